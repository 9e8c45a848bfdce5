import * as fc from 'fast-check';
import { PROTOCOL_VERSION, LIMITS } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openLine } from '../client/line.ts';
import { join, playOn } from '../client/player.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no type', '{}'],
  ['an unknown type', '{"t":"sudo"}'],
  ['a type of every object', '{"t":"constructor"}'],
  ['a field too many', '{"t":"ping","x":1}'],
  ['a field too few', '{"t":"act","id":"x","seat":"black"}'],
  ['a bad match id', '{"t":"join","v":1,"match":"../../etc"}'],
  ['a number below zero', '{"t":"join","v":1,"match":"23456789","seen":{"as":[],"n":-1}}'],
  ['half a number', '{"t":"join","v":1,"match":"23456789","seen":{"as":[],"n":0.5}}'],
  ['too long an id', JSON.stringify({ t: 'chat', id: 'x'.repeat(41), text: 'hello' })],
  ['an id with spaces', '{"t":"chat","id":"a b","text":"hello"}'],
  ['__proto__', '{"t":"ping","__proto__":{"t":"join"}}'],
  [
    'deep lists',
    `{"t":"act","id":"x","seat":"black","action":${'['.repeat(7000)}${']'.repeat(7000)}`,
  ],
])('%s is told to be a bad message, and the socket stays of use', async (_title, text) => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  black.line.sayRaw(text);
  const { code, message } = await black.line.hear('error');
  expect([code, message]).toStrictEqual(['badMessage', expect.stringMatching(/\S/)]);
  expect(message).not.toMatch(/\.ts|at \w+ \(/);
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
});

test('binary is refused', async () => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  black.line.sayBytes(Buffer.from(JSON.stringify({ t: 'ping' })), { binary: true });
  expect(await black.line.hear('error')).toMatchObject({ code: 'badMessage' });
});

test('a frame beyond the largest ends the connection, one just below does not', async () => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  black.line.sayRaw('x'.repeat(LIMITS.messageBytes));
  expect(await black.line.hear('error')).toMatchObject({ code: 'badMessage' });
  black.line.sayRaw('x'.repeat(LIMITS.messageBytes + 1));
  expect((await black.line.ended).code).toBe(1009);
});

test('text that is no UTF-8 ends the connection and harms nobody', async () => {
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  black.line.sayBytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: false });
  expect((await black.line.ended).code).toBe(1007);
  expect(await red.act(red.legal()[0])).toMatchObject({ t: 'update' });
});

test('who sends nothing but rubbish is shown the door', async () => {
  const server = await startForTest();
  const line = await openLine(server.address);
  for (let i = 0; i < 30; i++) line.sayRaw('rubbish');
  expect((await line.ended).code).toBe(1008);
  expect(line.messages.at(-1)).toMatchObject({ t: 'error', code: 'tooManyBadMessages' });
});

const word = fc.oneof(
  fc.constantFrom('black', 'red', 'place', 'join', '__proto__', 'x', ''),
  fc.string(),
);
const message = fc.oneof(
  fc.json(),
  fc.string(),
  fc.record(
    {
      t: fc.constantFrom(
        'act',
        'join',
        'resign',
        'playOn',
        'leave',
        'claim',
        'chat',
        'hurry',
        'ping',
        'x',
      ),
      v: fc.constantFrom(1, 2, '1'),
      id: word,
      seat: word,
      text: word,
      match: fc.oneof(fc.constant('MATCH'), word),
      action: fc.oneof(
        fc.record(
          { type: word, squares: fc.array(word), to: word, square: word },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
      seen: fc.record({ as: fc.array(word), n: fc.oneof(fc.integer(), fc.double()) }),
    },
    { requiredKeys: ['t'] },
  ),
);

test('whatever one socket sends, another match goes on and the server stays well', async () => {
  const server = await startForTest();
  const attacked = await sitDown(server);
  const quiet = await sitDown(server);
  const rows = (id: string): number => server.disk.logs.get(id)?.length ?? 0;
  const before = rows(attacked.id);

  const attack = fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 15 }), async (messages) => {
      const line = await openLine(server.address);
      line.say({ t: 'join', v: PROTOCOL_VERSION, match: attacked.id });
      for (const one of messages)
        line.sayRaw(
          (typeof one === 'string' ? one : JSON.stringify(one)).replaceAll('MATCH', attacked.id),
        );
      line.say({ t: 'join', v: PROTOCOL_VERSION, match: quiet.id });
      line.say({ t: 'ping' });
      await Promise.race([line.hear('pong'), line.ended]);
      line.drop();
    }),
    { numRuns: 150 },
  );
  await Promise.all([attack, playOn(quiet.black, luck(31)), playOn(quiet.red, luck(32))]);

  attacked.black.line.say({ t: 'ping' });
  await attacked.black.line.hear('pong'); // whatever was said before has arrived, too
  const chats = attacked.black.knows.chat().length;
  expect(rows(attacked.id), 'a stranger can chat and do nothing else').toBe(before + chats);
  expect(await attacked.black.act(attacked.black.legal()[0])).toMatchObject({ t: 'update' });
  expect((await server.visitor().ask('GET /healthz')).status).toBe(200);
  expect(server.log.filter((line) => line.includes('"level":50'))).toStrictEqual([]);
});

test('a player who sends whatever comes to mind breaks no rule and no other match', async () => {
  const server = await startForTest();
  const wild = await sitDown(server);
  const quiet = await sitDown(server);
  const action = fc.oneof(
    fc.constantFrom(...wild.black.legal().slice(0, 3)),
    fc.record(
      { type: word, squares: fc.array(word), to: word, square: word },
      { requiredKeys: [] },
    ),
  );
  const attack = fc.assert(
    fc.asyncProperty(action, word, async (action, seat) => {
      wild.black.line.say({ t: 'act', id: 'fuzz', seat, action });
      wild.black.line.say({ t: 'ping' });
      await wild.black.line.hear('pong');
    }),
    { numRuns: 18 },
  );
  await Promise.all([attack, playOn(quiet.black, luck(41)), playOn(quiet.red, luck(42))]);
  const back = await join(wild.redBrowser, wild.id);
  expect(back.view()).toStrictEqual(wild.red.view());
  expect(await wild.red.act(wild.red.legal()[0])).toMatchObject({ t: 'update' });
});
