import { readStored, writeStored } from '../net/storage.ts';

const KEPT = 'fathom/search-diver/par-of-day';
const MOST_KEPT = 8;

const kept = (): Readonly<Record<string, number>> => {
  const stored = readStored(KEPT);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
};

/** The par of a day's search, once this browser has worked it out; null: it has not. */
export const keptPar = (day: string): number | null => kept()[day] ?? null;

export function keepPar(day: string, par: number): void {
  const others = Object.entries(kept())
    .filter(([known]) => known !== day)
    .slice(1 - MOST_KEPT);
  writeStored(KEPT, Object.fromEntries([...others, [day, par]]));
}
