import { beliefAtStart, hear } from './belief/hearing.ts';
import type { Belief } from './belief/reading.ts';
import type { ShapeLimits } from './belief/shapes.ts';
import type { View } from './view.ts';
import type { SideName } from './vocabulary.ts';

export { beliefAtStart, hear } from './belief/hearing.ts';
export { cells, chances, isPossible, possible } from './belief/reading.ts';
export type { Belief, Likely } from './belief/reading.ts';

/** What can be known of a crew's boat from all that was announced. */
export function believe(
  { setup, record }: Pick<View, 'setup' | 'record'>,
  about: SideName,
  limits?: ShapeLimits,
): Belief {
  return record.reduce(hear, beliefAtStart(setup, about, limits));
}
