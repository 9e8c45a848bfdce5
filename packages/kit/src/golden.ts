import { matchRecordSchema } from './record.ts';
import type { MatchRecord } from './record.ts';
import { parse } from './schema.ts';

/**
 * A golden game is a match record as JSON lines: the header, then a line for each row of the log, then the outcome.
 * One line a row makes a change easy to see.
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
