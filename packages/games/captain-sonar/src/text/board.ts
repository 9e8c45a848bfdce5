import type { Chart } from '../chart.ts';
import { chartOf } from '../charts/index.ts';
import { FITTINGS, GAUGES, systemsIn } from '../panel.ts';
import { CHART_SIZES } from '../setup.ts';
import type { Boat, Result } from '../state.ts';
import { COLUMNS, SIDES, enemyOf } from '../vocabulary.ts';
import type { Cell, PerSide, SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { AIMS, NAMES, REASONS, ROLE_NAMES, SYSTEM_NAMES } from './names.ts';

/** The chart in text, as the viewer knows it, with what stands beside it on a table. */
export function drawBoard(view: View): string {
  const { size } = chartIn(view);
  const columns = `     ${COLUMNS.slice(0, size).join(' ')}`;
  const rows = Array.from({ length: size }, (_, i) => drawRow(view, i + 1));
  return [
    columns,
    ...rows,
    columns,
    legend(view),
    ...SIDES.flatMap((side) => standing(view, side)),
    status(view),
  ].join('\n');
}

const chartIn = ({ setup }: View): Chart =>
  chartOf(setup.map, setup.chart, CHART_SIZES[setup.mode]);

function drawRow(view: View, row: number): string {
  const columns = COLUMNS.slice(0, chartIn(view).size);
  const label = String(row).padStart(4);
  return `${label} ${columns.map((column) => mark(view, `${column}${row}`)).join(' ')} ${row}`;
}

function mark(view: View, cell: Cell): string {
  const chart = chartIn(view);
  const { boats, charted, setup } = view;
  const known = SIDES.filter((side) => boats[side] !== null);
  for (const side of known) if (boats[side]?.position === cell) return LETTERS[side];
  for (const side of known) if (boats[side]?.mines.includes(cell)) return MINE_MARKS[side];
  for (const side of known)
    if (boats[side]?.route.includes(cell)) return LETTERS[side].toLowerCase();
  if (!chart.isWater(cell)) return '#';
  if (charted.includes(cell)) return '*';
  return setup.scenario === 'ice' && chart.holes.includes(cell) ? 'o' : '.';
}

const LETTERS = { alpha: 'A', bravo: 'B' } as const satisfies PerSide<string>;
const MINE_MARKS = { alpha: '+', bravo: 'x' } as const satisfies PerSide<string>;

const legend = ({ setup: { scenario } }: View): string =>
  [
    'A B boats   a b their routes   + x their mines   # island',
    ...(scenario === 'ice' ? ['o hole in the ice'] : []),
    ...(scenario === 'minefield' ? ['* charted mine'] : []),
  ].join('   ');

function standing(view: View, side: SideName): readonly string[] {
  const { placed, damage, ready, mines, surfaced } = view.standing[side];
  const boat = view.boats[side];
  const heard = [
    placed ? (surfaced ? 'surfaced' : 'under water') : 'not placed yet',
    `damage ${damage} of ${view.setup.damage}`,
    `mines heard ${mines}`,
    `ready: ${ready.map((system) => SYSTEM_NAMES[system]).join(', ') || 'nothing'}`,
  ];
  return [`${NAMES[side]}: ${heard.join('   ')}`, ...(boat === null ? [] : aboard(view, boat))];
}

function aboard({ setup }: View, { gauges, broken }: Boat): readonly string[] {
  const marks = systemsIn(setup.scenario).map(
    (system) => `${SYSTEM_NAMES[system]} ${gauges[system]}/${GAUGES[setup.mode][system]}`,
  );
  return [
    `  gauges: ${marks.join('   ')}`,
    `  broken: ${broken.map((symbol) => `${symbol} ${colourOf(symbol)}`).join('   ') || 'nothing'}`,
  ];
}

function status({ phase, turn, stop, result, standing: { alpha, bravo } }: View): string {
  if (result !== null) return describeResult(result);
  if (phase === 'placing') return 'The Captains choose where to start.';
  if (stop !== null)
    return stop.waitsFor === 'aim'
      ? `STOP: ${NAMES[stop.side]} ${AIMS[stop.system]}.`
      : `${NAMES[enemyOf(stop.side)]}’s Captain answers the sonar.`;
  const awaited = { alpha, bravo };
  const duties = SIDES.flatMap((side) =>
    awaited[side].awaiting.map((role) => `${NAMES[side]}’s ${ROLE_NAMES[role]}`),
  );
  const waits = duties.length === 0 ? '' : ` Waiting for ${duties.join(', ')}.`;
  return `${turn === null ? 'Both boats are under way.' : `${NAMES[turn.side]}’s turn.`}${waits}`;
}

export const colourOf = (symbol: string): string =>
  FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour ?? '';

export function describeResult({ winner, reason }: Result): string {
  return `${winner === null ? 'A draw' : `${NAMES[winner]} wins`}: ${REASONS[reason]}.`;
}
