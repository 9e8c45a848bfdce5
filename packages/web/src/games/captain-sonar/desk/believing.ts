import {
  believe,
  cells,
  chances,
  estimateFrom,
  estimateWords,
  hear,
} from '@fathom/captain-sonar/client';
import type { Belief, Chart, SideName, View } from '@fathom/captain-sonar/client';
import type { Likelihood } from './beliefs.ts';
import { chartGridOf } from './chart-grid.ts';

/** Follows what is heard about a crew, announcement by announcement. */
export function createTracker(about: SideName): (view: View) => Likelihood {
  let known: Belief | null = null;
  return ({ setup, record }) => {
    // A record only grows, and a step back in a replay is a shorter one: then it is heard again from the start.
    known =
      known !== null && known.heard <= record.length
        ? record.slice(known.heard).reduce(hear, known)
        : believe({ setup, record }, about);
    return likelihoodOf(known, chartGridOf(setup).chart);
  };
}

function likelihoodOf(belief: Belief, chart: Chart): Likelihood {
  const likely = new Map(cells(belief).map(({ cell, weight }) => [cell, weight]));
  return {
    chanceAt: (cell) => likely.get(cell) ?? 0,
    most: Math.max(...likely.values(), 0),
    cells: likely.size,
    report: () => estimateWords(estimateFrom(chart, chances(belief))),
  };
}
