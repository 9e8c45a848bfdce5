import { sailedBy } from './rules/lies.ts';
import { chartFor } from './rules/table.ts';
import type { View } from './view.ts';
import type { Cell, Course, SideName } from './vocabulary.ts';

/**
 * 5. Every route of a boat, a new one from each surfacing on and the present one last: all of them, where the viewer
 * knows all of the boat, which after the end everybody does. []: where it began is hidden.
 */
export function routesSailed(
  { setup, record }: Pick<View, 'setup' | 'record'>,
  side: SideName,
): readonly (readonly Cell[])[] {
  const chart = chartFor(setup);
  const routes: Cell[][] = [];
  const last = (): Cell | undefined => routes.at(-1)?.at(-1);
  const sail = (course: Course, cells: number): void => {
    for (let n = 0; n < cells; n += 1) {
      const from = last();
      const next = from === undefined ? null : chart.neighbour(from, course);
      if (next !== null) routes.at(-1)?.push(next);
    }
  };
  for (const said of record) {
    if (!('side' in said) || said.side !== side) continue;
    if (said.type === 'startChosen' && said.cell !== null) routes.push([said.cell]);
    if (said.type === 'courseSet') sail(sailedBy(said), 1);
    if (said.type === 'silenceRun' && said.course !== null) sail(said.course, said.cells ?? 0);
    const at = last();
    if (said.type === 'surfaced' && at !== undefined) routes.push([at]);
  }
  return routes;
}
