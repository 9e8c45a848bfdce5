import type { MatchRecord, Seat } from '@fathom/kit';
import type { AccountInfo, Ceremony, Me, MyMatch, OwnMatchesPage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openAuthenticator } from '../client/authenticator.ts';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';
import { ask, signIn, signUp, trySignUp } from './holder.ts';

test('who signs up keeps what they have played, and the bare id opens nothing any more', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const bare = openBrowser(server.address, ann.cookie());
  const { codes } = await signUp(ann, 'Ann');
  expect(codes).toHaveLength(10);
  expect((await ask<MyMatch>(ann, `GET /api/matches/${match.id}`)).you).toStrictEqual(['black']);
  expect(await ask<Me>(ann, 'GET /api/me')).toStrictEqual({ name: 'Ann', account: true });
  const thief = await ask<MyMatch>(bare, `GET /api/matches/${match.id}`);
  expect(thief).toMatchObject({ you: [], host: false, keys: {} });
  expect(thief.match.seats[0]?.holder).toMatchObject({ name: 'Ann', account: true });
});

test('the old cookie is told that it was signed out, until it is somebody again', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ask(ann, 'GET /api/me');
  const bare = openBrowser(server.address, ann.cookie());
  await signUp(ann, 'Ann');
  const me = await ask<Me>(bare, 'GET /api/me');
  expect(me).toMatchObject({ account: false, signedOut: true });
  await ask(bare, 'PUT /api/me', { name: 'Ann too' });
  expect(await ask<Me>(bare, 'GET /api/me')).not.toHaveProperty('signedOut');
});

test('a passkey signs in elsewhere, and both browsers are in the seat', async () => {
  const server = await startForTest();
  const { id, black, blackBrowser } = await sitDown(server);
  const { keys } = await signUp(blackBrowser, 'Ann');
  const phone = server.visitor();
  expect(await signIn(phone, keys)).toStrictEqual({ name: 'Ann', account: true, brought: 0 });
  const there = await join(phone, id);
  expect(there.knows.you()).toStrictEqual(['black']);
  expect(black.knows.you()).toStrictEqual(['black']);
  await there.act({ type: 'place', squares: ['a2', 'c2', 'e2'] });
  const here = await join(blackBrowser, id);
  expect(here.view()).toStrictEqual(there.view());
});

test('what a browser has played as a guest is brought along where its person wishes', async () => {
  const server = await startForTest();
  const { keys } = await signUp(server.visitor(), 'Ann');
  const { id, blackBrowser: phone, red } = await sitDown(server);
  const over = await sitDown(server);
  const lobby = await create(phone, { seats: { red: 'me' }, visibility: 'private' });
  const phoneAsGuest = openBrowser(server.address, phone.cookie());
  expect(await signIn(phone, keys)).toMatchObject({ name: 'Ann', brought: 2 });
  expect((await ask<MyMatch>(phone, `GET /api/matches/${id}`)).you).toStrictEqual([]);
  await ask(phone, 'POST /api/account/adoption');
  expect((await ask<MyMatch>(phone, `GET /api/matches/${id}`)).you).toStrictEqual(['black']);
  expect((await ask<MyMatch>(phone, `GET /api/matches/${lobby.match.id}`)).host).toBe(true);
  await red.until(() => red.knows.match()?.seats[0]?.holder?.name === 'Ann');
  const { matches } = await ask<OwnMatchesPage>(phone, 'GET /api/me/matches');
  expect(matches.map(({ match }) => match.id).toSorted()).toStrictEqual(
    [id, lobby.match.id].toSorted(),
  );
  expect((await ask<OwnMatchesPage>(phoneAsGuest, 'GET /api/me/matches')).matches).toStrictEqual(
    [],
  );
  const old = await join(phoneAsGuest, id, { seen: { as: ['black' as Seat], n: 0 } });
  expect(old.knows.you(), 'what the old cookie has seen is worth nothing').toStrictEqual([]);
  expect((await over.blackBrowser.ask<MyMatch>(`GET /api/matches/${over.id}`)).body.you).toEqual([
    'black',
  ]);
});

