import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../../../../.cache');
const FILE = join(CACHE, 'browser-measures.json');

type Measures = Readonly<Record<string, unknown>>;

/** Prints what was measured, and keeps it beside what other tests measure. */
export function keepMeasure(name: string, value: unknown): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...known(), [name]: value }, null, 2)}\n`);
  console.log(`      measured: ${name} ${JSON.stringify(value)}`);
}

function known(): Measures {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Measures;
  } catch {
    return {};
  }
}

/** How many programs want each core: so much longer takes what is timed. 1 on a machine with nothing else to do. */
export const crowding = (): number => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
