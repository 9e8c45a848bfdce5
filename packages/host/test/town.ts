import { openConnection, openMatches, virtualClock } from '@fathom/host';
import type { Connection, LiveMatch, Matches, MemoryDisk, VirtualClock } from '@fathom/host';
import type { Playable, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch, ServerMessage } from '@fathom/protocol';
import { openNeighbourhood } from '../testing/neighbours.ts';
import type { Neighbour } from '../testing/neighbours.ts';
import { countedChance, counting, listening, makeShell, RIGHT } from './toy.ts';

// Several hosts of one store, and people who come to them.

const GAME = counting({ version: 1, goal: 30 });
export const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'instant',
};
/** It needs no time, and waits for the look of it. */
export const FOR_SHOW = {
  level: 'show',
  name: 'show',
  summary: 'adds 1',
  sit: () => ({
    observe: () => {},
    choose: () => ({ action: { type: 'add', n: 1 } as const, belief: null, options: [] }),
  }),
};
export const ANN = { guest: 'ann', name: 'Ann' };

interface Host extends Neighbour {
  readonly matches: Matches;
  readonly complaints: readonly string[];
  readonly store: Breakable;
}
interface Breakable {
  isAway: boolean; // nothing can be read
  lag: number; // milliseconds that this host's clock is behind
}
interface Town {
  readonly hosts: readonly [Host, Host, Host];
  readonly clock: VirtualClock;
  readonly disk: MemoryDisk;
}

/** Three hosts on one store. */
export function openTown(games: readonly Playable[] = [GAME]): Town {
  const clock = virtualClock(1_000);
  const { addHost } = openNeighbourhood();
  const { disk } = makeShell(games, { clock });
  let opened = 0;
  const open = (): Host => {
    const neighbour = addHost();
    const shell = makeShell(games, { clock, disk });
    const chance = countedChance(200 * (opened += 1));
    const breakable: Breakable = { isAway: false, lag: 0 };
    const { store } = shell.services;
    const read: typeof store.read = (match, page) =>
      breakable.isAway ? Promise.reject(new Error('away')) : store.read(match, page);
    const services = {
      ...shell.services,
      now: () => clock.now() - breakable.lag,
      chance,
      store: { ...store, read },
      peers: neighbour.peers,
    };
    const matches = openMatches(services, { runningPerGuest: 10, aliveAt: null });
    return Object.assign(neighbour, { matches, complaints: shell.complaints, store: breakable });
  };
  return { hosts: [open(), open(), open()], clock, disk };
}

/** Lets all hosts finish what they do but wait. */
export async function settle({ hosts }: Town): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    for (const { matches } of hosts) for (const match of matches.inMemory()) await match.settled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
export async function pass(town: Town, millis: number): Promise<void> {
  await settle(town);
  town.clock.pass(millis);
  await settle(town);
}

interface Visit extends Connection {
  readonly heard: ServerMessage[];
  readonly match: LiveMatch;
  readonly updates: () => readonly ServerMessage[];
  readonly act: (seat: Seat, n: number, id: string) => Promise<void>;
  readonly last: (t: ServerMessage['t']) => ServerMessage | undefined;
}

export async function visit({ matches }: Host, guest: string, id: string): Promise<Visit> {
  const listener = listening(guest);
  const { heard } = listener;
  const connection = openConnection({
    listener,
    find: matches.find,
    nameOf: async () => guest,
  });
  await connection.hear({ t: 'join', v: PROTOCOL_VERSION, match: id });
  const match = await matches.find(id);
  if (match === null) throw new Error(`no match ${id}`);
  return {
    hear: (message) => connection.hear(message),
    close: () => connection.close(),
    heard,
    match,
    updates: () => heard.filter(({ t }) => t === 'update'),
    act: (seat, n, input) =>
      connection.hear({ t: 'act', id: input, seat, action: { type: 'add', n } }),
    last: (t) => heard.findLast((message) => message.t === t),
  };
}

export const numbers = (by: Visit): readonly number[] =>
  by.updates().flatMap((message) => ('n' in message ? message.n : []) as number);
/** Without whose input it was. */
export const told = (by: Visit): readonly object[] =>
  by.updates().map((message) => Object.assign({}, message, { re: undefined }));
export const say = (by: Visit, text: string): Promise<void> =>
  by.hear({ t: 'chat', id: text, to: 'table', text });
export const here = (by: Visit): readonly boolean[] =>
  by.match.info().seats.map(({ holder }) => holder?.kind === 'person' && holder.here);

export const SIT = { key: null, contribution: null, leave: null };

/** Ann at the first host, Ben at the second, in a match that the first one made. */
export async function twoAtTwo(town: Town, ask: Partial<CreateMatch> = {}) {
  const [one, two] = town.hosts;
  const made = await one.matches.create({ ...ASK, ...ask }, ANN);
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  const ann = await visit(one, 'ann', id);
  const ben = await visit(two, 'ben', id);
  await two.matches.sit(ben.match, { guest: 'ben', name: 'Ben' }, { seat: RIGHT, ...SIT });
  await settle(town);
  return { id, ann, ben };
}
