import { chancesOf, countDeals } from './belief/deals.ts';
import type { Deals } from './belief/deals.ts';
import { factsOf, wouldHold } from './belief/evidence.ts';
import type { About, Evidence, Open } from './belief/evidence.ts';
import { isSingle, regionsOf, setOf } from './belief/region-set.ts';
import type { RegionSet } from './belief/region-set.ts';
import { contentOf } from './content/index.ts';
import type { Content } from './content/index.ts';
import { regionNumber } from './grid.ts';
import { trueValue } from './rules/salvage.ts';
import { REGIONS } from './vocabulary.ts';
import type { Region, WreckNumber } from './vocabulary.ts';

export { wouldHold } from './belief/evidence.ts';
export type { About } from './belief/evidence.ts';
export { regionsOf, sizeOf } from './belief/region-set.ts';
export type { RegionSet } from './belief/region-set.ts';

/**
 * What a viewer can infer about the wrecks from its own answers and all that everybody saw. It is exact, the rule that
 * no two wrecks share a location or a value card included: the deals that fit are counted, each as likely as the others.
 * What the doings of others may betray of their answers is not in it.
 */
export interface Belief {
  readonly content: Content;
  readonly wrecks: readonly WreckBelief[]; // by number
}
export interface WreckBelief {
  readonly regions: RegionSet; // where it can lie
  readonly chances: Float64Array; // the chance of each of REGIONS
  readonly values: Float64Array; // the chance of each value card
}

export function believe(evidence: Evidence): Belief {
  const content = contentOf(evidence.setup);
  const { regions, values } = dealsFor(evidence);
  const dealt = chancesOf(regions);
  const cards = chancesOf(values);
  return {
    content,
    wrecks: evidence.wrecks.map((_, i) => {
      const chances = new Float64Array(REGIONS.length);
      for (const [card, region] of content.wreckRegions.entries())
        chances[regionNumber(region)] = dealt[i]?.[card] ?? 0;
      const possible = setOf(REGIONS.filter((_region, number) => (chances[number] ?? 0) > 0));
      return { regions: possible, chances, values: cards[i] ?? new Float64Array() };
    }),
  };
}

/** All deals of location cards and all deals of value cards that fit; either can be with any of the other. */
export function dealsFor(evidence: Evidence): { readonly regions: Deals; readonly values: Deals } {
  const { wreckRegions, values } = contentOf(evidence.setup);
  const facts = factsOf(evidence);
  const cardOf = new Map(wreckRegions.map((region, card) => [region, card]));
  const mayLie = facts.map(({ regions }) =>
    regionsOf(regions).map((region) => cardOf.get(region) ?? 0),
  );
  return {
    regions: countDeals(mayLie, wreckRegions.length),
    values: countDeals(
      facts.map((fact) => fact.values),
      values.length,
    ),
  };
}

const UNKNOWN: WreckBelief = {
  regions: 0n,
  chances: new Float64Array(REGIONS.length),
  values: new Float64Array(),
};

export const beliefOf = ({ wrecks }: Belief, wreck: WreckNumber): WreckBelief =>
  wrecks[wreck - 1] ?? UNKNOWN;

/** 9. The regions where a wreck can still lie: the candidates of the assist option. */
export const candidates = (belief: Belief, wreck: WreckNumber): readonly Region[] =>
  regionsOf(beliefOf(belief, wreck).regions);

export const chanceAt = (belief: Belief, wreck: WreckNumber, region: Region): number =>
  beliefOf(belief, wreck).chances[regionNumber(region)] ?? 0;

/** What salvaging a wreck brings on average if it lies in this region. */
export function expectedValue(belief: Belief, wreck: WreckNumber, region: Region): number {
  let sum = 0;
  for (const [value, chance] of beliefOf(belief, wreck).values.entries())
    if (chance > 0) sum += chance * trueValue(belief.content, { region, value });
  return sum;
}

/** How likely a rival knows for certain where a wreck lies, as this viewer must see it. */
export function chancePinned(belief: Belief, open: Open, about: About): number {
  let sum = 0;
  for (const region of candidates(belief, about.wreck))
    if (isSingle(wouldHold(open, about, region))) sum += chanceAt(belief, about.wreck, region);
  return sum;
}
