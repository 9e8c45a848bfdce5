import { setImmediate } from 'node:timers/promises';
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
import type { World } from '../../src/world.ts';
import { begin, makeRegatta, person, REGATTA_WORLD, startRegatta } from '../regatta/crews.ts';
import { CHAIRS, regattaPlayable } from '../regatta/game.ts';
import type { View } from '../regatta/game.ts';
import { openHandClock } from '../server/hand-clock.ts';
import { join } from '../client/player.ts';

const SEATS = CHAIRS.map(({ seat }) => seat);
const WAVE = 1_000;
const WAVES = 10;

interface Scene {
  readonly match: LiveMatch;
  readonly complaints: readonly string[];
}
interface SceneOptions extends Pick<World, 'now' | 'after'> {
  readonly pace: 'human' | 'instant';
  readonly bots: Thinking;
  readonly seats: readonly Seat[]; // those of the bots; the others are held by nobody who does anything
}

async function open({ now, after, pace, bots, seats }: SceneOptions): Promise<Scene> {
  const complaints: string[] = [];
  const created = {
    type: 'created',
    at: now(),
    id: '23456789',
    game: 'regatta',
    version: 1,
    setup: { waves: 4, waveMillis: WAVE },
    clock: { type: 'none' },
    visibility: 'public',
    pace,
    start: 'full',
    creator: 'nobody',
    plan: Object.fromEntries(seats.map((seat) => [seat, { for: 'bot', level: 'steady' }])),
    hostSeed: '1'.repeat(64),
  } as const;
  const store = memoryLog();
  await store.append({ match: created.id, seq: 0, row: JSON.stringify(created), listing: null });
  const complain = (facts: { problem?: string }): void => void complaints.push(facts.problem ?? '');
  const match = openLiveMatch(
    beginMatch(created as never, [regattaPlayable]),
    {
      games: [regattaPlayable],
      store,
      keys: NO_KEYS,
      bots,
      figures: NO_FIGURES,
      chance: chanceFrom(() => '7'.repeat(64) as Seed),
      log: { error: complain, warn: complain, info: () => {} } as never,
      now,
      after,
    },
    () => {},
  );
  onTestFinished(match.stop);
  for (const seat of SEATS)
    if (!seats.includes(seat))
      await match.sit(`guest of ${seat}`, seat, {
        seat,
        key: null,
        contribution: null,
        leave: null,
      });
  await match.resume(0);
  expect(match.state.status).toBe('running');
  return { match, complaints };
}

/** Bots whose thoughts the test thinks for them. */
function thinking(think: (request: BotRequest, view: View) => BotAnswer): Thinking & {
  readonly asked: BotRequest[];
} {
  const asked: BotRequest[] = [];
  const views = new Map<string, View>();
  return {
    asked,
    choose: async (request) => {
      asked.push(request);
      const view = (request.updates.at(-1)?.view ?? views.get(request.seat)) as View;
      views.set(request.seat, view);
      return think(request, view);
    },
    forget: () => {},
  };
}
const pull = (view: View, pause: number | null): BotAnswer => ({
  type: 'action',
  action: { type: 'pull', wave: view.wave },
  pause,
});
const pulledBy = ({ match }: Scene): readonly string[] =>
  (match.state.table?.rows ?? []).flatMap(({ input }) => (input.type === 'act' ? input.seat : []));
