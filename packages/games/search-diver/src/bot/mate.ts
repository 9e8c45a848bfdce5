import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime, Rested } from '../rules/scheduling.ts';
import { bestChance, depthsLeft, divesAt, divesFor, rulesFor } from './choices.ts';
import type { Bench, Mind, Option } from './diver-mind.ts';

/** How long a night feels, in hours: less than it is, because it takes all nitrogen away. */
const NIGHT = 5;

/** Two dives at a time: what this one costs is seen in the next. */
export const mate: Mind = {
  level: 'mate',
  name: 'First mate',
  summary: 'Plans this dive and the next one together, but no further than that.',
  weighDives: (bench) => [...dives(bench), ...passes(bench)],
  weighTimes: (bench) => {
    const rested = restedOf(bench.view, bench.diver);
    return nextTimes(rested).map((time) => ({
      action: { type: 'schedule', day: time.day, hour: time.hour },
      value: rate(bench, rested, { chance: 0, time }),
    }));
  },
};

function dives(bench: Bench): readonly Option[] {
  const rules = rulesFor(bench);
  return depthsLeft(bench).flatMap((depth) =>
    divesAt(depth, bench.diver.group, rules).flatMap((option) => {
      const { after, minutes, chance } = option;
      const rested = { ...bench.diver, group: after, minutes };
      const value = Math.max(
        ...nextTimes(rested).map((time) => rate(bench, rested, { chance, time })),
      );
      return divesFor(bench, option).map((action) => ({ action, value }));
    }),
  );
}

const passes = (bench: Bench): readonly Option[] => {
  const rested = restedOf(bench.view, bench.diver);
  return nextTimes(rested).map((time) => ({
    action: { type: 'pass', day: time.day, hour: time.hour },
    value: rate(bench, rested, { chance: 0, time }),
  }));
};

interface Pair {
  readonly chance: number; // of the dive before
  readonly time: NextTime; // of the one after it
}

/** Markers turned per hour by two dives and the interval between them. */
function rate(bench: Bench, { hour }: Rested, { chance, time }: Pair): number {
  const hours = time.interval === null ? NIGHT : time.hour - hour;
  const then = isTooLate(bench, time)
    ? 0
    : bestChance(depthsLeft(bench), time.group, rulesFor(bench));
  return (chance + then) / (hours + 1);
}

const isTooLate = ({ view }: Bench, { day }: NextTime): boolean => day > view.setup.maxDays;
