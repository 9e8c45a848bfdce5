import { SIDES, enemyOf } from '@fathom/captain-sonar/client';
import type { Cell, SideName } from '@fathom/captain-sonar/client';
import type { AimName } from '../captain/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { cellBeside } from '../radio/track.ts';
import { SIDE_NAMES } from '../words.ts';

/** A cell in words: "C7, water, sector 1", what lies on it, and what can be done with it. */
export function describeCell(desk: Desk, cell: Cell): string {
  const { chart } = desk.waters();
  if (!chart.isWater(cell)) return `${cell}, island, sector ${chart.sectorOf(cell)}`;
  return [
    cell,
    'water',
    `sector ${chart.sectorOf(cell)}`,
    ...printed(desk, cell),
    ...SIDES.flatMap((side) => pieces(desk, side, cell)),
    ...drawn(desk, cell),
    ...open(desk, cell),
  ].join(', ');
}

function printed(desk: Desk, cell: Cell): readonly string[] {
  const { setup, charted } = desk.view();
  const { chart } = desk.waters();
  const ice = setup.scenario === 'ice' && chart.holes.includes(cell) ? ['hole in the ice'] : [];
  return [...ice, ...(charted.includes(cell) ? ['charted mine'] : [])];
}

function pieces(desk: Desk, side: SideName, cell: Cell): readonly string[] {
  const boat = desk.view().boats[side];
  if (boat === null) return [];
  const whose = desk.isSeated() && side === desk.side() ? 'your' : SIDE_NAMES[side];
  return [
    ...(boat.position === cell ? [`${whose} boat`] : []),
    ...(boat.position !== cell && boat.route.includes(cell) ? [`${whose} route`] : []),
    ...(boat.mines.includes(cell) ? [`${whose} mine`] : []),
  ];
}

function drawn(desk: Desk, cell: Cell): readonly string[] {
  const side = desk.side();
  const sheet = desk.sheet.sheet();
  if (side === null) return [];
  const { chart } = desk.waters();
  const at = sheet?.at ?? null;
  const mark = sheet?.pencil.find((pencilled) => pencilled.cell === cell)?.mark;
  const onTrack =
    at !== null && desk.sheet.track().points.some((point) => cellBeside(chart, at, point) === cell);
  const chance = desk.beliefs.about(enemyOf(side))?.chanceAt(cell) ?? 0;
  return [
    ...(mark === undefined ? [] : [`pencilled ${mark}`]),
    ...(at === cell ? ['the sheet ends here'] : onTrack ? ['on the sheet’s track'] : []),
    ...(chance === 0 ? [] : [`enemy chance ${Math.max(1, Math.round(chance * 100))} %`]),
  ];
}

const CAN: { readonly [Name in AimName]: string } = {
  start: 'you can begin here',
  mine: 'a mine can be laid here',
  torpedo: 'in torpedo range',
  drone: 'the drone can search this sector',
  sonar: '',
  silence: 'within reach of silence',
  scenario: 'this mine can be set off',
  trigger: 'your mine here can be set off',
  surface: '',
};

function open(desk: Desk, cell: Cell): readonly string[] {
  if (desk.sheet.tool() !== null) return ['can be pencilled'];
  const aim = desk.aim.name();
  return aim !== null && desk.aim.targets().has(cell) ? [CAN[aim]] : [];
}
