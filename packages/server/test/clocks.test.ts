import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import type { MatchInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from './client/browser.ts';
import { join } from './client/player.ts';
import type { Player, Reply } from './client/player.ts';
import { startForTest } from './server/running.ts';
import type { Running } from './server/running.ts';
import { create, sitDown } from './server/two-players.ts';
import type { TwoPlayers } from './server/two-players.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

interface Timed extends TwoPlayers {
  readonly server: Running;
  readonly clock: VirtualClock;
}
async function sitTimed(rule: object): Promise<Timed> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const sitting = await sitDown(server, { clock: rule });
  return { ...sitting, server, clock };
}
/** Both have placed their mines, and it is black's turn. */
async function sitPlaying(rule: object): Promise<Timed> {
  const timed = await sitTimed(rule);
  await timed.black.act({ type: 'place', squares: ['b1', 'c1', 'd1'] });
  await timed.red.act({ type: 'place', squares: ['b8', 'c8', 'd8'] });
  await timed.black.reach(2);
  return timed;
}
const infoOf = async (browser: Browser, id: string): Promise<MatchInfo> =>
  (await browser.ask<MyMatch>(`GET /api/matches/${id}`)).body.match;
const timeIsUp = { winners: ['red'], reason: 'time' };

test.each([
  [{ type: 'move', seconds: 30 }, 30 * SECOND],
  [{ type: 'bank', minutes: 2, increment: 5 }, 2 * MINUTE + 5 * SECOND], // the placing gained 5
  [{ type: 'days', days: 3 }, 3 * DAY],
])('%j: running out is a logged forfeit, told to all', async (rule, allowance) => {
  const { server, clock, id, black, red } = await sitPlaying(rule);
  const watcher = await join(server.visitor(), id);
  expect(watcher.knows.match()?.clocks).toMatchObject({
    left: { black: allowance },
    running: ['black'],
  });
  clock.pass(allowance - 1);
  expect((await infoOf(server.visitor(), id)).status).toBe('running');
  clock.pass(1);
  for (const player of [black, red, watcher]) {
    const over = await player.line.hear('match', ({ match }) => match.status === 'finished');
    expect(over.match.outcome).toStrictEqual(timeIsUp);
    const update = await player.line.hear('update', ({ n }) => n === 3);
    expect(update.events).toContainEqual({ type: 'forfeited', side: 'black', reason: 'time' });
    expect(update.clocks?.running).toStrictEqual([]);
  }
  const row = JSON.parse(server.disk.logs.get(id)?.at(-1) ?? '') as { input: object };
  expect(row.input).toMatchObject({ type: 'forfeit', seat: 'black', reason: 'time' });
});

test('seconds a move: each move has its own, and every update shows what is left', async () => {
  const { clock, black, red } = await sitTimed({ type: 'move', seconds: 30 });
  clock.pass(10 * SECOND);
  const placed = await black.act(black.legal()[0]);
  expect(placed).toMatchObject({
    clocks: { at: 10 * SECOND, left: { red: 20 * SECOND }, running: ['red'] },
  });
  clock.pass(15 * SECOND);
  const both = await red.act(red.legal()[0]);
  expect(both).toMatchObject({ clocks: { left: { black: 30 * SECOND }, running: ['black'] } });
});

test('minutes + increment: what is saved is kept, and each move gains a little', async () => {
  const { clock, black, red } = await sitPlaying({ type: 'bank', minutes: 1, increment: 5 });
  const start = black.line.messages.findLast((message) => message.t === 'update')?.clocks;
  expect(start).toMatchObject({ left: { black: 65 * SECOND, red: 65 * SECOND } });
  clock.pass(20 * SECOND);
  const moved = await black.act({ type: 'move', to: 'a2' });
  expect(moved).toMatchObject({
    clocks: { left: { black: 50 * SECOND, red: 65 * SECOND }, running: ['red'] },
  });
  clock.pass(65 * SECOND);
  const over = await red.line.hear('match', ({ match }) => match.status === 'finished');
  expect(over.match.outcome).toStrictEqual({ winners: ['black'], reason: 'time' });
});

test('a refused move costs time and gives none back', async () => {
  const { clock, black } = await sitPlaying({ type: 'bank', minutes: 1, increment: 5 });
  clock.pass(10 * SECOND);
  expect(await black.act({ type: 'move', to: 'h8' })).toMatchObject({ t: 'refused' });
  clock.pass(55 * SECOND);
  const over = await black.line.hear('match', ({ match }) => match.status === 'finished');
  expect(over.match.outcome).toStrictEqual(timeIsUp);
});

