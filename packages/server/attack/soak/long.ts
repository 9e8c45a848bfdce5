import { runProgram } from '../../programs/run.ts';
import { readSoakOptions, SOAK_HELP } from './options.ts';

const MOST_GROWTH = 0.05; // of what it was after the first minute
const MOST_SHOWN = 20;

async function main(args: readonly string[]): Promise<number | null> {
  const options = readSoakOptions(args);
  if (options === null) return null;
  const { seconds, visitors, seed } = options;
  console.log(`soak test: ${seconds} s, ${visitors} people at a time, seed ${seed}`);
  const { soak } = await import('./soak.ts'); // help and faults need none of it
  const { first, last, growth, counts, complaints } = await soak(options, (line) =>
    console.log(line),
  );
  const share = last.bytes / first.bytes - 1;
  console.log(
    [
      '',
      ...Object.entries(counts).map(([what, count]) => `${what}: ${count}`),
      `heap grew by ${(share * 100).toFixed(1)} %; of these there is more:`,
      ...growth
        .slice(0, MOST_SHOWN)
        .map(({ kind, count, bytes }) => `  ${kind}: +${count}, ${Math.round(bytes / 1024)} KB`),
    ].join('\n'),
  );
  const faults = [
    ...(share > MOST_GROWTH ? [`the heap grew by more than ${MOST_GROWTH * 100} %`] : []),
    ...complaints,
  ];
  console.log(faults.length === 0 ? 'all is well' : `FAILED\n${faults.join('\n')}`);
  return faults.length === 0 ? 0 : 1;
}

await runProgram({ name: 'soak-test', help: SOAK_HELP, run: main });
