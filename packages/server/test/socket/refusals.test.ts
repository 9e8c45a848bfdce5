import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openLine } from '../client/line.ts';
import { join, playOn } from '../client/player.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

const PLACE = { type: 'place', squares: ['b1', 'c1', 'd1'] };

test.each([
  { what: 'for the other seat', action: PLACE, seat: 'red', code: 'notYourSeat' },
  { what: 'for a seat that is not there', action: PLACE, seat: 'green', code: 'notYourSeat' },
  { what: 'for a seat of every object', action: PLACE, seat: 'constructor', code: 'notYourSeat' },
  {
    what: 'an action of another phase',
    action: { type: 'move', to: 'a2' },
    seat: 'black',
    code: /^(?!malformed)[a-z]+[a-zA-Z]*$/,
  },
  {
    what: 'an action that breaks the rules',
    action: { ...PLACE, squares: ['h6', 'h7', 'h8'] },
    seat: 'black',
    code: /^(?!malformed)[a-z]+[a-zA-Z]*$/,
  },
  { what: 'an action of no type', action: {}, seat: 'black', code: 'malformed' },
  {
    what: 'an action of an unknown type',
    action: { type: 'surrender' },
    seat: 'black',
    code: 'malformed',
  },
  {
    what: 'an action with too much',
    action: { ...PLACE, seed: 1 },
    seat: 'black',
    code: 'malformed',
  },
  {
    what: 'an action of the wrong shape',
    action: { ...PLACE, squares: 'b1' },
    seat: 'black',
    code: 'malformed',
  },
  { what: 'nothing', action: null, seat: 'black', code: 'malformed' },
  { what: 'a list', action: [], seat: 'black', code: 'malformed' },
  { what: 'a number', action: 1e308, seat: 'black', code: 'malformed' },
])('refuses to act: $what; and nothing changes', async ({ action, seat, code }) => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const before = server.disk.logs.get(id)?.length;
  const reply = await black.act(action, { seat });
  expect(reply).toMatchObject({
    t: 'refused',
    code: expect.stringMatching(code),
    message: expect.stringMatching(/\S/),
  });
  expect(server.disk.logs.get(id)).toHaveLength(before ?? 0);
  await black.act(PLACE);
  await red.reach(1);
  expect(red.line.messages.filter(({ t }) => t === 'refused')).toStrictEqual([]);
});

test('refuses to act out of turn', async () => {
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  await black.act(black.legal()[0]);
  await red.act(red.legal()[0]);
  expect(await red.act({ type: 'sound', square: 'h7' })).toMatchObject({ t: 'refused' });
  await black.reach(2);
  expect(await black.act({ type: 'sound', square: 'a2' })).toMatchObject({ t: 'update' });
  expect(await black.act({ type: 'sound', square: 'a2' })).toMatchObject({ t: 'refused' });
});

test('refuses everything before the start and after the end', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const early = await join(ann, match.id);
  expect(await early.act(PLACE)).toMatchObject({ t: 'refused', code: 'notBegun' });
  const { black, red } = await sitDown(server);
  await Promise.all([playOn(black, luck(1)), playOn(red, luck(2))]);
  expect(await black.act(PLACE)).toMatchObject({ t: 'refused', code: 'over' });
  red.line.say({ t: 'resign', id: 'x', seat: 'red' });
  expect(await red.reply('x')).toMatchObject({ t: 'refused', code: 'over' });
  red.line.say({ t: 'claim', id: 'y', seat: 'black' });
  expect(await red.reply('y')).toMatchObject({ t: 'refused' });
});

test('a spectator can neither act nor resign', async () => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  expect(await watcher.act(PLACE, { seat: 'black' })).toMatchObject({ code: 'notYourSeat' });
  watcher.line.say({ t: 'resign', id: 'x', seat: 'black' });
  expect(await watcher.reply('x')).toMatchObject({ t: 'refused', code: 'notYourSeat' });
});

test.each([
  ['act', { t: 'act', id: 'x', seat: 'black', action: PLACE }],
  ['resign', { t: 'resign', id: 'x', seat: 'black' }],
  ['chat', { t: 'chat', id: 'x', text: 'hello' }],
  ['hurry', { t: 'hurry' }],
  ['ping', { t: 'ping' }],
])('%s before a join is answered by the advice to join', async (_title, message) => {
  const server = await startForTest();
  const line = await openLine(server.address);
  line.say(message);
  expect(await line.hear('error')).toMatchObject({ code: 'joinFirst' });
});

test('a match that is not there can be joined by nobody, and the socket stays of use', async () => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const line = await openLine(server.address);
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: '23456789' });
  expect(await line.hear('error')).toMatchObject({ code: 'noSuchMatch' });
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: id });
  await line.hear('welcome');
});

test('a client of another version is told to reload', async () => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const line = await openLine(server.address);
  line.say({ t: 'join', v: PROTOCOL_VERSION + 1, match: id });
  const { code, message } = await line.hear('error');
  expect([code, message]).toStrictEqual(['badMessage', expect.stringContaining('reload')]);
});

test.each([
  ['rules that are gone', { version: 0, code: 'unknownRules', close: 1008, status: 410 }],
  ['a newer version', { version: 999, code: 'newerVersion', close: 1001, status: 503 }],
])('a match of %s is told so, on the socket and by HTTP', async (_, told) => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  await server.stop();
  const log = server.disk.logs.get(id) as string[];
  log[0] = (log[0] ?? '').replace('"version":1', `"version":${told.version}`);
  const next = await server.again();
  const line = await openLine(next.address);
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: id });
  expect(await line.hear('error')).toMatchObject({ code: told.code });
  expect((await line.ended).code).toBe(told.close);
  const { status, body } = await next.visitor().ask(`GET /api/matches/${id}`);
  expect([status, body]).toMatchObject([told.status, { code: told.code }]);
});
