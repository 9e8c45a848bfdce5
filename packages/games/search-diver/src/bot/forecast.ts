import { FIRST_HOUR, LAST_HOUR, groupNumber } from '../vocabulary.ts';
import type { Group } from '../vocabulary.ts';
import { divesAt } from './choices.ts';
import type { RollRules } from '../odds.ts';
import { HOURS_A_DAY, REACHED, RESTED } from './race/legs.ts';

/** What the rest of a search may bring one diver. */
export interface ForecastTerms {
  readonly depths: readonly number[]; // of the face-down markers, the shallowest first
  readonly rules: RollRules;
  readonly lost: number; // markers an hour that somebody else turns
  readonly weight: number; // of a marker turned at the first hour of today
  readonly hourly: number; // what each later hour takes off it
  readonly isLocated: boolean; // turning the last but one settles the last one too
  readonly overnight: readonly number[]; // what tomorrow morning is worth, by markers gone until then
}
/** Worth of being somewhere on today's track. */
export interface Forecast {
  readonly at: (hour: number, group: Group, gone: number) => number;
  readonly overnight: (gone: number) => number;
}

const WIDTH = REACHED.length;

/** A dive in numbers: its chance, the group after it, and which marker it is for. The next one can be an hour later. */
interface Leg {
  readonly chance: number;
  readonly after: number;
  readonly marker: number; // the last in `depths` with this depth
}

/**
 * Dynamic programming over today's track, from the evening back: for each hour, each group and each number of markers
 * gone, the markers still to be turned by the best plan of dives and intervals. Whoever turns markers is taken to turn the
 * shallowest first; that keeps what is left a number instead of a set.
 */
export function forecast(terms: ForecastTerms): Forecast {
  const { depths, lost } = terms;
  const most = depths.length;
  const legs = REACHED.map((group) => legsOf(terms, group));
  const worth = new Float64Array(HOURS_A_DAY * WIDTH * (most + 1)); // before the dive at an hour
  const ahead = new Float64Array(WIDTH * (most + 2)); // after it: the best next time, for one hour at a time
  const place = (hour: number, group: number): number =>
    ((hour - FIRST_HOUR) * WIDTH + group) * (most + 1);
  const overnight = (gone: number): number => between(terms.overnight, 0, Math.min(most, gone));
  const later = (hour: number, group: number, gone: number): number =>
    between(worth, place(hour, group), Math.min(most, gone));

  for (let hour = LAST_HOUR; hour >= FIRST_HOUR; hour--) {
    for (let group = 0; group < WIDTH; group++)
      for (let gone = 0; gone <= most; gone++)
        ahead[group * (most + 2) + gone] = bestTime(hour, group, gone);
    for (let group = 0; group < WIDTH; group++)
      for (let gone = 0; gone < (terms.isLocated ? most - 1 : most); gone++)
        worth[place(hour, group) + gone] = bestDive(hour, group, gone);
  }

  function bestDive(hour: number, group: number, gone: number): number {
    const weight = weightAt(terms, hour);
    let best = ahead[group * (most + 2) + gone] ?? 0;
    for (const { chance, after, marker } of legs[group] ?? []) {
      if (marker < gone) continue;
      const then = after * (most + 2) + gone;
      const turned = markersFor(terms, gone) * weight + (ahead[then + 1] ?? 0);
      const value = chance * turned + (1 - chance) * (ahead[then] ?? 0);
      if (value > best) best = value;
    }
    return best;
  }

  function bestTime(hour: number, group: number, gone: number): number {
    let best = overnight(gone + lost * (LAST_HOUR - hour));
    const rested = RESTED[group] ?? [];
    for (let hours = 1; hour + hours <= LAST_HOUR; hours++) {
      const value = later(hour + hours, rested[hours] ?? 0, gone + lost * hours);
      if (value > best) best = value;
    }
    return best;
  }

  return {
    at: (hour, group, gone) => later(hour, Math.min(groupNumber(group), WIDTH - 1), gone),
    overnight,
  };
}

/** What a marker counts that is turned at an hour of today. */
export const weightAt = ({ weight, hourly }: ForecastTerms, hour: number): number =>
  weight - hourly * (hour - FIRST_HOUR);

/** 5 How many markers are settled by turning one, with so many gone before. */
export const markersFor = ({ isLocated, depths }: ForecastTerms, gone: number): number =>
  isLocated && gone === depths.length - 2 ? 2 : 1;

/** As short as they can be, no dive takes longer than an hour. */
function legsOf({ depths, rules }: ForecastTerms, group: Group): readonly Leg[] {
  return [...new Set(depths)].flatMap((depth) =>
    divesAt(depth, group, rules).map(({ chance, after }) => ({
      chance,
      after: groupNumber(after),
      marker: depths.lastIndexOf(depth),
    })),
  );
}

/** A value between two entries of a list that begins at `from`; past the end nothing is left. */
function between(values: ArrayLike<number>, from: number, index: number): number {
  const low = Math.floor(index);
  const one = values[from + low] ?? 0;
  if (low === index) return one;
  return one + (index - low) * ((values[from + low + 1] ?? 0) - one);
}
