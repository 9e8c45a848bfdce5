import type { QuietHours } from '@fathom/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** When notices may be sent again: at once, or at the end of the quiet hours that this moment is in. */
export function endOfQuiet(quiet: QuietHours | null, at: number): number {
  if (quiet === null) return at;
  const { to, zone } = quiet;
  const minute = minuteOfDay(zone, at);
  if (!isWithin(quiet, minute)) return at;
  const end = Math.floor(at / MINUTE) * MINUTE + ahead(minute, to) * MINUTE;
  // Where the clock was set meanwhile, that is too late or too early by as much.
  return end - offBy(to, minuteOfDay(zone, end)) * MINUTE;
}

/** By how many minutes a time of day is after another, or before it. */
const offBy = (from: number, to: number): number => {
  const minutes = ahead(from, to);
  return minutes > DAY_MINUTES / 2 ? minutes - DAY_MINUTES : minutes;
};

/** The last moment before the quiet hours that this moment is in; that moment itself where it is in none. */
export function beforeQuiet(quiet: QuietHours | null, at: number): number {
  if (quiet === null) return at;
  const minute = minuteOfDay(quiet.zone, at);
  if (!isWithin(quiet, minute)) return at;
  return Math.floor(at / MINUTE) * MINUTE - (ahead(quiet.from, minute) + 1) * MINUTE;
}

const ahead = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

const isWithin = ({ from, to }: QuietHours, minute: number): boolean =>
  ahead(from, minute) < ahead(from, to);

/** A zone can be written in many ways, and each of them is dear to keep. */
const MOST_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(zone: string, at: number): number {
  const format = formats.get(zone) ?? formatOf(zone);
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const part = (type: 'hour' | 'minute'): number =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
