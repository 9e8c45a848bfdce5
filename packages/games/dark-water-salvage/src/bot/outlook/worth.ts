import { beliefOf, expectedValue } from '../../belief.ts';
import { regionNumber } from '../../grid.ts';
import { dollars } from '../../rules/loans.ts';
import { shipOf, wreckOf } from '../../rules/table.ts';
import type { Region, WreckNumber } from '../../vocabulary.ts';
import { gain } from './outlook.ts';
import type { Outlook } from './outlook.ts';

const TRIP = 6; // dollars: a boat and a few steps

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
  const { content, belief, view, roundsLeft, lead } = outlook;
  const purse = purseOf(outlook);
  const { places } = beliefOf(belief, wreck);
  const { located, salvaged } = shipOf(view, wreck);
  let [spent, brought, likely] = [0, 0, 0];
  for (const region of content.wreckRegions) {
    const chance = places[regionNumber(region)] ?? 0;
    const cost = costAt(outlook, region);
    if (chance === 0 || (roundsLeft === 0 && cost > purse)) continue;
    likely += chance;
    spent += chance * cost;
    brought += chance * expectedValue(belief, wreck, region);
  }
  if (likely === 0) return 0;
  const prestige = salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0);
  return (
    likely *
    (lead.get(wreck) ?? 1) *
    gain(outlook, { prestige, spent: spent / likely, brought: brought / likely })
  );
}

/** What there is to spend, or may be once the loans are given out. */
const purseOf = ({ view, me }: Outlook): number =>
  me.cash + (view.phase === 'applying' ? dollars(view.pool) : 0);

function costAt({ content }: Outlook, region: Region): number {
  const place = content.places[region];
  return TRIP + (place.kind === 'water' ? place.salvage : 0);
}
