import { alongSection, sectionLength } from '@fathom/captain-sonar';
import type { Point } from '@fathom/captain-sonar';

const KEY_STEP = 8;

/** Along the middle of a section, a point every so many units, from the mark to the end. */
export function middleOf(section: number, spacing = 20): readonly Point[] {
  const steps = Math.ceil(sectionLength(section) / spacing);
  return Array.from({ length: steps + 1 }, (_, i) =>
    alongSection(section, Math.min(i * spacing, sectionLength(section))),
  );
}

/** What arrow keys draw: steps of 8 units up, down, left and right that keep to the middle as well as they can. */
export function staircaseOf(section: number): readonly Point[] {
  const [first = [0, 0], ...ahead] = middleOf(section, KEY_STEP / 2);
  const points: Point[] = [first];
  let [x, y] = first;
  for (const [toX, toY] of ahead)
    while (Math.max(Math.abs(toX - x), Math.abs(toY - y)) > KEY_STEP / 2) {
      if (Math.abs(toX - x) > Math.abs(toY - y)) x += Math.sign(toX - x) * KEY_STEP;
      else y += Math.sign(toY - y) * KEY_STEP;
      points.push([x, y]);
    }
  return points;
}
export const strokeText = (points: readonly Point[]): string =>
  `trace ${points.map(([x, y]) => `${x},${y}`).join(' ')}`;

/** Cut into strokes of so many points; the pen goes on where it was lifted. */
export function strokesOf(points: readonly Point[], size = 60): readonly (readonly Point[])[] {
  const strokes: Point[][] = [];
  for (let i = 0; i < points.length; i += size) strokes.push(points.slice(i, i + size));
  return strokes;
}

/** The lines that trace a section, as `play` reads them: "A.engineer trace …". */
export const traceLines = (who: string, section: number): readonly string[] =>
  strokesOf(middleOf(section)).map((points) => `${who} ${strokeText(points)}`);
