import { linesOf, MARKS } from './read.ts';
import type { ChartSize } from './grid.ts';

// A chart in one word, for links and for keeping: two cells a letter, row by row from the north-west.

const CODED = Object.values(MARKS);
const LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** null: the text is no chart of ten by ten or fifteen by fifteen cells. */
export function makeChartCode(text: string): string | null {
  const lines = linesOf(text);
  if (sizeOf(lines.length * lines.length) === null) return null;
  if (lines.some((line) => line.length !== lines.length)) return null;
  const marks = Array.from(lines.join(''), (mark) => CODED.findIndex((each) => each === mark));
  if (marks.includes(-1)) return null;
  return Array.from({ length: Math.ceil(marks.length / 2) }, (_, i) =>
    LETTERS.charAt((marks[2 * i] ?? 0) * CODED.length + (marks[2 * i + 1] ?? 0)),
  ).join('');
}

/** The text of a chart; null: no code of ours. Whether it can be played is not looked at. */
export function parseChartCode(code: string): string | null {
  const size = sizeOf(2 * code.length) ?? sizeOf(2 * code.length - 1);
  const letters = Array.from(code, (letter) => LETTERS.indexOf(letter));
  if (size === null || letters.includes(-1)) return null;
  const marks = letters
    .flatMap((letter) => [Math.floor(letter / CODED.length), letter % CODED.length])
    .map((mark) => CODED[mark] ?? MARKS.water)
    .join('');
  return Array.from({ length: size }, (_, row) => marks.slice(row * size, (row + 1) * size)).join(
    '\n',
  );
}

const sizeOf = (cells: number): ChartSize | null =>
  cells === 100 ? 10 : cells === 225 ? 15 : null;
