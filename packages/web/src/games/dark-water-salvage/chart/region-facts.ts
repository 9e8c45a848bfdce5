import { COURSE } from '@fathom/dark-water-salvage/client';
import type { Region, RegionFacts, SheetFacts } from '@fathom/dark-water-salvage/client';
import type { Desk } from '../desk/desk.ts';
import { canPay, costWords } from '../desk/ways.ts';

/** All that can be seen on a region. */
export const factsOf = (desk: Desk, region: Region): RegionFacts => ({
  region,
  terrain: desk.content().terrain[region],
  boats: desk
    .view()
    .hunters.filter(({ token }) => token === region)
    .map(({ name }) => desk.nameOf(name)),
  finds: desk.reading
    .sheets()
    .filter(({ wreck }) => wreck.region === region)
    .map(({ ship, wreck }) => ({ ship: ship.name, isSalvaged: wreck.salvagedBy !== null })),
  sheet: sheetOn(desk, region),
  course: courseTo(desk, region),
});

/** What the chart shows of the selected wreck. */
function sheetOn(desk: Desk, region: Region): SheetFacts | null {
  const wreck = desk.selected();
  if (wreck === null || desk.content().terrain[region].kind !== 'water') return null;
  const { reading } = desk;
  const sheet = reading.sheet(wreck);
  const fits = sheet.marks.filter(({ regions }) => regions.includes(region)).length;
  return {
    ship: sheet.ship.name,
    wasMissed: sheet.misses.some((miss) => miss.region === region),
    fits: reading.showsMarks() && sheet.marks.length > 0 ? [fits, sheet.marks.length] : null,
    isPossible: reading.knowledge()?.candidates(wreck).includes(region) ?? null,
    pencil: desk.pencil.on(wreck)[region] ?? null,
  };
}

function courseTo(desk: Desk, region: Region): string | null {
  const own = desk.hunter();
  const isPicked = desk.picked() === region;
  if (own === null) return null;
  if (desk.duty() === 'city' && desk.targets().has(region))
    return isPicked ? COURSE.pickedCity : COURSE.freeCity;
  const way = desk.duty() === 'move' ? desk.ways().get(region) : undefined;
  if (way === undefined) return null;
  const cost = costWords(desk.view(), own, way);
  if (!canPay(desk.view(), own, way)) return COURSE.tooFar(cost);
  return isPicked ? COURSE.picked(cost) : COURSE.reachable(cost);
}
