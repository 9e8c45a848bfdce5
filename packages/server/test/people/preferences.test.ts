import type { KeptPreferences, Preferences } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';
import { ask, signIn, signUp } from './holder.ts';

const MINE = 'GET /api/me/preferences';
const CHOSEN: Partial<Preferences> = { sound: false, loudness: 30, colours: 'deutan' };

test('an account keeps what its person prefers for all their browsers, and a guest’s stays with the guest', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ask(ann, 'GET /api/me');
  expect((await ann.ask(MINE)).status).toBe(401);
  expect((await ann.ask('PUT /api/me/preferences', { body: CHOSEN })).status).toBe(401);
  const { keys } = await signUp(ann, 'Ann');
  expect(await ask<KeptPreferences>(ann, MINE)).toEqual({ chosen: null });
  await ask(ann, 'PUT /api/me/preferences', CHOSEN);
  const phone = server.visitor();
  await signIn(phone, keys);
  expect(await ask<KeptPreferences>(phone, MINE)).toEqual({ chosen: CHOSEN });
  const ben = server.visitor();
  await signUp(ben, 'Ben');
  expect(await ask<KeptPreferences>(ben, MINE)).toEqual({ chosen: null });

  const kept = await ask<{ readonly preferences: unknown }>(ann, 'GET /api/me/data');
  expect(kept.preferences).toEqual(CHOSEN);
  await ask(ann, 'DELETE /api/account', { name: 'Ann' });
  const [left] = await server.store.people.read<{ readonly count: number }>(
    'SELECT count(*) AS count FROM preferences',
    [],
  );
  expect(Number(left?.count)).toBe(0);
});

const BAD: readonly (readonly [string, object])[] = [
  ['a loudness above 100', { loudness: 101 }],
  ['a fraction', { loudness: 1.5 }],
  ['a colour set nobody has heard of', { colours: 'plaid' }],
  ['a word for a switch', { motion: 'yes' }],
  ['lessons without end', { lessons: Array.from({ length: 41 }, () => 'a') }],
  ['a lesson that is a novel', { lessons: ['x'.repeat(61)] }],
  [
    'charts without end',
    { charts: Array.from({ length: 21 }, () => ({ name: 'a', drawing: 'a' })) },
  ],
  ['a chart that is no drawing', { charts: [{ name: 'a', drawing: '<svg>' }] }],
  ['a chart larger than any', { charts: [{ name: 'a', drawing: 'a'.repeat(121) }] }],
];

test('what is out of bounds is not kept, and what this server does not know is left out', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await signUp(ann, 'Ann');
  const answers = await Promise.all(
    BAD.map(async ([what, body]) => {
      const { status } = await ann.ask('PUT /api/me/preferences', { body });
      return [what, status];
    }),
  );
  expect(answers).toEqual(BAD.map(([what]) => [what, 400]));
  expect(await ask<KeptPreferences>(ann, MINE)).toEqual({ chosen: null });
  await ask(ann, 'PUT /api/me/preferences', { ...CHOSEN, smell: 'of the sea' });
  expect(await ask<KeptPreferences>(ann, MINE)).toEqual({ chosen: CHOSEN });
});
