import { foldLog, openLiveMatch, openMatches, recordOf, runUntilIdle } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import { verifyRecord } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { isoTime } from '../src/iso-time.ts';
import { BOT_PAUSE, counting, LEFT, listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

const GAME = counting({ version: 1, goal: 10 });
const ANN = { guest: 'ann', name: 'Ann' };
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: {},
  visibility: 'private',
  clock: { type: 'none' },
  pace: 'human',
};
const OPTIONS = { runningPerGuest: 10, aliveAt: null };

async function create(
  matches: Matches,
  seats: CreateMatch['seats'],
  ask: Partial<CreateMatch> = {},
): Promise<LiveMatch> {
  const match = await matches.create({ ...ASK, ...ask, seats }, ANN);
  if ('code' in match) throw new Error(match.code);
  return match;
}
const rowsOf = ({ state }: LiveMatch): number => state.table?.rows.length ?? 0;

/** The host's own upkeep never ends, so time is moved by hand where all matches are open. */
async function pass({ clock }: Shell, match: LiveMatch, millis: number): Promise<void> {
  await match.settled();
  clock.pass(millis);
  await match.settled();
}

test('bots play a match out on a clock that never waits, each at its own pace', async () => {
  const shell = makeShell([GAME]);
  const matches = openMatches(shell.services, OPTIONS);
  const match = await create(matches, { left: { bot: 'one' }, right: { bot: 'two' } });
  await matches.stop();
  expect(match.state.status).toBe('running');

  const again = makeShell([GAME], { disk: shell.disk, clock: shell.clock });
  const rows = await again.services.store.read(match.state.created.id);
  const alone = openLiveMatch(foldLog(rows, [GAME]), again.services);
  const began = again.clock.now();
  await alone.resume(0);
  await runUntilIdle(again.clock, alone);
  expect(alone.state.status).toBe('finished');
  expect(rowsOf(alone)).toBe(7); // 1 2 1 2 1 2 1
  expect(again.clock.now() - began).toBe(7 * BOT_PAUSE);
  expect(again.complaints).toStrictEqual([]);
  const record = recordOf(alone.state);
  expect(record === null ? null : verifyRecord(GAME, record)).toMatchObject({ ok: true, lines: 7 });
});

test('a match goes on after a reload in the middle of a bot’s pause', async () => {
  const shell = makeShell([GAME]);
  const first = openMatches(shell.services, OPTIONS);
  const match = await create(first, { left: { bot: 'one' }, right: 'me' });
  await pass(shell, match, BOT_PAUSE / 2);
  expect(rowsOf(match)).toBe(0);
  // The page is closed without a word: nothing is stopped, nothing is noted.
  const next = makeShell([GAME], { disk: shell.disk });
  next.clock.pass(3_600_000);
  const found = await openMatches(next.services, OPTIONS).find(match.state.created.id);
  if (found === null) throw new Error('the match is gone');
  expect(rowsOf(found)).toBe(0);
  await pass(next, found, BOT_PAUSE);
  expect(rowsOf(found)).toBe(1);
});

test('the time nobody was there does not count on anybody’s clock', async () => {
  const clock = { type: 'move', seconds: 30 } as const;
  const shell = makeShell([GAME]);
  const match = await create(
    openMatches(shell.services, OPTIONS),
    { left: 'me', right: { bot: 'one' } },
    { clock },
  );
  await pass(shell, match, 10_000);
  const next = makeShell([GAME], { disk: shell.disk });
  next.clock.pass(3_600_000);
  const found = await openMatches(next.services, OPTIONS).find(match.state.created.id);
  if (found === null) throw new Error('the match is gone');
  await pass(next, found, 29_000);
  expect(found.state.status).toBe('running');
  await pass(next, found, 2_000);
  expect(found.info()).toMatchObject({ status: 'finished', outcome: { reason: 'goal' } });
});

test('a timer that rings early takes nobody’s time: it is set again', async () => {
  const shell = makeShell([GAME]);
  const { after } = shell.clock;
  const hasty = {
    ...shell.services,
    after: (millis: number, run: () => void) => after(Math.ceil(millis / 2), run),
  };
  const match = await create(
    openMatches(hasty, OPTIONS),
    { left: 'me', right: { bot: 'one' } },
    { clock: { type: 'move', seconds: 30 } },
  );
  // Each ring sets the next one, which has to be waited for before time goes on.
  for (let second = 0; second < 29; second += 1) await pass(shell, match, 1_000);
  expect(match.state.status).toBe('running');
  for (let second = 0; second < 3; second += 1) await pass(shell, match, 1_000);
  expect(match.state.status).toBe('finished');
});

test('where another writer comes first, what it wrote is told, and the command is decided again', async () => {
  const shell = makeShell([GAME]);
  const matches = openMatches(shell.services, OPTIONS);
  const match = await create(matches, { left: 'me', right: { bot: 'one' } }, { pace: 'instant' });
  const { id } = match.state.created;
  const listener = listening('ann');
  match.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: id });
  const log = shell.disk.logs.get(id) ?? [];
  log.push(JSON.stringify({ type: 'followed', at: 2_000, match: 'elsewhere' }));
  const act = { t: 'act', id: 'x', seat: LEFT, action: { type: 'add', n: 1 } } as const;
  listener.heard.length = 0;
  expect(await match.act(act, listener)).toBeNull();
  const [first, second] = listener.heard;
  expect(first).toMatchObject({ t: 'match', match: { rematch: 'elsewhere' } });
  expect(second).toMatchObject({ t: 'update', re: 'x' });
  expect(log).toHaveLength(match.state.length);
  expect(await matches.find(id)).toBe(match);
});

test.each([
  0, 1, 951_782_399_999, 951_868_800_000, 1_709_164_800_000, 1_709_251_199_999, 1_763_247_540_123,
  4_107_542_400_000,
])('%d milliseconds are the same in the host’s calendar as in any other', (millis) => {
  expect(isoTime(millis)).toBe(new Date(millis).toISOString());
});
