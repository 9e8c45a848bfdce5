import type { MatchInfo, MyMatch, SeatInfo } from '@fathom/protocol';
import { expect } from 'vitest';
import type { ServerRuntime } from '../../src/runtime.ts';
import type { Answer, Browser } from '../client/browser.ts';
import type { Player } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { rowingPlayable } from '../../../host/test/rowing.ts';

export const GAME = 'rowing';
export const STEADY = { bot: 'steady' } as const;
export const ROWING_WORLD = {
  games: [rowingPlayable],
  botThread: new URL('./thread.ts', import.meta.url),
} as const;

/** A server that knows the toy for crews and nothing else. */
export const startRowing = (world: Partial<ServerRuntime> = {}): Promise<Running> =>
  startForTest({ world: { ...ROWING_WORLD, ...world } });

/** Somebody with a name. */
export async function person(server: Pick<Running, 'visitor'>, name: string): Promise<Browser> {
  const browser = server.visitor();
  await browser.ask('PUT /api/me', { body: { name } });
  return browser;
}

export async function makeRowing(by: Browser, ask: object = {}): Promise<MyMatch> {
  const answer = await by.ask<MyMatch>('POST /api/matches', { body: { game: GAME, ...ask } });
  expect(answer.status, `not ${answer.text}`).toBe(201);
  return answer.body;
}

type AnswerOf = Answer<MyMatch & { readonly code: string; readonly message: string }>;

export const sit = (by: Browser, id: string, ask: object): Promise<AnswerOf> =>
  by.ask(`POST /api/matches/${id}/seats`, { body: ask });
export const arrange = (
  by: Browser,
  [id, seat]: readonly [string, string],
  plan: unknown,
): Promise<AnswerOf> => by.ask(`PUT /api/matches/${id}/seats/${seat}`, { body: { plan } });
export const begin = (by: Browser, id: string): Promise<AnswerOf> =>
  by.ask(`POST /api/matches/${id}/start`);
export const look = async (by: Browser, id: string): Promise<MyMatch> =>
  (await by.ask<MyMatch>(`GET /api/matches/${id}`)).body;

export const seatIn = ({ seats }: MatchInfo, wanted: string): SeatInfo => {
  const found = seats.find(({ seat }) => seat === wanted);
  if (found === undefined) throw new Error(`no seat ${wanted}`);
  return found;
};
export const refusedWith = (status: number, code: string): object => ({ status, body: { code } });

/** Whatever was sent to this player before has arrived once this returns. */
export async function quiet(player: Player): Promise<void> {
  player.line.say({ t: 'ping' });
  await player.line.hear('pong');
}
