import { apply } from '@fathom/kit';
import type { Message, Snapshot } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import { markerAt } from '@fathom/search-diver/client';
import type { Action, Setup, View } from '@fathom/search-diver/client';
import { expect } from '@playwright/test';
import type { Person } from '../person.ts';
import { openRawSocket } from '../raw-socket.ts';
import { Diver } from './diver.ts';
import { KNOWN_WATERS, MARKERS } from './waters.ts';

/** Who dives; with nobody at blue, red dives alone or against a bot. */
export interface Roster {
  readonly red: Person;
  readonly blue?: Person;
}
interface Wishes extends Omit<Partial<CreateMatch>, 'options'> {
  readonly options?: Partial<Setup>;
}

/** A private table that has begun; its id. Bots act at once. */
export async function sitDown({ red, blue }: Roster, wishes: Wishes = {}): Promise<string> {
  const { match, keys } = await red.makeMatch({
    game: 'search-diver',
    pace: 'instant',
    start: 'full',
    seats: { red: 'me' },
    ...wishes,
  });
  await blue?.takeSeat(match.id, keys['blue'] ?? '');
  return match.id;
}

/** The same, with everybody looking at it. */
export async function gather(roster: Roster, wishes: Wishes = {}): Promise<string> {
  const match = await sitDown(roster, wishes);
  const { red, blue } = roster;
  const people = blue === undefined ? [red] : [red, blue];
  await Promise.all(people.map((person) => person.open(`/m/${match}`)));
  return match;
}

/** What whoever is to act does. */
export type Policy = (view: View) => Action;
export const layMarkers: Policy = (view) => {
  const hex = MARKERS.find((each) => markerAt(view, each) === null);
  if (hex === undefined) throw new Error('all markers lie');
  return { type: 'place', hex };
};

interface Pastime {
  readonly policy: Policy;
  readonly until: (view: View) => boolean;
}

/** Plays faster than anyone could click until it is as wanted, and says how it stands then. */
export async function fastForward(
  roster: Roster,
  match: string,
  { policy, until }: Pastime,
): Promise<View> {
  const red = await openRawSocket(roster.red.page, match);
  const blue = roster.blue === undefined ? red : await openRawSocket(roster.blue.page, match);
  const hands = { red, blue, green: red, yellow: red }; // two at most play here
  const { table } = await red.hear('welcome');
  let view = (table as Snapshot).view as View;
  while (!until(view)) {
    const side = view.turn ?? 'red';
    const action = policy(view);
    const answer = await hands[side].act(side, action);
    expect(answer, `${side} ${JSON.stringify(action)}`).toContain('"t":"update"');
    // Everybody’s view is the same here, so one answer tells all.
    view = apply(view, (JSON.parse(answer) as Message).patch) as View;
  }
  await Promise.all([red.close(), blue.close()]);
  return view;
}

export const areLaid = ({ toPlace }: View): boolean => toPlace === 0;

/** A search alone in known waters, at its first dive. */
export async function diveAlone(person: Person): Promise<Diver> {
  const match = await gather({ red: person }, { options: { ...KNOWN_WATERS, players: 1 } });
  await fastForward({ red: person }, match, { policy: layMarkers, until: areLaid });
  const diver = new Diver(person);
  await expect(person.prompt).toHaveText('Day 1, 6 AM: your dive');
  return diver;
}
