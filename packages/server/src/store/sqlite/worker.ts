import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { toStoreError } from './faults.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseOptions } from './open-database.ts';
import { OPENING } from './operations.ts';
import type { StoreAnswer, Operations, StoreRequest } from './operations.ts';

/** The thread that holds the database: a commit waits for the disk, and the server must not. */
const options = workerData as DatabaseOptions;

/** Bounds how long the first of them waits for the last. */
const MOST_TOGETHER = 256;

let operations: Operations | null = null;
answer([{ id: OPENING, perform: open }]);

parentPort?.on('message', (first: readonly StoreRequest[]) => {
  const requests = [...first, ...waiting(MOST_TOGETHER - first.length)];
  const closing = requests.at(-1)?.operation === 'close' ? requests.pop() : undefined;
  if (requests.length > 0) answer(requests.map(taskOf));
  if (closing === undefined) operations?.checkpoint();
  else answer([taskOf(closing)]); // by itself: it ends what a transaction needs
});

/** What has come while the thread was busy. Nothing comes after the request to close. */
function waiting(most: number): readonly StoreRequest[] {
  const found: StoreRequest[] = [];
  if (parentPort === null) return found;
  while (found.length < most) {
    const next = receiveMessageOnPort(parentPort);
    if (next === undefined) break;
    found.push(...(next.message as readonly StoreRequest[]));
  }
  return found;
}

function open(): void {
  operations = openDatabase(options);
}

interface Task {
  readonly id: number;
  readonly perform: () => unknown;
}

function taskOf({ id, operation, parameters }: StoreRequest): Task {
  const work = operations?.[operation] as ((...given: readonly unknown[]) => unknown) | undefined;
  return { id, perform: () => work?.(...parameters) };
}

/**
 * Waiting for the disk costs the same for one change as for many: what has come together becomes durable together, and is
 * answered together. Where one fails all do, as nothing more is asked of a thread that has reported an error.
 */
function answer(tasks: readonly Task[]): void {
  let last = OPENING;
  const perform = (): readonly StoreAnswer[] =>
    tasks.map((task) => {
      last = task.id;
      return { id: task.id, ok: true, value: task.perform() };
    });
  try {
    const answers = tasks.length > 1 ? operations?.together(perform) : perform();
    parentPort?.postMessage(answers);
  } catch (error) {
    const { fault, message } = toStoreError(error, options.folder);
    parentPort?.postMessage([{ id: last, ok: false, fault, message } satisfies StoreAnswer]);
  }
}
