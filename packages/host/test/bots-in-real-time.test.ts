import { setImmediate } from 'node:timers/promises';
import {
  beginMatch,
  chanceFrom,
  memoryLog,
  NO_FIGURES,
  NO_KEYS,
  openLiveMatch,
  virtualClock,
} from '@fathom/host';
import type { BotAnswer, Clock, BotRequest, LiveMatch, Thinking } from '@fathom/host';
import type { Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { CHAIRS, rowingPlayable } from './rowing.ts';
import type { View } from './rowing.ts';

const SEATS = CHAIRS.map(({ seat }) => seat);
const WAVE = 1_000;

interface Scene {
  readonly match: LiveMatch;
  readonly complaints: readonly string[];
}
interface SceneOptions extends Clock {
  readonly pace: 'human' | 'instant' | 'slow';
  readonly bots: Thinking;
  readonly seats: readonly Seat[]; // those of the bots; the others are held by nobody who does anything
}

async function open({ now, calendar, after, pace, bots, seats }: SceneOptions): Promise<Scene> {
  const complaints: string[] = [];
  const created = {
    type: 'created',
    at: now(),
    id: '23456789',
    game: 'rowing',
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
  const match = openLiveMatch(beginMatch(created as never, [rowingPlayable]), {
    games: [rowingPlayable],
    store,
    keys: NO_KEYS,
    bots,
    figures: NO_FIGURES,
    chance: chanceFrom(() => '7'.repeat(64) as Seed),
    log: { error: complain, warn: complain, info: () => {} } as never,
    now,
    calendar,
    after,
  });
  onTestFinished(() => match.stop());
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
  const clock = virtualClock();
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
  [60_000, 15_000],
  [-5, 0],
])('a bot that asks for a pause of %d ms waits %d ms at a human pace', async (pause, waits) => {
  const clock = virtualClock();
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

test('at a slow pace a bot waits twice as long', async () => {
  const clock = virtualClock();
  const bots = thinking((request, view) =>
    isTired(view, request.seat) || view.wave > 0 ? { type: 'nothing' } : pull(view, 300),
  );
  await open({ ...clock, pace: 'slow', bots, seats: [BOW] });
  await settle();
  expect(clock.awaited()).toContain(600);
});

test('at an instant pace a bot does not pause', async () => {
  const clock = virtualClock();
  const bots = thinking((request, view) =>
    isTired(view, request.seat) ? { type: 'nothing' } : pull(view, 5_000),
  );
  const scene = await open({ ...clock, pace: 'instant', bots, seats: [BOW] });
  await settle();
  expect(pulledBy(scene)).toStrictEqual([BOW]);
});

test('to be in a hurry shortens what is for show, not what a person would need', async () => {
  const clock = virtualClock();
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
  const clock = virtualClock();
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
  const clock = virtualClock();
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
  const clock = virtualClock();
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
  const clock = virtualClock();
  const bots = thinking(() => ({ type: 'action', action: 7, pause: null }));
  const scene = await open({ ...clock, pace: 'instant', bots, seats: [BOW] });
  await settle();
  expect(scene.complaints).toHaveLength(1);
  expect(pulledBy(scene)).toStrictEqual([]);
});

test('a bot is told which seats people hold', async () => {
  const clock = virtualClock();
  const bots = thinking(() => ({ type: 'nothing' }));
  await open({ ...clock, pace: 'instant', bots, seats: [BOW, SOUTH] });
  await settle();
  const people = SEATS.filter((seat) => seat !== BOW && seat !== SOUTH);
  expect(bots.asked.map((request) => request.people)).toStrictEqual([people, people]);
});

test('what a bot only means to do it thinks over when it hears something, and the time waited counts', async () => {
  const clock = virtualClock();
  const bots = thinking(({ seat }, view) =>
    isTired(view, seat) ? { type: 'nothing' } : { ...pull(view, 2_800), tentative: true },
  );
  const scene = await open({ ...clock, pace: 'human', bots, seats: [BOW] });
  await settle();
  for (const millis of [WAVE, WAVE]) {
    clock.pass(millis); // each wave is heard, and is another one to pull in
    await settle();
  }
  expect(bots.asked.length).toBeGreaterThan(1);
  clock.pass(799);
  await settle();
  expect(pulledBy(scene)).toStrictEqual([]);
  clock.pass(1); // the pause is over since it was first asked
  await settle();
  expect(pulledBy(scene)).toStrictEqual([BOW]);
  expect(scene.complaints).toStrictEqual([]);
});
