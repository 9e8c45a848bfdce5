import { expect, test } from 'vitest';
import { forWhom, levelText } from '../src/bots/level-text.ts';
import { rulesOf } from '../src/games/rules.ts';
import { WEB_GAMES } from '../src/games/web-games.ts';
import { usualLevel } from '../src/lobby/usual-level.ts';

const levels = (...names: readonly string[]) =>
  names.map((level) => ({ level, name: level.toUpperCase(), summary: '' }));

test.each([
  [levels(), ''],
  [levels('only'), 'only'],
  [levels('easy', 'middling', 'hard'), 'easy'],
])('of %j the form proposes %s', (offered, expected) => {
  expect(usualLevel(offered, 'depth-charge')).toBe(expected);
});

test.each(WEB_GAMES)('$name: a newcomer meets the bot for first games', async ({ id }) => {
  const offered = (await rulesOf(id)).levels;
  expect(levelText(offered, usualLevel(offered, id))).toBe('Cadet: for your first games');
});

test.each(WEB_GAMES)('$name: each level is for somebody else', async ({ id }) => {
  const offered = (await rulesOf(id)).levels;
  expect(new Set(offered.map(({ level }) => forWhom(offered, level))).size).toBe(offered.length);
});

test('a level that is not there has no words', () => {
  expect(levelText(levels('easy'), 'gone')).toBe('');
});
