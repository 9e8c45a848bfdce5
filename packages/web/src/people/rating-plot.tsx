import type { RatingPoint } from '@fathom/protocol';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { dateText, profileWords } from '../words/people.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 64; // four digits, on a phone too
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;
const LEAST_SPAN = 100; // rating points: a small change must not look like a great one
const STEPS = [25, 50, 100, 200, 500];
const MOST_LINES = 5;

interface Scale {
  readonly x: (at: number) => number;
  readonly y: (rating: number) => number;
  readonly lines: readonly number[];
}

/** One step to the right for each match: what counts is how it went on, not how long people slept. */
function scaleOf(points: readonly RatingPoint[]): Scale {
  const ratings = points.map(({ rating }) => rating);
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...ratings) - Math.min(...ratings)) * 1.15;
  const step = STEPS.find((each) => span / each <= MOST_LINES) ?? 1000;
  const low = middle - span / 2;
  const first = Math.ceil(low / step) * step;
  const lines = Array.from({ length: MOST_LINES + 1 }, (_, n) => first + n * step);
  return {
    x: (at) => LEFT + (at / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT),
    y: (rating) => TOP + (1 - (rating - low) / span) * (HEIGHT - TOP - BOTTOM),
    lines: lines.filter((line) => line <= low + span),
  };
}

/** How a rating went up and down; for those who cannot see it, as a table. */
export function RatingPlot(props: {
  readonly points: readonly RatingPoint[];
  readonly pool: string;
}): JSX.Element {
  const scale = createMemo(() => scaleOf(props.points));
  const path = (): string =>
    props.points
      .map(({ rating }, at) => `${scale().x(at).toFixed(1)},${scale().y(rating).toFixed(1)}`)
      .join(' ');
  const ends = (): readonly RatingPoint[] =>
    [props.points[0], props.points.at(-1)].flatMap((point) => point ?? []);
  return (
    <Show
      when={props.points.length > 1}
      fallback={<p class="quiet-note">{profileWords.onePoint}</p>}
    >
      <svg
        class="rating-plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={profileWords.plot(
          props.pool,
          props.points.map(({ rating }) => rating),
        )}
      >
        <For each={scale().lines}>
          {(line) => (
            <>
              <line x1={LEFT} x2={WIDTH - RIGHT} y1={scale().y(line)} y2={scale().y(line)} />
              <text x={LEFT - 8} y={scale().y(line) + 4} text-anchor="end">
                {line}
              </text>
            </>
          )}
        </For>
        <polyline points={path()} />
        <circle
          cx={scale().x(props.points.length - 1)}
          cy={scale().y(ends()[1]?.rating ?? 0)}
          r={5}
        />
        <text x={LEFT} y={HEIGHT - 8}>
          {dateText(ends()[0]?.date ?? 0)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} text-anchor="end">
          {dateText(ends()[1]?.date ?? 0)}
        </text>
      </svg>
      <details class="plot-table">
        <summary>{profileWords.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{profileWords.date}</th>
              <th scope="col">{profileWords.rating}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.points.toReversed()}>
              {(point) => (
                <tr>
                  <td>{dateText(point.date)}</td>
                  <td>{point.rating}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </Show>
  );
}
