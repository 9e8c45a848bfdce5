import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import type { Print } from './command.ts';
import { add, failedWhole, NO_TALLY, tallyOf } from './test-report.ts';
import type { Tally } from './test-report.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');
const BROWSER_REPORT = join(CACHE, 'browser.json');
/** Apart from the others’, which the run would clear away. */
const MEASURED = join(CACHE, 'browser-measured');
const BROWSER = 'playwright test --config packages/web/playwright.config.ts';

interface Suite {
  readonly name: string;
  readonly run: (print: Print) => Promise<Tally>;
}

const run = (line: string, print: Print): Promise<boolean> =>
  command(line.split(' '), print, {
    folder: ROOT,
    env: {
      ...process.env,
      // The tests start many processes of the same code.
      NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  });

const check = (name: string, line: string): Suite => ({
  name,
  run: async (print) => ((await run(line, print)) ? { passed: 1, failed: [] } : failedWhole(name)),
});

/** A suite that counts its tests in a report. */
const counted = (name: string, line: string, report: string): Suite => ({
  name,
  run: async (print) => {
    rmSync(report, { force: true });
    return tallyOf(name, report, await run(line, print));
  },
});

/** Suites of one lane run one after another, and lanes side by side, so that no core stands idle while a page waits. */
const LANES: readonly (readonly Suite[])[] = [
  [
    check('types', 'tsc -b'),
    check('lint', 'oxlint --type-aware --deny-warnings'),
    check('format', 'oxfmt --check'),
    counted(
      'unit, contract, secrecy, golden',
      `vitest run --reporter=default --reporter=json --outputFile=${VITEST_REPORT}`,
      VITEST_REPORT,
    ),
  ],
  [counted('browser', `${BROWSER} --project play --grep-invert @long`, BROWSER_REPORT)],
];
/** What is measured is measured when nothing else runs. */
const ALONE = counted(
  'browser, measured',
  `${BROWSER} --project measure --no-deps --grep-invert @long --output ${MEASURED}`,
  BROWSER_REPORT,
);

/** Prints what comes at once for one suite at a time; what the others say is kept until it is their turn. */
function openPrinter(): (name: string) => { readonly print: Print; readonly end: () => void } {
  const waiting: { text: string; isOver: boolean }[] = [];
  const flush = (): void => {
    for (;;) {
      const [first] = waiting;
      if (first === undefined) return;
      process.stdout.write(first.text);
      first.text = '';
      if (!first.isOver) return;
      waiting.shift();
    }
  };
  return (name) => {
    const section = { text: `\n── ${name}\n`, isOver: false };
    waiting.push(section);
    flush();
    return {
      print: (text) => {
        section.text += text;
        flush();
      },
      end: () => {
        section.isOver = true;
        flush();
      },
    };
  };
}

async function runAll(): Promise<Tally> {
  const begin = openPrinter();
  const runSuite = async ({ name, run }: Suite): Promise<Tally> => {
    const { print, end } = begin(name);
    const began = performance.now();
    const tally = await run(print);
    const seconds = Math.round((performance.now() - began) / 1_000);
    print(
      `${name}: ${tally.failed.length === 0 ? 'all is well' : 'something failed'}, ${seconds} s\n`,
    );
    end();
    return tally;
  };
  const runLane = async (suites: readonly Suite[]): Promise<Tally> => {
    let sum = NO_TALLY;
    for (const suite of suites) sum = add(sum, await runSuite(suite));
    return sum;
  };
  const lanes = await Promise.all(LANES.map(runLane));
  return [...lanes, await runSuite(ALONE)].reduce(add, NO_TALLY);
}

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '1' } } });
mkdirSync(CACHE, { recursive: true });
let total = NO_TALLY;
for (let n = 0; n < Number(values.repeat); n += 1) total = add(total, await runAll());
for (const { name, why = '' } of total.failed)
  console.log(`failed: ${name}${why.replaceAll(/^/gm, '\n    ')}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 ? 0 : 1;
