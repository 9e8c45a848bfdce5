import type { Seat } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { openBotPool } from '../../src/bots/pool.ts';
import { CHAIRS } from '../../../host/test/rowing.ts';
import { join } from '../client/player.ts';
import { begin, makeRowing, person, ROWING_WORLD, startRowing, STEADY } from '../rowing/crews.ts';
import { botRequest } from './requests.ts';

const COX = 'north.cox' as Seat;
const BOTS = CHAIRS.map(({ seat }) => seat).filter((seat) => seat !== COX);
const WAVES = 10;

interface LoggedRow {
  readonly input?: { readonly type: string; readonly at: number; readonly seat?: Seat };
}

test('bots play a match with ticks to its end in real time beside a person, and no tick comes early', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const seats = {
    ...Object.fromEntries(BOTS.map((seat) => [seat, STEADY])),
    [COX]: 'me',
  };
  const rowsOf = (id: string): readonly LoggedRow[] =>
    (server.disk.logs.get(id) ?? []).map((row) => JSON.parse(row) as LoggedRow);
  const slow = await makeRowing(ann, { seats, start: 'full', options: { waveMillis: 60_000 } });
  const isUp = (): boolean => rowsOf(slow.match.id).some(({ input }) => input?.seat !== undefined);
  await expect.poll(isUp).toBe(true); // the thread of the bots is loaded
  const { match } = await makeRowing(ann, { seats, options: { waves: WAVES, waveMillis: 200 } });
  await begin(ann, match.id);
  const watcher = await join(ann, match.id);
  await watcher.until(() => watcher.knows.match()?.status === 'finished');
  const rows = rowsOf(match.id);
  const ticks = rows.flatMap(({ input }) => (input?.type === 'tick' ? [input.at] : []));
  expect(ticks).toHaveLength(WAVES);
  // How late they are is the machine's affair: how fast it is, is measured and not tested.
  for (const [i, at] of ticks.entries())
    expect(at - (ticks[i - 1] ?? 0)).toBeGreaterThanOrEqual(200);
  for (const seat of BOTS) {
    const pulls = rows.filter(({ input }) => input?.seat === seat);
    expect(pulls.length, `pulls of ${seat}`).toBeGreaterThan(0);
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
  await expect.poll(() => losses.length).toBeGreaterThanOrEqual(3);
  const inARow = losses.slice(0, 3).map(({ retryMillis }) => retryMillis);
  expect(inARow).toStrictEqual([0, 500, 1_000]);
  expect(losses[0]?.problem).toContain('no-such-thread');
  expect(await pool.choose(botRequest({}))).toMatchObject({ type: 'failed' });
});

test('the log says clearly that the bots’ code cannot be loaded', async () => {
  const botThread = new URL('./no-such-thread.ts', import.meta.url);
  const server = await startRowing({ ...ROWING_WORLD, botThread });
  const isSaid = (): boolean =>
    server.log.some(
      (line) => line.includes('thread of the bots is lost') && line.includes('no-such'),
    );
  await expect.poll(isSaid).toBe(true);
});
