import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from './is-alive.ts';

test.runIf(existsSync('/proc/self/stat'))(
  'whoever has ended is not alive, though nobody has asked for the end',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 300 & echo $!; exec sleep 300'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(said.toString());
    // A shell would ask for its child's end; what has taken its place does not.
    const program = (): string => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
    await expect.poll(program).toBe('sleep');
    expect(isAlive(parent.pid ?? 0)).toBe(true);
    process.kill(child, 'SIGKILL');
    await expect.poll(() => isAlive(child)).toBe(false);
    expect(() => process.kill(child, 0), 'it is still listed').not.toThrow();
  },
);

test('a process that is not there is not alive', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  expect(isAlive(child.pid ?? 0)).toBe(false);
});
