import { makeChart } from '../../src/chart.ts';
import type { Chart } from '../../src/chart.ts';
import { COLUMNS } from '../../src/vocabulary.ts';
import type { Cell } from '../../src/vocabulary.ts';

/** Small waters in the middle of land: small enough to try every way a boat can have gone. They lie in all four sectors. */
const PONDS: Readonly<Record<string, readonly string[]>> = {
  pond: ['..o...', '.#....', '....#.', 'o.....', '..#.o.', '.....o'],
  creek: ['....#', '.#...', '...o.', 'o.#..', '.....'],
  puddle: ['....', '.#.o', 'o...', '....'],
  ditch: ['...', '.o.'],
};
const SIZE = 10;

export const pondOf = (name: string): Chart | null => CHARTS.get(name) ?? null;

const CHARTS = new Map(Object.entries(PONDS).map(([name, lines]) => [name, chartOfLines(lines)]));

function chartOfLines(lines: readonly string[]): Chart {
  const edge = Math.floor((SIZE - lines.length) / 2);
  const marks = Array.from({ length: SIZE * SIZE }, (_, index) => {
    const line = lines[Math.floor(index / SIZE) - edge];
    return line?.[(index % SIZE) - edge] ?? '#';
  });
  const cellOf = (index: number): Cell =>
    `${COLUMNS[index % SIZE]!}${Math.floor(index / SIZE) + 1}`;
  return makeChart({
    size: SIZE,
    water: marks.map((mark) => mark !== '#'),
    holes: marks.flatMap((mark, index) => (mark === 'o' ? [cellOf(index)] : [])),
    chartedMines: [],
    wrecks: [],
  });
}
