import { CRATES_TO_WIN } from '../../chart.ts';
import { GAUGES, marksOn } from '../../panel.ts';
import { wrecksLeft } from '../../rules/reach.ts';
import { wrecksInReach } from '../../rules/range.ts';
import { cratesOf } from '../../rules/reach.ts';
import { bits } from '../chances.ts';
import { ownBoat } from '../context.ts';
import type { BotContext, WeighedAction } from '../context.ts';
import { numberOf } from '../sea.ts';

/** 6. What the next crate is worth. */
function crateWorth({ view, side, sea, weights }: BotContext): number {
  const isLast = cratesOf(view, side) + 1 >= CRATES_TO_WIN[sea.chart.size];
  return isLast ? weights.lastCrate : weights.crate;
}

/** 6. The crates in reach, less what the enemy learns: the boat is beside the wreck. */
export const hauls = (context: BotContext): readonly WeighedAction[] =>
  wrecksInReach(ownBoat(context)).map((cell) => {
    const self = context.self();
    const after = self?.after({ type: 'salvaged', side: context.side, cell });
    const told =
      self === null || after === undefined ? 0 : bits(self.chances) - bits(after.chances);
    return {
      action: { type: 'grapnel', cell },
      value: crateWorth(context) - context.weights.hiding * Math.max(0, told),
    };
  });

/** 6. What it is worth to be on a cell for the crates to come: the nearest can be had no sooner than it is charged for. */
export function cratesToCome(context: BotContext, at: number): number {
  const { view, boat, sea, weights } = context;
  if (view.setup.scenario !== 'salvage') return 0;
  const missing = GAUGES[view.setup.mode].grapnel - marksOn(boat, 'grapnel');
  const near = Math.min(...wrecksLeft(view).map((cell) => coursesTo(context, at, cell)));
  return Number.isFinite(near) && near < sea.count
    ? crateWorth(context) * weights.later ** Math.max(missing, near)
    : 0;
}

/** Courses until a wreck is in reach. */
function coursesTo({ sea }: BotContext, at: number, wreck: Parameters<typeof numberOf>[1]): number {
  const cell = numberOf(sea, wreck);
  return Math.min(
    ...[cell, ...(sea.ring[cell] ?? [])].map((near) => sea.far[at]?.[near] ?? sea.count),
  );
}
