import { makeDisk, memoryLog, NO_FIGURES, NO_KEYS, openThinker, virtualClock } from '@fathom/host';
import type { Chance, Listener, MatchRow, MemoryDisk, Services, VirtualClock } from '@fathom/host';
import { luckOf, playable, refuse } from '@fathom/kit';
import type { Chair, Game, GameParts, Millis, Playable, Seat, Seed, Side } from '@fathom/kit';
import { parseServerMessage } from '@fathom/protocol';
import type { ServerMessage } from '@fathom/protocol';
import * as v from 'valibot';

// A game of counting: in turn each adds 1 to 3, and whoever reaches the goal has won.

interface State {
  readonly total: number;
  readonly turn: number; // whose, as a number of CHAIRS
}
interface Add {
  readonly type: 'add';
  readonly n: number;
}
interface Added {
  readonly type: 'added';
  readonly n: number;
}
type View = State;

const CHAIRS: readonly Chair[] = ['left', 'right'].map((name) => ({
  seat: name as Seat,
  side: name as Side,
  role: 'counter',
}));
export const LEFT = 'left' as Seat;
export const RIGHT = 'right' as Seat;
export const BOT_PAUSE = 2_000;

interface Rules {
  readonly version: number;
  readonly goal: number;
}

export const countingGame = ({
  version,
  goal,
}: Rules): Game<State, Add, Added, View, Readonly<Record<string, never>>> => ({
  id: 'counting',
  name: 'Counting',
  version,
  setup: v.strictObject({}),
  action: v.strictObject({ type: v.literal('add'), n: v.number() }),
  chairs: () => CHAIRS,
  start: () => ({ total: 0, turn: 0 }),
  decide: ({ state, emit }, input) => {
    if (input.type !== 'act') {
      emit({ type: 'added', n: goal });
      return null;
    }
    if (input.seat !== CHAIRS[state.turn]?.seat) return refuse('notYourTurn');
    const { n } = input.action;
    if (n < 1 || n > 3) return refuse('outOfRange', { least: 1, most: 3 });
    emit({ type: 'added', n });
    return null;
  },
  evolve: ({ total, turn }, { n }) => ({ total: total + n, turn: 1 - turn }),
  view: ({ total, turn }) => ({ total, turn }),
  redact: (event) => event,
  legal: function* legal({ total, turn }, seat) {
    if (total < goal && CHAIRS[turn]?.seat === seat)
      yield* [1, 2, 3].map((n): Add => ({ type: 'add', n }));
  },
  toAct: ({ total, turn }) => (total < goal ? [CHAIRS[turn]?.seat ?? LEFT] : []),
  deadline: () => null,
  outcome: ({ total, turn }) =>
    total < goal ? null : { winners: [CHAIRS[1 - turn]?.side ?? ('' as Side)], reason: 'goal' },
});

/** One version of the rules; its bots add what they are called by: "one", "two". */
export const counting = (
  rules: Rules,
  parts: Partial<GameParts<View, Added, Add>> = {},
): Playable =>
  playable(countingGame(rules), {
    bots: ['one', 'two'].map((level, i) => ({
      level,
      name: level,
      summary: `adds ${i + 1}`,
      sit: (seat) => {
        let seen: View | null = null;
        return {
          observe: ({ view }) => void (seen = view),
          choose: () =>
            seen === null || seen.total >= rules.goal || CHAIRS[seen.turn]?.seat !== seat
              ? null
              : {
                  action: { type: 'add', n: i + 1 },
                  pause: BOT_PAUSE,
                  belief: null,
                  options: [],
                },
        };
      },
    })),
    ...parts,
  });

/** Seeds and ids that count up. */
export function countedChance(from: number): Chance {
  let drawn = from;
  const luck = luckOf(7);
  return {
    int: (below) => luck.int(below),
    newSeed: () => String((drawn += 1)).padStart(64, '0') as Seed,
    newMatchId: () => `match${String((drawn += 1)).padStart(3, '2')}`,
  };
}

export interface Shell {
  readonly services: Services;
  readonly clock: VirtualClock;
  readonly disk: MemoryDisk;
  readonly complaints: readonly string[];
}

/** All that a shell brings, with nothing real in it. */
export function makeShell(
  games: readonly Playable[],
  {
    disk = makeDisk(),
    clock = virtualClock(1_000),
  }: { disk?: MemoryDisk; clock?: VirtualClock } = {},
): Shell {
  const complaints: string[] = [];
  const complain = (facts: object, text: string): void =>
    void complaints.push(`${text} ${JSON.stringify(facts)}`);
  const services: Services = {
    games,
    store: memoryLog(disk),
    chance: countedChance(100 * disk.logs.size),
    keys: NO_KEYS,
    bots: openThinker(games, () => luckOf(1)),
    figures: NO_FIGURES,
    log: { warn: complain, error: complain },
    now: clock.now,
    calendar: clock.calendar,
    after: clock.after,
  };
  return { services, clock, disk, complaints };
}

/** Somebody who writes down all that is said. */
export function listening(guest: string): Listener & { readonly heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return {
    guest,
    heard,
    send: (text) => void heard.push(parseServerMessage(text)),
    dismiss: () => {},
  };
}

const seated = (guest: string, seat: Seat): MatchRow => ({
  type: 'seated',
  at: 1_000,
  seat,
  guest,
  name: guest,
  contribution: null,
});

/** The log of a match of `counting` between Ann and Ben in which so many turns were taken. */
export const countingLog = (id: string, turns: number): string[] =>
  [
    {
      type: 'created',
      at: 1_000,
      id,
      game: 'counting',
      version: 1,
      setup: {},
      clock: { type: 'none' },
      visibility: 'public',
      pace: 'instant',
      creator: 'ann',
      plan: {},
      hostSeed: '7'.repeat(64) as Seed,
    } satisfies MatchRow,
    seated('ann', LEFT),
    seated('ben', RIGHT),
    { type: 'started', at: 1_000 } satisfies MatchRow,
    ...Array.from({ length: turns }, (_, i): MatchRow => ({
      type: 'played',
      id: null,
      input: {
        type: 'act',
        at: 0 as Millis,
        seat: i % 2 === 0 ? LEFT : RIGHT,
        action: { type: 'add', n: 1 },
      },
      events: [{ type: 'added', n: 1 }],
    })),
  ].map((row) => JSON.stringify(row));
