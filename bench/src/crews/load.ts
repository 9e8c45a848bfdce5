/** The crews' side of a real-time run: a process of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Tally } from '../load/tally.ts';
import type { Wire } from '../load/wire.ts';
import { Crew } from './crew.ts';
import type { CrewsPlan, CrewsResult, FromCrews } from './messages.ts';
import { openCrews } from './open.ts';
import { makeVoyages } from './voyage.ts';

const AT_ONCE = 8; // matches being opened
const VOYAGES = 100;
const SEED = 2026;
const BEAT = 1000; // milliseconds from course to course

const tell = (message: FromCrews): void => void process.send?.(message);

async function openAll(port: number, matches: number): Promise<readonly (readonly Wire[])[]> {
  const opened: (readonly Wire[])[] = [];
  let begun = 0;
  const openSome = async (): Promise<void> => {
    while (begun < matches) {
      begun += 1;
      opened.push(await openCrews(port));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return opened;
}

/** Each crew keeps its own beat, spread evenly over the second. */
function sailOn(crews: readonly Crew[], beats: number): Promise<unknown> {
  return Promise.all(
    crews.map(async (crew, i) => {
      const from = performance.now() + (i / crews.length) * BEAT;
      for (let beat = 0; beat < beats; beat++) {
        await sleep(Math.max(0, from + beat * BEAT - performance.now()));
        if (!crew.sail()) return;
      }
    }),
  );
}

async function run({ port, matches, warmUp, measure }: CrewsPlan): Promise<CrewsResult> {
  const voyages = makeVoyages(VOYAGES, SEED);
  const tally = new Tally();
  const tables = await openAll(port, matches);
  const crews = tables.flatMap((wires, i) =>
    (['alpha', 'bravo'] as const).map((side, j) => {
      const voyage = voyages[(2 * i + j) % voyages.length];
      if (voyage === undefined) throw new Error('there are no voyages');
      return new Crew(wires, side, { voyage, tally });
    }),
  );
  for (const crew of crews) crew.begin();
  await sleep(BEAT);
  await sailOn(crews, warmUp);
  tell({ type: 'started' });
  const cpu = process.cpuUsage();
  const from = performance.now();
  tally.start();
  await sailOn(crews, measure);
  await sleep(BEAT / 4);
  tally.stop();
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return {
    moves: tally.moves,
    movesPerSecond: tally.moves / seconds,
    seconds,
    latency: tally.latency(),
    bytesPerUpdate: tally.bytes / tally.messages,
    updatesPerMove: tally.messages / tally.moves,
    late: crews.reduce((sum, crew) => sum + crew.late, 0),
    generatorCpu: (user + system) / 1e6 / seconds,
  };
}

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.send?.({ type: 'failed', reason } satisfies FromCrews, () => process.exit(1));
}

process.on('disconnect', () => process.exit());
process.on('uncaughtException', fail);
process.once('message', (plan: CrewsPlan) => {
  run(plan).then((result) => tell({ type: 'done', result }), fail);
});
