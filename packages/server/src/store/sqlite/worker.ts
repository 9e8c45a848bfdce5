import { parentPort, workerData } from 'node:worker_threads';
import { toStoreError } from './faults.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseOptions } from './open-database.ts';
import { OPENING } from './operations.ts';
import type { StoreAnswer, Operations, StoreRequest } from './operations.ts';

/** The thread that holds the database: a commit waits for the disk, and the server must not. */
const options = workerData as DatabaseOptions;

let operations: Operations | null = null;
reply(OPENING, () => {
  operations = openDatabase(options);
});

parentPort?.on('message', (request: StoreRequest) => {
  reply(request.id, () => perform(request));
  if (request.operation !== 'close') operations?.checkpoint();
});

function perform({ operation, parameters }: StoreRequest): unknown {
  const work = operations?.[operation] as ((...given: readonly unknown[]) => unknown) | undefined;
  return work?.(...parameters);
}

function reply(id: number, work: () => unknown): void {
  parentPort?.postMessage(answerOf(id, work));
}

function answerOf(id: number, work: () => unknown): StoreAnswer {
  try {
    return { id, ok: true, value: work() };
  } catch (error) {
    const { fault, message } = toStoreError(error, options.folder);
    return { id, ok: false, fault, message };
  }
}
