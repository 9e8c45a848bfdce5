/** The markers that may be left in a race: what is left of them is one number. */
export interface Stock {
  readonly kinds: readonly number[]; // the depths, each once, the shallowest first
  readonly whole: number; // nothing turned yet
  readonly size: number; // how many different rests there are
  readonly total: (left: number) => number; // markers in all
  readonly countOf: (left: number, kind: number) => number; // kind: an index of `kinds`
  readonly without: (left: number, kind: number) => number;
}

export function stockOf(depths: readonly number[]): Stock {
  const kinds = [...new Set(depths)].toSorted((a, b) => a - b);
  const counts = kinds.map((kind) => depths.filter((depth) => depth === kind).length);
  const steps: number[] = [];
  let size = 1;
  for (const count of counts) {
    steps.push(size);
    size *= count + 1;
  }
  const countOf = (left: number, kind: number): number =>
    Math.floor(left / (steps[kind] ?? 1)) % ((counts[kind] ?? 0) + 1);
  return {
    kinds,
    whole: size - 1,
    size,
    total: (left) => kinds.reduce((sum, _, kind) => sum + countOf(left, kind), 0),
    countOf,
    without: (left, kind) => left - (steps[kind] ?? 0),
  };
}
