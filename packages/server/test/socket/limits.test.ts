import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { NotAdmitted, openLine } from '../client/line.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

test('an address may open so many sockets, and another once one is closed', async () => {
  const server = await startForTest({ limits: { connectionsPerAddress: 3 } });
  const lines = await Promise.all([1, 2, 3].map(() => openLine(server.address)));
  await expect(openLine(server.address)).rejects.toEqual(new NotAdmitted(429));
  lines[0]?.hangUp();
  await lines[0]?.ended;
  await expect
    .poll(() =>
      openLine(server.address).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('who sends too fast is told so and disconnected; the match is not harmed', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 5 } });
  const { black, red } = await sitDown(server);
  for (let i = 0; i < 40; i++) black.line.say({ t: 'ping' });
  expect((await black.line.ended).code).toBe(1008);
  expect(black.line.messages.at(-1)).toMatchObject({ t: 'error', code: 'tooFast' });
  const pongs = black.line.messages.filter(({ t }) => t === 'pong').length;
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThanOrEqual(16);
  expect(await red.act(red.legal()[0])).toMatchObject({ t: 'update' });
});

test('who does not read what is sent is disconnected before it fills the memory', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  for (let person = 0; person < 8; person++) {
    const { line } = await join(server.visitor(), id);
    for (let i = 0; i < 5; i++) line.say({ t: 'chat', id: `c${i}`, text: 'x'.repeat(280) });
  }
  await black.until(() => black.knows.chat().length === 40);
  const deaf = await openLine(server.address);
  deaf.freeze();
  const before = server.sockets().size;
  for (let i = 0; i < 2_000; i++) deaf.say({ t: 'join', v: PROTOCOL_VERSION, match: id });
  await expect.poll(() => server.sockets().size).toBe(before - 1);
  deaf.drop();
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
});

test('a socket without a cookie is a spectator of its own', async () => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const line = await openLine(openBrowser(server.address).address);
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: id });
  expect((await line.hear('welcome')).you).toStrictEqual([]);
});
