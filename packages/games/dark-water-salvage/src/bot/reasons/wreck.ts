import { splitBy } from '../../belief/answers.ts';
import { has } from '../../belief/region-set.ts';
import { contentOf } from '../../content/index.ts';
import { nameOf, shipOf, wreckOf } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import type { Action } from '../../actions.ts';
import type { Card, HunterName, WreckNumber } from '../../vocabulary.ts';
import type { BeliefReport, WreckReport } from '../belief-report.ts';

/** A choice with all that its reasons are made of. */
export interface Case {
  readonly view: View;
  readonly hunter: HunterName;
  readonly belief: BeliefReport;
  readonly action: Action;
}

export const reportFor = ({ belief }: Case, wreck: WreckNumber): WreckReport | undefined =>
  belief.wrecks.find((report) => report.wreck === wreck);

/** What salvaging it brings, with the locating if nobody has located it. */
export function prestigeOf(view: View, wreck: WreckNumber): number {
  const { located, salvaged } = shipOf(view, wreck);
  return salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0);
}

/** How many regions are left on average when a card has answered, all being as likely. */
export function leftAfter({ setup }: View, { candidates }: WreckReport, card: Card): number {
  const parts = [...splitBy(contentOf(setup), card).values()].map(
    (set) => candidates.filter((region) => has(set, region)).length,
  );
  return parts.reduce((sum, size) => sum + size * size, 0) / candidates.length;
}

/** How sure it is that a wreck lies here, or there. */
export function whereabouts(
  it: Case,
  wreck: WreckNumber,
  place: 'here' | 'there',
): readonly string[] {
  const report = reportFor(it, wreck);
  const { name } = shipOf(it.view, wreck);
  if (report === undefined) return [];
  const sure =
    wreckOf(it.view, wreck).region !== null
      ? `The ${name} was located ${place}.`
      : report.candidates.length === 1
        ? `The ${name} must lie ${place}.`
        : `The ${name} lies in one of ${report.candidates.length} regions, and this is one of them.`;
  return wreckOf(it.view, wreck).region === null ? [sure, ...rivalry(report)] : [sure];
}

const CLOSE = 4; // regions

/** Who is close to it. */
export function rivalry({ rivals }: WreckReport): readonly string[] {
  const [first] = rivals.toSorted((one, other) => one.candidates - other.candidates);
  if (first === undefined || first.candidates > CLOSE) return [];
  const left = Math.max(1, Math.round(first.candidates));
  return [
    left === 1
      ? `By its questions ${nameOf(first.hunter)} knows where it lies.`
      : `By its questions ${nameOf(first.hunter)} has narrowed it down to about ${left} regions.`,
  ];
}
