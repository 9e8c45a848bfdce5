import type { RolledSearch } from '../../vocabulary.ts';
import { CLEAN, RESTED } from './legs.ts';
import type { Leg } from './legs.ts';
import { MOST_MODIFIER, TOMORROW, capped, hoursLeft, rested, withRacer } from './racer.ts';
import type { Lane, Racer, Racers } from './racer.ts';
import { resultsOf } from './results.ts';
import type { EventRules, SearchResult } from './results.ts';
import type { Stock } from './stock.ts';

/** The terms of a race and how long it can last. */
export interface RaceTerms {
  readonly stock: Stock;
  readonly rules: EventRules;
  readonly end: number; // the first slot that is not counted any more
  readonly isLocated: boolean; // whoever turns the last but one has the last one too
}
/** How much of a race is followed. */
export interface Scope {
  /** The telling ones are the best search of each depth, and the next dive at once, tomorrow, or when clean enough. */
  readonly choices: 'all' | 'telling';
  readonly shorthanded: boolean; // whether that event is followed; if not, modifiers stay what they are
}
/** Markers that the first racer will turn less those of the other, before it is known whose turn it is. */
export type Worth = (left: number, racers: Racers) => number;

/** 5 Whether what is left is located: then the race is over, and the last one turned counts for two. */
export const isDecided = ({ stock, isLocated }: RaceTerms, left: number): boolean =>
  isLocated && stock.total(left) === 1;

export interface RaceDive {
  readonly lane: Lane;
  readonly kind: number; // which depth of the stock
  readonly leg: Leg;
}
/** One dive and the time after it, on top of a judgement of what follows. */
export interface Lookahead {
  readonly dive: (left: number, racers: Racers, dive: RaceDive) => number;
  /** The best next time of a diver who is in a group and must wait so many hours at least. */
  readonly time: (left: number, racers: Racers, surfaced: SurfacedRacer) => number;
}
export interface SurfacedRacer {
  readonly lane: Lane;
  readonly group: number;
  readonly rest: number;
}

export function lookaheadOf(terms: RaceTerms, scope: Scope, worth: Worth): Lookahead {
  const { stock, rules } = terms;
  const known: { readonly [Name in RolledSearch]: (readonly SearchResult[])[] } = {
    hasty: [],
    thorough: [],
    complete: [],
  };
  const results = (search: RolledSearch, modifier: number): readonly SearchResult[] =>
    (known[search][modifier + MOST_MODIFIER] ??= resultsOf(rules, { search, modifier }));

  function dive(left: number, racers: Racers, { lane, kind, leg }: RaceDive): number {
    const racer = racers[lane];
    const point = lane === 0 ? 1 : -1;
    let sum = 0;
    for (const { chance, turned, modifier, rest } of results(leg.search, capped(racer.modifier))) {
      const then = scope.shorthanded ? capped(modifier) : racer.modifier;
      const changed =
        then === racer.modifier ? racers : withRacer(racers, lane, { ...racer, modifier: then });
      const surfaced = { lane, group: leg.after, rest: Math.max(1, rest) };
      if (turned && isDecided(terms, stock.without(left, kind))) {
        sum += chance * 2 * point;
        continue;
      }
      const next = time(turned ? stock.without(left, kind) : left, changed, surfaced);
      sum += chance * (turned ? next + point : next);
    }
    return sum;
  }

  function time(left: number, racers: Racers, { lane, group, rest }: SurfacedRacer): number {
    const racer = racers[lane];
    let best = lane === 0 ? -Infinity : Infinity;
    for (const hours of hoursOf(racer, { lane, group, rest }, scope)) {
      const value = worth(left, withRacer(racers, lane, rested(racer, group, hours)));
      if (lane === 0 ? value > best : value < best) best = value;
    }
    return best;
  }

  return { dive, time };
}

function hoursOf(
  racer: Racer,
  { group, rest }: SurfacedRacer,
  { choices }: Scope,
): readonly number[] {
  const most = hoursLeft(racer);
  if (rest > most) return [TOMORROW];
  if (choices === 'all')
    return [...Array.from({ length: most - rest + 1 }, (_, i) => rest + i), TOMORROW];
  let clean = rest;
  while (clean <= most && (RESTED[group]?.[clean] ?? 0) > CLEAN) clean += 1;
  return clean > rest && clean <= most ? [rest, clean, TOMORROW] : [rest, TOMORROW];
}
