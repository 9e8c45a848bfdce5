import {
  beliefOf,
  candidates,
  chanceAt,
  expectedValue,
  regionsOf,
  sizeOf,
  wouldHold,
} from '../belief.ts';
import type { About, Belief } from '../belief.ts';
import { has } from '../belief/region-set.ts';
import { isLockedOut } from '../rules/attempts.ts';
import { isInPlay } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { HunterName, Region, WreckNumber } from '../vocabulary.ts';

/** What the values of its options are counted in: the share of games won (less for debts), prestige, or dollars of loans. */
export type Measure = 'wins' | 'prestige' | 'dollars';

/** What a bot took to be so when it chose: one entry for each wreck in play. */
export interface BeliefReport {
  readonly measure: Measure;
  readonly wrecks: readonly WreckReport[];
}
export interface WreckReport {
  readonly wreck: WreckNumber;
  readonly candidates: readonly Region[]; // where it can lie
  readonly likeliest: Region;
  readonly chance: number; // that it lies there
  readonly value: number; // dollars that salvaging it there brings on average
  readonly rivals: readonly RivalReport[]; // empty where the bot does not think of them
}
/** What a rival is taken to know of a wreck. */
interface RivalReport {
  readonly hunter: HunterName;
  readonly candidates: number; // the regions it cannot tell apart, on average
}

/** Who believes it, and whether it thinks of what others know. */
interface Believer {
  readonly view: View;
  readonly hunter: HunterName;
  readonly readsRivals: boolean;
  readonly measure: Measure;
}

export const reportOf = (belief: Belief, believer: Believer): BeliefReport => ({
  measure: believer.measure,
  wrecks: believer.view.wrecks
    .filter(isInPlay)
    .map(({ number }) => wreckReport(belief, believer, number)),
});

function wreckReport(belief: Belief, believer: Believer, wreck: WreckNumber): WreckReport {
  const { view, hunter, readsRivals } = believer;
  const regions = candidates(belief, wreck);
  const likeliest = regions.reduce((best, region) =>
    chanceAt(belief, wreck, region) > chanceAt(belief, wreck, best) ? region : best,
  );
  const rivals = view.order.filter((name) => name !== hunter && !isLockedOut(view, name, wreck));
  return {
    wreck,
    candidates: regions,
    likeliest,
    chance: chanceAt(belief, wreck, likeliest),
    value: expectedValue(belief, wreck, likeliest),
    rivals: readsRivals
      ? rivals.map((rival) => ({
          hunter: rival,
          candidates: heldBy(belief, view, { hunter: rival, wreck }),
        }))
      : [],
  };
}

/** How many regions a rival cannot tell apart, on average. Those it cannot are looked at together. */
function heldBy(belief: Belief, view: View, about: About): number {
  let rest = beliefOf(belief, about.wreck).regions;
  let sum = 0;
  for (const region of candidates(belief, about.wreck)) {
    if (!has(rest, region)) continue;
    const held = wouldHold(view, about, region);
    for (const alike of regionsOf(rest & held))
      sum += chanceAt(belief, about.wreck, alike) * sizeOf(held);
    rest &= ~held;
  }
  return sum;
}
