import type { Scope, RaceTerms, Worth } from './lookahead.ts';
import { lookaheadOf } from './lookahead.ts';
import { CLEAN, legsAt } from './legs.ts';
import type { Leg } from './legs.ts';
import { keyOf, orderOf } from './racer.ts';
import type { Lane, Racers } from './racer.ts';

/**
 * The race as what it is, a game of open information and dice: each marker is the target with the same chance, so the
 * chance to win is the share of the markers that one will turn. Solved by expectimax over all that can follow, each state
 * once.
 */
export function exactWorth(terms: RaceTerms, scope: Scope): Worth {
  const { stock, end } = terms;
  const { kinds, countOf } = stock;
  const legs = kinds.map((depth) =>
    scope.choices === 'all' ? legsAt(depth) : legsAt(depth).map(tellingOf),
  );
  const known = new Map<number, number>();
  const lookahead = lookaheadOf(terms, scope, worth);

  function worth(left: number, racers: Racers): number {
    if (left === 0 || (racers[0].slot >= end && racers[1].slot >= end)) return 0;
    const order = orderOf(racers);
    if (order < 0) return turn(left, racers, 0);
    if (order > 0) return turn(left, racers, 1);
    return (turn(left, racers, 0) + turn(left, racers, 1)) / 2;
  }

  function turn(left: number, racers: Racers, lane: Lane): number {
    const key = keyOf(left, racers, end) * 2 + lane;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = bestOf(left, racers, lane);
    known.set(key, best);
    return best;
  }

  function bestOf(left: number, racers: Racers, lane: Lane): number {
    const { group } = racers[lane];
    let best = lane === 0 ? -Infinity : Infinity;
    const offer = (value: number): void => {
      if (lane === 0 ? value > best : value < best) best = value;
    };
    for (let kind = 0; kind < kinds.length; kind++) {
      if (countOf(left, kind) === 0) continue;
      for (const leg of legs[kind]?.[group] ?? [])
        offer(lookahead.dive(left, racers, { lane, kind, leg }));
    }
    if (scope.choices === 'all' || !Number.isFinite(best))
      offer(lookahead.time(left, racers, { lane, group, rest: 1 }));
    return best;
  }

  return worth;
}

/** The best search, and a thorough one that leaves a diver clean where the best does not. */
const tellingOf = (legs: readonly Leg[]): readonly Leg[] => {
  const best = legs.at(-1);
  return legs.filter(
    (leg) =>
      leg === best ||
      (leg.search === 'thorough' && leg.after <= CLEAN && best !== undefined && best.after > CLEAN),
  );
};
