import type { Limits } from './belief/crowd.ts';
import { beliefAtStart, hear } from './belief/hearing.ts';
import type { Belief } from './belief/hearing.ts';
import type { SideName } from './vocabulary.ts';
import type { View } from './view.ts';

export { beliefAtStart, hear } from './belief/hearing.ts';
export type { Belief } from './belief/hearing.ts';
export { cells, chances, isPossible, possible } from './belief/reading.ts';
export type { Likely } from './belief/reading.ts';
export { shifts } from './belief/shifts.ts';
export type { HeardCourses } from './belief/shifts.ts';

/** What can be known of a crew's boat from all that was announced. */
export function believe(
  { setup, record }: Pick<View, 'setup' | 'record'>,
  about: SideName,
  limits?: Limits,
): Belief {
  return record.reduce(hear, beliefAtStart(setup, about, limits));
}
