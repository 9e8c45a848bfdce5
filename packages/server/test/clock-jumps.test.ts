import { makeMachine } from '@fathom/host/testing/machine';
import type { Machine } from '@fathom/host/testing/machine';
import type { MatchInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from './client/player.ts';
import { startForTest } from './server/running.ts';
import type { Running } from './server/running.ts';
import { isHere, sitDown } from './server/two-players.ts';
import type { TwoPlayers } from './server/two-players.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 0, 1, 12);
const TEN_MINUTES = { type: 'bank', minutes: 10, increment: 0 };

interface Scene extends TwoPlayers {
  readonly server: Running;
  readonly machine: Machine;
}
/** Both have placed their mines, and it is black's turn. */
async function sit(clock: object = TEN_MINUTES): Promise<Scene> {
  const machine = makeMachine(NOON);
  const server = await startForTest({ world: machine });
  const players = await sitDown(server, { clock });
  await players.black.act({ type: 'place', squares: ['b1', 'c1', 'd1'] });
  await players.red.act({ type: 'place', squares: ['b8', 'c8', 'd8'] });
  await players.black.reach(2);
  return { ...players, server, machine };
}
const infoOf = async ({ blackBrowser, id }: Scene): Promise<MatchInfo> =>
  (await blackBrowser.ask<MyMatch>(`GET /api/matches/${id}`)).body.match;

async function expectFlagIn(scene: Scene, millis: number): Promise<void> {
  scene.machine.pass(millis - 1);
  expect((await infoOf(scene)).status).toBe('running');
  scene.machine.pass(1);
  await expect
    .poll(async () => (await infoOf(scene)).outcome)
    .toStrictEqual({ winners: ['red'], reason: 'time' });
}

test.each([HOUR, -HOUR])(
  'a clock set by %d ms in a match of ten minutes: nobody loses, and the flag falls on time',
  async (millis) => {
    const scene = await sit();
    scene.machine.pass(4 * MINUTE);
    scene.machine.setWall(millis);
    scene.machine.pass(SECOND);
    expect(await infoOf(scene)).toMatchObject({ status: 'running', time: 4 * MINUTE + SECOND });
    await expectFlagIn(scene, 6 * MINUTE - SECOND);
  },
);

test('a clock set four minutes on makes nobody absent who has been away for half a second', async () => {
  const scene = await sit({ type: 'none' });
  const { black, red, machine } = scene;
  black.line.hangUp();
  await red.until(() => !isHere(red, 'black'));
  machine.pass(500);
  machine.setWall(4 * MINUTE);
  red.line.say({ t: 'claim', id: 'early', seat: 'black' });
  expect(await red.reply('early')).toMatchObject({ t: 'refused', code: 'notAway' });
  machine.pass(3 * MINUTE - 500);
  red.line.say({ t: 'claim', id: 'due', seat: 'black' });
  expect(await red.reply('due')).toMatchObject({ t: 'update' });
});

test('while the machine sleeps nobody’s time runs, and nobody is away', async () => {
  const scene = await sit();
  scene.machine.pass(4 * MINUTE);
  scene.machine.sleep(8 * HOUR);
  expect((await infoOf(scene)).time).toBe(4 * MINUTE);
  await expectFlagIn(scene, 6 * MINUTE);
});

test.each([
  ['stop', -HOUR],
  ['stop', HOUR],
  ['crash', -HOUR],
  ['crash', HOUR],
] as const)(
  'after a %s with the clock set by %d ms in between a match goes on where it was, once and again',
  async (end, millis) => {
    const scene = await sit();
    const { server, machine } = scene;
    machine.pass(4 * MINUTE); // a heartbeat of the store falls here
    await server[end]();
    machine.setWall(millis);
    machine.pass(2 * MINUTE);
    const second = await server.again({ world: machine.restart() });
    expect(await infoOf(scene)).toMatchObject({ status: 'running', time: 4 * MINUTE });
    machine.pass(2 * SECOND); // no heartbeat yet
    await second.crash();
    machine.pass(2 * MINUTE);
    await server.again({ world: machine.restart() });
    const { time, status } = await infoOf(scene);
    expect(status).toBe('running');
    expect(time).toBeGreaterThanOrEqual(4 * MINUTE);
    expect(time).toBeLessThanOrEqual(4 * MINUTE + 2 * SECOND);
    await expectFlagIn(scene, 10 * MINUTE - time);
  },
);

test('a match loaded anew by the same server is not paused for a clock that was ahead', async () => {
  const scene = await sit();
  const { server, machine, id } = scene;
  machine.pass(4 * MINUTE);
  await server.stop();
  machine.setWall(-HOUR);
  const next = await server.again({ world: machine.restart() });
  machine.pass(MINUTE);
  next.app.matches.drop(id);
  expect((await infoOf(scene)).time).toBe(5 * MINUTE);
});

test('a match without a clock goes on at once after a clock that was ahead', async () => {
  const scene = await sit({ type: 'none' });
  const { server, machine, id, redBrowser } = scene;
  machine.pass(MINUTE);
  const { time } = await infoOf(scene);
  await server.stop();
  machine.setWall(-HOUR);
  await server.again({ world: machine.restart() });
  machine.pass(SECOND);
  expect((await infoOf(scene)).time).toBe(time + SECOND);
  const red = await join(redBrowser, id);
  red.line.say({ t: 'claim', id: 'early', seat: 'black' });
  expect(await red.reply('early')).toMatchObject({ code: 'notAway' });
  machine.pass(3 * MINUTE);
  red.line.say({ t: 'claim', id: 'due', seat: 'black' });
  expect(await red.reply('due')).toMatchObject({ t: 'update' });
});

test('what people read is the calendar’s', async () => {
  const scene = await sit();
  const { black, machine, server } = scene;
  machine.setWall(HOUR);
  black.line.say({ t: 'chat', id: 'c', text: 'what time is it?' });
  const { line } = await black.line.hear('chat');
  expect(line.at).toBe(NOON + HOUR);
  const { body } = await server.visitor().ask<MyMatch>('POST /api/matches', {
    body: { game: 'depth-charge' },
  });
  expect(body.match.createdAt).toBe(NOON + HOUR);
});
