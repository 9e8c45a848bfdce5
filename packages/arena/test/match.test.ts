import { describe, expect, test } from 'vitest';
import { playMatch } from '../src/arena.ts';
import type { Progress } from '../src/arena.ts';
import { playSet } from '../src/match/play-set.ts';
import { seedOfSet } from '../src/match/plan.ts';
import type { MatchResult } from '../src/result.ts';
import { sequentialTest } from '../src/stats/sprt.ts';
import { matchContext, orderOf } from './orders.ts';

/** All but what the clock of this machine has a part in. */
const lasting = (result: MatchResult | null): unknown => result && { ...result, times: null };

describe('a set', () => {
  test('of two sides is one game with each of them, on the same luck', async () => {
    const { games } = await playSet(
      await matchContext('depth-charge', { bots: ['cadet', 'random'] }),
      7,
    );
    expect(games.map(({ line }) => [line.set, line.first])).toEqual([
      [7, 'black'],
      [7, 'red'],
    ]);
  });

  test('of a bot against itself is two equal games, so that it gets half', async () => {
    const match = await matchContext('depth-charge', { bots: ['random', 'random'] });
    const { games } = await playSet(match, 0);
    const [one, two] = games.map(({ line }) => line);
    expect(one?.winners).toEqual(two?.winners);
    expect(one?.inputs).toBe(two?.inputs);
    expect((one?.score ?? 0) + (two?.score ?? 0)).toBe(1);
  });

  test('of four has the first bot in each chair in turn', async () => {
    const match = await matchContext('dark-water-salvage', {
      bots: ['random', 'random'],
      setup: { players: 4 },
      longest: 60,
    });
    const { games } = await playSet(match, 0);
    expect(games).toHaveLength(4);
    expect(new Set(games.map(({ line }) => line.first)).size).toBe(4);
    for (const { line, times } of games) {
      expect(line).toMatchObject({ end: 'tooLong', winners: [], score: 0.25, inputs: 60 });
      expect(times[1].length).toBeGreaterThan(times[0].length);
    }
  });

  test.each(['turn', 'realTime'])(
    'of crews in %s mode has a bot in all seats of a side',
    async (mode) => {
      const match = await matchContext('captain-sonar', {
        bots: ['random', 'random'],
        setup: { mode },
        longest: 80,
      });
      const { games } = await playSet(match, 0);
      expect(games.map(({ line }) => [line.first, line.inputs])).toEqual([
        ['alpha', 80],
        ['bravo', 80],
      ]);
      // Whoever gives no pause takes a second and a half in real time.
      expect(games[0]?.line.millis).toBeGreaterThan(10_000);
      expect(games.every(({ line }) => line.forfeits.length === 0)).toBe(true);
    },
  );

  test('has luck of its own, which depends on the words, the game and the number', () => {
    const seeds = [
      seedOfSet({ game: 'a', seed: 'x' }, 0),
      seedOfSet({ game: 'a', seed: 'x' }, 1),
      seedOfSet({ game: 'a', seed: 'y' }, 0),
      seedOfSet({ game: 'b', seed: 'x' }, 0),
    ];
    expect(new Set(seeds).size).toBe(4);
    expect(seeds[0]).toBe(seedOfSet({ game: 'a', seed: 'x' }, 0));
  });
});

describe('a match', () => {
  test('comes out the same in one thread and in two, and adds up', async () => {
    const wish = { bots: ['cadet', 'random'] } as const;
    const alone = await playMatch(await orderOf('depth-charge', wish, { sets: 4 }));
    const together = await playMatch(await orderOf('depth-charge', wish, { sets: 4, threads: 2 }));
    expect(lasting(together)).toEqual(lasting(alone));
    const result = alone as MatchResult;
    expect(result.games).toBe(8);
    expect(result.won + result.drawn + result.lost).toBe(8);
    expect(result.share.value).toBeCloseTo((result.won + result.drawn / 2) / 8, 10);
    expect(result.share.low).toBeLessThan(result.share.value);
    expect(Object.values(result.endings).reduce((sum, games) => sum + games)).toBe(8);
    expect(result.lines.map(({ set }) => set)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    for (const { decisions, mean, p95, max } of result.times) {
      expect(decisions).toBeGreaterThan(8);
      expect(mean).toBeGreaterThan(0);
      expect(max).toBeGreaterThanOrEqual(p95);
    }
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  test('stops at the very set that decides the sequential test, whatever else is under way', async () => {
    const sprt = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
    const wish = { bots: ['cadet', 'random'] } as const;
    const order = await orderOf('depth-charge', wish, { sets: 200, threads: 2, sprt });
    const result = (await playMatch(order)) as MatchResult;
    expect(result).toMatchObject({ stopped: 'sprt', sprt: { verdict: 'accepted' } });
    const test = sequentialTest(sprt, 2);
    for (let game = 0; game < result.games; game += 2) {
      expect(test.state().verdict).toBe('undecided');
      const [one, two] = result.lines.slice(game, game + 2);
      test.add(((one?.score ?? 0) + (two?.score ?? 0)) / 2);
    }
    expect(test.state()).toEqual(result.sprt);
  });

  test('that is interrupted tells the result so far', async () => {
    const stop = new AbortController();
    const seen: Progress[] = [];
    const order = await orderOf(
      'depth-charge',
      { bots: ['random', 'random'] },
      {
        sets: 100_000,
        signal: stop.signal,
        onProgress: (progress) => {
          seen.push(progress);
          if (progress.done === 5) stop.abort();
        },
      },
    );
    const result = await playMatch(order);
    expect(result?.stopped).toBe('interrupted');
    expect(result?.sets).toBe(seen.at(-1)?.done);
    expect(result?.sets).toBeGreaterThanOrEqual(5);
    expect(seen.map(({ done }) => done)).toEqual(seen.map((_, i) => i + 1));
  });

  test('that is interrupted before it has begun has no result', async () => {
    const wish = { bots: ['random', 'random'] } as const;
    const order = await orderOf('depth-charge', wish, { signal: AbortSignal.abort() });
    expect(await playMatch(order)).toBeNull();
  });

  test('whose threads fail says so', async () => {
    const order = await orderOf('depth-charge', { bots: ['random', 'random'] });
    const plan = { ...order.plan, game: 'chess' };
    await expect(playMatch({ ...order, plan })).rejects.toThrow('there is no game "chess"');
  });
});
