import { groupAfterInterval } from '../lookup.ts';
import { FIRST_HOUR, GROUPS, HOURS, LAST_HOUR, groupNumber } from '../vocabulary.ts';
import type { Group } from '../vocabulary.ts';
import { divesAt } from './choices.ts';
import type { RollRules } from '../odds.ts';

/** What the rest of a search may bring one diver. */
export interface Outlook {
  readonly depths: readonly number[]; // of the face-down markers, the shallowest first
  readonly rules: RollRules;
  readonly lost: number; // markers an hour that somebody else turns
  readonly weight: number; // of a marker turned today
  readonly overnight: readonly number[]; // what tomorrow morning is worth, by markers gone until then
}
/** Worth of being somewhere on today's track. */
export interface Forecast {
  readonly at: (hour: number, group: Group, gone: number) => number;
  readonly overnight: (gone: number) => number;
}

const HOURS_A_DAY = HOURS.length;
/** After a dive only A to M occur. */
const REACHED = GROUPS.slice(0, 13);
const WIDTH = REACHED.length;

/** The group after each number of hours at the surface, for each group. */
const RESTED: readonly (readonly number[])[] = REACHED.map((group) =>
  HOURS.map((_, hours) => groupNumber(groupAfterInterval(group, hours * 60))),
);

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
export function forecast(outlook: Outlook): Forecast {
  const { depths, lost, weight } = outlook;
  const most = depths.length;
  const legs = REACHED.map((group) => legsOf(outlook, group));
  const worth = new Float64Array(HOURS_A_DAY * WIDTH * (most + 1)); // before the dive at an hour
  const ahead = new Float64Array(WIDTH * (most + 2)); // after it: the best next time, for one hour at a time
  const place = (hour: number, group: number): number =>
    ((hour - FIRST_HOUR) * WIDTH + group) * (most + 1);
  const overnight = (gone: number): number => between(outlook.overnight, 0, Math.min(most, gone));
  const later = (hour: number, group: number, gone: number): number =>
    between(worth, place(hour, group), Math.min(most, gone));

  for (let hour = LAST_HOUR; hour >= FIRST_HOUR; hour--) {
    for (let group = 0; group < WIDTH; group++)
      for (let gone = 0; gone <= most; gone++)
        ahead[group * (most + 2) + gone] = bestTime(hour, group, gone);
    for (let group = 0; group < WIDTH; group++)
      for (let gone = 0; gone < most; gone++)
        worth[place(hour, group) + gone] = bestDive(group, gone);
  }

  function bestDive(group: number, gone: number): number {
    let best = ahead[group * (most + 2) + gone] ?? 0;
    for (const { chance, after, marker } of legs[group] ?? []) {
      if (marker < gone) continue;
      const then = after * (most + 2) + gone;
      const value = chance * (weight + (ahead[then + 1] ?? 0)) + (1 - chance) * (ahead[then] ?? 0);
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

/** As short as they can be, no dive takes longer than an hour. */
function legsOf({ depths, rules }: Outlook, group: Group): readonly Leg[] {
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
