/** Lets through a burst, then a steady rate. */
export interface Bucket {
  readonly take: (now: number) => boolean;
}

const BURST_SECONDS = 3;

export function openBucket(perSecond: number): Bucket {
  const most = perSecond * BURST_SECONDS;
  let left = most;
  let last: number | null = null;
  return {
    take: (now) => {
      left = Math.min(most, left + ((now - (last ?? now)) / 1000) * perSecond);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** Counts what each address has open. */
export interface ConnectionCounts {
  readonly add: (address: string) => void;
  readonly remove: (address: string) => void;
  readonly isFull: (address: string) => boolean;
}

export function countConnections(most: number): ConnectionCounts {
  const counts = new Map<string, number>();
  const of = (address: string): number => counts.get(address) ?? 0;
  return {
    isFull: (address) => of(address) >= most,
    add: (address) => void counts.set(address, of(address) + 1),
    remove: (address) => {
      if (of(address) <= 1) counts.delete(address);
      else counts.set(address, of(address) - 1);
    },
  };
}
