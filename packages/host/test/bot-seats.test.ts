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
  virtualClock,
} from '@fathom/host';
import type { BotAnswer, BotRequest, LiveMatch, MatchStore, Thinking } from '@fathom/host';
import { luckOf } from '@fathom/kit';
import type { Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';

interface Table {
  readonly match: LiveMatch;
  readonly requests: readonly BotRequest[];
  readonly complaints: readonly string[];
}

/** A match of two bots whose thoughts the test thinks for them. */
async function seatBots(
  think: (request: BotRequest, turn: number) => BotAnswer,
  store: MatchStore = memoryLog(),
): Promise<Table> {
  const clock = virtualClock();
  const requests: BotRequest[] = [];
  const complaints: string[] = [];
  const bots: Thinking = {
    choose: async (request) => {
      requests.push(request);
      return think(request, requests.length);
    },
    forget: () => {},
  };
  const level = 'any';
  const plan = { for: 'bot', level } as const;
  const created = {
    type: 'created',
    at: 0,
    id: '23456789',
    game: depthCharge.id,
    version: depthCharge.version,
    setup: { first: 'black', turnLimit: 30 },
    clock: { type: 'none' },
    visibility: 'public',
    pace: 'instant',
    creator: 'nobody',
    plan: { ['black' as Seat]: plan, ['red' as Seat]: plan },
    hostSeed: '1'.repeat(64) as Seed,
  } as const;
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
    now: clock.now,
    calendar: clock.calendar,
    after: clock.after,
  };
  const match = openLiveMatch(beginMatch(created, GAMES), services);
  onTestFinished(() => match.stop());
  await match.resume(0);
  await match.settled();
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
  return { type: 'action', action: luckOf(turn).pick(actions), pause: null };
}
const isOver = ({ match }: Table): boolean => match.state.status === 'finished';

test('a bot is told its own seat’s story, from the start and in order, and nothing else', async () => {
  const table = await seatBots(pick);
  expect(isOver(table)).toBe(true);
  for (const seat of ['black', 'red'] as const) {
    const own = table.requests.filter((request) => request.seat === seat);
    const told = own.flatMap(({ updates }) => updates);
    const story = [...(table.match.state.table?.story([seat as string as Seat]) ?? [])];
    const heard = told.flatMap(({ events }) => events);
    const all = story.flatMap(({ events }) => events);
    expect(heard).toStrictEqual(all.slice(0, heard.length));
    expect(heard.length).toBeGreaterThan(2);
    for (const { view } of told) expect(story.map((update) => update.view)).toContainEqual(view);
    expect(own.map(({ fresh }) => fresh)).toStrictEqual(own.map((_, i) => i === 0));
    const other = seat === 'black' ? 'red' : 'black';
    for (const { view } of told) expect((view as View).mines[other]).toBeNull();
    expect(JSON.stringify(own)).not.toContain('1'.repeat(64));
  }
  expect(table.complaints).toStrictEqual([]);
});

test('a bot of a match that another writer has gone on with is at rest, and nobody complains', async () => {
  const log = memoryLog();
  const table = await seatBots(pick, {
    ...log,
    append: async (append) => (append.seq === 4 ? 'conflict' : log.append(append)),
  });
  expect(table.match.state.length).toBe(4);
  expect(table.complaints).toStrictEqual([]);
});

test('a bot that has forgotten is told the last view again, which is all it may lean on', async () => {
  const table = await seatBots((request, turn) =>
    turn === 5 && !request.fresh ? { type: 'forgotten' } : pick(request, turn),
  );
  expect(isOver(table)).toBe(true);
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
  expect(isOver(table)).toBe(true);
  expect(table.complaints.length).toBeGreaterThan(1);
});
