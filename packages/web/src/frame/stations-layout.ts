/** How many stations stand beside each other. 1 for several means that they become tabs. */
export function columnsFor(width: number, stations: number, minWidth: number): number {
  const most = Math.max(1, Math.min(stations, Math.floor(width / minWidth)));
  if (most === 1) return 1;
  return Math.ceil(stations / Math.ceil(stations / most)); // four in room for three: two and two
}

/** Where a key leads in a row of tabs, around its ends; null: the key is none of theirs. */
export function neighbour(ids: readonly string[], from: string, key: string): string | null {
  const at = ids.indexOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: ids.length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : (ids[(to + ids.length) % ids.length] ?? null);
}

const WHOLE_CREW = 3; // stations

/** Whoever works at most stations of a crew needs all the width there is. */
export const isWholeCrew = (seats: readonly unknown[]): boolean => seats.length >= WHOLE_CREW;

/** Where a window has columns beside the board. */
export const WHOLE_CREW_ROOM = '(min-width: 1101px)';
