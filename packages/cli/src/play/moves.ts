import type { TerminalMatch } from './terminal-match.ts';

const MOST_SHOWN = 60;
const MOST_COUNTED = 100_000; // a game may have more actions than anyone can list
const WIDTH = 78;

/** The legal actions in the game's notation, those with `part` in them if it is given. */
export function movesText({ game, seat, view }: TerminalMatch, part: string): string {
  const shown: string[] = [];
  let met = 0;
  for (const action of game.legal(view(), seat)) {
    const text = game.notation.make(action);
    if (!text.includes(part)) continue;
    met += 1;
    if (shown.length < MOST_SHOWN) shown.push(text);
    if (met === MOST_COUNTED) break;
  }
  if (met === 0)
    return part === '' ? 'There is nothing to do now.' : `Nothing has "${part}" in it.`;
  const more = met > shown.length ? [`and ${atLeast(met - shown.length)} more`] : [];
  return [...columns(shown), ...more].join('\n');
}

const atLeast = (more: number): string =>
  more + MOST_SHOWN >= MOST_COUNTED ? `over ${more}` : String(more);

function columns(items: readonly string[]): readonly string[] {
  const width = Math.max(...items.map((item) => item.length)) + 2;
  const across = Math.max(1, Math.floor(WIDTH / width));
  const rows = Math.ceil(items.length / across);
  return Array.from({ length: rows }, (_, row) =>
    items
      .slice(row * across, (row + 1) * across)
      .map((item) => item.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
