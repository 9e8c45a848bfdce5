const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** "3 days 4 h", "1:02:03", "4:05", or "9.4" when it gets tight. */
export function clockText(left: number): string {
  const millis = Math.max(0, left);
  if (millis >= DAY) return `${Math.floor(millis / DAY)} d ${Math.floor((millis % DAY) / HOUR)} h`;
  const seconds = Math.ceil(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  if (millis >= HOUR)
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return millis < 10_000 ? (millis / 1000).toFixed(1) : `${minutes}:${two(seconds % 60)}`;
}
