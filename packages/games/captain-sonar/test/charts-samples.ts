/** A small chart in order, easy to spoil. */
export const OPEN = [
  'o....*...o',
  '..##......',
  '..........',
  '.*...*...*',
  '.......#..',
  '.o........',
  '....*...*.',
  '..#.......',
  '..........',
  '*....*...o',
].join('\n');

export const lines = (text: string): readonly string[] => text.split('\n');

/** The small chart with other lines, by their numbers. */
export const edited = (changes: Readonly<Record<number, string>>): string =>
  lines(OPEN)
    .map((line, index) => changes[index + 1] ?? line)
    .join('\n');

export function messageOf(doing: () => unknown): string {
  try {
    doing();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}
