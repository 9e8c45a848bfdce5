import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

const QUIET = 0.7;

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly os: string;
  readonly node: string;
  readonly loadBefore: number; // processes that wanted to run in the minute before, on average
}

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  os: `${platform()} ${release()}`,
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
});

/** null: nothing else seems to run here. */
export function warningOf({ loadBefore }: Machine): string | null {
  if (loadBefore < QUIET) return null;
  return `The machine was busy before this run (load ${loadBefore.toFixed(1)}): the figures, and ratios too, are rough.`;
}

const PACKAGES = ['boardgame.io', '@colyseus/core', '@colyseus/ws-transport', 'ws'];

/** What was measured against: the versions that are installed. */
export const versions = (): Record<string, string> =>
  Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)]));

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
