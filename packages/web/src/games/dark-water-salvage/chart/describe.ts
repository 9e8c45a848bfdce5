import { counted } from '@fathom/kit';
import { DEPTH_NAMES, money } from '@fathom/dark-water-salvage/client';
import type { Terrain, Region } from '@fathom/dark-water-salvage/client';
import type { Desk } from '../desk/desk.ts';
import { costWords, canPay } from '../desk/plan.ts';

/** A region in words: all that can be seen on it. */
export function describeRegion(desk: Desk, region: Region): string {
  return [
    `${region}, ${placeSaid(desk.content().terrain[region])}`,
    ...boatsOn(desk, region),
    ...wrecksOn(desk, region),
    ...marksOn(desk, region),
    ...courseTo(desk, region),
  ].join('; ');
}

function placeSaid(place: Terrain): string {
  switch (place.kind) {
    case 'city':
      return `the city of ${place.name}, a boat costs ${money(place.hire)}`;
    case 'feature':
      return `${place.name}, a feature in ${DEPTH_NAMES[place.depth]}`;
    case 'water':
      return `${DEPTH_NAMES[place.depth]}, salvage costs ${money(place.salvage)}`;
    default:
      return place satisfies never;
  }
}

const boatsOn = (desk: Desk, region: Region): readonly string[] =>
  desk
    .view()
    .hunters.filter(({ token }) => token === region)
    .map(({ name }) => {
      const who = desk.nameOf(name);
      return who === 'You' ? 'you are here' : `${who} is here`;
    });

const wrecksOn = (desk: Desk, region: Region): readonly string[] =>
  desk.reading
    .sheets()
    .filter(({ wreck }) => wreck.region === region)
    .map(({ ship, wreck }) =>
      wreck.salvagedBy === null
        ? `the ${ship.name} was located here`
        : `the ${ship.name} was salvaged here`,
    );

/** What the chart shows of the selected wreck. */
function marksOn(desk: Desk, region: Region): readonly string[] {
  const wreck = desk.selected();
  const isWater = desk.content().terrain[region].kind === 'water';
  if (wreck === null || !isWater) return [];
  const sheet = desk.reading.sheet(wreck);
  const knowledge = desk.reading.knowledge();
  const fits = sheet.marks.filter(({ regions }) => regions.includes(region)).length;
  const pencilled = desk.pencil.on(wreck)[region];
  return [
    ...(sheet.misses.some((miss) => miss.region === region)
      ? [`the ${sheet.ship.name} is not here`]
      : []),
    ...(desk.reading.showsMarks() && sheet.marks.length > 0
      ? [`fits ${fits} of ${counted(sheet.marks.length, 'answer')} about the ${sheet.ship.name}`]
      : []),
    ...(knowledge === null
      ? []
      : [knowledge.candidates(wreck).includes(region) ? 'still possible' : 'ruled out']),
    ...(pencilled === undefined
      ? []
      : [pencilled === 'no' ? 'crossed out by you' : 'marked with ? by you']),
  ];
}

function courseTo(desk: Desk, region: Region): readonly string[] {
  const own = desk.hunter();
  if (own === null) return [];
  if (desk.duty() === 'city' && desk.targets().has(region))
    return [desk.picked() === region ? 'picked, choose again to start here' : 'free to start from'];
  if (desk.duty() !== 'move') return [];
  const way = desk.ways().get(region);
  if (way === undefined) return [];
  const cost = costWords(desk.view(), own, way);
  if (!canPay(desk.view(), own, way)) return [`too far, ${cost}`];
  return [
    desk.picked() === region
      ? `picked, ${cost}, choose again to sail`
      : `you can go here for ${cost}`,
  ];
}