test('bringing matches along goes on after a crash', async () => {
  const server = await startForTest();
  const { keys, browser } = await signUp(server.visitor(), 'Ann');
  const phone = server.visitor();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await create(phone, { seats: { black: 'me' } })).match.id);
  await signIn(phone, keys);
  let left = 1;
  server.store.onAppend = async () => {
    left -= 1;
    if (left < 0) throw new Error('the power is gone');
  };
  await phone.ask('POST /api/account/adoption');
  const before = await ask<OwnMatchesPage>(browser, 'GET /api/me/matches');
  expect(before.matches).toHaveLength(1);
  await server.crash();
  await server.again();
  const { matches } = await ask<OwnMatchesPage>(browser, 'GET /api/me/matches');
  expect(matches.map(({ match }) => match.id).toSorted()).toStrictEqual(ids.toSorted());
});

test('a match against oneself stays as it was played', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  const { keys } = await signUp(blackBrowser, 'Ann');
  expect(await signIn(redBrowser, keys)).toMatchObject({ brought: 1 });
  await ask(redBrowser, 'POST /api/account/adoption');
  expect((await ask<MyMatch>(redBrowser, `GET /api/matches/${id}`)).you).toStrictEqual(['black']);
});

test('a recovery code signs in once', async () => {
  const server = await startForTest();
  const { codes, browser } = await signUp(server.visitor(), 'Ann');
  const [code = ''] = codes;
  const phone = server.visitor();
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
  await ask(phone, 'POST /api/session/recovery', { code: typed });
  expect(await ask<Me>(phone, 'GET /api/me')).toMatchObject({ name: 'Ann', account: true });
  expect(await ask<AccountInfo>(browser, 'GET /api/account')).toMatchObject({ codes: 9 });
  const again = await server.visitor().ask('POST /api/session/recovery', { body: { code } });
  expect([again.status, again.body]).toMatchObject([403, { code: 'badCode' }]);
  const fresh = await ask<{ codes: string[] }>(browser, 'POST /api/account/codes');
  expect(fresh.codes).toHaveLength(10);
  const [, second = ''] = codes;
  const old = await server.visitor().ask('POST /api/session/recovery', { body: { code: second } });
  expect(old.status, 'those before work no more').toBe(403);
});

test('a guessed code is refused, and soon the network has to wait', async () => {
  const server = await startForTest();
  const guess = (n: number) =>
    server.visitor().ask('POST /api/session/recovery', { body: { code: `aaaa-bbbb-cccc-${n}` } });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status);
  expect(statuses.slice(0, 10)).toStrictEqual(Array(10).fill(403));
  expect(statuses.slice(10)).toStrictEqual([429, 429]);
});

test('several passkeys, of which the last goes only while a recovery code is left', async () => {
  const server = await startForTest();
  const { browser, keys, codes } = await signUp(server.visitor(), 'Ann');
  const { ceremony, options } = await ask<Ceremony>(browser, 'POST /api/account/passkeys/ceremony');
  expect(options['excludeCredentials'], 'this one is there already').toHaveLength(1);
  const body = { ceremony, passkey: keys.make(options), label: 'My phone' };
  const two = await ask<AccountInfo>(browser, 'POST /api/account/passkeys', body);
  expect(two.passkeys.map(({ label }) => label)).toContain('My phone');
  const [first = '', second = ''] = two.passkeys.map(({ id }) => id);
  await ask(browser, `DELETE /api/account/passkeys/${first}`);
  for (const code of codes)
    await ask(openBrowser(server.address), 'POST /api/session/recovery', { code });
  const last = await browser.ask(`DELETE /api/account/passkeys/${second}`);
  expect([last.status, last.body]).toMatchObject([409, { code: 'lastPasskey' }]);
  await ask(browser, 'POST /api/account/codes');
  const none = await ask<AccountInfo>(browser, `DELETE /api/account/passkeys/${second}`);
  expect(none.passkeys).toStrictEqual([]);
  const gone = await server.visitor().ask('POST /api/session', {
    body: {
      ...(await signInBody(server.visitor(), keys)),
    },
  });
  expect([gone.status, gone.body]).toMatchObject([404, { code: 'unknownPasskey' }]);
});

