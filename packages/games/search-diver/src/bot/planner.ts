import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime } from '../rules/scheduling.ts';
import { stillThere } from '../rules/table.ts';
import { lastMarkerOf } from '../setup.ts';
import type { Diver } from '../state.ts';
import { FIRST_HOUR, LAST_HOUR } from '../vocabulary.ts';
import { LEVEL_WORDS } from '../words/level-names.ts';
import { depthsLeft, divesAt, divesFor, markerDepths, rulesFor } from './choices.ts';
import type { DiverView, Strategy, Option } from './strategy.ts';
import { forecast as makeForecast, markersFor, weightAt } from './forecast.ts';
import type { Forecast, ForecastTerms } from './forecast.ts';

/** Markers an hour that each good opponent turns, as far as the plan needs to know. */
const RIVAL_PACE = 0.6;
/** In a race a marker now is worth a little more than the same one tomorrow. */
const HASTE = 0.98;
/** Alone, of equal days the hours count: a whole day of them is worth a tenth of a day. */
const HOURLY = 0.008;

export const planner: Strategy = {
  level: 'first',
  ...LEVEL_WORDS.first,
  measure: () => 'markers',
  weighDives: (own) => {
    const plan = planOf(own);
    return [...dives(own, plan), ...times(own, plan, 'pass')];
  },
  weighTimes: (own) => times(own, planOf(own), 'schedule'),
};

const KEPT = 60;
const madeBefore = new Map<string, Forecast>();

/** From one choice to the next most of what lies ahead is the same; the oldest gives way. */
function forecast(terms: ForecastTerms): Forecast {
  const key = JSON.stringify(terms);
  const made = madeBefore.get(key) ?? makeForecast(terms);
  madeBefore.delete(key);
  madeBefore.set(key, made);
  const [oldest] = madeBefore.keys();
  if (madeBefore.size > KEPT && oldest !== undefined) madeBefore.delete(oldest);
  return made;
}

/** How the search goes on if nothing is turned now, and to whom it is worth something. */
interface Plan {
  readonly terms: ForecastTerms;
  readonly ours: Forecast;
  readonly rivals: readonly Diver[];
}

/** What a marker turned on a day counts: alone the days are what matters, in a race the markers. */
const weightOf = ({ view }: DiverView, day: number): number =>
  view.setup.players === 1 ? view.setup.maxDays + 1 - day : HASTE ** (day - 1);

function planOf(own: DiverView): Plan {
  const { view, diver } = own;
  const rivals = stillThere(view).filter(({ side }) => side !== diver.side);
  const shared = {
    depths: markerDepths(own),
    lost: rivals.length * RIVAL_PACE,
    hourly: rivals.length === 0 ? HOURLY : 0,
    isLocated: lastMarkerOf(view.setup) === 'located',
  };
  const fresh = { naturalSix: view.setup.naturalSix, modifier: 0 };
  let overnight: readonly number[] = [];
  for (let day = view.setup.maxDays; day > diver.day; day--) {
    const then = forecast({ ...shared, rules: fresh, weight: weightOf(own, day), overnight });
    overnight = [...shared.depths, 0].map((_, gone) => then.at(FIRST_HOUR, 'A', gone));
  }
  const terms: ForecastTerms = {
    ...shared,
    rules: rulesFor(own),
    weight: weightOf(own, diver.day),
    overnight,
  };
  return { terms, ours: forecast(terms), rivals };
}

/** A marker is gone, at whatever depth it was: less for us, and less for the rival. */
const without = ({ terms }: Plan, depth: number): Forecast => {
  const at = terms.depths.indexOf(depth);
  return forecast({
    ...terms,
    depths: terms.depths.toSpliced(at, 1),
    overnight: terms.overnight.slice(1),
  });
};

/** What the markers that are left would bring a rival, on average. */
const rivalWorth = ({ rivals }: Plan, then: Forecast, day: number): number =>
  rivals.reduce(
    (sum, rival) =>
      sum + (rival.day > day ? then.overnight(0) : then.at(rival.hour, rival.group, 0)),
    0,
  ) / Math.max(1, rivals.length);

function dives(own: DiverView, plan: Plan): readonly Option[] {
  const { diver } = own;
  const { terms, ours } = plan;
  return depthsLeft(own).flatMap((depth) => {
    const gone = without(plan, depth);
    const denied = rivalWorth(plan, ours, diver.day) - rivalWorth(plan, gone, diver.day);
    return divesAt(depth, diver.group, terms.rules).flatMap((option) => {
      const { chance, after, minutes } = option;
      const rested = { ...diver, group: after, minutes };
      const best = (then: Forecast): number =>
        Math.max(
          ...nextTimes(rested).map((time) => worthOf(plan, then, { ...time, from: diver.hour })),
        );
      const value =
        chance * (markersFor(terms, 0) * weightAt(terms, diver.hour) + best(gone) + denied) +
        (1 - chance) * best(ours);
      return divesFor(own, option).map((action) => ({ action, value }));
    });
  });
}

const times = (own: DiverView, plan: Plan, type: 'pass' | 'schedule'): readonly Option[] =>
  nextTimes(restedOf(own.view, own.diver)).map((time) => ({
    action: { type, day: time.day, hour: time.hour },
    value: worthOf(plan, plan.ours, { ...time, from: own.diver.hour }),
  }));

/** The worth of being at a time, with what the rivals have turned until then gone. */
function worthOf(
  { terms: { lost } }: Plan,
  then: Forecast,
  { interval, hour, group, from }: NextTime & { readonly from: number },
): number {
  if (interval === null) return then.overnight(lost * (LAST_HOUR - from));
  return then.at(hour, group, lost * (hour - from));
}
