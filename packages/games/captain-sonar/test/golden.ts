import { readFileSync, readdirSync } from 'node:fs';
import { matchRecordSchema, parse } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';

/**
 * A golden game is a match record as JSON lines: the header, then a line for each row of the log, then the
 * outcome. One line a row makes a change easy to see.
 */
export const GOLDEN: URL = new URL('../golden/', import.meta.url);

export const goldenNames = (): readonly string[] =>
  readdirSync(GOLDEN).filter((name) => name.endsWith('.jsonl'));

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

export const readGolden = (name: string): MatchRecord =>
  parseGolden(readFileSync(new URL(name, GOLDEN), 'utf8'));
