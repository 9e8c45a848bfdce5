import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BeliefResult } from '../belief/measure.ts';
import type { ClusterResult } from '../cluster/measure.ts';
import type { CrewsMeasured } from '../crews/measure.ts';
import type { GrowthResult } from '../growth/measure.ts';
import type { RulesResult } from '../rules/measure.ts';
import type { ServerResult } from '../trial/measure.ts';
import type { SteadyResult } from '../trial/steady.ts';
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
  readonly steady: SteadyResult | null;
  readonly crews: CrewsMeasured | null;
  readonly growth: GrowthResult | null;
  readonly cluster: ClusterResult | null;
  readonly aims: readonly Aim[];
}
/** What was asked for in this run. */
export type Measured = Pick<
  Results,
  'rules' | 'belief' | 'server' | 'steady' | 'crews' | 'growth' | 'cluster'
>;
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
  const name = `${results.date.replace(/[:.]/g, '-')}.json`;
  write('latest.json', results);
  return write(name, results);
}

/** Writes the parts of a run that was neither shortened nor narrowed where the repository keeps them; their paths. */
export const keepParts = ({
  rules,
  belief,
  server,
  steady,
  crews,
  growth,
  cluster,
  aims,
  ...run
}: Results): string[] =>
  Object.entries({
    rules,
    belief,
    server,
    steady,
    crews,
    growth,
    cluster,
  } satisfies Measured).flatMap(([part, result]) => {
    if (result === null) return [];
    const own = aims.filter(({ what }) => what.startsWith(`${part}:`));
    return [write(`measured-${part}.json`, { ...run, [part]: result, aims: own })];
  });

function write(name: string, content: object): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = new URL(name, FOLDER);
  writeFileSync(file, `${JSON.stringify(content, brief, 2)}\n`);
  return fileURLToPath(file);
}

/** Nobody needs the sixteenth digit of a measurement. */
const brief = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
