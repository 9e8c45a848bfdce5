import { nextTimes, restedOf } from '../rules/scheduling.ts';
import type { NextTime } from '../rules/scheduling.ts';
import { bestChance, depthsLeft, divesAt, divesFor, rulesFor } from './choices.ts';
import type { Bench, Mind, Option } from './diver-mind.ts';

/** Less than this is not worth getting wet for. */
const WORTHWHILE = 0.02;
const NIGHT = 12; // hours until tomorrow's first dive, as a cadet feels them

/** The best chance there is now; how much nitrogen it costs is tomorrow's worry. */
export const cadet: Mind = {
  level: 'cadet',
  name: 'Cadet',
  summary: 'Takes the best chance of the moment and thinks of nitrogen when it is too late.',
  weighDives: (bench) => [...dives(bench), ...passes(bench)],
  weighTimes: (bench) =>
    times(bench).map(({ time, value }) => ({
      action: { type: 'schedule', day: time.day, hour: time.hour },
      value,
    })),
};

const dives = (bench: Bench): readonly Option[] =>
  depthsLeft(bench).flatMap((depth) =>
    divesAt(depth, bench.diver.group, rulesFor(bench)).flatMap((option) =>
      divesFor(bench, option).map((action) => ({ action, value: option.chance })),
    ),
  );

/** Chance per hour of waiting. */
function times(bench: Bench): readonly { readonly time: NextTime; readonly value: number }[] {
  const depths = depthsLeft(bench);
  return nextTimes(restedOf(bench.view, bench.diver)).map((time) => {
    const hours = time.interval === null ? NIGHT : time.hour - bench.diver.hour;
    return { time, value: bestChance(depths, time.group, rulesFor(bench)) / hours };
  });
}

/** Only when there is nothing to win by a dive; any pass is then better than any dive. */
function passes(bench: Bench): readonly Option[] {
  const hopeless = bestChance(depthsLeft(bench), bench.diver.group, rulesFor(bench)) < WORTHWHILE;
  return times(bench).map(({ time, value }) => ({
    action: { type: 'pass', day: time.day, hour: time.hour },
    value: hopeless ? 1 + value : value - 1,
  }));
}