async function signInBody(
  browser: ReturnType<typeof openBrowser>,
  keys: ReturnType<typeof openAuthenticator>,
): Promise<object> {
  const { ceremony, options } = await ask<Ceremony>(browser, 'POST /api/session/ceremony');
  return { ceremony, passkey: keys.show(options) };
}

test('what a browser answered counts once, for what it was asked, on this site', async () => {
  const server = await startForTest();
  const { keys } = await signUp(server.visitor(), 'Ann');
  const browser = server.visitor();
  const body = await signInBody(browser, keys);
  await ask(browser, 'POST /api/session', body);
  const again = await server.visitor().ask('POST /api/session', { body });
  expect([again.status, again.body], 'twice').toMatchObject([410, { code: 'ceremonyOver' }]);
  const [one, other] = [await signInBody(browser, keys), await signInBody(browser, keys)] as {
    ceremony: string;
  }[];
  const mixed = { ...one, ceremony: other?.ceremony };
  const swapped = await server.visitor().ask('POST /api/session', { body: mixed });
  expect([swapped.status, swapped.body]).toMatchObject([400, { code: 'passkeyFailed' }]);
  const elsewhere = openAuthenticator('https://evil.example.org');
  const phished = await trySignUp(server.visitor(), 'Ben', elsewhere);
  expect([phished.status, phished.body]).toMatchObject([400, { code: 'passkeyFailed' }]);
});

test('signing out everywhere ends every browser’s session and closes its sockets', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  const { keys } = await signUp(blackBrowser, 'Ann');
  const phone = server.visitor();
  await signIn(phone, keys);
  const there = await join(phone, id);
  const here = await join(blackBrowser, id);
  const { sessions } = await ask<AccountInfo>(phone, 'GET /api/account');
  expect(sessions.filter((session) => session.here)).toHaveLength(1);
  expect(sessions).toHaveLength(2);
  const stolen = openBrowser(server.address, phone.cookie());
  await ask(blackBrowser, 'DELETE /api/account/sessions');
  expect((await there.line.ended).code).toBe(1001);
  expect((await here.line.ended).code).toBe(1001);
  for (const browser of [blackBrowser, phone, stolen]) {
    expect((await browser.ask('GET /api/account')).status).toBe(401);
    expect(await ask<MyMatch>(browser, `GET /api/matches/${id}`)).toMatchObject({ you: [] });
  }
  await signIn(phone, keys);
  expect(await ask<MyMatch>(phone, `GET /api/matches/${id}`)).toMatchObject({ you: ['black'] });
});

test('who signs out is the guest they were before, as long as nobody has taken that over', async () => {
  const server = await startForTest();
  const { keys } = await signUp(server.visitor(), 'Ann');
  const { id, redBrowser: phone } = await sitDown(server);
  await signIn(phone, keys);
  expect(await ask<MyMatch>(phone, `GET /api/matches/${id}`)).toMatchObject({ you: [] });
  await ask(phone, 'DELETE /api/session');
  expect(await ask<MyMatch>(phone, `GET /api/matches/${id}`)).toMatchObject({ you: ['red'] });
});

