import { HUNTERS, freeCities } from '@fathom/dark-water-salvage/client';
import type { Action, HunterName, Setup, View } from '@fathom/dark-water-salvage/client';
import { apply } from '@fathom/kit';
import type { Message, Snapshot } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { Person } from '../people/person.ts';
import { openRawSocket } from '../people/raw-socket.ts';
import type { RawSocket } from '../people/raw-socket.ts';

/** Who hunts. A hunter that is not named is a bot, if the match has one of that name. */
export type Roster = { readonly [Name in HunterName]?: Person };

interface Wishes extends Omit<Partial<CreateMatch>, 'options'> {
  readonly options?: Partial<Setup>;
}

export const peopleIn = (roster: Roster): readonly Person[] => [...new Set(Object.values(roster))];
const namesIn = (roster: Roster): readonly HunterName[] =>
  HUNTERS.filter((name) => roster[name] !== undefined);

/** A private table that has begun, with everybody looking at it; its id. Bots act at once. */
export async function gather(roster: Roster, wishes: Wishes = {}): Promise<string> {
  const [host] = peopleIn(roster);
  if (host === undefined) throw new Error('nobody comes');
  const players = wishes.options?.players ?? Math.max(2, namesIn(roster).length);
  const plan = (person: Person | undefined): NonNullable<CreateMatch['seats']>[string] => {
    if (person === undefined) return { bot: 'cadet' };
    return person === host ? 'me' : 'open';
  };
  const { match, keys } = await host.makeMatch({
    game: 'dark-water-salvage',
    pace: 'instant',
    start: 'full',
    seats: Object.fromEntries(
      HUNTERS.slice(0, players).map((name) => [name, plan(roster[name])] as const),
    ),
    ...wishes,
    options: { ...wishes.options, players },
  });
  for (const name of namesIn(roster)) {
    const person = roster[name];
    if (person !== undefined && person !== host) await person.takeSeat(match.id, keys[name] ?? '');
  }
  await Promise.all(peopleIn(roster).map((person) => person.open(`/m/${match.id}`)));
  return match.id;
}

export const dueIn = ({ waiting, inOrder, phase }: View): readonly HunterName[] => {
  if (phase === 'over') return [];
  return inOrder ? waiting.slice(0, 1) : waiting;
};

/** What ends a round the soonest. */
export function idleAction(view: View): Action {
  if (view.phase === 'applying') return { type: 'apply', amount: 0 };
  if (view.phase === 'loop') return { type: 'done' };
  const [region] = freeCities(view);
  if (region === undefined) throw new Error('no city is free');
  return { type: 'city', region };
}

/** What a hunter does now; null: the quickest thing there is. */
export type Policy = (view: View, hunter: HunterName) => Action | null;

/** Plays faster than anyone could click until it is as wanted, and says how it stands then. */
export async function fastForward(
  roster: Roster,
  match: string,
  until: (view: View) => boolean,
  policy: Policy = () => null,
): Promise<View> {
  const names = namesIn(roster);
  const hands = new Map<HunterName, Hand>();
  for (const name of names) {
    const person = roster[name];
    if (person !== undefined) hands.set(name, await openHand(person, match));
  }
  const [first] = hands.values();
  if (first === undefined) throw new Error('nobody plays');
  let view = await first.view();
  while (!until(view)) {
    const due = dueIn(view).filter((name) => hands.has(name));
    await Promise.all(
      due.map(async (name) => {
        const hand = hands.get(name);
        const action = policy((await hand?.view()) ?? view, name) ?? idleAction(view);
        const answer = await hand?.socket.act(name, action);
        expect(answer, `${name} ${JSON.stringify(action)}`).toContain('"t":"update"');
      }),
    );
    const before = view;
    // Bots may have to act in between.
    await expect
      .poll(async () => (view = await first.view()) !== before, { intervals: [20] })
      .toBe(true);
  }
  await Promise.all([...hands.values()].map(({ socket }) => socket.close()));
  return view;
}

interface Hand {
  readonly socket: RawSocket;
  readonly view: () => Promise<View>;
}

async function openHand(person: Person, match: string): Promise<Hand> {
  const socket = await openRawSocket(person.page, match);
  let read = 0;
  let view: unknown = null;
  return {
    socket,
    view: async () => {
      const heard = await socket.heard();
      for (const message of heard.slice(read)) {
        if (message['t'] === 'welcome') ({ view } = message['table'] as Snapshot);
        if (message['t'] === 'update') view = apply(view, (message as never as Message).patch);
      }
      read = heard.length;
      return view as View;
    },
  };
}
