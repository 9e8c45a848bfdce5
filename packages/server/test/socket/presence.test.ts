import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { BEAT } from '../../src/runtime.ts';
import { openBrowser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { allPong, beatByHand } from '../server/beats.ts';
import { startForTest } from '../server/running.ts';
import { create, isHere, sitDown } from '../server/two-players.ts';

test('who leaves is shown to the others as away, and as here on coming back', async () => {
  const server = await startForTest();
  const { id, black, red, redBrowser } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  expect([isHere(watcher, 'black'), isHere(watcher, 'red')]).toStrictEqual([true, true]);
  red.line.hangUp();
  await Promise.all([black, watcher].map((one) => one.until(() => !isHere(one, 'red'))));
  expect(isHere(black, 'black')).toBe(true);
  await join(redBrowser, id);
  await Promise.all([black, watcher].map((one) => one.until(() => isHere(one, 'red'))));
});

test('a cut cable is noticed like a goodbye', async () => {
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  red.line.drop();
  await black.until(() => !isHere(black, 'red'));
  expect(isHere(black, 'black')).toBe(true);
});

test('who has two tabs is away when both are closed', async () => {
  const server = await startForTest();
  const { id, black, red, redBrowser } = await sitDown(server);
  const tab = await join(redBrowser, id);
  red.line.hangUp();
  await red.line.ended;
  black.line.say({ t: 'ping' });
  await black.line.hear('pong');
  expect(isHere(black, 'red')).toBe(true);
  tab.line.hangUp();
  await black.until(() => !isHere(black, 'red'));
});

test('spectators are counted and named as they come and go, each once', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const eve = server.visitor();
  await eve.ask('PUT /api/me', { body: { name: 'Eve' } });
  const watched = (count: number, names: readonly string[]): Promise<void[]> =>
    Promise.all(
      [black, red].map((one) =>
        one.until(() => isDeepStrictEqual(one.knows.match()?.watchers, { count, names })),
      ),
    );
  const watcher = await join(eve, id);
  expect(watcher.knows.match()?.watchers, 'oneself among them').toStrictEqual({
    count: 1,
    names: ['Eve'],
  });
  await watched(1, ['Eve']);
  const before = black.line.messages.length;
  const tab = await join(eve, id); // the same person once more
  black.line.say({ t: 'ping' });
  await black.line.hear('pong');
  expect(black.line.messages).toHaveLength(before + 1);
  watcher.line.hangUp();
  const stranger = await join(openBrowser(server.address), id); // without a cookie
  await watched(2, stranger.knows.match()?.watchers.names ?? []);
  tab.line.hangUp();
  stranger.line.hangUp();
  await watched(0, []);
});

test('a connection that is dead but not closed is noticed within two beats and shown as away', async () => {
  const beat = beatByHand();
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  red.line.freeze();
  beat();
  black.line.say({ t: 'ping' });
  await black.line.hear('pong'); // so that black is known to be alive
  expect(isHere(black, 'red')).toBe(true);
  beat();
  await black.until(() => !isHere(black, 'red'));
});

test('two beats are less than the twenty seconds promised', () => {
  expect(2 * BEAT).toBeLessThan(20_000);
});

test('a connection that only listens is kept alive by answering pings', async () => {
  const beat = beatByHand();
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  for (let n = 0; n < 4; n++) {
    const answered = allPong(server);
    beat();
    await answered;
  }
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
  await red.reach(1);
});

test('in the lobby, too, people see who is here', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const watcher = await join(server.visitor(), match.id);
  expect(isHere(watcher, 'black')).toBe(false);
  await join(ann, match.id);
  await watcher.until(() => isHere(watcher, 'black'));
});
