import type { AccountInfo, DeviceLink, Me, MyMatch, OwnMatchesPage } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { openPostgresStore, openStore } from '../../src/store/index.ts';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { scratchDatabase } from '../postgres/scratch-database.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';
import { makeGround } from '../site/sites.ts';
import { scratchFolder } from '../store/scratch.ts';
import { ask, signIn, signUp } from './holder.ts';

/** The same browser at another server: cookies do not know ports. */
const at = (server: Running, cookie: string | null) => openBrowser(server.address, cookie);

async function twoNodes(): Promise<readonly [Running, Running]> {
  const url = await scratchDatabase();
  const first = await openPostgresStore({ url });
  const ground = await makeGround({ postgres: url }, { isMigrated: true });
  const second = await openPostgresStore({ url });
  const one = await startForTest({ kept: first, site: await ground.open() });
  const other = await startForTest({ kept: second, site: await ground.open() });
  return [one, other];
}

test('on two nodes a name, a sign-out and the end of a bare id are known at both within seconds', async () => {
  const [one, other] = await twoNodes();
  const { id, red, blackBrowser } = await sitDown(one);
  const watching = await join(openBrowser(other.address), id);
  const bare = await join(at(other, blackBrowser.cookie()), id);
  expect(bare.knows.you()).toStrictEqual(['black']);
  await ask(blackBrowser, 'PUT /api/me', { name: 'Nemo' });
  await watching.until(() => watching.knows.match()?.seats[0]?.holder?.name === 'Nemo');
  const { keys } = await signUp(blackBrowser, 'Captain Nemo');
  await watching.until(() => watching.knows.match()?.seats[0]?.holder?.name === 'Captain Nemo');
  await red.until(() => red.knows.match()?.seats[0]?.holder?.name === 'Captain Nemo');
  expect((await bare.line.ended).code, 'the bare id had opened it').toBe(1001);

  const phone = openBrowser(other.address);
  const signedIn = await signInAt(phone, keys, one.address);
  const there = await join(signedIn, id);
  expect(there.knows.you()).toStrictEqual(['black']);
  await ask(blackBrowser, 'DELETE /api/account/sessions');
  expect((await there.line.ended).code).toBe(1001);
  expect((await signedIn.ask('GET /api/account')).status).toBe(401);
});

/** What a browser signs names its own address, which is that of another port here. */
async function signInAt(
  browser: ReturnType<typeof openBrowser>,
  keys: Parameters<typeof signIn>[1],
  address: string,
): Promise<ReturnType<typeof openBrowser>> {
  const there = openBrowser(address, browser.cookie());
  await signIn(there, keys);
  return openBrowser(browser.address, there.cookie());
}

describe.each([
  ['sqlite', async () => openStore({ folder: scratchFolder() })],
  ['postgres', async () => openPostgresStore({ url: await scratchDatabase() })],
] as const)('on %s', (_kind, open) => {
  test('the whole life of an account', async () => {
    const server = await startForTest({ kept: await open() });
    const ann = server.visitor();
    const { match } = await create(ann, { seats: { black: 'me' } });
    const { keys, codes } = await signUp(ann, 'Ann');
    await signUp(server.visitor(), 'Ben');
    const phone = server.visitor();
    const guests = await create(phone, { seats: { black: 'me' } });
    expect(await signIn(phone, keys)).toMatchObject({ name: 'Ann', brought: 1 });
    await ask(phone, 'POST /api/account/adoption');
    const { matches } = await ask<OwnMatchesPage>(ann, 'GET /api/me/matches');
    expect(matches.map((own) => own.match.id).toSorted()).toStrictEqual(
      [match.id, guests.match.id].toSorted(),
    );
    await ask(ann, 'PUT /api/me', { name: 'Anna' });
    await ask(ann, 'POST /api/me/blocks', { name: 'Ben' });
    await ask(ann, 'PUT /api/account/settings', { privateProfile: true });
    expect(await ask<AccountInfo>(phone, 'GET /api/account')).toMatchObject({
      name: 'Anna',
      codes: 10,
      settings: { privateProfile: true },
      sessions: [{}, {}],
    });
    await ask(server.visitor(), 'POST /api/session/recovery', { code: codes[0] });
    const { key } = await ask<DeviceLink>(ann, 'POST /api/me/links');
    const tablet = server.visitor();
    await ask(tablet, `POST /api/links/${key}`, { bring: true });
    expect(await ask<Me>(tablet, 'GET /api/me')).toMatchObject({ name: 'Anna', account: true });
    const ben = server.visitor();
    await takeSeat(ben, match.id, { seat: 'red' });
    await ask(ann, 'DELETE /api/account', { name: 'Anna' });
    const shown = await ask<MyMatch>(ben, `GET /api/matches/${match.id}`);
    expect(shown.match.seats[0]?.holder).toMatchObject({ name: 'Deleted account', gone: true });
    expect((await tablet.ask('GET /api/account')).status).toBe(401);
  });
});
