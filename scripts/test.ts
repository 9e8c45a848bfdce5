import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');
const BROWSER_REPORT = join(CACHE, 'browser.json');

interface Tally {
  readonly passed: number;
  readonly failed: number;
}
interface Suite {
  readonly name: string;
  readonly run: () => Tally;
}

const command = (line: string): boolean => {
  const [program = '', ...args] = line.split(' ');
  return (
    spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  );
};
const check = (name: string, line: string): Suite => ({
  name,
  run: () => (command(line) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Reads the counts from the report; a run without one, or a file that could not be loaded, has failed. */
function vitest(): Tally {
  rmSync(VITEST_REPORT, { force: true });
  const ok = command(`vitest run --reporter=default --reporter=json --outputFile=${VITEST_REPORT}`);
  if (!existsSync(VITEST_REPORT)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(VITEST_REPORT, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  const failed = report.numFailedTests;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
}

function browser(): Tally {
  rmSync(BROWSER_REPORT, { force: true });
  const ok = command('playwright test --config packages/web/playwright.config.ts');
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) as {
    readonly stats: {
      readonly expected: number;
      readonly unexpected: number;
      readonly flaky: number;
    };
  };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed) };
}

const SUITES: readonly Suite[] = [
  check('types', 'tsc -b'),
  check('lint', 'oxlint --type-aware --deny-warnings'),
  check('format', 'oxfmt --check'),
  { name: 'unit, contract, secrecy, golden', run: vitest },
  { name: 'browser', run: browser },
];

mkdirSync(CACHE, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const { name, run } of SUITES) {
  console.log(`\n── ${name}`);
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
