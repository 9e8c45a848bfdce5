import { counted, listed } from '@fathom/kit';
import {
  cardName,
  cardsAt,
  contentOf,
  DEPTH_NAMES,
  hireCost,
  hunterOf,
  LOCATE_COST,
  money,
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

/** "$7: boat $3, 4 steps". */
export function costWords(view: View, hunter: HunterName, way: Way): string {
  const hire = hireCost(view, hunter);
  const steps = counted(way.path.length, 'step');
  return `${money(way.cost)}: ${hire > 0 ? `boat ${money(hire)}, ` : ''}${steps}`;
}

/** What there is to do where a way ends, with the cash that is left then. */
export function prospect(view: View, hunter: HunterName, way: Way): string {
  const left = hunterOf(view, hunter).cash - way.cost;
  const content = contentOf(view.setup);
  const place = content.terrain[way.to];
  const cards = listed(
    cardsAt(content, way.to).map((card) => cardName(content, card)),
    'or',
  );
  const then = `${money(left)} left.`;
  if (place.kind !== 'water') return `${then} There you can research by ${cards}.`;
  const water = `${DEPTH_NAMES[place.depth]}: salvage ${money(place.salvage)}`;
  if (left < LOCATE_COST) return `${then} Not enough to locate anything (${water}).`;
  const deeds = left < place.salvage ? 'Enough to locate, not to salvage' : 'Enough to salvage';
  return `${then} ${deeds} (${water}).`;
}
