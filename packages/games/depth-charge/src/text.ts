import { seaOf } from './board.ts';
import type { Event } from './events.ts';
import type { Result } from './state.ts';
import { COLUMNS, ROWS, SIDES } from './vocabulary.ts';
import type { Ending, SideName, Square } from './vocabulary.ts';
import type { View } from './view.ts';

/** What happened, in one plain sentence. */
export function describeEvent(event: Event): string {
  if (event.type === 'playBegan') return `${NAMES[event.first]} takes the first turn.`;
  if (event.type === 'gameEnded') return describeResult(event);
  const who = NAMES[event.side];
  switch (event.type) {
    case 'minesPlaced':
      return `${who} has placed three mines${event.squares === null ? '' : ` on ${listed(event.squares)}`}.`;
    case 'boatMoved':
      return `${who} moves from ${event.from} to ${event.to}.`;
    case 'boatSunk':
      return `${who} runs onto a mine on ${event.to} and sinks.`;
    case 'soundingDropped':
      return `${who} sounds ${event.square}: ${event.pings.length === 0 ? 'no answer' : `pings at ${listed(event.pings)}`}.`;
    case 'depthChargeDropped':
      return `${who} drops a depth charge on ${event.square}: ${event.hit ? 'a mine is destroyed' : 'a miss'}.`;
    case 'passed':
      return `${who} passes.`;
    case 'forfeited':
      return `${who} ${FORFEITED[event.reason]}.`;
    default:
      return event satisfies never;
  }
}

export function describeResult({ winner, reason }: Result): string {
  return `${winner === null ? 'A draw' : `${NAMES[winner]} wins`}: ${REASONS[reason]}.`;
}

const NAMES = { black: 'Black', red: 'Red' } as const satisfies Record<SideName, string>;
const FORFEITED = {
  resigned: 'resigns',
  time: 'has run out of time',
  absent: 'has left the table',
} as const;
const REASONS = {
  minesDestroyed: 'the third mine is destroyed',
  boatSunk: 'the other boat ran onto a mine',
  secondMiss: 'the other side missed for the second time',
  turnLimit: 'the last turn has been taken',
  resigned: 'the other side resigned',
  time: 'the other side ran out of time',
  absent: 'the other side left',
} as const satisfies Record<Ending, string>;

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The board in text, as the viewer knows it, with what stands beside it on a table. */
export function drawBoard(view: View): string {
  const columns = `    ${COLUMNS.join(' ')}`;
  const rows = ROWS.toReversed().map(
    (row) => `  ${row} ${COLUMNS.map((column) => mark(view, `${column}${row}`)).join(' ')} ${row}`,
  );
  const legend = 'B R boats   * mine   x destroyed mine   . Black Sea   ~ Red Sea   \\ between';
  return [
    columns,
    ...rows,
    columns,
    legend,
    ...SIDES.map((side) => standing(view, side)),
    status(view),
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
  return `${NAMES[side]}: boat on ${boats[side]}, ${laid}, ${misses[side]} of 2 misses`;
}

function status({ phase, turn, turnNumber, result }: View): string {
  if (result !== null) return describeResult(result);
  if (phase === 'placing' || turn === null) return 'The mines are being placed.';
  return `Turn ${turnNumber}: ${NAMES[turn]} to play.`;
}
