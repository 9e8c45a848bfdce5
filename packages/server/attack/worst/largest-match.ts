import type { MatchRow } from '@fathom/host';
import type { Input, Millis, Playable, Rng, Seat, Seed, Table } from '@fathom/kit';
import { matchSeed } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import { quickLuck } from '../luck.ts';

export const MATCH = '23456789';
const HOST_SEED = '7'.repeat(64) as Seed;
const DRY = 2_000; // tries without a row: nothing but the end is left
const TRIES = [7, 8, 9]; // the longest of them is taken
const BEGAN = 1_000_000;

/** A game with the options that make its matches longest. */
export interface LargeGame {
  readonly game: Playable;
  readonly setup: unknown;
}
/** A match in the middle of its play, and who plays it: a person for each seat, since every one of them is told. */
export interface LargeMatch extends LargeGame {
  readonly log: readonly MatchRow[];
  readonly rows: number; // of the table
  readonly table: Table;
  readonly seats: ReadonlyMap<string, readonly Seat[]>;
}

/** Plays at random, never to the end, for as many rows as there may be, and talks as much as may be said. */
export function largestMatch({ game, setup: given }: LargeGame, rows: number): LargeMatch {
  const setup = game.parseSetup(given);
  const chairs = game.chairs(setup);
  const seats = new Map(chairs.map(({ seat }): [string, readonly Seat[]] => [seat, [seat]]));
  const contributions = chairs.map(({ seat }) => ({ seat, contribution: null }));
  const origin = { setup, seed: matchSeed(MATCH, HOST_SEED, contributions) };
  const tables = TRIES.map((seed) => {
    const opened = game.open(origin);
    return playedOn(opened, [...seats.values()].flat(), { rows, luck: quickLuck(seed, 7) });
  });
  const table = tables.reduce((one, other) => (other.rows.length > one.rows.length ? other : one));
  const first: MatchRow = {
    type: 'created',
    at: BEGAN,
    id: MATCH,
    game: game.id,
    version: game.version,
    setup,
    clock: { type: 'none' },
    visibility: 'public',
    pace: 'instant',
    creator: chairs[0]?.seat ?? '',
    plan: {},
    hostSeed: HOST_SEED,
  };
  const seated = chairs.map(({ seat }): MatchRow => ({
    type: 'seated',
    at: BEGAN,
    seat,
    guest: seat,
    name: seat,
    contribution: null,
  }));
  const played = table.rows.map((row): MatchRow => ({ type: 'played', id: null, ...row }));
  const log = [first, ...seated, { type: 'started', at: BEGAN } as const, ...played];
  return {
    game,
    setup,
    seats,
    table,
    rows: table.rows.length,
    log: [...log, ...talk([...seats.keys()].slice(0, 2))],
  };
}

function playedOn(
  table: Table,
  seats: readonly Seat[],
  { rows, luck }: { readonly rows: number; readonly luck: Rng },
): Table {
  let at = 0;
  for (let dry = 0; table.rows.length < rows && dry < DRY; dry++) {
    at += 100;
    const input = nextInput(table, luck.pick(seats), { at: at as Millis, luck });
    const taken = input === null ? null : table.propose(input);
    if (taken?.ok !== true || taken.outcome !== null || taken.paper !== null) continue;
    table.commit(taken.row);
    dry = 0;
  }
  return table;
}

function nextInput(
  table: Table,
  seat: Seat,
  { at, luck }: { readonly at: Millis; readonly luck: Rng },
): Input<unknown> | null {
  const deadline = table.deadline();
  if (deadline !== null && deadline <= at) return { type: 'tick', at };
  const legal = [...table.legal(seat)];
  return legal.length === 0 ? null : { type: 'act', at, seat, action: luck.pick(legal) };
}

/** As many lines as two people may say, each as long as it may be. */
const talk = (guests: readonly string[]): readonly MatchRow[] =>
  guests.flatMap((guest, i) =>
    Array.from({ length: LIMITS.chatLinesSeated }, (_, n): MatchRow => ({
      type: 'chatted',
      id: `said-${n}`,
      guest,
      line: {
        n: i * LIMITS.chatLinesSeated + n + 1,
        to: 'table',
        seat: null,
        name: guest,
        text: '≈'.repeat(LIMITS.chatLength),
        at: BEGAN,
      },
    })),
  );
