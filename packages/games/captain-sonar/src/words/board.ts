import type { Chart } from '../chart.ts';
import { FITTINGS, GAUGES, marksOn, systemsIn } from '../panel.ts';
import { wrecksLeft } from '../rules/reach.ts';
import { cratesOf } from '../rules/reach.ts';
import { chartFor } from '../rules/table.ts';
import { COLUMNS, SIDES, enemyOf, teamOf } from '../vocabulary.ts';
import type { Cell, PerSide, SideName } from '../vocabulary.ts';
import type { BoatView, View } from '../view.ts';
import { outcomeWords } from './events.ts';
import {
  AIMING,
  ROLE_NAMES,
  SIDE_LETTERS,
  SIDE_NAMES,
  sidePossessive,
  systemNoun,
  systemNouns,
} from './names.ts';

/** The chart in text, as the viewer knows it, with what stands beside it on a table. */
export function boardWords(view: View): string {
  const chart = chartFor(view.setup);
  const columns = `     ${COLUMNS.slice(0, chart.size).join(' ')}`;
  const rows = Array.from({ length: chart.size }, (_, i) => rowWords(view, chart, i + 1));
  return [
    columns,
    ...rows,
    columns,
    legend(view),
    ...SIDES.flatMap((side) => standing(view, side)),
    status(view),
  ].join('\n');
}

function rowWords(view: View, chart: Chart, row: number): string {
  const columns = COLUMNS.slice(0, chart.size);
  const label = String(row).padStart(4);
  return `${label} ${columns.map((column) => mark(view, chart, `${column}${row}`)).join(' ')} ${row}`;
}

function mark(view: View, chart: Chart, cell: Cell): string {
  const { boats, charted, setup } = view;
  const known = SIDES.filter((side) => boats[side] !== null);
  for (const side of known) if (boats[side]?.position === cell) return SIDE_LETTERS[side];
  for (const side of known) if (boats[side]?.mines.includes(cell)) return MINE_MARKS[side];
  for (const side of known)
    if (boats[side]?.route.includes(cell)) return SIDE_LETTERS[side].toLowerCase();
  if (!chart.isWater(cell)) return '#';
  if (charted.includes(cell)) return '*';
  if (wrecksLeft(view).includes(cell)) return 'w';
  return setup.scenario === 'ice' && chart.holes.includes(cell) ? 'o' : '.';
}

const MINE_MARKS: PerSide<string> = { alpha: '+', bravo: 'x' };

const legend = ({ setup: { scenario } }: View): string =>
  [
    'A B boats   a b their routes   + x their mines   # island',
    ...(scenario === 'ice' ? ['o hole in the ice'] : []),
    ...(scenario === 'minefield' ? ['* charted mine'] : []),
    ...(scenario === 'salvage' ? ['w wreck'] : []),
  ].join('   ');

function standing(view: View, side: SideName): readonly string[] {
  const { placed, damage, ready, mines, surfaced } = view.standing[side];
  const boat = view.boats[side];
  const heard = [
    placed ? (surfaced ? 'surfaced' : 'under water') : 'not placed yet',
    `damage ${damage} of ${view.setup.damage}`,
    `mines heard ${mines}`,
    `ready: ${systemNouns(ready) || 'nothing'}`,
    ...(view.setup.scenario === 'salvage' ? [`crates ${cratesOf(view, side)}`] : []),
  ];
  return [
    `${SIDE_NAMES[side]}: ${heard.join('   ')}`,
    ...(boat === null ? [] : aboard(view, boat)),
  ];
}

function aboard({ setup }: View, boat: BoatView): readonly string[] {
  const { broken } = boat;
  const marks = systemsIn(setup.scenario).map(
    (system) => `${systemNoun(system)} ${marksOn(boat, system)}/${GAUGES[setup.mode][system]}`,
  );
  return [
    `  gauges: ${marks.join('   ')}`,
    `  broken: ${broken.map((symbol) => `${symbol} ${colourOf(symbol)}`).join('   ') || 'nothing'}`,
  ];
}

const colourOf = (symbol: string): string =>
  FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour ?? '';

function status({ phase, turn, stop, result, standing: crews }: View): string {
  if (result !== null)
    return outcomeWords(
      { winners: result.winner === null ? [] : [teamOf(result.winner)], reason: result.reason },
      { side: (side) => SIDE_NAMES[side as string as SideName], seat: String },
    );
  if (phase === 'placing') return 'The Captains choose where to start.';
  if (stop !== null)
    return stop.waitsFor === 'aim'
      ? `STOP: ${SIDE_NAMES[stop.side]} ${AIMING[stop.system][1]}.`
      : `${sidePossessive(enemyOf(stop.side))} Captain answers the sonar.`;
  const awaited = SIDES.flatMap((side) =>
    crews[side].awaiting.map((role) => `${sidePossessive(side)} ${ROLE_NAMES[role]}`),
  );
  const waits = awaited.length === 0 ? '' : ` Waiting for ${awaited.join(', ')}.`;
  return `${turn === null ? 'Both boats are under way.' : `${sidePossessive(turn.side)} turn.`}${waits}`;
}
