import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openVictim } from '../victim.ts';
import type { Victim } from '../victim.ts';
import { growthOf, openHeapView } from './heap.ts';
import type { Growth, Heap, HeapView } from './heap.ts';
import type { SoakOptions } from './options.ts';
import { openCrowd } from './visitors.ts';

export interface SoakReport {
  readonly first: Heap; // after the first minute
  readonly last: Heap;
  readonly growth: readonly Growth[];
  readonly counts: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
}

const FIRST_SECONDS = 60;
const TELL_EVERY = 30; // seconds
const REST = 150_000; // milliseconds: the host keeps what is over for two minutes, and looks every twenty seconds

/** People come and go; before either look at the heap they have all left, so that like is compared with like. */
export async function soak(
  { seconds, visitors, seed }: SoakOptions,
  tell: (line: string) => void,
): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-soak-'));
  const counts: Record<string, number> = {};
  try {
    const victim = await openVictim({ folder, nodeOptions: '--inspect=127.0.0.1:0' });
    const view = await openHeapView(await inspectorOf(victim));
    const during = async (span: number, turn: number): Promise<Heap> => {
      const crowd = openCrowd({ address: victim.address, visitors, seed: seed + turn });
      for (let second = 1; second <= span; second++) {
        await pause(1_000);
        if (second % TELL_EVERY === 0) tell(`${turn + second} s: ${describe(victim)}`);
      }
      await crowd.stop();
      for (const [what, count] of Object.entries(crowd.counts()))
        counts[what] = (counts[what] ?? 0) + count;
      return lookAtRest(view);
    };
    const first = await during(FIRST_SECONDS, 0);
    tell(`after the first minute: heap ${megabytes(first)} MB`);
    const last = await during(seconds - FIRST_SECONDS, FIRST_SECONDS);
    tell(`at the end: heap ${megabytes(last)} MB`);
    view.close();
    await victim.stop();
    const complaints = victim.complaints().filter((line) => !isInspector(line));
    return { first, last, growth: growthOf(first, last), counts, complaints };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lookAtRest(view: HeapView): Promise<Heap> {
  await pause(REST);
  return view.look();
}

const megabytes = ({ bytes }: Heap): string => (bytes / 2 ** 20).toFixed(1);

const describe = (victim: Victim): string =>
  `process ${Math.round(victim.megabytes())} MB, disk ${victim.diskMegabytes().toFixed(1)} MB`;

const isInspector = (line: string): boolean =>
  /^(?:Debugger |For help, see: https:\/\/nodejs)/.test(line);

async function inspectorOf(victim: Victim): Promise<string> {
  for (;;) {
    const line = victim.complaints().find((said) => said.startsWith('Debugger listening on '));
    if (line !== undefined) return line.replace('Debugger listening on ', '');
    await pause(50);
  }
}
