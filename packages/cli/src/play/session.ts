import { namesFor } from '../games.ts';
import type { Lines } from '../lines.ts';
import type { Terminal } from '../terminal.ts';
import { openTerminalMatch } from './terminal-match.ts';
import type { TerminalPlan, TerminalMatch } from './terminal-match.ts';

/** A person at a match in a terminal. */
export interface Session {
  readonly match: TerminalMatch;
  readonly terminal: Terminal;
  readonly lines: Lines;
}

/** Everything the person hears of is written at once, in words. */
export async function openSession(
  plan: TerminalPlan,
  terminal: Terminal,
  clock?: Parameters<typeof openTerminalMatch>[2],
): Promise<Session> {
  const { game, setup, seat } = plan;
  const names = namesFor(game, setup, seat);
  const tell = (event: unknown): void => {
    const line = game.words.event(event, names);
    if (line !== null) terminal.out(line);
  };
  const match = await openTerminalMatch(plan, tell, clock);
  return { match, terminal, lines: terminal.lines() };
}

export function drawBoard({ match, terminal }: Session): void {
  terminal.out(`\n${match.game.words.board(match.view())}\n`);
}
