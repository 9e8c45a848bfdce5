import type { Side } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { encounters, entrantsOf } from '../src/ladder/design.ts';
import type { Entrant } from '../src/ladder/design.ts';
import type { Ladder } from '../src/ladder/ladder.ts';
import { LADDERS, laddersOf } from '../src/ladder/ladders.ts';
import { ladderPage } from '../src/ladder/markdown.ts';
import { parseLadder } from '../src/ladder/ladder.ts';
import { ladderPicture } from '../src/ladder/picture.ts';
import { playLadder } from '../src/ladder/play-ladder.ts';
import { rank } from '../src/ladder/rank.ts';
import type { MatchResult } from '../src/result.ts';
import { resultOf } from '../src/tally.ts';
import { arenaGame, planOf } from './orders.ts';

const level = (name: string): Entrant => ({ name, title: name.toUpperCase(), kind: 'level' });
const LEVELS = ['cadet', 'hand', 'mate', 'commander', 'admiral'].map(level);
const GUESTS: readonly Entrant[] = [
  { name: 'greedy', title: 'Greedy <&>', kind: 'sparring' },
  { name: 'ismcts:50', title: 'ISMCTS', kind: 'baseline' },
];

describe('who meets whom', () => {
  test('levels meet the next and the one after', () => {
    const met = encounters(LEVELS, 100, 2).map(({ one, others, games }) => [one, others, games]);
    expect(met).toEqual([
      ['hand', 'cadet', 100],
      ['mate', 'hand', 100],
      ['commander', 'mate', 100],
      ['admiral', 'commander', 100],
      ['mate', 'cadet', 100],
      ['commander', 'hand', 100],
      ['admiral', 'mate', 100],
    ]);
  });

  test('guests meet the lowest, the middle and the highest level', () => {
    const met = encounters([...LEVELS, ...GUESTS], 100, 2).slice(7);
    expect(met.map(({ one, others, games }) => [one, others, games])).toEqual([
      ['cadet', 'greedy', 50],
      ['mate', 'greedy', 50],
      ['admiral', 'greedy', 50],
      ['cadet', 'ismcts:50', 25],
      ['mate', 'ismcts:50', 25],
      ['admiral', 'ismcts:50', 25],
    ]);
  });

  test('at a table of four each is alone in half of the games', () => {
    const met = encounters(LEVELS.slice(0, 2), 100, 4);
    expect(met).toEqual([
      { one: 'hand', others: 'cadet', games: 50 },
      { one: 'cadet', others: 'hand', games: 50 },
    ]);
  });

  test('the levels of every game come first, the lowest at the head', async () => {
    for (const { game: id, options } of LADDERS) {
      const game = await arenaGame(id);
      expect(() => game.parseSetup(options)).not.toThrow();
      const all = entrantsOf(game, 'all');
      expect(all[0]).toMatchObject({ name: 'cadet', kind: 'level' });
      expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['random', 'ismcts:50']));
      expect(entrantsOf(game, 'levels').every(({ kind }) => kind === 'level')).toBe(true);
    }
  });

  test('a game or a ladder can be asked for', () => {
    expect(laddersOf('captain-sonar').map(({ id }) => id)).toEqual([
      'captain-sonar-turn',
      'captain-sonar-real-time',
    ]);
    expect(laddersOf('dark-water-salvage-4').map(({ id }) => id)).toEqual(['dark-water-salvage-4']);
    expect(laddersOf('chess')).toEqual([]);
  });
});

/** A match in which the first got this many points of a hundred, game after game. */
async function matchOf(one: string, others: string, points: number): Promise<MatchResult> {
  const game = await arenaGame('search-diver');
  const plan = planOf(game, { bots: ['random', 'random'] });
  const bots = [one, others].map((name) => ({ name, kind: { type: 'random' } as const }));
  const sets = Array.from({ length: 50 }, (_, set) => ({
    set,
    games: [0, 1].map((game) => ({
      line: {
        set,
        first: 'red' as Side,
        score: Number((set * 2 + game) % 100 < points),
        end: 'over' as const,
        winners: [],
        reason: 'found',
        inputs: 10,
        millis: 1000,
        forfeits: [],
      },
      times: [[1], [2]] as const,
    })),
  }));
  return resultOf({
    plan: { ...plan, contestants: [bots[0], bots[1]] as never },
    gameVersion: 1,
    sides: ['red', 'blue'] as never,
    planned: 50,
    sets,
    stopped: 'complete',
    sprt: null,
  });
}

