import { expect } from 'vitest';
import type { MyMatch } from '@fathom/protocol';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import type { Running } from './running.ts';

export const GAME = 'depth-charge';

/** Makes a match and says who may do what in it. */
export async function create(
  browser: Browser,
  ask: Record<string, unknown> = {},
): Promise<MyMatch> {
  const answer = await browser.ask<MyMatch>('POST /api/matches', { body: { game: GAME, ...ask } });
  expect(answer.status, `not ${answer.text}`).toBe(201);
  return answer.body;
}

export async function takeSeat(
  browser: Browser,
  match: string,
  ask: Record<string, unknown>,
): Promise<MyMatch> {
  const answer = await browser.ask<MyMatch>(`POST /api/matches/${match}/seats`, { body: ask });
  expect(answer.status, `not ${answer.text}`).toBe(200);
  return answer.body;
}

export interface TwoPlayers {
  readonly id: string;
  readonly black: Player;
  readonly red: Player;
  readonly blackBrowser: Browser;
  readonly redBrowser: Browser;
}

/** Two people at a table that has just begun; the one who made it adds `contribution` to the luck. */
export async function sitDown(
  server: Running,
  { contribution = null, ...ask }: Record<string, unknown> = {},
): Promise<TwoPlayers> {
  const blackBrowser = server.visitor();
  const redBrowser = server.visitor();
  const { match } = await create(blackBrowser, {
    options: { first: 'black' },
    seats: { black: 'kept' },
    ...ask,
  });
  await takeSeat(blackBrowser, match.id, { seat: 'black', contribution });
  await takeSeat(redBrowser, match.id, { seat: 'red' });
  const black = await join(blackBrowser, match.id);
  const red = await join(redBrowser, match.id);
  await black.until(() => isHere(black, 'red'));
  return { id: match.id, black, red, blackBrowser, redBrowser };
}

/** Whether a player sees the person in that seat as here. */
export function isHere(seenBy: Player, seat: string): boolean {
  const holder = seenBy.knows.match()?.seats.find((info) => info.seat === seat)?.holder;
  return holder?.kind === 'person' && holder.here;
}
