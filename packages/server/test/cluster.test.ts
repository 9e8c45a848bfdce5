import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './postgres/free-port.ts';

const LONG = join(import.meta.dirname, '../cluster/long.ts');
const START = join(import.meta.dirname, '../cluster/start.ts');
const SHORT = ['--faults', '11', '--matches', '8', '--seed', '7', '--untimed'];
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

test('a cluster is at one address, and nothing of it is left when it is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-start-'));
  const args = [START, '--nodes', '2', '--port', String(await freePort()), '--data', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FATHOM_WEB: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM'); // also where it has failed: it would run on for ever
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said).toContain('Fathom is at ');
  const [, address = ''] = /Fathom is at (\S+)/.exec(said) ?? [];
  expect(await (await fetch(`${address}/healthz`)).json()).toStrictEqual({ status: 'serving' });
  const started = (await processes()).filter(({ parent }) => parent === child.pid);
  expect(started).toHaveLength(4); // Postgres, NATS and the nodes
  child.kill('SIGTERM');
  expect(await ended).toStrictEqual([0, null]);
  const left = new Set((await processes()).map(({ pid }) => pid));
  expect(started.filter(({ pid }) => left.has(pid))).toStrictEqual([]);
});

async function processes(): Promise<readonly { readonly pid: number; readonly parent: number }[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout.split('\n').map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

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
