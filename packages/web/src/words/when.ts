const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' });

/** "5 minutes ago", "yesterday"; of what is long past the date. */
export function whenOf(at: number, now: number = Date.now()): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago.format(-Math.floor(past / HOUR), 'hour');
  return past < 7 * DAY ? ago.format(-Math.floor(past / DAY), 'day') : dayOf(at);
}

/** "16 Nov 2026". */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
