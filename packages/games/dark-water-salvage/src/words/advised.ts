import type { Action } from '../actions.ts';
import type { BeliefReport, WreckReport } from '../bot/belief-report.ts';
import { shipOf, wreckOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { HunterName, WreckNumber } from '../vocabulary.ts';

/** A choice with all that its reasons are made of. */
export interface AdvisedChoice {
  readonly view: View;
  readonly hunter: HunterName;
  readonly belief: BeliefReport;
  readonly action: Action;
}

export const reportFor = ({ belief }: AdvisedChoice, wreck: WreckNumber): WreckReport | undefined =>
  belief.wrecks.find((report) => report.wreck === wreck);

/** What salvaging it brings, with the locating if nobody has located it. */
export function prestigeOf(view: View, wreck: WreckNumber): number {
  const { located, salvaged } = shipOf(view, wreck);
  return salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0);
}
