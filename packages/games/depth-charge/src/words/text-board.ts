import { seaOf } from '../board.ts';
import { COLUMNS, ROWS, SIDES } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { tellEnd } from './events.ts';
import { SIDE_NAMES } from './sides.ts';

/** The board in text, as the viewer knows it, with what lies beside it on a table. */
export function drawBoard(view: View): string {
  const columns = `    ${COLUMNS.join(' ')}`;
  const rows = ROWS.toReversed().map(
    (row) => `  ${row} ${COLUMNS.map((column) => mark(view, `${column}${row}`)).join(' ')} ${row}`,
  );
  return [
    columns,
    ...rows,
    columns,
    'B R boats   * mine   x destroyed mine   . Black Sea   ~ Red Sea   \\ between',
    ...SIDES.map((side) => standing(view, side)),
    status(view),
    ...soundings(view),
  ].join('\n');
}

function mark({ boats, mines, wrecks }: View, square: Square): string {
  if (boats.black === square) return 'B';
  if (boats.red === square) return 'R';
  if (SIDES.some((side) => mines[side]?.includes(square))) return '*';
  if (SIDES.some((side) => wrecks[side].includes(square))) return 'x';
  const sea = seaOf(square);
  return sea === null ? '\\' : sea === 'black' ? '.' : '~';
}

function standing({ boats, placed, mines, minesLeft, misses }: View, side: SideName): string {
  const where = mines[side] === null ? '' : ` (${mines[side].join(' ')})`;
  const laid = placed[side] ? `${minesLeft[side]} mines left${where}` : 'mines not placed yet';
  return `${SIDE_NAMES[side]}: boat on ${boats[side]}, ${laid}, ${misses[side]} of 2 misses`;
}

const PLAIN_NAMES = {
  side: (side: string): string => SIDE_NAMES[side as SideName],
  seat: (seat: string): string => seat,
};

function status({ phase, turn, turnNumber, result }: View): string {
  if (result !== null) return tellEnd(result.winner, result.reason, PLAIN_NAMES);
  if (phase === 'placing' || turn === null) return 'The mines are being placed.';
  return `Turn ${turnNumber}: ${SIDE_NAMES[turn]} to play.`;
}

/** The record sheet: what each side has heard so far, every report once. */
function soundings({ record }: View): readonly string[] {
  const lines = SIDES.flatMap((side) => {
    const reports = record.flatMap((turn) =>
      turn.type === 'soundingDropped' && turn.side === side
        ? [`${turn.square}=${turn.pings.length === 0 ? 'silence' : turn.pings.join('+')}`]
        : [],
    );
    return reports.length === 0
      ? []
      : [`  ${`${SIDE_NAMES[side]}:`.padEnd(7)}${[...new Set(reports)].join('  ')}`];
  });
  return lines.length === 0 ? [] : ['Soundings:', ...lines];
}
