import type { World } from '../world.ts';

/** for show: only so that it looks like somebody thinks. needed: a person could not be faster. */
export type WaitReason = 'for show' | 'needed';

/** Waits that can be cut short. */
export interface Waiting {
  readonly wait: (millis: number, reason: WaitReason) => Promise<void>;
  readonly cutShort: (reason: WaitReason) => void;
}

export function openWaiting({ after }: Pick<World, 'after'>): Waiting {
  const waits: Record<WaitReason, Set<() => void>> = { 'for show': new Set(), needed: new Set() };
  return {
    wait: (millis, reason) =>
      new Promise((resolve) => {
        const done = (): void => {
          callOff();
          waits[reason].delete(done);
          resolve();
        };
        const callOff = after(millis, done);
        waits[reason].add(done);
      }),
    cutShort: (reason) => waits[reason].forEach((done) => done()),
  };
}
