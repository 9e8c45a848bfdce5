import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const LONG = join(import.meta.dirname, '../crash/long.ts');
const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** What is typed behind its name, with spaces between. */
const crashTest = (typed: string): Promise<Ended> =>
  run(process.execPath, [LONG, ...typed.split(' ')]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

test('killed again and again in the middle of many matches, the server loses and doubles nothing', async () => {
  const { code, stdout, stderr } = await crashTest('--part matches --kills 4 --matches 6 --seed 7');
  expect(code, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toMatch(/^kills +4 /m);
  expect(stdout).toMatch(/^lost +0$/m);
  expect(stdout).toMatch(/^doubled +0$/m);
  const [, acknowledged] =
    /(\d+) acknowledged, \d+ sent again/.exec(stdout.split('kills  ')[1] ?? '') ?? [];
  expect(Number(acknowledged), `in ${stdout}`).toBeGreaterThan(50);
  expect(stdout).toContain('all is well');
});

test.each(['sqlite', 'postgres'])(
  'killed while people sign up, are paired, rated and told of their turns, it loses and doubles nothing of that: %s',
  async (store) => {
    const { code, stdout, stderr } = await crashTest(
      `--part people --kills 3 --people 4 --seed 7 --store ${store}`,
    );
    expect(code, `${stdout}${stderr}`).toBe(0);
    expect(stdout).toMatch(/^accounts +4, each there once$/m);
    expect(stdout).toContain('all is well');
  },
);

test('the crash test explains itself and refuses options that make no sense', async () => {
  const help = await crashTest('--help');
  expect([help.code, help.stdout]).toStrictEqual([0, expect.stringContaining('--kills N')]);
  for (const args of [
    '--kills many',
    '--kills 0',
    '--bogus',
    'extra',
    '--part all',
    '--people 6',
  ]) {
    const bad = await crashTest(args);
    expect(bad.code, `for ${args}`).toBe(2);
    expect(bad.stderr).toMatch(/^crash-test: /);
  }
});
