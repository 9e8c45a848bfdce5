import type { Me, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { foldName } from '../../src/people/accounts/names.ts';
import { openAuthenticator } from '../client/authenticator.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';
import { ask, signUp, trySignUp } from './holder.ts';

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'A n n'],
  ['Ann', 'a.n_n-'],
  ['Ann', 'Änn'],
  ['Ann', 'Аnn'], // a Cyrillic А
  ['Will', 'WiIl'],
  ['Bob', 'B0b'],
  ['Marner', 'Mamer'],
  ['Ｗｉｄｅ', 'wide'],
])('%s and %s are taken for one another', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['Ann', 'Anna'],
  ['Ben 1', 'Ben 2'],
  ['🐙', '🐳'],
  ['דניאל', 'דניאלה'],
])('%s and %s are not', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test.each([
  'Admin',
  'ADM1N',
  'fathom',
  'Mate',
  'm a t e',
  'Puffin',
  'PUFF1N',
  'Deleted Account',
  'Moderator',
])('nobody is called %s: guests and accounts alike', async (name) => {
  const server = await startForTest();
  const guest = server.visitor();
  const named = await guest.ask('PUT /api/me', { body: { name } });
  expect([named.status, named.body]).toMatchObject([409, { code: 'nameReserved' }]);
  const { status, body } = await trySignUp(guest, name, openAuthenticator(server.address));
  expect([status, body]).toMatchObject([409, { code: 'nameReserved' }]);
});

test('no account is called as guests are who have chosen no name', async () => {
  const server = await startForTest();
  const keys = openAuthenticator(server.address);
  const { status, body } = await trySignUp(server.visitor(), 'Guest 1234', keys);
  expect([status, body]).toMatchObject([409, { code: 'nameReserved' }]);
});

test('an account’s name is its own: no other account has it, and no guest looks like it', async () => {
  const server = await startForTest();
  const early = server.visitor();
  await ask(early, 'PUT /api/me', { name: 'Ann' });
  const { match } = await create(early, { seats: { black: 'me' } });
  await signUp(server.visitor(), 'Ann');
  const taken = await trySignUp(server.visitor(), 'ANN', openAuthenticator(server.address));
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'nameTaken' }]);
  const guest = await server.visitor().ask('PUT /api/me', { body: { name: 'Änn' } });
  expect([guest.status, guest.body]).toMatchObject([409, { code: 'nameTaken' }]);
  expect((await ask<Me>(early, 'GET /api/me')).name, 'who had it before as a guest').toMatch(
    /^Guest \d{4}$/u,
  );
  const shown = await ask<MyMatch>(early, `GET /api/matches/${match.id}`);
  expect(shown.match.seats[0]?.holder?.name).toMatch(/^Guest \d{4}$/u);
});

test('of two who want a name at once, one has it', async () => {
  const server = await startForTest();
  const tries = await Promise.all(
    ['Ann', 'ann', 'A.N.N', 'Αnn'].map((name) =>
      trySignUp(server.visitor(), name, openAuthenticator(server.address)),
    ),
  );
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(3);
});

test('a change of name is seen at once by everybody at the table, and in every list', async () => {
  const server = await startForTest();
  const { id, blackBrowser, red } = await sitDown(server);
  await ask(blackBrowser, 'PUT /api/me', { name: 'Nemo' });
  await red.until(() => red.knows.match()?.seats[0]?.holder?.name === 'Nemo');
  expect(red.knows.match()?.seats[0]?.holder).toMatchObject({ account: false });
  await signUp(blackBrowser, 'Captain Nemo');
  await red.until(() => red.knows.match()?.seats[0]?.holder?.name === 'Captain Nemo');
  expect(red.knows.match()?.seats[0]?.holder).toMatchObject({ account: true });
  await ask(blackBrowser, 'PUT /api/me', { name: 'Ned' });
  await red.until(() => red.knows.match()?.seats[0]?.holder?.name === 'Ned');
  const { matches } = await ask<{ matches: { id: string; seats: MyMatch['match']['seats'] }[] }>(
    server.visitor(),
    'GET /api/matches',
  );
  expect(matches.find((match) => match.id === id)?.seats[0]?.holder?.name).toBe('Ned');
});

test('lists show present names of matches that nobody has in memory', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ask(ann, 'PUT /api/me', { name: 'Ann' });
  const { match } = await create(ann, { seats: { black: 'me' } });
  await server.stop();
  const next = await server.again();
  await ask(ann, 'PUT /api/me', { name: 'Anna' });
  const { matches } = await ask<{ matches: MyMatch['match'][] }>(
    next.visitor(),
    'GET /api/matches',
  );
  expect(matches[0]).toMatchObject({ id: match.id, seats: [{ holder: { name: 'Anna' } }, {}] });
});

test('the record of a match keeps the names its players sat down with', async () => {
  const server = await startForTest();
  const { id, blackBrowser, red, redBrowser } = await sitDown(server);
  const before = red.knows.match()?.seats[0]?.holder?.name;
  await ask(redBrowser, `POST /api/matches/${id}/seats/red/resign`);
  await red.until(() => typeof red.knows.match()?.fingerprint === 'string');
  const fingerprint = red.knows.match()?.fingerprint;
  await signUp(blackBrowser, 'Ann');
  const { match } = await ask<MyMatch>(redBrowser, `GET /api/matches/${id}`);
  expect(match.fingerprint).toBe(fingerprint);
  const record = await ask<{ players: { name: string }[] }>(
    redBrowser,
    `GET /api/matches/${id}/export`,
  );
  expect(record.players[0]?.name).toBe(before);
});

test('a name that was given up stays its person’s for a while', async () => {
  const server = await startForTest();
  const { browser } = await signUp(server.visitor(), 'Ann');
  await ask(browser, 'PUT /api/me', { name: 'Anna' });
  const other = await trySignUp(server.visitor(), 'Ann', openAuthenticator(server.address));
  expect(other.status).toBe(409);
  await ask(browser, 'PUT /api/me', { name: 'Ann' });
  await ask(browser, 'PUT /api/me', { name: 'ANN' });
  expect(await ask<Me>(browser, 'GET /api/me')).toStrictEqual({ name: 'ANN', account: true });
});

test('a name changes a few times a day only', async () => {
  const server = await startForTest();
  const { browser } = await signUp(server.visitor(), 'Ann');
  for (const name of ['Ann B', 'Ann C', 'Ann D', 'Ann E', 'Ann F'])
    await ask(browser, 'PUT /api/me', { name });
  const { status, body } = await browser.ask('PUT /api/me', { body: { name: 'Ann G' } });
  expect([status, body]).toMatchObject([429, { code: 'nameChangedOften' }]);
});

test('who has sat down hears of a change of name made where nobody sits', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const ben = server.visitor();
  const watching = await join(ben, match.id);
  await ask(ann, 'PUT /api/me', { name: 'Ann' });
  await watching.until(() => watching.knows.match()?.seats[0]?.holder?.name === 'Ann');
  await takeSeat(ben, match.id, { seat: 'red' });
  await ask(ben, 'PUT /api/me', { name: 'Ben' });
  await watching.until(() => watching.knows.match()?.seats[1]?.holder?.name === 'Ben');
  expect(watching.knows.match()?.seats.map(({ holder }) => holder?.name)).toEqual(['Ann', 'Ben']);
});
