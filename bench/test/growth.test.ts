import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copier } from '../src/growth/copies.ts';
import { correspondence, longMatch } from '../src/growth/templates.ts';
import { cookieOf, guestsOf } from '../src/growth/data.ts';

const START = 1_700_000_000_000;

test('a copy differs in its id, its people and its moments, and in nothing else', () => {
  const row = JSON.stringify({ id: 'aaaaaaaa', by: 'g1', at: START, seed: `x${START}x`, n: 7 });
  const template = {
    id: 'aaaaaaaa',
    guests: ['g1', 'g2'],
    rows: 1,
    calls: [
      { method: 'append', args: JSON.stringify([{ match: 'aaaaaaaa', row }]) },
      { method: 'rest', args: JSON.stringify(['aaaaaaaa', { wakeAt: START + 5, by: ['g2'] }]) },
    ],
  };
  const copied = copier(template)({ id: 'bbbbbbbb', guests: ['p', 'q'], earlier: 1000 });
  const changed = { id: 'bbbbbbbb', by: 'p', at: START - 1000, seed: `x${START}x`, n: 7 };
  assert.deepEqual(copied, [
    { method: 'append', args: [{ match: 'bbbbbbbb', row: JSON.stringify(changed) }] },
    { method: 'rest', args: ['bbbbbbbb', { wakeAt: START - 995, by: ['q'] }] },
  ]);
});

test('matches by correspondence are played and then left alone, with days to go', async () => {
  const templates = await correspondence(START);
  assert.equal(new Set(templates.map(({ id }) => id)).size, templates.length);
  for (const { calls, rows } of templates) {
    assert.ok(rows >= 6); // created, two sat down, begun, two placed their mines
    const rest = calls.at(-1);
    assert.equal(rest?.method, 'rest');
    const [, { wakeAt }] = JSON.parse(rest.args) as [string, { readonly wakeAt: number }];
    assert.ok(wakeAt > START + 6 * 24 * 3_600_000);
  }
});

test('a long match has the rows it should have, nearly all of them played', async () => {
  const { rows, calls } = await longMatch(120, START);
  assert.equal(rows, 120);
  const played = calls.filter(({ args }) => args.includes('\\"type\\":\\"played\\"'));
  assert.ok(played.length > 100);
});

test('everybody is in ten matches, and nobody on two seats of one', () => {
  const seats = Array.from({ length: 100 }, (_, n) => guestsOf(n, 2, 100));
  assert.ok(seats.every(([black, red]) => black !== red));
  const counts = Map.groupBy(seats.flat(), (guest) => guest);
  assert.ok([...counts.values()].every(({ length }) => length === 10));
});

test('a cookie carries its guest and a signature', () => {
  assert.match(cookieOf('ab', 'secret'), /^fathom=ab\.[\w%]+$/);
});
