import { lookaheadOf } from '../src/bot/race/lookahead.ts';
import type { Scope, RaceTerms, Worth } from '../src/bot/race/lookahead.ts';
import { legsAt, HOURS_A_DAY, REACHED } from '../src/bot/race/legs.ts';
import { TOMORROW, keyOf, orderOf, rested, withRacer } from '../src/bot/race/racer.ts';
import type { Racer, Racers } from '../src/bot/race/racer.ts';
import { resultsOf } from '../src/bot/race/results.ts';
import { parse, rngFor } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { admiral } from '../src/bot/admiral.ts';
import type { Option } from '../src/bot/strategy.ts';
import { waterOf } from '../src/chart.ts';
import { searchDiver } from '../src/game.ts';
import { searchOf } from '../src/lookup.ts';
import { chartOf, depthOf } from '../src/rules/table.ts';
import type { Diver } from '../src/state.ts';
import type { Hour, RolledSearch } from '../src/vocabulary.ts';
import type { View } from '../src/view.ts';

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

type RacerMove =
  | { readonly type: 'wait'; readonly hours: number }
  | { readonly type: 'dive'; readonly kind: number; readonly search: RolledSearch };

/** The admiral as the first racer of a race of one day. */
interface AdmiralOn {
  readonly dive: (left: number, racers: Racers) => RacerMove;
  readonly time: (left: number, racers: Racers, rest: number) => number;
}

function admiralOn({ stock, rules, end }: RaceTerms): AdmiralOn {
  if (end !== HOURS_A_DAY) throw new Error('a race of one day');
  const setup = parse(
    searchDiver.setup,
    { maxDays: 1, naturalSix: rules.naturalSix, shorthanded: rules.shorthanded },
    'the options',
  );
  const start = searchDiver.start(setup, rngFor('0'.repeat(64) as Seed, 0));
  const water = waterOf(chartOf(start));

  const viewOf = (left: number, [one, other]: Racers, rest: number): View => ({
    ...searchDiver.view(start, []),
    turn: 'red',
    markers: stock.kinds.flatMap((depth, kind) =>
      water
        .filter((hex) => depthOf(start, hex) === depth)
        .slice(0, stock.countOf(left, kind))
        .map((hex) => ({ hex, face: null, turnedBy: null })),
    ),
    divers: [
      diverOf('red', one, rest),
      { ...diverOf('blue', other, 0), day: other.slot < end ? 1 : 2 },
    ],
  });
  return {
    dive: (left, racers) => {
      const view = viewOf(left, racers, 0);
      const [diver] = view.divers;
      if (diver === undefined) throw new Error('no diver');
      const action = bestOf(admiral.weighDives({ view, diver }));
      if (action.type !== 'dive') return { type: 'wait', hours: hoursTo(action, racers[0]) };
      const depth = depthOf(view, action.hex) ?? 0;
      const search = searchOf(depth, action.minutes);
      if (search === 'none') throw new Error('no search');
      return { type: 'dive', kind: stock.kinds.indexOf(depth), search };
    },
    time: (left, racers, rest) => {
      const view = { ...viewOf(left, racers, rest), phase: 'scheduling' as const };
      const [diver] = view.divers;
      if (diver === undefined) throw new Error('no diver');
      return hoursTo(bestOf(admiral.weighTimes({ view, diver })), racers[0]);
    },
  };
}

const diverOf = (side: Diver['side'], { slot, group, modifier }: Racer, rest: number): Diver => ({
  side,
  day: 1,
  hour: (6 + Math.min(slot, HOURS_A_DAY - 1)) as Hour,
  group: REACHED[group] ?? 'A',
  modifier,
  rest,
  dives: 1,
  lastDive: null,
});

const bestOf = (options: readonly Option[]): Option['action'] =>
  options.reduce((best, option) => (option.value > best.value ? option : best)).action;
const hoursTo = (action: Option['action'], { slot }: Racer): number => {
  if (action.type !== 'pass' && action.type !== 'schedule') throw new Error('no time');
  return action.day > 1 ? TOMORROW : action.hour - 6 - slot;
};
