import { YOU, luckOf, refuse } from '@fathom/kit';
import type { Names, Seat, Seed } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import { expect, test } from 'vitest';
import { newGamePlayable as game } from '../src/playable.ts';
import { ENDINGS, SIDES, seatOf, teamOf } from '../src/vocabulary.ts';

const names: Names = { side: (side) => (side === 'north' ? YOU : 'Ann'), seat: (seat) => seat };

test('what happens in a game is told in sentences', async () => {
  const table = game.open({ setup: {}, seed: '0'.repeat(64) as Seed });
  const players = new Map(
    SIDES.map((side): [Seat, ReturnType<typeof game.seatBot>] => [
      seatOf(side),
      game.seatBot('steady', seatOf(side), luckOf(1)),
    ]),
  );
  await exhibit({ table, players });
  const events = table.rows.flatMap((row) => row.events);
  const told = events
    .map((event) => game.words.event(event, names))
    .filter((line) => line !== null);
  expect(told.length).toBeGreaterThan(3);
  for (const line of told) expect(line).toMatch(/^(?:You|Ann) .+\.$/);
  expect(game.words.board(table.view([]))).toContain('found');
});

test.each(ENDINGS)('an end by "%s" has its words', (reason) => {
  expect(game.words.outcome({ winners: [teamOf('south')], reason }, names)).toMatch(/^Ann wins: /);
});

test('a refusal says what would be right', () => {
  expect(game.words.refusal(refuse('tooDeep', { depths: 20 }))).toBe('The water is 20 deep here.');
  expect(game.words.refusal(refuse('unheardOf'))).toBeNull();
});

test('what is written can be read again', () => {
  const table = game.open({ setup: {}, seed: '0'.repeat(64) as Seed });
  for (const action of table.legal(seatOf('north')))
    expect(game.notation.parse(game.notation.make(action))).toEqual(action);
  for (const text of ['hide', 'guess 0', 'dance 3', 'hide 101'])
    expect(() => game.notation.parse(text)).toThrow(`"${text}"`);
});
