import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player, Reply } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, isHere, sitDown, takeSeat } from '../server/two-players.ts';
import type { TwoPlayers } from '../server/two-players.ts';

const THREE_MINUTES = 3 * 60_000;
let claims = 0;

const claim = (player: Player, seat: string): Promise<Reply> => {
  const id = `claim-${(claims += 1)}`;
  player.line.say({ t: 'claim', id, seat });
  return player.reply(id);
};
async function sit(
  ask: object = {},
): Promise<TwoPlayers & { server: Running; clock: VirtualClock }> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  return { ...(await sitDown(server, { ...ask })), server, clock };
}
async function leave({ black, red }: TwoPlayers): Promise<void> {
  red.line.hangUp();
  await black.until(() => !isHere(black, 'red'));
}
const refused = (code: string): object => ({ t: 'refused', code });

test('who is away for three minutes can be claimed absent, and that is logged', async () => {
  const sitting = await sit();
  const { server, clock, id, black } = sitting;
  await leave(sitting);
  clock.pass(THREE_MINUTES - 1);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
  clock.pass(1);
  expect(await claim(black, 'red')).toMatchObject({ t: 'update' });
  const over = await black.line.hear('match', ({ match }) => match.status === 'finished');
  expect(over.match.outcome).toStrictEqual({ winners: ['black'], reason: 'absent' });
  expect(server.disk.logs.get(id)?.at(-1)).toContain('"reason":"absent"');
});

test('who is away can be claimed only while the match waits for them, and the others are told when it does', async () => {
  const sitting = await sit();
  const { clock, black, red } = sitting;
  await black.act({ type: 'place', squares: ['b1', 'c1', 'd1'] });
  await red.act({ type: 'place', squares: ['b8', 'c8', 'd8'] });
  await leave(sitting);
  clock.pass(THREE_MINUTES);
  expect(await claim(black, 'red'), 'it is black’s turn').toMatchObject(refused('notWaitedFor'));
  await black.act({ type: 'move', to: 'a2' });
  await black.line.hear('match', ({ waitedFor }) => waitedFor.join() === 'red');
  expect(await claim(black, 'red')).toMatchObject({ t: 'update' });
});

test('a claim sent twice is made once', async () => {
  const sitting = await sit();
  await leave(sitting);
  sitting.clock.pass(THREE_MINUTES);
  sitting.black.line.say({ t: 'claim', id: 'x', seat: 'red' });
  expect(await sitting.black.reply('x')).toMatchObject({ t: 'update', re: 'x' });
  sitting.black.line.say({ t: 'claim', id: 'x', seat: 'red' });
  expect(await sitting.black.reply('x')).toStrictEqual({ t: 'done', re: 'x' });
});

test('who comes back in time is away from anew when leaving again', async () => {
  const sitting = await sit();
  const { clock, id, black, redBrowser } = sitting;
  await leave(sitting);
  clock.pass(THREE_MINUTES - 1);
  const back = await join(redBrowser, id);
  clock.pass(THREE_MINUTES);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
  await leave({ ...sitting, red: back });
  clock.pass(1);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
});

test('one tab that stays open is enough to be here', async () => {
  const sitting = await sit();
  const { clock, id, black, red, redBrowser } = sitting;
  await join(redBrowser, id);
  red.line.hangUp();
  await red.line.ended;
  clock.pass(THREE_MINUTES);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
});

test('nobody is claimed by their own side, by spectators, or where a clock runs', async () => {
  const sitting = await sit();
  const { server, clock, id, black, redBrowser } = sitting;
  await leave(sitting);
  clock.pass(THREE_MINUTES);
  const watcher = await join(server.visitor(), id);
  expect(await claim(watcher, 'red')).toMatchObject(refused('notOpponent'));
  expect(await claim(black, 'black')).toMatchObject(refused('notOpponent'));
  expect(await claim(black, 'green')).toMatchObject(refused('noSuchSeat'));
  const tab = await join(redBrowser, id);
  expect(await claim(tab, 'red')).toMatchObject(refused('notOpponent'));

  const timed = await sit({ clock: { type: 'days', days: 2 } });
  await leave(timed);
  timed.clock.pass(THREE_MINUTES);
  expect(await claim(timed.black, 'red')).toMatchObject(refused('clockDecides'));
});

test('the three minutes begin with the match: waiting in the lobby elsewhere is no absence', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const ann = server.visitor();
  const ben = server.visitor();
  const { match } = await create(ann, { seats: { red: 'me' } });
  const early = await join(ann, match.id);
  early.line.hangUp();
  await early.line.ended;
  clock.pass(10 * THREE_MINUTES);
  await takeSeat(ben, match.id, { seat: 'black' });
  const black = await join(ben, match.id);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
  clock.pass(THREE_MINUTES);
  expect(await claim(black, 'red')).toMatchObject({ t: 'update' });
});

test('after a restart everybody has three minutes to come back', async () => {
  const sitting = await sit();
  const { server, clock, id, blackBrowser } = sitting;
  await leave(sitting);
  clock.pass(THREE_MINUTES);
  await server.stop();
  clock.pass(THREE_MINUTES);
  await server.again();
  const black = await join(blackBrowser, id);
  expect(await claim(black, 'red')).toMatchObject(refused('notAway'));
  clock.pass(THREE_MINUTES);
  expect(await claim(black, 'red')).toMatchObject({ t: 'update' });
});
