import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import { makeFolder, removeFolder } from '../trial/children.ts';

const PAGE = Buffer.alloc(8192, 1);
const TIMES = 300;

/** How long this machine takes to make a page durable, over and over in the same place. */
export function measureDisk(): Latency {
  const folder = makeFolder();
  const file = openSync(join(folder, 'page'), 'w');
  try {
    return latencyOf(
      Array.from({ length: TIMES }, () => {
        const from = performance.now();
        writeSync(file, PAGE, 0, PAGE.length, 0);
        fdatasyncSync(file);
        return performance.now() - from;
      }),
    );
  } finally {
    closeSync(file);
    removeFolder(folder);
  }
}
