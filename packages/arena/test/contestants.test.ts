import { CATALOGUE } from '@fathom/games/catalogue';
import { luckOf } from '@fathom/kit';
import type { Seat } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { loadArenaGame } from '../src/contestants/arena-game.ts';
import type { ArenaGame } from '../src/contestants/arena-game.ts';
import { contestantNames, parseContestant, splitCommand } from '../src/contestants/contestant.ts';
import { pickAny, randomPlayer } from '../src/contestants/random.ts';

const game = (await loadArenaGame('depth-charge')) as ArenaGame;

describe('who is asked for', () => {
  test.each([
    ['cadet', { type: 'level', level: 'cadet' }],
    ['random', { type: 'random' }],
    ['ismcts', { type: 'ismcts', effort: { type: 'millis', millis: 1000 } }],
    ['ismcts:200', { type: 'ismcts', effort: { type: 'millis', millis: 200 } }],
    ['ismcts:400i', { type: 'ismcts', effort: { type: 'iterations', iterations: 400 } }],
    ['exec:awk -f "my bot.awk"', { type: 'exec', command: ['awk', '-f', 'my bot.awk'] }],
  ])('%s', (name, kind) => {
    expect(parseContestant(game, name)).toEqual({ name, kind });
  });

  test.each(['nobody', 'Cadet', 'ismctsx', 'random:3', ''])('"%s" is nobody', (name) => {
    expect(parseContestant(game, name)).toBeNull();
  });

  test.each(['ismcts:', 'ismcts:fast', 'ismcts:0', 'ismcts:-5', 'ismcts:1:2', 'ismcts:9999999'])(
    '"%s" is explained',
    (name) => {
      expect(() => parseContestant(game, name)).toThrow(`got "${name}"`);
    },
  );

  test('every level, sparring partner and baseline has a name of its own', async () => {
    for (const { id } of CATALOGUE) {
      const each = (await loadArenaGame(id)) as ArenaGame;
      const names = contestantNames(each);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(parseContestant(each, name)).not.toBeNull();
      expect(names).toEqual(expect.arrayContaining(['cadet', 'random', 'ismcts']));
    }
  });

  test('of a game that does not exist is nobody', async () => {
    expect(await loadArenaGame('chess')).toBeNull();
    expect(await loadArenaGame('constructor')).toBeNull();
  });
});

describe('a command is cut into words', () => {
  test.each([
    ['python3 bot.py', ['python3', 'bot.py']],
    ['  a   b\tc ', ['a', 'b', 'c']],
    [`awk '{ print "x y" }'`, ['awk', '{ print "x y" }']],
    ['say "a \\"b\\" \\\\ c\\d"', ['say', 'a "b" \\ c\\d']],
    ['a\\ b c', ['a b', 'c']],
    [`x ''`, ['x', '']],
    ['echo $HOME | cat > *', ['echo', '$HOME', '|', 'cat', '>', '*']],
    [`a"b"'c'`, ['abc']],
  ])('%s', (text, words) => {
    expect(splitCommand(text)).toEqual(words);
  });

  test.each([
    ['', 'expected a command'],
    ['   ', 'expected a command'],
    [`'' x`, 'expected a command'],
    ['say "hello', 'a " is not closed'],
    ["say 'hello", "a ' is not closed"],
  ])('%j is refused', (text, problem) => {
    expect(() => splitCommand(text)).toThrow(problem);
  });
});

describe('any of a list', () => {
  test('is each of them equally often', () => {
    const luck = luckOf(5);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) {
      const picked = pickAny([0, 1, 2, 3], luck) ?? 0;
      counts[picked] = (counts[picked] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });

  test('is found in a list without an end, and in none there is none', () => {
    expect(pickAny(endless(), luckOf(6))).toBeLessThan(4000);
    expect(pickAny([], luckOf(7))).toBeNull();
  });
});

function* endless(): Iterable<number> {
  for (let i = 0; ; i++) yield i;
}

/** How often of a thousand times a random player acts. */
async function acts(isWaited: boolean): Promise<number> {
  const place = { seat: 's' as Seat, chairs: [], luck: luckOf(8), isWaitedFor: () => isWaited };
  const player = randomPlayer(place, () => ['x']);
  let count = 0;
  for (let i = 0; i < 1000; i++) if ((await player.choose()) !== null) count += 1;
  return count;
}

test('a random player acts whenever it is waited for, and every other time otherwise', async () => {
  expect(await acts(true)).toBe(1000);
  expect(Math.abs((await acts(false)) - 500)).toBeLessThan(80);
});
