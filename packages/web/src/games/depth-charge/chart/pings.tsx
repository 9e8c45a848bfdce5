import type { RecordedTurn, SideName, Square } from '@fathom/depth-charge/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { At } from '../../../board/sheet.tsx';
import { soundingsBy } from '../desk/ranging.ts';
import type { Sounding } from '../desk/ranging.ts';
import './chart-later.css';

/** "1·4", or a dash for silence. */
export const pingText = (pings: readonly number[]): string =>
  pings.length === 0 ? '–' : pings.join('·');

/** A label at the upper edge of its square, clear of a boat's hull, or at the lower one, clear of a mine. */
export function PingLabel(props: {
  readonly pings: readonly number[];
  readonly by: SideName;
  readonly edge?: 'upper' | 'lower';
}): JSX.Element {
  const text = (): string => pingText(props.pings);
  const size = (): number => (text().length > 5 ? 23 : 27);
  const width = (): number =>
    Math.max(34, props.pings.join('').length * size() * 0.62 + props.pings.length * 9 + 8);
  return (
    <g
      class={`dc-ping dc-by-${props.by}`}
      transform={`translate(0 ${props.edge === 'lower' ? 33 : -32})`}
    >
      <rect
        x={-width() / 2}
        y={-16}
        width={width()}
        height={31}
        rx={props.by === 'black' ? 15 : 5}
      />
      <text y={9} font-size={`${size()}`}>
        {text()}
      </text>
    </g>
  );
}

/** The latest sounding of each square: it counts the mines that were left then. */
export function Pings(props: {
  readonly record: readonly RecordedTurn[];
  readonly side: SideName;
  readonly mined: ReadonlySet<Square>; // with something in the upper half of the square
}): JSX.Element {
  const latest = (): readonly Sounding[] => [
    ...new Map<Square, Sounding>(
      soundingsBy(props.record, props.side).map((turn) => [turn.square, turn]),
    ).values(),
  ];
  return (
    <For each={latest()}>
      {(turn) => (
        <At cell={turn.square}>
          <PingLabel
            pings={turn.pings}
            by={turn.side}
            edge={props.mined.has(turn.square) ? 'lower' : 'upper'}
          />
        </At>
      )}
    </For>
  );
}
