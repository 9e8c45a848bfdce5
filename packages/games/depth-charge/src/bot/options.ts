import type { Option } from './captain.ts';
import type { Hunt } from './hunt.ts';
import { plans } from './plan.ts';
import type { Temper } from './plan.ts';

/** Every step that begins a plan, with the rate of the best plan it begins. */
export function optionsOf(hunt: Hunt, temper: Temper): readonly Option[] {
  const best = new Map<string, Option>();
  for (const { step, rate } of plans(hunt, temper)) {
    const key = `${step.type} ${step.square}`;
    if ((best.get(key)?.value ?? -Infinity) < rate) best.set(key, { step, value: rate });
  }
  return [...best.values()];
}

/** With nothing left to learn a captain gambles, even with the second miss. */
export function optionsOrGamble(hunt: Hunt, temper: Temper): readonly Option[] {
  const options = optionsOf(hunt, temper);
  return options.length > 0
    ? options
    : optionsOf({ ...hunt, misses: 0 }, { ...temper, spareMiss: 0 });
}
