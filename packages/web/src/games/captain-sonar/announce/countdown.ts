/** Whole seconds until a moment of game time, never below 0. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "21 s", "4 min", "3 h", "2 days" */
export function countdownWords(until: number, now: number): string {
  const left = secondsLeft(until, now);
  if (left < 2 * MINUTE) return `${left} s`;
  if (left < 2 * HOUR) return `${Math.round(left / MINUTE)} min`;
  return left < 2 * DAY ? `${Math.round(left / HOUR)} h` : `${Math.round(left / DAY)} days`;
}
