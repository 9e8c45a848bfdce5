import { digest } from './fair.ts';
import type { Playable } from './playable.ts';
import { makeHeader, matchRecordSchema } from './record.ts';
import type { MatchRecord, RecordHeader } from './record.ts';
import type { Seed } from './rng.ts';
import { parse } from './schema.ts';

/** A golden game that is to be made. */
export interface GoldenPlan {
  readonly name: string;
  readonly attempt: number; // at an ending that luck must bring about
  readonly setup: unknown;
  readonly bots?: readonly string[]; // their levels, in the order of the chairs
}

/** All that comes before the first row. Its luck depends on the name and the attempt alone. */
export function goldenHeader(
  game: Playable,
  { name, attempt, setup, bots = [] }: GoldenPlan,
): RecordHeader {
  const players = game
    .chairs(setup)
    .map(({ seat }, i) => ({ seat, name: seat, bot: bots[i] ?? null, contribution: null }));
  return makeHeader(game, {
    match: digest([name, attempt]).slice(0, 8),
    hostSeed: digest(['golden', name, attempt]) as Seed,
    setup: game.parseSetup(setup),
    players,
    startedAt: '2026-01-01T00:00:00.000Z',
  });
}

/**
 * A golden game is a match record as JSON lines: the header, then a line for each row of the log, then the outcome.
 * One line per row makes a change easy to see.
 */
export function makeGolden({ lines, outcome, ...header }: MatchRecord): string {
  return [header, ...lines, { outcome }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export function parseGolden(text: string): MatchRecord {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const record = { ...rows[0], lines: rows.slice(1, -1), ...rows.at(-1) };
  return parse(matchRecordSchema, record, 'golden game');
}
