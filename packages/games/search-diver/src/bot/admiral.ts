import { searchable } from '../legal.ts';
import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime } from '../rules/scheduling.ts';
import { SEARCH_BESIDE } from '../rules/special-events.ts';
import { depthOf } from '../rules/table.ts';
import type { Diver } from '../state.ts';
import { FIRST_HOUR, groupNumber } from '../vocabulary.ts';
import { divesFor, markerDepths } from './choices.ts';
import type { Bench, Mind, Option } from './diver-mind.ts';
import { planner } from './planner.ts';
import { aheadOf } from './race/ahead.ts';
import type { Ahead, Waters, Worth } from './race/ahead.ts';
import { averageWorth } from './race/average.ts';
import type { Pace } from './race/average.ts';
import { exactWorth } from './race/exact.ts';
import { CLEAN, HOURS_A_DAY, REACHED, asksForRest, legsAt } from './race/legs.ts';
import { TOMORROW, capped, rested, withRacer } from './race/racer.ts';
import type { Racer, Racers } from './race/racer.ts';
import { stockOf } from './race/stock.ts';

/** A race is solved where there are no more ways for the markers to be turned, times hours, than this. */
const SOLVED = 60;
/** Nobody looks further than so many hours into tomorrow: by then hardly anything is left. */
const MORNING = 5;

/** Races to the end of the search: solved where that can be done, else as it goes on average. */
export const admiral: Mind = {
  level: 'admiral',
  name: 'Admiral',
  summary: 'Weighs every dive and every hour by who will turn more markers in the end, you or it.',
  measure: ({ view }) => (view.setup.players === 1 ? 'markers' : 'chance'),
  weighDives: (bench) => {
    const race = raceOf(bench);
    return race === null
      ? planner.weighDives(bench)
      : [...dives(bench, race), ...times(bench, race, 'pass')];
  },
  weighTimes: (bench) => {
    const race = raceOf(bench);
    return race === null ? planner.weighTimes(bench) : times(bench, race, 'schedule');
  },
  weighSearches: (bench) => {
    const race = raceOf(bench);
    return race === null ? null : searches(bench, race);
  },
  likesMarkerAt: (depth) => (asksForRest(depth) ? 2 : 1),
};

/** The race from one's own side. Values are chances to win, half of each draw counted in. */
interface Race {
  readonly waters: Waters;
  readonly racers: Racers;
  readonly worth: Worth;
  readonly ahead: Ahead;
  readonly chance: (balance: number) => number;
}

/** null: nobody to race with. */
function raceOf(bench: Bench): Race | null {
  const { view, diver } = bench;
  const rival = view.divers.find(({ side }) => side !== diver.side);
  if (rival === undefined) return null;
  const depths = markerDepths(bench);
  const stock = stockOf(depths);
  const racers = [racerOf(diver), racerOf(rival)] as const;
  const evening = diver.day * HOURS_A_DAY;
  const end = diver.day < view.setup.maxDays ? evening + MORNING : evening;
  const waters = { stock, rules: view.setup, end };
  const worth =
    stock.size * (end - racers[0].slot) <= SOLVED
      ? exactWorth(waters, { choices: 'telling', shorthanded: false })
      : expectedWorth(waters, rival);
  return {
    waters,
    racers,
    worth,
    ahead: aheadOf(waters, { choices: 'telling', shorthanded: true }, worth),
    chance: (balance) => 0.5 + balance / Math.max(1, depths.length) / 2,
  };
}

const racerOf = ({ day, hour, group, modifier }: Diver): Racer => ({
  slot: (day - 1) * HOURS_A_DAY + hour - FIRST_HOUR,
  group: groupNumber(group),
  modifier: capped(modifier),
});

const BOLD: Pace = { bears: REACHED.length - 1, breaks: 1 };

/**
 * The rival may be as bold as oneself, or careful as far as nothing else was seen. Against a bold diver the order of the
 * dives hardly matters; a careful one loses most where the shallow water goes first.
 */
function expectedWorth(waters: Waters, rival: Diver): Worth {
  const careful = averageWorth(waters, BOLD, {
    bears: Math.max(CLEAN, groupNumber(rival.group)),
    breaks: 1,
  });
  const bold = averageWorth(waters, BOLD, BOLD);
  return (left, racers) => (careful(left, racers) + bold(left, racers)) / 2;
}

const dives = (bench: Bench, { waters, racers, ahead, chance }: Race): readonly Option[] =>
  waters.stock.kinds.flatMap((depth, kind) =>
    (legsAt(depth)[racers[0].group] ?? []).flatMap((leg) => {
      const value = chance(ahead.dive(waters.stock.whole, racers, { lane: 0, kind, leg }));
      return divesFor(bench, { depth, minutes: leg.minutes }).map((action) => ({ action, value }));
    }),
  );

const times = (bench: Bench, race: Race, type: 'pass' | 'schedule'): readonly Option[] =>
  nextTimes(restedOf(bench.view, bench.diver)).map((time) => ({
    action: { type, day: time.day, hour: time.hour },
    value: race.chance(afterWait(bench, race, time)),
  }));

function afterWait({ diver }: Bench, race: Race, { interval, hour }: NextTime): number {
  const { waters, racers, worth } = race;
  const hours = interval === null ? TOMORROW : hour - diver.hour;
  const [own] = racers;
  return worth(waters.stock.whole, withRacer(racers, 0, rested(own, own.group, hours)));
}

/** A free search costs nothing, but its die may bring an event. */
function searches({ view, diver }: Bench, race: Race): readonly Option[] {
  const { waters, racers, ahead, chance } = race;
  const { stock } = waters;
  const [{ group }] = racers;
  const leg = { minutes: 0, search: SEARCH_BESIDE, after: group };
  const skipped = ahead.time(stock.whole, racers, {
    lane: 0,
    group,
    rest: Math.max(1, diver.rest),
  });
  return [
    ...searchable(view).map((hex): Option => {
      const kind = stock.kinds.indexOf(depthOf(view, hex) ?? 0);
      const value = chance(ahead.dive(stock.whole, racers, { lane: 0, kind, leg }));
      return { action: { type: 'search', hex }, value };
    }),
    { action: { type: 'skip' }, value: chance(skipped) },
  ];
}
