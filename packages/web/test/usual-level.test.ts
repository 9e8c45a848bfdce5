import { expect, test } from 'vitest';
import { rulesOf } from '../src/games/rules.ts';
import { WEB_GAMES } from '../src/games/web-games.ts';
import { usualLevel } from '../src/lobby/usual-level.ts';

const levels = (...names: readonly string[]) =>
  names.map((level) => ({ level, name: level, summary: '' }));

test.each([
  [levels(), ''],
  [levels('only'), 'only'],
  [levels('easy', 'middling', 'hard'), 'middling'],
  [levels('a', 'b', 'c', 'd', 'e'), 'c'],
])('of %j the form proposes %s', (offered, expected) => {
  expect(usualLevel(offered)).toBe(expected);
});

test.each(WEB_GAMES)(
  '$name: a newcomer meets a bot that is neither the easiest nor the strongest',
  async ({ id }) => {
    expect(usualLevel((await rulesOf(id)).levels)).toBe('mate');
  },
);
