import type { TableValue } from '../../store/index.ts';

/** `$1, $2, …` for as many values. */
export const listOf = (values: readonly unknown[], first = 1): string =>
  values.map((_value, at) => `$${at + first}`).join(', ');

/** As many values as the next power of two, the last of them repeated: so that few statements differ. */
export function padded<T extends TableValue>(values: readonly T[]): readonly T[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return Array.from({ length }, (_none, at) => values[Math.min(at, values.length - 1)] as T);
}
