import { openConnection, openMatches } from '@fathom/host';
import type { Connection, LiveMatch, Matches, MatchStore, Services } from '@fathom/host';
import type { Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch, OwnGroup, OwnMessage, ServerMessage } from '@fathom/protocol';
import { counting, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

export const GAME = counting({ version: 1, goal: 1_000 });
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'days', days: 3 },
  pace: 'human',
};
export const SIT = { seat: RIGHT, key: null, contribution: null, leave: null };
export const named = (guest: string) => ({ guest, name: guest });

/** A host whose store notes what is written besides the rows themselves. */
export interface Watched {
  readonly shell: Shell;
  readonly matches: Matches;
  readonly written: string[];
}

export function hosting({ peers, reach, ...machine }: HostOptions = {}): Watched {
  const shell = makeShell([GAME], machine);
  const { store } = shell.services;
  const { news } = store;
  if (news === undefined) throw new Error('a store without news');
  const written: string[] = [];
  const watched: MatchStore = {
    ...store,
    append: (append) => {
      if (append.own !== undefined)
        written.push(append.own.map(({ guest, turn }) => `${guest} ${turn}`).join());
      if (append.listing !== null) written.push('list');
      return store.append(append);
    },
    relist: (...given) => {
      written.push('relist');
      return store.relist(...given);
    },
    rest: (...given) => {
      written.push('rest');
      return store.rest(...given);
    },
    news: {
      ...news,
      see: (match, guest) => {
        written.push(`see ${guest}`);
        return news.see(match, guest);
      },
    },
  };
  const services = {
    ...shell.services,
    store: watched,
    ...(peers && { peers }),
    ...(reach && { reach }),
  };
  return { shell, written, matches: openMatches(services, { aliveAt: shell.disk.aliveAt }) };
}
type HostOptions = Partial<Pick<Services, 'peers' | 'reach'> & Pick<Shell, 'disk' | 'clock'>>;

export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
};

interface Visitor extends Connection {
  readonly heard: readonly ServerMessage[];
  readonly move: (seat: Seat) => Promise<void>;
  readonly own: () => OwnMessage | undefined; // the last one
}
let inputs = 0;
export function visitor({ matches }: Watched, guest: string): Visitor {
  const listener = listening(guest);
  const connection = openConnection({
    listener,
    find: matches.find,
    nameOf: async () => guest,
    follow: matches.followers.follow,
  });
  return {
    hear: (message) => connection.hear(message),
    close: () => connection.close(),
    heard: listener.heard,
    move: (seat) =>
      connection.hear({
        t: 'act',
        id: `i${(inputs += 1)}`,
        seat,
        action: { type: 'add', n: 1 },
      }),
    own: () => listener.heard.findLast((message) => message.t === 'own'),
  };
}
export const join = async (
  host: Watched,
  guest: string,
  { state }: LiveMatch,
): Promise<Visitor> => {
  const who = visitor(host, guest);
  await who.hear({ t: 'join', v: PROTOCOL_VERSION, match: state.created.id });
  await quiet();
  return who;
};

export async function make(host: Watched, ask: Partial<CreateMatch> = {}): Promise<LiveMatch> {
  const match = await host.matches.create({ ...ASK, ...ask }, named('ann'));
  if ('code' in match) throw new Error(match.code);
  return match;
}
/** Ann's match, in which Ben sits, too; it is Ann's turn. */
export async function begun(host: Watched, ask: Partial<CreateMatch> = {}): Promise<LiveMatch> {
  const match = await make(host, ask);
  await host.matches.sit(match, named('ben'), SIT);
  return match;
}
export const listOf = async (
  { matches }: Watched,
  guest: string,
  group: OwnGroup,
): Promise<number> => (await matches.countsOf(guest))[group];
export const stored = (host: Watched, guest: string, match: LiveMatch) => {
  const listing = host.shell.disk.listings.get(match.state.created.id);
  return listing?.shown?.people.find((one) => one.guest === guest);
};
export const newsOf = (host: Watched, guest: string, match: LiveMatch): string | null =>
  stored(host, guest, match)?.news?.kind ?? null;
