import { lookaheadOf } from '../src/bot/race/lookahead.ts';
import type { Scope, RaceTerms, Worth } from '../src/bot/race/lookahead.ts';
import { legsAt } from '../src/bot/race/legs.ts';
import { TOMORROW, keyOf, orderOf, rested, withRacer } from '../src/bot/race/racer.ts';
import type { Racer, Racers } from '../src/bot/race/racer.ts';
import { resultsOf } from '../src/bot/race/results.ts';
import { admiralOn } from './admiral-on.ts';

/** Every dive, every time and every event. */
export const EVERYTHING: Scope = { choices: 'all', shorthanded: true };

/** What the admiral is worth against whoever knows it best. */
export function admiralWorth(terms: RaceTerms): Worth {
  const { stock, end } = terms;
  const known = new Map<number, number>();
  const lookahead = lookaheadOf(terms, EVERYTHING, worth);
  const admiral = admiralOn(terms);

  function worth(left: number, racers: Racers): number {
    if (left === 0 || (racers[0].slot >= end && racers[1].slot >= end)) return 0;
    const key = keyOf(left, racers, end);
    const before = known.get(key);
    if (before !== undefined) return before;
    const order = orderOf(racers);
    const mine = order <= 0 ? own(left, racers) : 0;
    const theirs = order >= 0 ? rival(left, racers) : 0;
    const value = order === 0 ? (mine + theirs) / 2 : mine + theirs;
    known.set(key, value);
    return value;
  }

  function own(left: number, racers: Racers): number {
    const deed = admiral.dive(left, racers);
    const [me] = racers;
    if (deed.type === 'wait')
      return worth(left, withRacer(racers, 0, rested(me, me.group, deed.hours)));
    const leg = legsAt(stock.kinds[deed.kind] ?? 0)[me.group]?.find(
      ({ search }) => search === deed.search,
    );
    if (leg === undefined) throw new Error('the admiral dived where nobody can');
    let sum = 0;
    for (const result of resultsOf(terms.rules, { search: leg.search, modifier: me.modifier })) {
      const then = result.turned ? stock.without(left, deed.kind) : left;
      const after: Racer = { ...me, group: leg.after, modifier: result.modifier };
      const surfaced = withRacer(racers, 0, after);
      const hours = then === 0 ? TOMORROW : admiral.time(then, surfaced, Math.max(1, result.rest));
      const next = worth(then, withRacer(surfaced, 0, rested(after, leg.after, hours)));
      sum += result.chance * (next + (result.turned ? 1 : 0));
    }
    return sum;
  }

  function rival(left: number, racers: Racers): number {
    const { group } = racers[1];
    const dives = stock.kinds.flatMap((depth, kind) =>
      stock.countOf(left, kind) === 0
        ? []
        : (legsAt(depth)[group] ?? []).map((leg) =>
            lookahead.dive(left, racers, { lane: 1, kind, leg }),
          ),
    );
    return Math.min(...dives, lookahead.time(left, racers, { lane: 1, group, rest: 1 }));
  }

  return worth;
}
