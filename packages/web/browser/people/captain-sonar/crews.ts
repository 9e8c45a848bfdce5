import { ROLES, SIDES, parseAction } from '@fathom/captain-sonar/client';
import type { Action, Role, Setup, SideName } from '@fathom/captain-sonar/client';
import type { CreateMatch } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { Person } from '../person.ts';
import { openRawSocket } from '../raw-socket.ts';
import type { RawSocket } from '../raw-socket.ts';

export type SeatName = `${SideName}.${Role}`;
/** Who sits where. A seat that is not named goes to a bot. */
export type Roster = { readonly [Name in SeatName]?: Person };
export type SeatAction = readonly [seat: SeatName, action: Action];

export const SEATS: readonly SeatName[] = SIDES.flatMap((side) =>
  ROLES.map((role): SeatName => `${side}.${role}`),
);

/** One person with all four roles of a crew. */
export const alone = (side: SideName, person: Person): Roster =>
  Object.fromEntries(ROLES.map((role) => [`${side}.${role}`, person]));

export const peopleIn = (roster: Roster): readonly Person[] => [...new Set(Object.values(roster))];

interface Wishes extends Omit<Partial<CreateMatch>, 'options'> {
  readonly options?: Partial<Setup>;
}

/** A private table that has begun, with everybody looking at it; its id. Bots act at once. */
export async function comeAboard(roster: Roster, wishes: Wishes = {}): Promise<string> {
  const [host] = peopleIn(roster);
  if (host === undefined) throw new Error('nobody comes');
  const planned = SEATS.map((seat) => [seat, planFor(roster[seat], host)] as const);
  const { match, keys } = await host.makeMatch({
    game: 'captain-sonar',
    pace: 'instant',
    start: 'full',
    seats: Object.fromEntries(planned),
    ...wishes,
  });
  for (const seat of SEATS) {
    const person = roster[seat];
    if (person !== undefined && person !== host) await person.takeSeat(match.id, keys[seat] ?? '');
  }
  await Promise.all(peopleIn(roster).map((person) => person.open(`/m/${match.id}`)));
  return match.id;
}

const planFor = (
  person: Person | undefined,
  host: Person,
): NonNullable<CreateMatch['seats']>[string] => {
  if (person === undefined) return { bot: 'cadet' };
  return person === host ? 'me' : 'open';
};

const WORKERS: { readonly [Type in Action['type']]?: Role } = {
  gauge: 'firstMate',
  ok: 'firstMate',
  drone: 'firstMate',
  break: 'engineer',
  readyToDive: 'engineer',
  sheet: 'radioOperator',
};

/** What a crew does, one thing after another: orders('alpha', 'course S', 'gauge mine', 'break S5'). */
export const orders = (side: SideName, ...texts: readonly string[]): readonly SeatAction[] =>
  texts.map((text) => {
    const action = parseAction(text);
    return [`${side}.${WORKERS[action.type] ?? 'captain'}`, action];
  });

/** Things that are done faster than anyone could click, by the people whose work they are. */
export async function fastForward(
  roster: Roster,
  match: string,
  deeds: readonly SeatAction[],
): Promise<void> {
  const hands = new Map<Person, RawSocket>();
  const handOf = async (seat: SeatName): Promise<RawSocket> => {
    const person = roster[seat];
    if (person === undefined) throw new Error(`a bot sits at ${seat}`);
    const hand = hands.get(person) ?? (await openRawSocket(person.page, match));
    hands.set(person, hand);
    return hand;
  };
  for (const [seat, action] of deeds) {
    const answer = await (await handOf(seat)).act(seat, action);
    expect(answer, `${seat} ${JSON.stringify(action)}`).toMatch(/"t":"(update|paper)"/);
  }
  await Promise.all([...hands.values()].map((hand) => hand.close()));
}
