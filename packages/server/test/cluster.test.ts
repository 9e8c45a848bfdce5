import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const LONG = join(import.meta.dirname, '../cluster/long.ts');
const START = join(import.meta.dirname, '../cluster/start.ts');
const SHORT = ['--faults', '11', '--matches', '8', '--seed', '7'];
const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
const program = (...args: readonly string[]): Promise<Ended> =>
  run(process.execPath, args).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

test('whatever fails in a cluster, nothing is lost, doubled or shown too early, and play goes on', async () => {
  const { code, stdout, stderr } = await program(LONG, ...SHORT);
  expect(code, `${stdout}${stderr}`).toBe(0);
  expect(stdout).toMatch(/^faults +11 on 3 nodes/m);
  for (const kind of ['node killed', 'node stopped and back', 'Postgres killed', 'NATS killed'])
    expect(stdout).toContain(kind);
  const [, acknowledged] = /^inputs +(\d+) acknowledged/m.exec(stdout) ?? [];
  expect(Number(acknowledged), `in ${stdout}`).toBeGreaterThan(100);
  expect(stdout).toContain('all is well');
});

test.each([
  ['cluster-test', LONG, '--faults N', [['--faults', 'many'], ['--nodes', '0'], ['--bogus']]],
  ['cluster', START, '--nodes N', [['--nodes', '99'], ['--port', '70000'], ['extra']]],
] as const)('%s explains itself and refuses options that make no sense', async (...row) => {
  const [name, file, option, wrong] = row;
  const help = await program(file, '--help');
  expect([help.code, help.stdout]).toStrictEqual([0, expect.stringContaining(option)]);
  for (const args of wrong) {
    const bad = await program(file, ...args);
    expect(bad.code, `for ${args.join(' ')}`).toBe(2);
    expect(bad.stderr.split(':')[0]).toBe(name);
  }
});
