import type { Outcome, Playable } from '@fathom/kit';
import { failed } from '../exit.ts';
import { namesFor } from '../games.ts';
import type { Lines } from '../lines.ts';
import type { Terminal } from '../terminal.ts';
import type { LocalMatch } from './local-match.ts';

/** A person at a match in a terminal. */
export interface Sitting {
  readonly game: Playable;
  readonly match: LocalMatch;
  readonly terminal: Terminal;
  readonly lines: Lines;
}

/** What the person at the table heard of the last row, in words. */
export function announce({ game, match, terminal }: Sitting): void {
  const names = namesFor(game, match.setup, match.seat);
  const lines = match.table.heard([match.seat]).map((event) => game.words.event(event, names));
  for (const line of lines) if (line !== null) terminal.out(line);
}

export function drawBoard({ game, match, terminal }: Sitting): void {
  terminal.out(`\n${game.words.board(match.table.view([match.seat]))}\n`);
}

/** What happens next before the end: the person types something, a tick is due, or the input ends. */
export type Answer =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'due' }
  | { readonly type: 'ended' };

/** Lets the bots act until the person is waited for. Returns the outcome if that was the end. */
export function settle(sitting: Sitting): Outcome | null {
  const { table, seat, playBot } = sitting.match;
  while (table.outcome() === null && playBot()) announce(sitting);
  const outcome = table.outcome();
  if (outcome === null && !table.toAct().includes(seat) && table.deadline() === null)
    throw failed('nobody at the table can act: a fault of the game or of its bots');
  return outcome;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export async function answer({ match, terminal, lines }: Sitting): Promise<Answer> {
  const asked = lines.ask(terminal.paint.strong(`${match.seat}> `));
  const line = asked.then((text): Answer =>
    text === null ? { type: 'ended' } : { type: 'line', text: text.trim() },
  );
  const due = match.table.deadline();
  if (due === null) return await line;
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<Answer>((resolve) => {
    const wait = Math.min(Math.max(0, due - match.now()), LONGEST_TIMER);
    timer = setTimeout(() => resolve({ type: 'due' }), wait);
  });
  return await Promise.race([line, alarm]).finally(() => clearTimeout(timer));
}
