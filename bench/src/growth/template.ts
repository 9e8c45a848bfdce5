import { GAMES } from '@fathom/games';
import {
  NO_FIGURES,
  NO_KEYS,
  NO_LOG,
  chanceFrom,
  memoryLog,
  openMatches,
  virtualClock,
} from '@fathom/host';
import type { Listener, LiveMatch, MatchStore, Matches, VirtualClock } from '@fathom/host';
import type { Seat, Seed } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { WORTH_KEEPING } from '../../../packages/host/src/keep-bookmark.ts';
import { codeId } from '../../../packages/server/src/code-id.ts';
import type { CreateMatch } from '@fathom/protocol';

/** A match that a host really played, as the calls by which it kept it: copies of it are as good as others. */
export interface Template {
  readonly id: string;
  readonly guests: readonly string[];
  readonly rows: number;
  readonly calls: readonly Call[];
}
interface Call {
  readonly method: string;
  readonly args: string; // JSON
}

export interface TemplatePlan {
  readonly name: string; // one letter, the same for no two templates
  readonly ask: Pick<CreateMatch, 'game' | 'options' | 'clock'>;
  readonly seats: readonly string[];
  /** Plays as far as it should go. */
  readonly play: (table: PlayedTable) => Promise<void>;
}
export interface PlayedTable {
  readonly match: LiveMatch;
  readonly act: (seat: string, action: unknown) => Promise<void>;
  /** Lets time pass, with all that it brings. */
  readonly pass: (millis: number) => Promise<void>;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 2000; // turns of the host, until it has let go of a match that nobody needs
const NOT_OF_A_MATCH = ['markAlive'];
const BOOKMARKED = 'bookmarks.keep';
const READING = [
  'read',
  'bookmarks',
  'head',
  'papers',
  'listings',
  'wakes',
  'matchesOf',
  'openOf',
  'openCount',
  'unlisted',
];
const LEFT_OUT = new Set<PropertyKey>([...READING, ...NOT_OF_A_MATCH]);

/** Plays a match in a host on a clock of its own, until the host lets go of it because nobody is there. */
export async function makeTemplate(plan: TemplatePlan, startAt: number): Promise<Template> {
  const calls: Call[] = [];
  const clock = virtualClock(startAt);
  const id = plan.name.repeat(8);
  const guests = plan.seats.map((_, i) => `${i}${'0f'.repeat(15)}${i}`);
  const matches = openHost(recorded(memoryLog(), calls), clock, id);
  const match = await open(matches, plan, guests);
  const watcher = listenerFor(guests[0] ?? ''); // as long as somebody is there the match stays in memory
  match.join(watcher, { t: 'join', v: PROTOCOL_VERSION, match: id });
  await plan.play({
    match,
    pass: async (millis) => {
      clock.pass(millis);
      await match.settled();
    },
    act: async (seat, action) => {
      const from = listenerFor(guests[plan.seats.indexOf(seat)] ?? '');
      const id = `m${calls.length}`;
      const refusal = await match.act({ t: 'act', id, seat: seat as Seat, action }, from);
      if (refusal !== null) throw new Error(`${seat} was refused: ${refusal.code}`);
    },
  });
  match.part(watcher);
  await untilAtRest(calls, { clock, rows: match.state.length });
  await matches.stop();
  return { id, guests, rows: calls.filter(({ method }) => method === 'append').length, calls };
}

const listenerFor = (guest: string): Listener => ({
  guest,
  send: () => undefined,
  dismiss: () => undefined,
});

/** Whatever changes the store is noted: what a host writes beside its rows is copied, too. */
function recorded(store: Required<MatchStore>, calls: Call[]): MatchStore {
  const { read, keep } = store.bookmarks;
  const bookmarks = {
    read,
    keep: (...args: Parameters<typeof keep>) => {
      calls.push({ method: BOOKMARKED, args: JSON.stringify(args) });
      return keep(...args);
    },
  };
  return new Proxy(
    { ...store, bookmarks },
    {
      get: (target, method) => {
        const work: unknown = Reflect.get(target, method);
        if (typeof work !== 'function' || LEFT_OUT.has(method)) return work;
        return (...args: readonly unknown[]): unknown => {
          calls.push({ method: String(method), args: JSON.stringify(args) });
          return Reflect.apply(work, target, args);
        };
      },
    },
  );
}

const openHost = (store: MatchStore, clock: VirtualClock, id: string): Matches =>
  openMatches(
    {
      ...clock,
      games: GAMES,
      store,
      code: codeId(),
      chance: { ...chanceFrom(() => '5'.repeat(64) as Seed), newMatchId: () => id },
      keys: NO_KEYS,
      bots: { choose: () => ({ type: 'nothing' }), forget: () => undefined },
      figures: NO_FIGURES,
      log: NO_LOG,
    },
    { aliveAt: null },
  );

async function open(
  matches: Matches,
  { ask, seats }: TemplatePlan,
  guests: readonly string[],
): Promise<LiveMatch> {
  const people = guests.map((guest, i) => ({ guest, name: `Guest ${i}` }));
  const [creator] = people;
  if (creator === undefined) throw new Error('a match needs people');
  const rest = { seats: {}, visibility: 'public', pace: 'human', start: 'full' } as const;
  const match = await matches.create({ ...ask, ...rest }, creator);
  if ('code' in match) throw new Error(`no match was made: ${match.code}`);
  for (const [i, person] of people.entries()) {
    const request = { seat: seats[i] as Seat, key: null, contribution: null, leave: null };
    const refusal = await matches.sit(match, person, request);
    if (refusal !== null) throw new Error(`nobody sat down: ${refusal.code}`);
  }
  return match;
}

async function untilAtRest(
  calls: readonly Call[],
  { clock, rows }: { readonly clock: VirtualClock; readonly rows: number },
): Promise<void> {
  const last = rows < WORTH_KEEPING ? 'rest' : BOOKMARKED;
  for (let wait = 0; wait < LONGEST_WAIT; wait++) {
    if (calls.at(-1)?.method === last) return;
    clock.pass(MINUTE / 3);
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('the host did not let go of a match that nobody needs');
}
