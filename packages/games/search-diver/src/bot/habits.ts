import { distance } from '../hex.ts';
import type { Hex } from '../hex.ts';
import { longestDive } from '../lookup.ts';
import { chanceToTurn } from '../odds.ts';
import { isRefusal, lookUp } from '../rules/diving.ts';
import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime } from '../rules/scheduling.ts';
import { depthOf, faceDown } from '../rules/table.ts';
import { groupNumber } from '../vocabulary.ts';
import type { Group } from '../vocabulary.ts';
import { divesAt, rulesFor } from './choices.ts';
import type { DiveOption } from './choices.ts';
import type { DiverView, Strategy, Option } from './strategy.ts';

/** What a diver does by habit instead of planning. */
export interface Habit {
  /** Minutes under water: always the same, or as many as the best search takes. */
  readonly stay: number | 'best';
  /** Where to: the best chance and then the least water, or whatever is nearest to the last dive. */
  readonly goes: 'shallowest' | 'nearest';
  /** The highest letter with which this diver goes down again. */
  readonly bears: Group;
  /** Hours at the surface after each dive, at least. */
  readonly breaks: number;
}

/** Likings are costs taken from 0, because −x of 0 would be −0, which is no JSON. Tomorrow costs less than what a habit forbids. */
const NIGHT = 50;
const FORBIDDEN = 100;

export const habitual = (
  habit: Habit,
): Pick<Strategy, 'measure' | 'weighDives' | 'weighTimes'> => ({
  measure: () => 'liking',
  weighDives: (own) => {
    const dives = divesOf(own, habit);
    return dives.length > 0 ? dives : weighTimes(own, { ...habit, breaks: 1 }, 'pass');
  },
  weighTimes: (own) => weighTimes(own, habit, 'schedule'),
});

const divesOf = (own: DiverView, habit: Habit): readonly Option[] =>
  faceDown(own.view).flatMap((hex) =>
    staysOf(own, habit, depthOf(own.view, hex) ?? 0).map((dive) => ({
      action: { type: 'dive', hex, minutes: dive.minutes },
      value:
        habit.goes === 'nearest' ? 0 - stepsTo(own, hex) : dive.chance - dive.depth / SHALLOWNESS,
    })),
  );

/** So little that the chance always counts first. */
const SHALLOWNESS = 100_000;

const stepsTo = ({ diver }: DiverView, hex: Hex): number =>
  diver.lastDive === null ? 0 : distance(diver.lastDive.hex, hex);

/** The dives a habit allows at a depth. */
function staysOf(own: DiverView, { stay }: Habit, depth: number): readonly DiveOption[] {
  const { group } = own.diver;
  const rules = rulesFor(own);
  if (stay === 'best') return divesAt(depth, group, rules);
  const minutes = Math.min(stay, longestDive(depth, group));
  const figures = lookUp({ depth, group, minutes });
  if (isRefusal(figures) || figures.search === 'none') return [];
  return [{ depth, minutes, after: figures.after, chance: chanceToTurn(figures.search, rules) }];
}

/** The first hour that the habit allows and that is good for a dive; else tomorrow. */
function weighTimes(own: DiverView, habit: Habit, type: 'pass' | 'schedule'): readonly Option[] {
  const suits = (time: NextTime): boolean =>
    time.hour - own.diver.hour >= habit.breaks &&
    groupNumber(time.group) <= groupNumber(habit.bears) &&
    divesOf({ ...own, diver: { ...own.diver, group: time.group } }, habit).length > 0;
  return nextTimes(restedOf(own.view, own.diver)).map((time) => {
    const { day, hour, interval } = time;
    const hours = hour - own.diver.hour;
    const wait = interval === null ? NIGHT : suits(time) ? hours : FORBIDDEN + hours;
    return { action: { type, day, hour }, value: 0 - wait };
  });
}
