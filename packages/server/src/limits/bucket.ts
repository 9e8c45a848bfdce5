/** How much may come: so much at once, then so much a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets through a burst, then a steady rate. */
export interface Bucket {
  /** Takes what something costs, or nothing at all if there is too little left. */
  readonly take: (now: number, cost?: number) => boolean;
  /** Until there is enough for what costs so much, in whole seconds. */
  readonly secondsUntil: (now: number, cost?: number) => number;
  /** How much is missing of all that may be taken at once. */
  readonly debt: (now: number) => number;
  /** Takes it even where there is too little left. */
  readonly charge: (now: number, cost: number) => void;
}

export function openBucket({ burst, perSecond }: Rate): Bucket {
  const most = Math.max(1, burst);
  let left = most;
  let last: number | null = null;
  const refill = (now: number): void => {
    left = Math.min(most, left + ((now - (last ?? now)) / 1000) * perSecond);
    last = now;
  };
  const priceOf = (cost: number): number => Math.min(cost, most); // what costs more than all takes all
  return {
    take: (now, cost = 1) => {
      refill(now);
      if (left < priceOf(cost)) return false;
      left -= priceOf(cost);
      return true;
    },
    secondsUntil: (now, cost = 1) => {
      refill(now);
      return Math.max(0, Math.ceil((priceOf(cost) - left) / perSecond));
    },
    debt: (now) => {
      refill(now);
      return most - left;
    },
    charge: (now, cost) => {
      refill(now);
      left = Math.max(-most, left - cost);
    },
  };
}