async function ladder(): Promise<Ladder> {
  return rank({
    kind: { id: 'test', title: 'A test & more', options: {} },
    entrants: [...LEVELS.slice(0, 3), ...GUESTS.slice(0, 1)],
    results: [
      await matchOf('hand', 'cadet', 70),
      await matchOf('mate', 'hand', 70),
      await matchOf('mate', 'cadet', 84),
      await matchOf('mate', 'greedy', 90),
    ],
    played: {
      game: 'search-diver',
      gameVersion: 1,
      setup: {},
      sides: 2,
      seed: 's',
      games: 100,
      node: 'v0',
    },
  });
}

describe('a ladder', () => {
  test('is ranked by ratings with the lowest level at 1000', async () => {
    const { rungs, meetings } = await ladder();
    expect(rungs.map(({ name }) => name)).toEqual(['mate', 'hand', 'cadet', 'greedy']);
    const [mate, hand, cadet, greedy] = rungs.map(({ rating }) => rating.value);
    expect(cadet).toBe(1000);
    expect(hand).toBeCloseTo(1145, -1);
    expect(mate).toBeCloseTo(1290, -1);
    expect(greedy).toBeCloseTo((mate ?? 0) - 375, -1);
    expect(rungs[0]).toMatchObject({ games: 300, forfeits: 0, times: { decisions: 300, mean: 1 } });
    expect(meetings[0]).toMatchObject({ one: 'hand', others: 'cadet', games: 100 });
    expect(meetings[0]?.scores).toEqual([
      [0, 15],
      [1, 35],
    ]);
  });

  test('goes through JSON and back', async () => {
    const whole = await ladder();
    expect(parseLadder(JSON.stringify(whole), 'x.json')).toEqual(whole);
  });

  test.each([
    ['{', 'x.json: this is not JSON'],
    ['{}', 'x.json: format: '],
    ['[]', 'x.json: '],
  ])('%s is none', (text, problem) => {
    expect(() => parseLadder(text, 'x.json')).toThrow(problem);
  });

  test('is written as a page', async () => {
    const page = ladderPage([await ladder()]);
    expect(page).toContain(
      '## A test & more\n\n![A test & more: ratings of all bots](images/ladder-test.svg)',
    );
    expect(page).toMatch(
      /\| \*\*MATE\*\* `mate` \| 12\d\d \(\d+ … \d+\) \| \+1\d\d \| 70 % \(\d+ … \d+\) of 100 \| 1\.0, 1\.0, 1\.0 \|/,
    );
    expect(page).toMatch(/\| \*\*CADET\*\* `cadet` \| 1000 \| {2}\| {2}\| /);
    expect(page).toMatch(/\| Greedy <&> `greedy` \| 9\d\d /);
    expect(page).toContain('`fathom ladder test --games 100 --seed s`');
    expect(page).toContain(
      '100 games between two levels that met; 100 games between a level and another bot. Seed',
    );
  });

  test('says how to play it again without the partners it was played without', async () => {
    const whole = await ladder();
    const levels = { ...whole, rungs: whole.rungs.filter(({ kind }) => kind === 'level') };
    expect(ladderPage([levels])).toContain('--seed s --levels-only`');
  });

  test('is drawn, in colours for day and night', async () => {
    const picture = ladderPicture(await ladder());
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 760 \d+"/);
    expect(picture).toContain('@media (prefers-color-scheme: dark)');
    expect(picture).toContain('A test &amp; more: MATE 12');
    expect(picture).toContain('>Greedy &lt;&amp;></text>');
    expect(picture.match(/class="dot level"/g)).toHaveLength(3);
    expect(picture.match(/class="dot guest"/g)).toHaveLength(1);
    // All dots lie between the names and the ratings.
    for (const [, x = ''] of picture.matchAll(/cx="([\d.]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(190);
      expect(Number(x)).toBeLessThanOrEqual(760 - 84);
    }
  });
});

test('a ladder that is stopped has no result', async () => {
  const game = await arenaGame('search-diver');
  const [kind] = laddersOf('search-diver');
  const played = await playLadder({
    game,
    kind: kind as never,
    who: 'levels',
    games: 2,
    seed: 'x',
    threads: 1,
    signal: AbortSignal.abort(),
    onProgress: () => {},
    onResult: () => {},
  });
  expect(played).toBeNull();
});
