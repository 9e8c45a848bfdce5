import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SERVER_PORT = process.env['PORT'] ?? '8080';

const start = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: SERVER_PORT, FATHOM_LOG: process.env['FATHOM_LOG'] ?? 'info' },
    shell: process.platform === 'win32',
  });

// The server starts again when a file of its own changes; Vite swaps modules in the open page.
const children = [
  start('node', ['--watch', 'packages/server/src/main.ts']),
  start('npm', ['run', '--silent', 'dev', '-w', '@fathom/web']),
];
const stopAll = (): void => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
