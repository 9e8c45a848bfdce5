import { depthCharge } from '@fathom/depth-charge';
import type { View } from '@fathom/depth-charge';
import { GAMES } from '@fathom/games';
import {
  beginMatch,
  chanceFrom,
  memoryLog,
  NO_FIGURES,
  NO_KEYS,
  openLiveMatch,
} from '@fathom/host';
import type { BotAnswer, BotRequest, LiveMatch, Thinking } from '@fathom/host';
import type { Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { openBotPool } from '../../src/bots/pool.ts';
import { REAL_WORLD } from '../../src/world.ts';
import { anyBot } from '../server/bots.ts';
import { luck } from '../server/luck.ts';
import { GAME } from '../server/sitting.ts';

interface Table {
  readonly match: LiveMatch;
  readonly requests: readonly BotRequest[];
  readonly complaints: readonly string[];
}

/** A match of two bots whose thoughts the test thinks for them. */
async function seatBots(think: (request: BotRequest, turn: number) => BotAnswer): Promise<Table> {
  const requests: BotRequest[] = [];
  const complaints: string[] = [];
  const bots: Thinking = {
    choose: async (request) => {
      requests.push(request);
      return think(request, requests.length);
    },
    forget: () => {},
  };
  const { bot: level } = anyBot();
  const plan = { for: 'bot', level } as const;
  const created = {
    type: 'created',
    at: 0,
    id: '23456789',
    game: GAME,
    version: depthCharge.version,
    setup: { first: 'black', turnLimit: 30 },
    clock: { type: 'none' },
    visibility: 'public',
    pace: 'instant',
    creator: 'nobody',
    plan: { ['black' as Seat]: plan, ['red' as Seat]: plan },
    hostSeed: '1'.repeat(64) as Seed,
  } as const;
  const store = memoryLog();
  await store.append({ match: created.id, seq: 0, row: JSON.stringify(created), listing: null });
  const complain = (facts: { problem?: string }): void => void complaints.push(facts.problem ?? '');
  const services = {
    games: GAMES,
    store,
    keys: NO_KEYS,
    bots,
    figures: NO_FIGURES,
    chance: chanceFrom(() => '7'.repeat(64) as Seed),
    log: { error: complain, warn: complain, info: () => {} } as never,
    now: REAL_WORLD.now,
    after: REAL_WORLD.after,
  };
  const match = openLiveMatch(beginMatch(created, GAMES), services, () => {});
  onTestFinished(match.stop);
  await match.resume(0);
  return { match, requests, complaints };
}

const lastViews = new Map<string, View>();
/** What a bot would do that remembers its last view and picks at random. */
function pick({ seat, updates }: BotRequest, turn: number): BotAnswer {
  const view = (updates.at(-1)?.view as View | undefined) ?? lastViews.get(seat);
  if (view === undefined) return { type: 'forgotten' };
  lastViews.set(seat, view);
  const actions = [...depthCharge.legal(view, seat)];
  if (actions.length === 0) return { type: 'nothing' };
  return { type: 'action', action: luck(turn).pick(actions), pause: null };
}
const isOver = ({ match }: Table): boolean => match.state.status === 'finished';

test('a bot is told its own seat’s story, from the start and in order, and nothing else', async () => {
  const table = await seatBots(pick);
  await expect.poll(() => isOver(table), { timeout: 10_000 }).toBe(true);
  for (const seat of ['black', 'red'] as const) {
    const own = table.requests.filter((request) => request.seat === seat);
    const told = own.flatMap(({ updates }) => updates);
    const story = [...(table.match.state.table?.story([seat as string as Seat]) ?? [])];
    expect(told).toStrictEqual(story.slice(0, told.length));
    expect(own.map(({ fresh }) => fresh)).toStrictEqual(own.map((_, i) => i === 0));
    const other = seat === 'black' ? 'red' : 'black';
    for (const { view } of told) expect((view as View).mines[other]).toBeNull();
    expect(JSON.stringify(own)).not.toContain('1'.repeat(64));
  }
  expect(table.complaints).toStrictEqual([]);
});

test('a bot that has forgotten is told everything again', async () => {
  const table = await seatBots((request, turn) =>
    turn === 5 && !request.fresh ? { type: 'forgotten' } : pick(request, turn),
  );
  await expect.poll(() => isOver(table), { timeout: 10_000 }).toBe(true);
  const [forgotten, again] = table.requests.slice(4, 6);
  expect(forgotten?.fresh).toBe(false);
  expect(again).toMatchObject({ seat: forgotten?.seat, fresh: true });
  expect(again?.updates[0]?.events).toStrictEqual([]);
  expect(table.complaints).toStrictEqual([]);
});

test.each<readonly [string, BotAnswer]>([
  ['fails', { type: 'failed', problem: 'out of ideas' }],
  ['makes an illegal move', { type: 'action', action: { type: 'move', to: 'e5' }, pause: null }],
  ['answers nonsense', { type: 'action', action: 7, pause: null }],
])('a bot that %s makes some legal move instead, and the log says so', async (_title, answer) => {
  const table = await seatBots(() => answer);
  await expect.poll(() => isOver(table), { timeout: 5_000 }).toBe(true);
  expect(table.complaints.length).toBeGreaterThan(1);
});

test('the pool thinks in a thread of its own, fails what it cannot do, and lives on', async () => {
  const thoughts: string[] = [];
  const pool = openBotPool({ patience: 5_000, onThought: (game) => thoughts.push(game) });
  const seat = 'black' as Seat;
  const level = anyBot().bot;
  const updates = [
    ...((await seatBots(() => ({ type: 'nothing' }))).match.state.table?.story([seat]) ?? []),
  ];
  const ask = (request: Partial<BotRequest>): Promise<BotAnswer> =>
    pool.choose({
      key: 'k',
      game: GAME,
      version: depthCharge.version,
      level,
      seat,
      fresh: true,
      updates,
      ...request,
    });
  expect(await ask({ game: 'chess' })).toMatchObject({ type: 'failed' });
  expect(await ask({ level: 'hal' })).toMatchObject({ type: 'failed' });
  expect(await ask({ key: 'new', fresh: false })).toStrictEqual({ type: 'forgotten' });
  expect(await ask({})).toMatchObject({ type: 'action', action: { type: 'place' } });
  expect(await ask({ fresh: false, updates: [] })).toMatchObject({ type: 'action' });
  pool.forget('k');
  expect(await ask({ fresh: false, updates: [] })).toStrictEqual({ type: 'forgotten' });
  expect(thoughts).toStrictEqual([GAME, GAME]);
  await pool.close();
  expect(await ask({})).toStrictEqual({ type: 'nothing' });
});

test('a thread that has died is replaced, and nobody waits for ever', async () => {
  const pool = openBotPool({ patience: 1, onThought: () => {} });
  onTestFinished(pool.close);
  const seat = 'black' as Seat;
  const request = {
    key: 'k',
    game: GAME,
    version: depthCharge.version,
    level: anyBot().bot,
    seat,
    fresh: true,
    updates: [],
  };
  const answers = await Promise.all([1, 2, 3].map(() => pool.choose(request)));
  expect(answers[0]).toMatchObject({ type: 'failed', problem: expect.stringContaining('1 ms') });
  for (const answer of answers.slice(1)) expect(answer).toStrictEqual({ type: 'forgotten' });
});
