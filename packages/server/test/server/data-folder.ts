import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { spawnServer } from './child-server.ts';
import type { ChildServer } from './child-server.ts';

/** An empty folder that goes with the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server process that goes with the test. */
export function spawnForTest(settings: Readonly<Record<string, string>>): ChildServer {
  const child = spawnServer(settings);
  onTestFinished(async () => void (await child.kill('SIGKILL')));
  return child;
}
