import type { Announcement, Cell, Chart, SideName } from '@fathom/captain-sonar/client';
import { cellsOn } from '../desk/orders.ts';

/** Where a crew was when each announcement was made; null: this viewer does not know. */
export function positionsIn(
  record: readonly Announcement[],
  side: SideName,
  { neighbour }: Chart,
): readonly (Cell | null)[] {
  let at: Cell | null = null;
  return record.map((said) => {
    if (!('side' in said) || said.side !== side) return at;
    if (said.type === 'startChosen') at = said.cell;
    if (said.type === 'courseSet' && at !== null) at = neighbour(at, said.course);
    if (said.type === 'silenceRun' && at !== null)
      at =
        said.course === null || said.cells === null
          ? null
          : cellsOn(neighbour, at, { course: said.course, cells: said.cells });
    return at;
  });
}
