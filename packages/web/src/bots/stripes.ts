/** How many stripes a level has: the stronger, the more. One that is not of the house has none. */
const STRIPES: Readonly<Record<string, number>> = {
  cadet: 0,
  hand: 1,
  mate: 2,
  commander: 3,
  admiral: 4,
};

interface StripePlace {
  readonly x: number; // the middle
  readonly y: number; // the upper end
  readonly high: number;
  readonly apart: number;
}

/** Upright, side by side: the path of them all. */
export function stripesOf(level: string, { x, y, high, apart }: StripePlace): string {
  const count = STRIPES[level] ?? 0;
  return Array.from(
    { length: count },
    (_, n) => `M${x + apart * (n - (count - 1) / 2)} ${y}v${high}`,
  ).join('');
}
