import type { AccountInfo, Ceremony, DeviceLink, Me, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { openAuthenticator } from '../client/authenticator.ts';
import { insertPasskey } from '../../src/people/accounts/passkeys.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';
import { ask, signIn, signUp, trySignUp } from './holder.ts';
import { DAY, staffOf, WHY } from './staff-of.ts';
import { STORES } from './stores.ts';

/** Makes another browser the same person. */
async function link(from: Browser, to: Browser, bring = false): Promise<void> {
  const { key } = await ask<DeviceLink>(from, 'POST /api/me/links');
  await ask(to, `POST /api/links/${key}`, { bring });
}

test('whoever is somebody else now is nobody in any browser: two guests cannot become each other', async () => {
  const server = await startForTest();
  const [ann, ben, phoneOfBen] = [server.visitor(), server.visitor(), server.visitor()];
  await create(ben, { seats: { black: 'me' } });
  await link(ben, phoneOfBen);
  const { key: early } = await ask<DeviceLink>(phoneOfBen, 'POST /api/me/links');
  await link(ann, ben, true);
  expect(await ask<Me>(phoneOfBen, 'GET /api/me')).toMatchObject({ signedOut: true });
  const late = await ann.ask(`POST /api/links/${early}`, { body: { bring: true } });
  expect([late.status, late.body]).toMatchObject([410, { code: 'linkOver' }]);
});

test('guests who have become each other before that was impossible hold up no start', async () => {
  const server = await startForTest();
  const one = '1'.repeat(32);
  const other = '2'.repeat(32);
  await server.store.people.write(
    [
      [one, other],
      [other, one],
    ].map((pair) => ({
      text: 'INSERT INTO adoptions (former, person, at) VALUES ($1, $2, 0)',
      values: pair,
    })),
  );
  await server.stop();
  const again = await server.again();
  await expect
    .poll(() => again.store.people.read('SELECT former FROM adoptions WHERE done_at IS NULL', []))
    .toStrictEqual([]);
});

test('an account is nobody’s to bring along, whoever was the same guest before', async () => {
  const server = await startForTest();
  const { keys } = await signUp(server.visitor(), 'Mallory');
  const { id, blackBrowser: ann } = await sitDown(server);
  const mallory = server.visitor();
  await link(ann, mallory);
  await signIn(mallory, keys);
  await signUp(ann, 'Ann');
  const { status, body } = await mallory.ask('POST /api/account/adoption');
  expect([status, body]).toMatchObject([409, { code: 'nothingToBring' }]);
  expect((await ask<MyMatch>(ann, `GET /api/matches/${id}`)).you).toStrictEqual(['black']);
});

test.each(STORES)(
  'a ban comes along, at once, and the longer of two holds: %s',
  async (_store, prepare) => {
    const server = await startForTest({ kept: await (await prepare())() });
    const staff = staffOf(server.app);
    const { keys, browser: home } = await signUp(server.visitor(), 'Mallory');
    const { id, redBrowser: guest } = await sitDown(server);
    await staff({ do: 'ban', who: '@Mallory', millis: DAY, ...WHY });
    await staff({ do: 'ban', who: `${id}/red`, millis: null, ...WHY });
    await signIn(guest, keys);
    await ask(guest, 'POST /api/account/adoption');
    const { body } = await home.ask('POST /api/matches', { body: { game: 'depth-charge' } });
    expect(body).toMatchObject({ code: 'banned', facts: { until: null } });
  },
);

test.each(STORES)(
  'passkeys that were begun in time are no more than there may be: %s',
  async (_store, prepare) => {
    const server = await startForTest({ kept: await (await prepare())() });
    const { browser, keys } = await signUp(server.visitor(), 'Ann');
    const begun: Ceremony[] = [];
    for (let n = 0; n < 10; n++)
      begun.push(await ask<Ceremony>(browser, 'POST /api/account/passkeys/ceremony'));
    const statuses: number[] = [];
    for (const { ceremony, options } of begun) {
      const body = { ceremony, passkey: keys.make(options) };
      statuses.push((await browser.ask('POST /api/account/passkeys', { body })).status);
    }
    expect(statuses).toStrictEqual([...Array<number>(9).fill(200), 409]);
    expect((await ask<AccountInfo>(browser, 'GET /api/account')).passkeys).toHaveLength(10);
  },
);

test('a passkey comes to nobody without an account, as to one that is being deleted', async () => {
  const server = await startForTest();
  const checked = { id: 'k', publicKey: '', counter: 0, transports: '[]', synced: false };
  const owner = { person: '1'.repeat(32), domain: 'localhost', label: 'Phone' };
  const { write, read } = server.store.people;
  expect(await write([insertPasskey(checked, owner, 0)])).toBe(0);
  expect(await read('SELECT id FROM passkeys', [])).toStrictEqual([]);
});

test('once anybody may have the name of a deleted account, it is known no more', async () => {
  let past = 0;
  const server = await startForTest({ world: { calendar: () => Date.now() + past } });
  const { browser } = await signUp(server.visitor(), 'Ann');
  await ask(browser, 'DELETE /api/account', { name: 'Ann' });
  past = 31 * DAY;
  await trySignUp(server.visitor(), 'Ben', openAuthenticator(server.address));
  const kept = await server.store.people.read('SELECT folded FROM account_names', []);
  expect(kept).toEqual([{ folded: 'ben' }]);
});

test.each([
  ['PUT /api/account/settings', { privateProfile: true }, 'person_settings'],
  ['PUT /api/me/preferences', { theme: 'night' }, 'preferences'],
])('a guest with several browsers has nothing of an account: %s', async (line, body, table) => {
  const server = await startForTest();
  const guest = server.visitor();
  await ask(guest, 'POST /api/me/links');
  expect((await guest.ask(line, { body })).status).toBe(401);
  expect(await server.store.people.read(`SELECT person FROM ${table}`, [])).toStrictEqual([]);
});