test('a deleted account leaves its seats as “Deleted account”, and nothing else', async () => {
  const server = await startForTest();
  const { id, black, blackBrowser, redBrowser, red } = await sitDown(server);
  const { keys } = await signUp(blackBrowser, 'Ann');
  expect((await black.line.ended).code, 'the bare id had opened it').toBe(1001);
  const here = await join(blackBrowser, id);
  here.line.say({ t: 'chat', id: 'c', text: 'good luck' });
  await here.line.hear('done');
  here.line.hangUp();
  await red.until(() => {
    const holder = red.knows.match()?.seats[0]?.holder;
    return holder?.kind === 'person' && !holder.here;
  });
  const wrong = await blackBrowser.ask('DELETE /api/account', { body: { name: 'ann' } });
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'otherName' }]);
  await ask(blackBrowser, 'DELETE /api/account', { name: 'Ann' });
  await red.until(() => red.knows.match()?.status === 'finished');
  const shown = await ask<MyMatch>(redBrowser, `GET /api/matches/${id}`);
  expect(shown.match.seats[0]?.holder).toStrictEqual({
    kind: 'person',
    name: 'Deleted account',
    here: false,
    account: false,
    gone: true,
  });
  expect(shown.match.outcome?.winners).toStrictEqual(['red']);
  await red.until(() => red.knows.chat()[0]?.name === 'Deleted account');
  expect(red.knows.chat()).toMatchObject([{ seat: 'black', text: 'good luck' }]);
  const exported = await ask<MatchRecord>(redBrowser, `GET /api/matches/${id}/export`);
  expect(exported.players[0]?.name).toBe('Deleted account');
  expect((await blackBrowser.ask('GET /api/account')).status).toBe(401);
  const back = await server.visitor().ask('POST /api/session', {
    body: await signInBody(server.visitor(), keys),
  });
  expect(back.status).toBe(404);
  const next = await trySignUp(server.visitor(), 'Ann', openAuthenticator(server.address));
  expect([next.status, next.body], 'not at once').toMatchObject([409, { code: 'nameTaken' }]);
  expect(JSON.stringify([...(await allRows(server.store.people))])).not.toMatch(/Ann\b/u);
});

async function allRows(people: {
  readonly read: (text: string, values: readonly []) => Promise<readonly unknown[]>;
}): Promise<readonly unknown[]> {
  const tables = ['accounts', 'account_names', 'passkeys', 'sessions', 'recovery_codes', 'blocks'];
  const rows = await Promise.all(tables.map((table) => people.read(`SELECT * FROM ${table}`, [])));
  return rows.flat();
}

test('people take all that is kept of them away as JSON', async () => {
  const server = await startForTest();
  const { blackBrowser, id } = await sitDown(server);
  const guest = await blackBrowser.ask('GET /api/me/data');
  expect(guest.body).toMatchObject({ account: null, matches: [{ match: { id } }] });
  await signUp(blackBrowser, 'Ann');
  for (let n = 0; n < 60; n++) await create(blackBrowser, { seats: { black: 'me' } });
  const { status, body, text, headers } = await blackBrowser.ask<{ matches: unknown[] }>(
    'GET /api/me/data',
  );
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('fathom-my-data.json');
  expect(body).toMatchObject({ name: 'Ann', account: { name: 'Ann', codes: 10 } });
  expect(body.matches).toHaveLength(61);
  expect(text).not.toContain('public_key');
});

test('settings are kept, and named in the account', async () => {
  const server = await startForTest();
  const { browser } = await signUp(server.visitor(), 'Ann');
  const set = await ask<AccountInfo>(browser, 'PUT /api/account/settings', {
    privateProfile: true,
  });
  expect(set.settings).toStrictEqual({ privateProfile: true });
});

test('what is about an account is for those who have one', async () => {
  const server = await startForTest();
  const guest = server.visitor();
  await ask(guest, 'GET /api/me');
  for (const line of [
    'GET /api/account',
    'DELETE /api/session',
    'DELETE /api/account/sessions',
    'POST /api/account/codes',
    'POST /api/account/passkeys/ceremony',
    'POST /api/account/adoption',
  ]) {
    const { status, body } = await guest.ask(line);
    expect([line, status, body]).toMatchObject([line, 401, { code: 'signInFirst' }]);
  }
});

test('a seat notes whether its person had an account when they sat down', async () => {
  const server = await startForTest();
  const { browser } = await signUp(server.visitor(), 'Ann');
  const { match } = await create(browser, { seats: { black: 'me' } });
  const guest = server.visitor();
  await takeSeat(guest, match.id, { seat: 'red' });
  const rows = await server.store.read(match.id);
  const seated = rows.map(({ row }) => JSON.parse(row) as { type: string; account?: boolean });
  expect(
    seated.filter(({ type }) => type === 'seated').map(({ account }) => account ?? false),
  ).toStrictEqual([true, false]);
});
