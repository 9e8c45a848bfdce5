import { depthAt } from '../chart.ts';
import { hexAt } from '../hex.ts';
import type { Hex } from '../hex.ts';
import { chartOf, faceDown, isGone, markerAt } from '../rules/table.ts';
import type { Diver } from '../state.ts';
import type { View } from '../view.ts';
import { resultWords } from './events.ts';
import { NOTICE, SIDE_NAMES, TARGET_NAMES, signed, slotName } from './names.ts';

/** The chart in text, with what stands beside it on a table. */
export function boardWords(view: View): string {
  const { columns, rows } = chartOf(view);
  const numbers = Array.from({ length: columns }, (_, i) => String(i + 1).padStart(2, '0'));
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      String(row + 1).padStart(2, '0'),
      ...numbers.map((_number, column) =>
        mark(view, hexAt({ column: column + 1, row: row + 1 })).padStart(3),
      ),
    ].join(' '),
  );
  return [
    `    ${numbers.join('  ')}`,
    ...lines,
    'Depths in feet.   ?40 a face-down marker   x40 a dummy   *40 the target   every second column lies half a hex lower',
    ...view.divers.map(standing),
    leftWords(view),
    status(view),
    NOTICE,
  ].join('\n');
}

const leftWords = (view: View): string => {
  const left = faceDown(view).length;
  const what = TARGET_NAMES[view.kind];
  return left === 1
    ? `1 marker face down: the ${what}.`
    : `${left} markers face down, one of them the ${what}.`;
};

function mark(view: View, hex: Hex): string {
  const depth = depthAt(chartOf(view), hex);
  if (depth === null) return '--';
  const marker = markerAt(view, hex);
  if (marker === null) return String(depth);
  if (marker.face === null) return `${view.target === hex ? '*' : '?'}${depth}`;
  return `${marker.face === 'dummy' ? 'x' : '*'}${depth}`;
}

function standing(diver: Diver): string {
  const { side, group, modifier, lastDive } = diver;
  if (isGone(diver)) return `${SIDE_NAMES[side]}: has left the search`;
  const roll = modifier === 0 ? '' : `, ${signed(modifier)} to search rolls`;
  const last =
    lastDive === null ? 'no dive yet' : `last dive ${slotName(lastDive)} in ${lastDive.hex}`;
  return `${SIDE_NAMES[side]}: ${slotName(diver)}, group ${group}${roll}, ${last}`;
}

function status({ phase, turn, toPlace, offer, result }: View): string {
  if (result !== null) return resultWords(result, (side) => SIDE_NAMES[side]);
  const who = turn === null ? 'Nobody' : SIDE_NAMES[turn];
  switch (phase) {
    case 'placing':
      return `${who} lays a marker; ${toPlace} to go.`;
    case 'diving':
      return `${who} to dive.`;
    case 'choosing':
      return `${who} may search a hex next to ${offer}.`;
    case 'scheduling':
      return `${who} to choose the next time.`;
    case 'over':
      return 'The game is over.';
    default:
      return phase satisfies never;
  }
}
