import process from 'node:process';

const SLOTS = 256;

/**
 * The programs that one thread has running. The main thread shares the list and can end them all, even when the thread
 * itself is stopped in the middle of a thought.
 */
export interface RunningPrograms {
  readonly add: (pid: number) => void;
  readonly remove: (pid: number) => void;
}

export const newRunningPrograms = (): SharedArrayBuffer =>
  new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT);

export function runningProgramsIn(memory: SharedArrayBuffer): RunningPrograms {
  const pids = new Int32Array(memory);
  const put = (from: number, to: number): boolean => {
    const slot = pids.indexOf(from);
    if (slot !== -1) Atomics.store(pids, slot, to);
    return slot !== -1;
  };
  return {
    add: (pid) => {
      if (!put(0, pid)) throw new Error(`more than ${SLOTS} programs at once in one thread`);
    },
    remove: (pid) => void put(pid, 0),
  };
}

export const hasPrograms = (memory: SharedArrayBuffer): boolean =>
  new Int32Array(memory).some((pid) => pid !== 0);

export function endAll(memory: SharedArrayBuffer): void {
  for (const pid of new Int32Array(memory)) if (pid !== 0) endGroup(pid);
}

/** The program and all that it has started. */
export function endGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
