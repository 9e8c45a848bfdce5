import { unusable } from '../exit.ts';

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};
const YEARS_20 = 20 * 365 * 86_400_000;

/** "90m", "12h", "3d", "2w" in milliseconds; null for "ever". */
export function parseDuration(text: string): number | null {
  if (text === 'ever') return null;
  const [, count = '', unit = ''] = /^(\d{1,5})([mhdw])$/u.exec(text) ?? [];
  const millis = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(millis >= 60_000 && millis <= YEARS_20))
    throw unusable(`--for: expected a time such as 30m, 12h, 3d or 2w, or ever; got "${text}"`);
  return millis;
}

/** 2026-11-16 12:30 UTC */
export const momentText = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
