import { rngFor } from '@fathom/kit';
import type { Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { openBotPool } from '../../src/bots/pool.ts';
import { join } from '../client/player.ts';
import { makeRowing, person, ROWING_WORLD, startRowing, STEADY } from '../rowing/crews.ts';
import { botRequest } from './requests.ts';
import { CHAIRS, rowingPlayable, THOUGHT } from '../../../host/test/rowing.ts';

const COX = 'north.cox' as Seat;
const BEGINNING = { setup: {}, seed: '1'.repeat(64) as Seed };

test('a bot’s action and how long it takes are all that leaves its thread', async () => {
  const pool = openBotPool({
    patience: 120_000,
    thread: ROWING_WORLD.botThread,
    onThought: () => {},
  });
  onTestFinished(pool.close);
  const updates = [...rowingPlayable.open(BEGINNING).story([COX])];
  const bot = rowingPlayable.seatBot(STEADY.bot, COX, rngFor(BEGINNING.seed, 1));
  for (const update of updates) bot.observe(update);
  expect(bot.choose(), 'it does think').toMatchObject({ belief: THOUGHT });
  const { bot: level } = STEADY;
  const { id: game, version } = rowingPlayable;
  const answer = await pool.choose(botRequest({ game, version, level, seat: COX, updates }));
  expect(answer).toStrictEqual({
    type: 'action',
    action: { type: 'pull', wave: 0 },
    pause: 20,
  });
});

test('what bots think is on no wire, in no log line and in no row', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const bots = CHAIRS.filter(({ seat }) => seat !== COX).map(({ seat }) => [seat, STEADY]);
  const { match } = await makeRowing(ann, {
    seats: { ...Object.fromEntries(bots), [COX]: 'me' },
    options: { waves: 1_000, waveMillis: 60_000 },
    start: 'full',
  });
  const player = await join(ann, match.id);
  const watcher = await join(server.visitor(), match.id);
  await player.reach(3); // the crew of bots has pulled
  const story = await ann.ask(`GET /api/matches/${match.id}/story`);
  const rows = server.disk.logs.get(match.id) ?? [];
  expect(rows.filter((row) => row.includes('"pull"')).length).toBeGreaterThanOrEqual(3);
  const places = [...player.line.texts, ...watcher.line.texts, story.text, ...rows, ...server.log];
  for (const text of places) {
    expect(text).not.toContain(THOUGHT);
    expect(text).not.toMatch(/"belief"|"options":\[/);
  }
});
