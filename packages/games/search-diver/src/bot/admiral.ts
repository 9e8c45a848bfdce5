import { searchable } from '../legal.ts';
import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime } from '../rules/scheduling.ts';
import { SEARCH_BESIDE } from '../rules/special-events.ts';
import { depthOf, stillThere } from '../rules/table.ts';
import { lastMarkerOf } from '../setup.ts';
import type { Diver } from '../state.ts';
import { FIRST_HOUR, groupNumber } from '../vocabulary.ts';
import { LEVEL_WORDS } from '../words/level-names.ts';
import { divesFor, markerDepths } from './choices.ts';
import type { DiverView, Strategy, Option } from './strategy.ts';
import { planner } from './planner.ts';
import { lookaheadOf } from './race/lookahead.ts';
import type { Lookahead, RaceTerms, Worth } from './race/lookahead.ts';
import { averageWorth } from './race/average.ts';
import type { RacePace } from './race/average.ts';
import { crowdWorth, fieldOf } from './race/crowd.ts';
import { exactWorth } from './race/exact.ts';
import { CLEAN, HOURS_A_DAY, REACHED, asksForRest, legsAt } from './race/legs.ts';
import { TOMORROW, capped, rested, withRacer } from './race/racer.ts';
import type { Racer, Racers } from './race/racer.ts';
import { stockOf } from './race/stock.ts';

/** A race is solved where there are no more ways for the markers to be turned, times hours, than this. */
const SOLVED = 60;
/** Nobody looks further than so many hours into tomorrow: by then hardly anything is left. */
const MORNING = 5;

/** Races to the end of the search: solved where that can be done, otherwise as it goes on average. */
export const admiral: Strategy = {
  level: 'admiral',
  ...LEVEL_WORDS.admiral,
  measure: ({ view }) => (view.setup.players === 1 ? 'markers' : 'chance'),
  weighDives: (own) => {
    const race = raceOf(own);
    return race === null
      ? planner.weighDives(own)
      : [...dives(own, race), ...times(own, race, 'pass')];
  },
  weighTimes: (own) => {
    const race = raceOf(own);
    return race === null ? planner.weighTimes(own) : times(own, race, 'schedule');
  },
  weighSearches: (own) => {
    const race = raceOf(own);
    return race === null ? null : searches(own, race);
  },
  likesMarkerAt: (depth) => (asksForRest(depth) ? 2 : 1),
};

/** The race from one's own side. Values are chances to win, half of each draw counted in. */
interface Race {
  readonly terms: RaceTerms;
  readonly racers: Racers;
  readonly worth: Worth;
  readonly lookahead: Lookahead;
  readonly chance: (balance: number) => number;
}

/** null: nobody to race with. */
function raceOf(own: DiverView): Race | null {
  const { view, diver } = own;
  const rivals = stillThere(view).filter(({ side }) => side !== diver.side);
  const [rival] = rivals;
  if (rival === undefined) return null;
  const depths = markerDepths(own);
  const stock = stockOf(depths);
  const evening = diver.day * HOURS_A_DAY;
  const field = fieldOf(rivals.map(racerOf), evening);
  const racers = [racerOf(diver), field.racer] as const;
  const end = diver.day < view.setup.maxDays ? evening + MORNING : evening;
  const isLocated = lastMarkerOf(view.setup) === 'located';
  const terms = { stock, rules: view.setup, end, isLocated };
  const worth =
    rivals.length > 1
      ? crowdWorth(terms, BOLD, field)
      : stock.size * (end - racers[0].slot) <= SOLVED
        ? exactWorth(terms, { choices: 'telling', shorthanded: false })
        : expectedWorth(terms, rival);
  return {
    terms,
    racers,
    worth,
    lookahead: lookaheadOf(terms, { choices: 'telling', shorthanded: true }, worth),
    chance: (balance) => chanceOf(balance / Math.max(1, depths.length), rivals.length + 1),
  };
}

/** What nobody turns is everybody's alike; a balance of 1 is all of it. */
const chanceOf = (balance: number, divers: number): number => (1 + (divers - 1) * balance) / divers;

const racerOf = ({ day, hour, group, modifier }: Diver): Racer => ({
  slot: (day - 1) * HOURS_A_DAY + hour - FIRST_HOUR,
  group: groupNumber(group),
  modifier: capped(modifier),
});

const BOLD: RacePace = { bears: REACHED.length - 1, breaks: 1 };

/**
 * The rival may be as bold as oneself, or careful as far as nothing else was seen. Against a bold diver the order of the
 * dives hardly matters; a careful one loses most where the shallow water goes first.
 */
function expectedWorth(terms: RaceTerms, rival: Diver): Worth {
  const careful = averageWorth(terms, BOLD, {
    bears: Math.max(CLEAN, groupNumber(rival.group)),
    breaks: 1,
  });
  const bold = averageWorth(terms, BOLD, BOLD);
  return (left, racers) => (careful(left, racers) + bold(left, racers)) / 2;
}

const dives = (own: DiverView, { terms, racers, lookahead, chance }: Race): readonly Option[] =>
  terms.stock.kinds.flatMap((depth, kind) =>
    (legsAt(depth)[racers[0].group] ?? []).flatMap((leg) => {
      const value = chance(lookahead.dive(terms.stock.whole, racers, { lane: 0, kind, leg }));
      return divesFor(own, { depth, minutes: leg.minutes }).map((action) => ({ action, value }));
    }),
  );

const times = (own: DiverView, race: Race, type: 'pass' | 'schedule'): readonly Option[] =>
  nextTimes(restedOf(own.view, own.diver)).map((time) => ({
    action: { type, day: time.day, hour: time.hour },
    value: race.chance(afterWait(own, race, time)),
  }));

function afterWait({ diver }: DiverView, race: Race, { interval, hour }: NextTime): number {
  const { terms, racers, worth } = race;
  const hours = interval === null ? TOMORROW : hour - diver.hour;
  const [own] = racers;
  return worth(terms.stock.whole, withRacer(racers, 0, rested(own, own.group, hours)));
}

/** A free search costs nothing, but its die may bring an event. */
function searches({ view, diver }: DiverView, race: Race): readonly Option[] {
  const { terms, racers, lookahead, chance } = race;
  const { stock } = terms;
  const [{ group }] = racers;
  const leg = { minutes: 0, search: SEARCH_BESIDE, after: group };
  const skipped = lookahead.time(stock.whole, racers, {
    lane: 0,
    group,
    rest: Math.max(1, diver.rest),
  });
  return [
    ...searchable(view).map((hex): Option => {
      const kind = stock.kinds.indexOf(depthOf(view, hex) ?? 0);
      const value = chance(lookahead.dive(stock.whole, racers, { lane: 0, kind, leg }));
      return { action: { type: 'search', hex }, value };
    }),
    { action: { type: 'skip' }, value: chance(skipped) },
  ];
}
