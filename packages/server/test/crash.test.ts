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
const crashTest = (...args: readonly string[]): Promise<Ended> =>
  run(process.execPath, [LONG, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

test('killed again and again in the middle of many matches, the server loses and doubles nothing', async () => {
  const { code, stdout, stderr } = await crashTest('--kills', '4', '--matches', '6', '--seed', '7');
  expect(code, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toMatch(/^kills +4 /m);
  expect(stdout).toMatch(/^lost +0$/m);
  expect(stdout).toMatch(/^doubled +0$/m);
  const [, acknowledged] =
    /(\d+) acknowledged, \d+ sent again/.exec(stdout.split('kills  ')[1] ?? '') ?? [];
  expect(Number(acknowledged), `in ${stdout}`).toBeGreaterThan(50);
  expect(stdout).toContain('all is well');
});

test('the crash test explains itself and refuses options that make no sense', async () => {
  const help = await crashTest('--help');
  expect([help.code, help.stdout]).toStrictEqual([0, expect.stringContaining('--kills N')]);
  for (const args of [['--kills', 'many'], ['--kills', '0'], ['--bogus'], ['extra']]) {
    const bad = await crashTest(...args);
    expect(bad.code, `for ${args.join(' ')}`).toBe(2);
    expect(bad.stderr).toMatch(/^crash-test: /);
  }
});
