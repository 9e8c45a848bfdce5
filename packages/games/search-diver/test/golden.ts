import { readFileSync, readdirSync } from 'node:fs';
import type { MatchRecord } from '@fathom/kit';
import { parseGolden } from '@fathom/kit/golden';

export const GOLDEN: URL = new URL('../golden/', import.meta.url);

export const goldenNames = (): readonly string[] =>
  readdirSync(GOLDEN).filter((name) => name.endsWith('.jsonl'));

export const readGolden = (name: string): MatchRecord =>
  parseGolden(readFileSync(new URL(name, GOLDEN), 'utf8'));
