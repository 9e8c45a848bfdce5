import { SIDES, cellWords, enemyOf, wrecksLeft } from '@fathom/captain-sonar/client';
import type { Cell, SideName } from '@fathom/captain-sonar/client';
import type { AimName } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { pieceAt } from '../desk/bending.ts';

/** A cell in words: "C7, water, sector 1", what lies on it, and what can be done with it. */
export function describeCell(desk: Desk, cell: Cell): string {
  const { chart } = desk.grid();
  const sector = chart.sectorOf(cell);
  if (!chart.isWater(cell)) return cellWords.island(cell, sector);
  return cellWords.water(cell, sector, [
    ...printed(desk, cell),
    ...SIDES.flatMap((side) => pieces(desk, side, cell)),
    ...drawn(desk, cell),
    ...open(desk, cell),
  ]);
}

function printed(desk: Desk, cell: Cell): readonly string[] {
  const { setup, charted } = desk.view();
  const { chart } = desk.grid();
  const ice = setup.scenario === 'ice' && chart.holes.includes(cell) ? [cellWords.hole] : [];
  return [
    ...ice,
    ...(charted.includes(cell) ? [cellWords.chartedMine] : []),
    ...(setup.scenario === 'salvage' && chart.wrecks.includes(cell)
      ? [wrecksLeft(desk.view()).includes(cell) ? cellWords.wreck : cellWords.emptyWreck]
      : []),
  ];
}

function pieces(desk: Desk, side: SideName, cell: Cell): readonly string[] {
  const boat = desk.view().boats[side];
  if (boat === null) return [];
  const whose = desk.isSeated() && side === desk.side() ? null : side;
  return [
    ...(boat.position === cell ? [cellWords.piece(whose, 'boat')] : []),
    ...(boat.position !== cell && boat.route.includes(cell)
      ? [cellWords.piece(whose, 'route')]
      : []),
    ...(boat.mines.includes(cell) ? [cellWords.piece(whose, 'mine')] : []),
  ];
}

function drawn(desk: Desk, cell: Cell): readonly string[] {
  const side = desk.side();
  const sheet = desk.sheet.sheet();
  if (side === null) return [];
  const { chart } = desk.grid();
  const at = sheet?.at ?? null;
  const mark = sheet?.pencil.find((pencilled) => pencilled.cell === cell)?.mark;
  const onTrack = at !== null && pieceAt(desk.sheet.track(), chart, { end: at, cell }) !== null;
  const chance = desk.beliefs.about(enemyOf(side))?.chanceAt(cell) ?? 0;
  return [
    ...(mark === undefined ? [] : [cellWords.pencilled(mark)]),
    ...(at === cell ? [cellWords.sheetEnds] : onTrack ? [cellWords.onTrack] : []),
    ...(desk.sheet.below()?.sheet.at === cell ? [cellWords.otherSheetEnds] : []),
    ...(chance === 0 ? [] : [cellWords.enemyChance(chance)]),
  ];
}

const CAN: { readonly [Name in AimName]: string } = {
  start: cellWords.canStart,
  mine: cellWords.canMine,
  torpedo: cellWords.canStrike,
  drone: cellWords.canSearch,
  sonar: '',
  silence: cellWords.canSlip,
  scenario: cellWords.canFireCharted,
  decoy: '',
  grapnel: cellWords.canHaul,
  trigger: cellWords.canTrigger,
  surface: '',
};

function open(desk: Desk, cell: Cell): readonly string[] {
  if (desk.sheet.tool() !== null) return [cellWords.canPencil];
  const aim = desk.aim.name();
  return aim !== null && desk.aim.targets().has(cell) ? [CAN[aim]] : [];
}
