import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Of one process, in ticks of the kernel's clock. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and of those of its children that have ended. */
  readonly ticks: number;
}

const PROC = '/proc';
const MILLIS = 1000;

/** Reads a line of /proc/<pid>/stat. The program's name is in brackets, and may hold brackets and blanks itself. */
export function parseStat(line: string): ProcessTimes {
  const pid = Number.parseInt(line, 10);
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { pid, parent, ticks: user + system + childrenUser + childrenSystem };
}

/** What a process and all that descend from it have used. */
export function ticksOfTree(all: readonly ProcessTimes[], root: number): number {
  const own = all.find(({ pid }) => pid === root)?.ticks ?? 0;
  const children = all.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + ticksOfTree(all, pid), own);
}

/** Milliseconds of processor time of each of these processes so far, with all that they have started. */
export function processorTimes(roots: readonly number[]): number[] {
  const all = readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  return roots.map((root) => (ticksOfTree(all, root) * MILLIS) / ticksPerSecond());
}

function statOf(pid: string): ProcessTimes[] {
  try {
    return [parseStat(readFileSync(`${PROC}/${pid}/stat`, 'utf8'))];
  } catch {
    return []; // it has ended meanwhile
  }
}

let ticks: number | null = null;
function ticksPerSecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}
