import { onward, usualDives } from './average.ts';
import type { RacePace } from './average.ts';
import { isDecided } from './lookahead.ts';
import type { RaceTerms, Worth } from './lookahead.ts';
import { keyOf, orderOf, withRacer } from './racer.ts';
import type { Racer, Racers } from './racer.ts';

/** Several rivals as one: where they are on average, and how many of them dive when it is their turn. */
export interface Field {
  readonly racer: Racer;
  readonly divers: number; // of those who can still dive today; else of all
  readonly rivals: number; // all of them
}

/** Who rests until tomorrow takes no marker today. */
export function fieldOf(rivals: readonly Racer[], evening: number): Field {
  const awake = rivals.filter(({ slot }) => slot < evening);
  const some = awake.length > 0 ? awake : rivals;
  const mean = (of: (racer: Racer) => number): number =>
    Math.round(some.reduce((sum, racer) => sum + of(racer), 0) / some.length);
  return {
    racer: {
      slot: mean(({ slot }) => slot),
      group: mean(({ group }) => group),
      modifier: mean(({ modifier }) => modifier),
    },
    divers: some.length,
    rivals: rivals.length,
  };
}

/**
 * A race of more than two, as it goes if everybody takes the best chance in the shallowest water from now on. The second racer
 * is the field of all rivals, who dive one after another: to follow each of them apart would take too long. What a rival
 * turns counts against the first in parts, so that what is left to nobody counts alike for all.
 */
export function crowdWorth(terms: RaceTerms, pace: RacePace, { divers, rivals }: Field): Worth {
  const { stock, end } = terms;
  const diveOf = usualDives(terms);
  const known = new Map<number, number>();

  function worth(left: number, racers: Racers): number {
    const [own, field] = racers;
    if (own.slot >= end && field.slot >= end) return 0;
    const key = keyOf(left, racers, end) * (divers + 1);
    const before = known.get(key);
    if (before !== undefined) return before;
    const order = orderOf(racers);
    const ownFirst = order < 0 ? 1 : order > 0 ? 0 : 1 / (divers + 1);
    const value =
      (ownFirst === 0 ? 0 : ownFirst * ownTurn(left, racers)) +
      (ownFirst === 1 ? 0 : (1 - ownFirst) * fieldTurn(left, racers, 1));
    known.set(key, value);
    return value;
  }

  function ownTurn(left: number, racers: Racers): number {
    const [own] = racers;
    const dive = diveOf(left, own);
    if (dive === 'never') return 0;
    const then = withRacer(racers, 0, onward(own, dive === null ? own.group : dive.after, pace));
    if (dive === null) return worth(left, then);
    const fewer = stock.without(left, dive.kind);
    const turned = isDecided(terms, fewer) ? 2 : 1 + worth(fewer, then);
    return dive.chance * turned + (1 - dive.chance) * worth(left, then);
  }

  /** One of the field dives, then the next of them. */
  function fieldTurn(left: number, racers: Racers, number: number): number {
    const key = keyOf(left, racers, end) * (divers + 1) + number;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [, field] = racers;
    const dive = diveOf(left, field);
    if (dive === 'never') return 0;
    const after = dive === null ? field.group : dive.after;
    const next = (rest: number): number =>
      dive === null || number === divers
        ? worth(rest, withRacer(racers, 1, onward(field, after, pace)))
        : fieldTurn(rest, racers, number + 1);
    const value = dive === null ? next(left) : diveOfField(left, dive, next);
    known.set(key, value);
    return value;
  }

  function diveOfField(
    left: number,
    { kind, chance }: { readonly kind: number; readonly chance: number },
    next: (rest: number) => number,
  ): number {
    const point = -1 / rivals;
    const fewer = stock.without(left, kind);
    const turned = isDecided(terms, fewer) ? 2 * point : point + next(fewer);
    return chance * turned + (1 - chance) * next(left);
  }

  return worth;
}