test('in the lobby and without a clock nobody’s time runs', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const ann = server.visitor();
  const { match } = await create(ann, {
    seats: { black: 'me' },
    clock: { type: 'move', seconds: 5 },
  });
  const { id } = await sitDown(server);
  clock.pass(60 * MINUTE);
  expect(await infoOf(ann, match.id)).toMatchObject({ status: 'lobby', time: 0 });
  expect(await infoOf(ann, id)).toMatchObject({ status: 'running', clocks: null });
});

test('a ping tells the game time, to set the shown clocks by', async () => {
  const { clock, black } = await sitTimed({ type: 'move', seconds: 30 });
  clock.pass(7 * SECOND);
  black.line.say({ t: 'ping' });
  expect(await black.line.hear('pong')).toStrictEqual({ t: 'pong', time: 7 * SECOND });
});

test('a move that comes after the time is too late, even if the timer is slow', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: { ...clock, after: () => () => {} } });
  const { id, black } = await sitDown(server, { clock: { type: 'move', seconds: 30 } });
  clock.pass(31 * SECOND);
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'refused', code: 'over' });
  expect(await infoOf(server.visitor(), id)).toMatchObject({
    status: 'finished',
    outcome: { reason: 'time' },
  });
});

test.each(['stop', 'crash'] as const)(
  'after a %s the time the server was down is nobody’s',
  async (end) => {
    const { server, clock, id, blackBrowser } = await sitPlaying({ type: 'move', seconds: 30 });
    clock.pass(5 * SECOND); // a heartbeat of the store falls here
    await server[end]();
    clock.pass(DAY);
    const next = await server.again();
    expect(await infoOf(blackBrowser, id)).toMatchObject({
      status: 'running',
      time: 5 * SECOND,
      clocks: { at: 0, left: { black: 30 * SECOND }, running: ['black'] },
    });
    expect(next.disk.logs.get(id)?.at(-1)).toContain('"type":"paused"');
    clock.pass(25 * SECOND - 1);
    expect((await infoOf(blackBrowser, id)).status).toBe('running');
    clock.pass(1);
    await expect.poll(async () => (await infoOf(blackBrowser, id)).outcome).toStrictEqual(timeIsUp);
  },
);

test('a server that crashes again right after it came back does not count a pause twice', async () => {
  const { server, clock, id, blackBrowser } = await sitPlaying({ type: 'move', seconds: 60 });
  clock.pass(10 * SECOND);
  await server.crash();
  clock.pass(MINUTE);
  const second = await server.again();
  clock.pass(2 * SECOND); // no heartbeat yet
  await second.crash();
  clock.pass(MINUTE);
  await server.again();
  const { time } = await infoOf(blackBrowser, id);
  expect(time).toBeGreaterThanOrEqual(10 * SECOND);
  expect(time).toBeLessThanOrEqual(12 * SECOND);
});

test('a match goes on after many restarts with its clock where it was', async () => {
  const { server, clock, id, blackBrowser, redBrowser } = await sitPlaying({
    type: 'bank',
    minutes: 1,
    increment: 0,
  });
  let running = server;
  for (let i = 0; i < 3; i++) {
    clock.pass(5 * SECOND);
    await running.stop();
    clock.pass(DAY);
    running = await server.again();
  }
  const black = await join(blackBrowser, id);
  const moved = await black.act({ type: 'move', to: 'a2' });
  expect(moved).toMatchObject({ clocks: { left: { black: 45 * SECOND } } });
  const red = await join(redBrowser, id);
  clock.pass(10 * SECOND);
  expect(await red.act({ type: 'move', to: 'h7' })).toMatchObject({
    clocks: { left: { black: 45 * SECOND, red: 50 * SECOND } },
  });
});

/** Asks for time off, or says yes or no to it. */
async function talk(player: Player, message: object): Promise<Reply> {
  const id = `t-${(said += 1)}`;
  const [seat] = player.knows.you();
  player.line.say({ ...message, id, seat });
  return player.reply(id);
}
let said = 0;
const ask = (days: number): object => ({ t: 'askTimeOff', days });
const answer = (word: 'agree' | 'decline'): object => ({ t: 'answerTimeOff', answer: word });

