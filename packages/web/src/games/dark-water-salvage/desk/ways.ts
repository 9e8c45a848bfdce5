import {
  DEPTH_NAMES,
  LOCATE_COST,
  MOVE,
  cardName,
  cardsAt,
  contentOf,
  hireCost,
  hunterOf,
  reach,
  seatNumber,
} from '@fathom/dark-water-salvage/client';
import type { HunterName, Region, View, Way } from '@fathom/dark-water-salvage/client';

export type Ways = ReadonlyMap<Region, Way>;

/** Every region that is not cut off, near or far, with its shortest way; the purse does not matter. */
export function waysFrom(view: View, hunter: HunterName): Ways {
  const rich = { ...hunterOf(view, hunter), cash: Number.MAX_SAFE_INTEGER };
  const hunters = view.hunters.with(seatNumber(hunter), rich);
  return new Map(reach({ ...view, hunters }, hunter).map((way) => [way.to, way]));
}

export const canPay = (view: View, hunter: HunterName, { cost }: Way): boolean =>
  cost <= hunterOf(view, hunter).cash;

export const costWords = (view: View, hunter: HunterName, { cost, path }: Way): string =>
  MOVE.cost(cost, hireCost(view, hunter), path.length);

/** What there is to do where a way ends, with the cash that is left then. */
export function endOfWay(view: View, hunter: HunterName, way: Way): string {
  const left = hunterOf(view, hunter).cash - way.cost;
  const content = contentOf(view.setup);
  const terrain = content.terrain[way.to];
  if (terrain.kind !== 'water')
    return MOVE.thereResearch(
      left,
      cardsAt(content, way.to).map((card) => cardName(content, card)),
    );
  const { depth, salvage } = terrain;
  const enoughFor = left < LOCATE_COST ? 'nothing' : left < salvage ? 'locate' : 'salvage';
  return MOVE.thereWreck(left, enoughFor, MOVE.water(DEPTH_NAMES[depth], salvage));
}
