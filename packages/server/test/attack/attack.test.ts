import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ATTACK = join(import.meta.dirname, '../../attack');
const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
const start = (program: string, args: readonly string[]): Promise<Ended> =>
  run(process.execPath, [join(ATTACK, program), ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

/** What a line of the report says was counted. */
function counted(report: string, kind: string, what: string): number {
  const line = report.split('\n').findLast((each) => each.startsWith(`${kind} `)) ?? '';
  const counts = line.slice(line.indexOf('('));
  return Number(new RegExp(`[(,] ?${what} (\\d+)`).exec(counts)?.[1] ?? 0);
}

test('attacked a little in every way, the server refuses no honest player, and stands', async () => {
  const { code, stdout, stderr } = await start('long.ts', ['--quick', '--seed', '7']);
  expect(code, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toContain('all is well');
  expect(counted(stdout, 'flood', 'cut off')).toBeGreaterThan(0);
  expect(counted(stdout, 'join', 'joins')).toBeGreaterThanOrEqual(116);
  expect(counted(stdout, 'crowd', 'matches asked for')).toBe(40);
  expect(counted(stdout, 'chat', 'lines')).toBeGreaterThanOrEqual(144);
  expect(counted(stdout, 'fuzzFrames', 'frames dealt with')).toBeGreaterThan(1_000);
  expect(counted(stdout, 'fuzzRequests', 'requests answered')).toBeGreaterThan(500);
  expect(stdout).toMatch(/^honest +[1-9]\d* matches verified/m);
  expect(stdout).toMatch(/^restart +\d+ ms/m);
});

test.each([
  ['attack-test', 'long.ts', '--only KIND'],
  ['soak-test', 'soak/long.ts', '--visitors N'],
])(
  'the %s explains itself and refuses options that make no sense',
  async (name, program, words) => {
    const help = await start(program, ['--help']);
    expect([help.code, help.stdout]).toStrictEqual([0, expect.stringContaining(words)]);
    for (const args of [
      ['--seed', 'x'],
      ['--only', 'tickle'],
      ['--seconds', '5'],
      ['--bogus'],
      ['extra'],
    ]) {
      const bad = await start(program, args);
      expect(bad.code, `for ${args.join(' ')}`).toBe(2);
      expect(bad.stderr).toMatch(new RegExp(`^${name}: `));
    }
  },
);