test('clocks stand still by agreement of all, for so many days, and then go on where they were', async () => {
  const { server, clock, id, black, red } = await sitPlaying({ type: 'move', seconds: 60 });
  clock.pass(20 * SECOND);
  expect(await talk(black, ask(3))).toMatchObject({ t: 'done' });
  const asked = await red.line.hear('match', ({ match }) => match.timeOff !== null);
  expect(asked.match.timeOff).toMatchObject({
    left: 0,
    asked: { by: 'black', days: 3, agreed: [], missing: ['red'] },
  });
  clock.pass(10 * SECOND);
  await talk(red, answer('agree'));
  const off = await black.line.hear('match', ({ match }) => (match.timeOff?.left ?? 0) > 0);
  expect(off.match).toMatchObject({ time: 30 * SECOND, timeOff: { left: 3 * DAY, asked: null } });
  clock.pass(2 * DAY);
  expect(await infoOf(server.visitor(), id)).toMatchObject({
    status: 'running',
    time: 30 * SECOND,
    timeOff: { left: DAY },
  });
  clock.pass(DAY + 29 * SECOND);
  expect(await infoOf(server.visitor(), id)).toMatchObject({
    status: 'running',
    time: 59 * SECOND,
    timeOff: null,
  });
  clock.pass(SECOND);
  const over = await black.line.hear('match', ({ match }) => match.status === 'finished');
  expect(over.match.outcome).toStrictEqual(timeIsUp);
});

test('all can agree to go on before that; one who declines, or takes it back, ends the talk', async () => {
  const { clock, black, red, id, server } = await sitPlaying({ type: 'days', days: 1 });
  await talk(black, ask(14));
  await talk(red, answer('decline'));
  expect((await infoOf(server.visitor(), id)).timeOff).toBeNull();
  expect(await talk(red, answer('agree'))).toMatchObject({ code: 'nothingAsked' });
  await talk(red, ask(14));
  await talk(black, ask(14)); // the same wish is an agreement
  clock.pass(5 * DAY);
  expect(await talk(red, ask(7))).toMatchObject({ code: 'onTimeOff' });
  await talk(red, ask(0));
  await talk(red, answer('decline'));
  await talk(red, ask(0));
  await talk(black, answer('agree'));
  expect(await infoOf(server.visitor(), id)).toMatchObject({ time: 0, timeOff: null });
  clock.pass(DAY - 1);
  expect((await infoOf(server.visitor(), id)).status).toBe('running');
  clock.pass(1);
  const over = await black.line.hear('match', ({ match }) => match.status === 'finished');
  expect(over.match.outcome).toStrictEqual(timeIsUp);
  expect(await talk(black, ask(1))).toMatchObject({ code: 'over' });
});

test('time off is for those in a seat, where there is a clock, and not for ever', async () => {
  const { server, black, red, id } = await sitPlaying({ type: 'days', days: 1 });
  const watcher = await join(server.visitor(), id);
  watcher.line.say({ ...ask(3), id: 'w', seat: 'black' });
  expect(await watcher.reply('w')).toMatchObject({ code: 'notYourSeat' });
  expect(await talk(black, ask(0))).toMatchObject({ code: 'notOnTimeOff' });
  black.line.say({ ...ask(15), id: 'long', seat: 'black' });
  expect(await black.line.hear('error')).toMatchObject({ message: /1 to 14 days/ });
  for (let n = 0; n < 20; n += 1) {
    await talk(red, ask(1));
    await talk(red, answer('decline'));
  }
  expect(await talk(red, ask(1))).toMatchObject({ code: 'usedUp', facts: { share: 'timeOff' } });
  expect(await talk(black, ask(1)), 'the other’s share is their own').toMatchObject({ t: 'done' });
  const untimed = await sitDown(server);
  expect(await talk(untimed.black, ask(3))).toMatchObject({ code: 'noClock' });
});

test.each([
  ['before it is over', 3 * DAY, 2 * DAY],
  ['long after it is over', 30 * DAY, 0],
])(
  'time off goes on while the server is down, and ends by the calendar: back %s',
  async (_, down, left) => {
    const { server, clock, id, black, red, blackBrowser } = await sitPlaying({
      type: 'move',
      seconds: 60,
    });
    clock.pass(5 * SECOND);
    await talk(black, ask(5));
    await talk(red, answer('agree'));
    await server.stop();
    clock.pass(down);
    await server.again();
    const info = await infoOf(blackBrowser, id);
    expect(info.time, 'game time stands still once, not twice').toBe(5 * SECOND);
    expect(info.timeOff?.left ?? 0).toBe(left);
    clock.pass(left + 54 * SECOND);
    expect((await infoOf(blackBrowser, id)).status).toBe('running');
    clock.pass(SECOND);
    await expect.poll(async () => (await infoOf(blackBrowser, id)).outcome).toStrictEqual(timeIsUp);
  },
);