const isTired = (view: View, seat: Seat): boolean => view.pulled?.includes(seat) === true;
/** Lets everything that is ready run: thoughts, appends, the queue. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate();
}
const BOW = 'north.bow' as Seat;
const STROKE = 'north.stroke' as Seat;
const SOUTH = 'south.bow' as Seat;

test('a bot nobody waits for is asked at the start and after each row it heard of, and of no other', async () => {
  const clock = openHandClock();
  const bots = thinking(() => ({ type: 'nothing' }));
  const scene = await open({ ...clock, pace: 'instant', bots, seats: [BOW, SOUTH] });
  await settle();
  expect(bots.asked.map(({ seat }) => seat)).toStrictEqual([BOW, SOUTH]);
  const listener = { guest: 'guest of north.cox', send: () => {}, dismiss: () => {} };
  const action = { type: 'pull', wave: 0 };
  await scene.match.act({ t: 'act', id: 'x', seat: 'north.cox' as Seat, action }, listener);
  await settle();
  expect(
    bots.asked.slice(2).map(({ seat }) => seat),
    'south did not notice',
  ).toStrictEqual([BOW]);
  clock.pass(WAVE);
  await settle();
  expect(bots.asked.slice(3).map(({ seat }) => seat)).toStrictEqual([BOW, SOUTH]);
  expect(scene.complaints).toStrictEqual([]);
});

test.each([
  [300, 300],
  [0, 0],
  [60_000, 8_000],
  [-5, 0],
])('a bot that asks for a pause of %d ms waits %d ms at a human pace', async (pause, waits) => {
  const clock = openHandClock();
  const bots = thinking((request, view) =>
    isTired(view, request.seat) || view.wave > 0 ? { type: 'nothing' } : pull(view, pause),
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: [BOW] });
  await settle();
  expect(clock.awaited()).toContain(waits);
  if (waits > WAVE) return; // the wave breaks before
  clock.pass(Math.max(0, waits - 1));
  await settle();
  expect(pulledBy(scene)).toHaveLength(waits === 0 ? 1 : 0);
  clock.pass(1);
  await settle();
  expect(pulledBy(scene)).toStrictEqual([BOW]);
});

test('at an instant pace a bot does not pause', async () => {
  const clock = openHandClock();
  const bots = thinking((request, view) =>
    isTired(view, request.seat) ? { type: 'nothing' } : pull(view, 5_000),
  );
  const scene = await open({ ...clock, pace: 'instant', bots, seats: [BOW] });
  await settle();
  expect(pulledBy(scene)).toStrictEqual([BOW]);
});

test('to be in a hurry shortens what is for show, not what a person would need', async () => {
  const clock = openHandClock();
  const bots = thinking(({ seat }, view) =>
    isTired(view, seat) ? { type: 'nothing' } : pull(view, seat === BOW ? null : 400),
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: [BOW, STROKE] });
  await settle();
  scene.match.hurry('guest of north.cox');
  await settle();
  expect(pulledBy(scene)).toStrictEqual([BOW]);
});

test('bots of one match wait side by side', async () => {
  const clock = openHandClock();
  const bots = thinking(({ seat }, view) =>
    isTired(view, seat) ? { type: 'nothing' } : pull(view, 100 * (1 + SEATS.indexOf(seat))),
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: SEATS });
  await settle();
  expect(
    clock
      .awaited()
      .toSorted((a, b) => a - b)
      .slice(0, 8),
  ).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => n * 100));
  clock.pass(450);
  await settle();
  expect(pulledBy(scene)).toStrictEqual(SEATS.slice(0, 4));
});

test('an action the table has left behind is thought over, not replaced by any legal one', async () => {
  const clock = openHandClock();
  const bots = thinking(({ seat }, view) =>
    isTired(view, seat) || view.wave > 1 ? { type: 'nothing' } : pull(view, 1_500),
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: [BOW] });
  await settle();
  clock.pass(WAVE); // the wave breaks while the bot still waits to pull in it
  await settle();
  expect(bots.asked).toHaveLength(1);
  clock.pass(500); // its action comes, and comes too late
  await settle();
  expect(pulledBy(scene)).toStrictEqual([]);
  expect(bots.asked, 'it was asked again').toHaveLength(2);
  expect(bots.asked[1]?.updates.at(-1)?.view).toMatchObject({ wave: 1 });
  expect(scene.complaints, 'and was not at fault').toStrictEqual([]);
});

test('what is still right when its moment has come is played, whatever was heard meanwhile', async () => {
  const clock = openHandClock();
  const bots = thinking(({ seat }, view) =>
    isTired(view, seat) ? { type: 'nothing' } : pull(view, seat === BOW ? 500 : 300),
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: [BOW, STROKE] });
  await settle();
  clock.pass(300);
  await settle();
  clock.pass(200);
  await settle();
  expect(pulledBy(scene)).toStrictEqual([STROKE, BOW]);
});

test('a bot at fault is complained of once, and where nobody waits for it nothing is done in its place', async () => {
  const clock = openHandClock();
  const bots = thinking(() => ({ type: 'action', action: 7, pause: null }));
  const scene = await open({ ...clock, pace: 'instant', bots, seats: [BOW] });
  await settle();
  expect(scene.complaints).toHaveLength(1);
  expect(pulledBy(scene)).toStrictEqual([]);
});

test('eight bots play a match with ticks to its end in real time, and the ticks are on time', async () => {
  const server = await startRegatta();
  const ann = await person(server, 'Ann');
  const { match } = await makeRegatta(ann, {
    seats: Object.fromEntries(SEATS.map((seat) => [seat, { bot: 'steady' }])),
    options: { waves: WAVES, waveMillis: 200 },
  });
  await begin(ann, match.id);
  const watcher = await join(server.visitor(), match.id);
  await watcher.until(() => watcher.knows.match()?.status === 'finished');
  const rows = (server.disk.logs.get(match.id) ?? []).map(
    (row) => JSON.parse(row) as { input?: { type: string; at: number; seat?: Seat } },
  );
  const ticks = rows.flatMap(({ input }) => (input?.type === 'tick' ? [input.at] : []));
  const lateness = ticks.map((at, i) => at - (ticks[i - 1] ?? 0) - 200).toSorted((a, b) => a - b);
  expect(ticks).toHaveLength(WAVES);
  expect(lateness[0]).toBeGreaterThanOrEqual(0);
  expect(lateness[WAVES / 2], 'milliseconds, the median').toBeLessThanOrEqual(20);
  // At most one a wave; while the thread of the bots is still being loaded a wave or two may pass.
  for (const seat of SEATS) {
    const pulls = rows.filter(({ input }) => input?.seat === seat);
    expect(pulls.length, `pulls of ${seat}`).toBeGreaterThanOrEqual(WAVES / 2);
  }
  expect(server.log.filter((line) => line.includes('bot failed'))).toStrictEqual([]);
});

test('a thread whose code cannot be loaded is tried again after longer and longer, and nobody waits for it', async () => {
  const losses: { readonly problem: string; readonly retryMillis: number }[] = [];
  const pool = openBotPool({
    patience: 5_000,
    thread: new URL('./no-such-thread.ts', import.meta.url),
    onThought: () => {},
    onLost: (loss) => losses.push(loss),
  });
  onTestFinished(pool.close);
  await expect.poll(() => losses.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  const inARow = losses.slice(0, 3).map(({ retryMillis }) => retryMillis);
  expect(inARow).toStrictEqual([0, 500, 1_000]);
  expect(losses[0]?.problem).toContain('no-such-thread');
  const request = {
    key: 'k',
    version: 1,
    game: 'regatta',
    level: 'steady',
    seat: BOW,
    fresh: true,
    updates: [],
  };
  expect(await pool.choose(request)).toMatchObject({ type: 'failed' });
});

test('the log says clearly that the bots’ code cannot be loaded', async () => {
  const botThread = new URL('./no-such-thread.ts', import.meta.url);
  const server = await startRegatta({ ...REGATTA_WORLD, botThread });
  const isSaid = (): boolean =>
    server.log.some(
      (line) => line.includes('thread of the bots is lost') && line.includes('no-such'),
    );
  await expect.poll(isSaid, { timeout: 10_000 }).toBe(true);
});
