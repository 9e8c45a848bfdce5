/** The known word a person most likely meant; null: none is close. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  const tolerated = Math.max(1, Math.floor(word.length / 2));
  return best !== undefined && best.distance <= tolerated ? best.candidate : null;
}

export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? '' : `; did you mean "${meant}"?`;
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
