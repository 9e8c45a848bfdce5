import { beliefOf, expectedValue } from '../belief.ts';
import { regionNumber } from '../grid.ts';
import { shipOf, wreckOf } from '../rules/table.ts';
import type { Region, WreckNumber } from '../vocabulary.ts';
import { gain } from './outlook.ts';
import type { Outlook } from './outlook.ts';

const TRIP = 6; // dollars: a boat and a few steps
const CONTESTED = 0.6; // of a wreck's worth is lost if a rival knows where it lies

const CROWD = 0.35; // for each rival but one

const known = new WeakMap<Outlook, Map<WreckNumber, number>>();

/** What it is worth to salvage a wreck some day, as far as can be said now, in prestige. Never below 0. */
export function worthOf(outlook: Outlook, wreck: WreckNumber): number {
  const worths = known.get(outlook) ?? new Map<WreckNumber, number>();
  known.set(outlook, worths);
  const before = worths.get(wreck);
  if (before !== undefined) return before;
  const worth = Math.max(0, appraised(outlook, wreck));
  worths.set(wreck, worth);
  return worth;
}

function appraised(outlook: Outlook, wreck: WreckNumber): number {
  const { content, belief, view, me, roundsLeft, contested } = outlook;
  const { places } = beliefOf(belief, wreck);
  const { located, salvaged } = shipOf(view, wreck);
  let [spent, brought, likely] = [0, 0, 0];
  for (const region of content.wreckRegions) {
    const chance = places[regionNumber(region)] ?? 0;
    const cost = costAt(outlook, region);
    if (chance === 0 || (roundsLeft === 0 && cost > me.cash)) continue;
    likely += chance;
    spent += chance * cost;
    brought += chance * expectedValue(belief, wreck, region);
  }
  if (likely === 0) return 0;
  const prestige = salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0);
  const free = (1 - CONTESTED * (contested.get(wreck) ?? 0)) * race(outlook, Math.max(...places));
  return (
    likely * free * gain(outlook, { prestige, spent: spent / likely, brought: brought / likely })
  );
}

/** Where it lies unknown, any of the others may be first. */
const race = ({ view }: Outlook, sure: number): number =>
  sure + (1 - sure) / (1 + CROWD * (view.order.length - 2));

function costAt({ content }: Outlook, region: Region): number {
  const place = content.places[region];
  return TRIP + (place.kind === 'water' ? place.salvage : 0);
}
