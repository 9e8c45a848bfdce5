import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { appendOf } from '@fathom/host/testing/rows';
import { scratchFolder } from './scratch.ts';

const KILLS = 10;
const LONGER_LIFE = 9; // rows more than the life before

it('every acknowledged row survives a kill at any moment, and the next start is not locked out', async () => {
  const folder = scratchFolder();
  const heads = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const line of await linesUntilKilled(folder, 1 + kill * LONGER_LIFE)) note(heads, line);
    const store = await openStore({ folder });
    await expectAll(store, heads);
    await store.close();
  }
  expect(heads.size).toBe(8);
});

type Child = ChildProcessByStdio<null, Readable, null>;

function start(folder: string): Child {
  const script = fileURLToPath(new URL('./child/appending.ts', import.meta.url));
  return spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The whole lines that a writer printed before it was killed after so many, while another server was kept out. */
async function linesUntilKilled(folder: string, lines: number): Promise<readonly string[]> {
  const child = start(folder);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child.stdout, 'data');
  await expect(openStore({ folder })).rejects.toMatchObject({ fault: 'locked' });
  while (printed.split('\n').length <= lines) await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  return printed.split('\n').slice(0, -1);
}

function note(heads: Map<string, number>, line: string): void {
  const [match = '', seq = ''] = line.split(' ');
  heads.set(match, Number(seq));
}

/** Rows beyond the acknowledged ones may be there too: written, but not reported in time. */
async function expectAll(store: Store, heads: ReadonlyMap<string, number>): Promise<void> {
  for (const [match, head] of heads) {
    const rows = await store.read(match);
    expect(rows.length).toBeGreaterThan(head);
    expect(rows).toEqual(rows.map((_, seq) => ({ seq, row: appendOf(match, seq).row })));
  }
}
