import { BOT_NAMES } from '@fathom/host';
import { expect, test } from 'vitest';
import { facePlan } from '../src/bots/face-parts.ts';
import { botInList, rankOf } from '../src/bots/ranked.ts';
import { WEB_GAMES } from '../src/games/web-games.ts';
import { rulesOf } from '../src/games/rules.ts';

test('no two bots look alike, and each looks the same again', () => {
  const faces = BOT_NAMES.map((name) => JSON.stringify(facePlan(name).strokes));
  expect(new Set(faces).size).toBe(BOT_NAMES.length);
  expect(facePlan('Puffin')).toEqual(facePlan('Puffin'));
});

test.each(WEB_GAMES)('$name: no side, role or level is called like a bot', async ({ id }) => {
  const { chairs, levels, words } = await rulesOf(id);
  const said = [
    ...chairs({}).flatMap(({ side, role }) => [words.side(side), words.role(role)]),
    ...levels.map(({ name }) => name),
  ];
  expect(said.filter((name) => BOT_NAMES.includes(name))).toEqual([]);
});

test.each([
  [{ name: 'Puffin', rank: 'Able hand' }, 'Able hand', 'Puffin (Able hand bot)'],
  [{ name: 'Mate', rank: 'Mate' }, null, 'Mate'], // in a match from before they had names
  [{ name: 'Mate' }, null, 'Mate'], // in what an older server has kept
])('%j is of rank %s, and in lists %s', (bot, rank, inList) => {
  expect([rankOf(bot), botInList(bot)]).toEqual([rank, inList]);
});
