import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BeliefResult } from '../belief/measure.ts';
import type { CrewsMeasured } from '../crews/measure.ts';
import type { RulesResult } from '../rules/measure.ts';
import type { ServerResult } from '../trial/measure.ts';
import type { Machine } from './machine.ts';

/** Raised when a field changes its meaning or goes. README.md explains the fields. */
export const SCHEMA = 1;

export interface Results {
  readonly schema: typeof SCHEMA;
  readonly date: string;
  readonly seconds: number; // the whole run
  readonly quick: boolean; // true: too short to be quoted
  readonly machine: Machine;
  readonly versions: Readonly<Record<string, string>>;
  readonly rules: RulesResult | null; // null: not asked for
  readonly belief: BeliefResult | null;
  readonly server: ServerResult | null;
  readonly crews: CrewsMeasured | null;
  readonly aims: readonly Aim[];
}
/** What was asked for in this run. */
export type Measured = Pick<Results, 'rules' | 'belief' | 'server' | 'crews'>;
export interface Aim {
  readonly what: string;
  readonly kind: 'at least' | 'at most';
  readonly aim: number;
  readonly got: number;
  readonly met: boolean;
}

const FOLDER = new URL('../../results/', import.meta.url);

/** Writes the run under its date and as latest.json; the path of the former. */
export function writeResults(results: Results): string {
  mkdirSync(FOLDER, { recursive: true });
  const text = `${JSON.stringify(results, null, 2)}\n`;
  const file = new URL(`${results.date.replace(/[:.]/g, '-')}.json`, FOLDER);
  writeFileSync(file, text);
  writeFileSync(new URL('latest.json', FOLDER), text);
  return fileURLToPath(file);
}
