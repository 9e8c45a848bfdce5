import type { DeviceLink, Me, MyMatch, OfferedLink } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';
import { ask, signUp } from './holder.ts';

test('a guest goes on at another device: the same person on two screens', async () => {
  const server = await startForTest();
  const { id, blackBrowser, red } = await sitDown(server);
  await ask(blackBrowser, 'PUT /api/me', { name: 'Ann' });
  const { key, seconds } = await ask<DeviceLink>(blackBrowser, 'POST /api/me/links');
  expect(seconds).toBe(600);
  const phone = server.visitor();
  expect(await ask<OfferedLink>(phone, `GET /api/links/${key}`)).toStrictEqual({
    name: 'Ann',
    account: false,
    same: false,
    brought: 0,
    leaves: null,
  });
  await ask(phone, `POST /api/links/${key}`, { bring: true });
  const [here, there] = [await join(blackBrowser, id), await join(phone, id)];
  expect(here.knows.you()).toStrictEqual(['black']);
  expect(there.knows.you()).toStrictEqual(['black']);
  here.line.hangUp();
  await red.until(() => red.knows.match()?.seats[0]?.holder?.kind === 'person');
  const again = await server.visitor().ask(`POST /api/links/${key}`, { body: { bring: true } });
  expect([again.status, again.body], 'it works once').toMatchObject([410, { code: 'linkOver' }]);
});

test('what the second browser had played comes along, if it is wished', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const phone = server.visitor();
  const { match } = await create(phone, { seats: { black: 'me' } });
  const { key } = await ask<DeviceLink>(ann, 'POST /api/me/links');
  expect(await ask<OfferedLink>(phone, `GET /api/links/${key}`)).toMatchObject({ brought: 1 });
  await ask(phone, `POST /api/links/${key}`, { bring: true });
  expect(await ask<MyMatch>(ann, `GET /api/matches/${match.id}`)).toMatchObject({
    you: ['black'],
    host: true,
  });
});

test('what a page asks on the side while it becomes somebody else does not undo that', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const phone = server.visitor();
  await create(phone, { seats: { black: 'me' } });
  const former = openBrowser(phone.address, phone.cookie());
  const { key } = await ask<DeviceLink>(ann, 'POST /api/me/links');
  await ask(phone, `POST /api/links/${key}`, { bring: true });
  const late = await former.ask<Me>('GET /api/me');
  expect(late.body).toMatchObject({ account: false, signedOut: true });
  expect(late.headers['set-cookie']).toBeUndefined();
  await ask(former, 'PUT /api/me', { name: 'Somebody else' });
  expect(await ask<Me>(former, 'GET /api/me')).toStrictEqual({
    name: 'Somebody else',
    account: false,
  });
});

test('who signs up on one of two devices stays who they are on the other', async () => {
  const server = await startForTest();
  const { id, blackBrowser: desk } = await sitDown(server);
  const { key } = await ask<DeviceLink>(desk, 'POST /api/me/links');
  const phone = server.visitor();
  await ask(phone, `POST /api/links/${key}`, { bring: false });
  await signUp(phone, 'Ann');
  for (const browser of [desk, phone]) {
    expect(await ask<Me>(browser, 'GET /api/me')).toStrictEqual({ name: 'Ann', account: true });
    expect(await ask<MyMatch>(browser, `GET /api/matches/${id}`)).toMatchObject({
      you: ['black'],
    });
  }
});

test('a browser that is signed in elsewhere is told whom it leaves', async () => {
  const server = await startForTest();
  const { browser: ann } = await signUp(server.visitor(), 'Ann');
  const { browser: ben } = await signUp(server.visitor(), 'Ben');
  const { key } = await ask<DeviceLink>(ann, 'POST /api/me/links');
  expect(await ask<OfferedLink>(ben, `GET /api/links/${key}`)).toMatchObject({ leaves: 'Ben' });
  expect(await ask<OfferedLink>(ann, `GET /api/links/${key}`)).toMatchObject({ same: true });
  await ask(ben, `POST /api/links/${key}`, { bring: true });
  expect((await ask<Me>(ben, 'GET /api/me')).name).toBe('Ann');
});

test('few unused links at a time, and none that was made up', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  for (let n = 0; n < 5; n++) await ask(ann, 'POST /api/me/links');
  const { status, body } = await ann.ask('POST /api/me/links');
  expect([status, body]).toMatchObject([429, { code: 'tooManyLinks' }]);
  expect((await ann.ask(`GET /api/links/${'a'.repeat(22)}`)).status).toBe(410);
  expect((await ann.ask('GET /api/links/nonsense')).status).toBe(400);
});
