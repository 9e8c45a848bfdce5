import { chanceToTurn } from '../../odds.ts';
import { isDecided } from './lookahead.ts';
import type { RaceTerms, Worth } from './lookahead.ts';
import { RESTED, legsAt } from './legs.ts';
import { TOMORROW, hoursLeft, keyOf, orderOf, rested, withRacer } from './racer.ts';
import type { Lane, Racer, Racers } from './racer.ts';

/** How a diver is taken to go on: the highest letter with which one goes down again, and hours at the surface at least. */
export interface RacePace {
  readonly bears: number;
  readonly breaks: number;
}

/** Of the best search, by kind of marker and by group. */
type Chances = readonly (readonly number[])[];

/** Less of a chance is none. */
const TRACE = 0.02;

/** The dive that a diver by habit would make. */
export interface UsualDive {
  readonly kind: number; // which depth of the stock
  readonly chance: number; // to turn the marker
  readonly after: number; // the group
}
/** null: there is nothing to search now; `never`: nor will there be. */
export type UsualDives = (left: number, racer: Racer) => UsualDive | 'never' | null;

/** The best chance in the shallowest water. Special events are left out: they meet all divers alike. */
export function usualDives({ stock, rules }: RaceTerms): UsualDives {
  const { kinds, countOf } = stock;
  const legs = kinds.map((depth) => legsAt(depth).map((all) => all.at(-1) ?? null));
  const cache = new Map<number, Chances>();

  const chancesFor = (modifier: number): Chances => {
    const chances =
      cache.get(modifier) ??
      legs.map((all) =>
        all.map((leg) =>
          leg === null ? 0 : chanceToTurn(leg.search, { naturalSix: rules.naturalSix, modifier }),
        ),
      );
    cache.set(modifier, chances);
    return chances;
  };

  /** The shallowest of the best chances; −1: none. */
  function goalOf(left: number, chances: Chances, group: number): number {
    let goal = -1;
    let most = TRACE;
    for (let kind = 0; kind < kinds.length; kind++) {
      const chance = chances[kind]?.[group] ?? 0;
      if (chance <= most || countOf(left, kind) === 0) continue;
      goal = kind;
      most = chance;
    }
    return goal;
  }

  return (left, { group, modifier }) => {
    const chances = chancesFor(modifier);
    const kind = goalOf(left, chances, group);
    if (kind < 0) return goalOf(left, chances, 0) < 0 ? 'never' : null;
    return {
      kind,
      chance: chances[kind]?.[group] ?? 0,
      after: legs[kind]?.[group]?.after ?? 0,
    };
  };
}

/**
 * A race too long to be solved, as it goes if both take the best chance in the shallowest water from now on and rest as is
 * their habit.
 */
export function averageWorth(terms: RaceTerms, own: RacePace, rival: RacePace): Worth {
  const { stock, end } = terms;
  const diveOf = usualDives(terms);
  const known = new Map<number, number>();

  function worth(left: number, racers: Racers): number {
    const [one, other] = racers;
    if (one.slot >= end && other.slot >= end) return 0;
    const key = keyOf(left, racers, end);
    const before = known.get(key);
    if (before !== undefined) return before;
    const order = orderOf(racers);
    const value =
      order < 0
        ? turn(left, racers, 0)
        : order > 0
          ? turn(left, racers, 1)
          : (turn(left, racers, 0) + turn(left, racers, 1)) / 2;
    known.set(key, value);
    return value;
  }

  function turn(left: number, racers: Racers, lane: Lane): number {
    const racer = racers[lane];
    const pace = lane === 0 ? own : rival;
    const dive = diveOf(left, racer);
    if (dive === 'never') return 0;
    const group = dive === null ? racer.group : dive.after;
    const then = withRacer(racers, lane, onward(racer, group, pace));
    if (dive === null) return worth(left, then);
    const { kind, chance } = dive;
    const point = lane === 0 ? 1 : -1;
    const fewer = stock.without(left, kind);
    const turned = isDecided(terms, fewer) ? 2 * point : point + worth(fewer, then);
    return chance * turned + (1 - chance) * worth(left, then);
  }

  return worth;
}

/** When a diver of such a pace goes down again. */
export function onward(racer: Racer, group: number, { bears, breaks }: RacePace): Racer {
  const most = hoursLeft(racer);
  let hours = breaks;
  while (hours <= most && (RESTED[group]?.[hours] ?? 0) > bears) hours += 1;
  return rested(racer, group, hours > most ? TOMORROW : hours);
}
