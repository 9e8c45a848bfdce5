import type { Action } from '@fathom/depth-charge';
import type { Notices, PushNote } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { REAL_RUNTIME } from '../../src/runtime.ts';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { startSeveral } from '../server/several.ts';
import { create, isHere, sitDown, takeSeat } from '../server/two-players.ts';
import type { TwoPlayers } from '../server/two-players.ts';
import type { PushService } from './push-service.ts';
import { startPushService } from './services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 5_000; // by then whoever is not back is sent a notice

/** Real time, and as much more as the test lets pass. */
function timeThatJumps(): { ahead: number; readonly world: object } {
  const time = {
    ahead: 0,
    world: {
      noticeEvery: 10,
      now: () => REAL_RUNTIME.now() + time.ahead,
      calendar: () => REAL_RUNTIME.calendar() + time.ahead,
    },
  };
  return time;
}

async function subscribe(browser: Browser, push: PushService): Promise<void> {
  const { body } = await browser.ask<Notices>('GET /api/me/notices');
  const { subscription } = push.browser(body.pushKey);
  await browser.ask('POST /api/me/notices/browsers', { body: subscription });
}

const choose = (player: Player, n = 0): Action => {
  const all = player.legal();
  return all[n % all.length] as Action;
};

/** Both have hidden their mines, and it is black's turn. */
async function begun(table: TwoPlayers, mines: { readonly black: number; readonly red: number }) {
  await table.black.act(choose(table.black, mines.black));
  await table.red.act(choose(table.red, mines.red));
  await table.black.until(() => table.black.legal().length > 0);
  return table;
}

/** Leaves the table, and the others have heard of it. */
async function go(player: Player, seat: string, seenBy: Player): Promise<void> {
  player.line.hangUp();
  await seenBy.until(() => !isHere(seenBy, seat));
}

const notes = (push: PushService): readonly PushNote[] => push.came.map(({ note }) => note);

test('a match by correspondence: my turn, time running out, the end; and nothing of what lies hidden', async () => {
  const time = timeThatJumps();
  const push = await startPushService();
  const server = await startForTest({ world: time.world });
  const table = await sitDown(server, { clock: { type: 'days', days: 3 } });
  const { id, black, red, blackBrowser, redBrowser } = await begun(table, { black: 0, red: 7 });
  await blackBrowser.ask('PUT /api/me', { body: { name: 'Ann' } });
  await redBrowser.ask('PUT /api/me', { body: { name: 'Ben' } });
  await subscribe(blackBrowser, push);
  const boat = choose(black);
  await black.act(boat);
  await go(black, 'black', red);
  await red.until(() => red.legal().length > 0);
  await red.act(choose(red));
  time.ahead += SOON;
  await push.after(1);
  time.ahead += 3 * DAY - 11 * HOUR;
  await push.after(2);
  await redBrowser.ask(`POST /api/matches/${id}/seats/red/resign`);
  time.ahead += SOON;
  await push.after(3);
  expect(notes(push)).toStrictEqual([
    { title: 'Your turn', body: 'Depth Charge with Ben. You have 2 days.', match: id },
    { title: 'Your turn: 10 hours left', body: 'Depth Charge with Ben.', match: id },
    { title: 'You have won', body: 'Depth Charge with Ben.', match: id },
  ]);
});

test('a table of one’s own: somebody comes, and it begins; later a rematch is offered', async () => {
  const time = timeThatJumps();
  const push = await startPushService();
  const server = await startForTest({ world: time.world });
  const [ann, ben] = [server.visitor(), server.visitor()];
  await ben.ask('PUT /api/me', { body: { name: 'Ben' } });
  await subscribe(ann, push);
  const seats = { black: 'me' };
  const { match } = await create(ann, { options: { first: 'black' }, seats });
  await takeSeat(ben, match.id, { seat: 'red' });
  time.ahead += SOON;
  await push.after(1);
  await ben.ask(`POST /api/matches/${match.id}/seats/red/resign`);
  time.ahead += SOON;
  await push.after(2);
  await ben.ask(`POST /api/matches/${match.id}/rematch`);
  time.ahead += SOON;
  await push.after(3);
  expect(notes(push)).toStrictEqual([
    {
      title: 'Your match has begun',
      body: 'Depth Charge with Ben. It is your turn.',
      match: match.id,
    },
    { title: 'You have won', body: 'Depth Charge with Ben.', match: match.id },
    { title: 'A rematch is offered', body: 'Depth Charge with Ben.', match: match.id },
  ]);
});

/** Ann is away while Ben moves, at a table of theirs. */
async function benMoves(server: Running, ann: Browser, isBack: boolean): Promise<string> {
  const ben = server.visitor();
  const { match } = await create(ann, { options: { first: 'red' }, seats: { black: 'me' } });
  await takeSeat(ben, match.id, { seat: 'red' });
  const black = await join(ann, match.id);
  const red = await join(ben, match.id);
  await black.act(choose(black));
  await red.act(choose(red));
  await go(black, 'black', red);
  await red.until(() => red.legal().length > 0);
  await red.act(choose(red));
  if (isBack) {
    await join(ann, match.id);
    await red.until(() => isHere(red, 'black'));
  }
  red.line.hangUp();
  return match.id;
}

test('whoever is back at the table by then is sent nothing', async () => {
  const time = timeThatJumps();
  const push = await startPushService();
  const server = await startForTest({ world: time.world });
  const ann = server.visitor();
  await subscribe(ann, push);
  await benMoves(server, ann, true);
  const away = await benMoves(server, ann, false);
  time.ahead += SOON;
  await push.after(1);
  await server.stop();
  expect(notes(push).map(({ match }) => match)).toEqual([away]);
});

test('a server that dies loses no notice: the next one sends it, once', async () => {
  const time = timeThatJumps();
  const push = await startPushService();
  const server = await startForTest({ world: time.world });
  const ann = server.visitor();
  await subscribe(ann, push);
  const first = await benMoves(server, ann, false);
  await server.crash();
  const next = await server.again();
  time.ahead += SOON;
  await push.after(1);
  const second = await benMoves(next, ann, false);
  await next.crash();
  const last = await next.again();
  time.ahead += SOON;
  await push.after(2);
  await last.stop();
  expect(notes(push).map(({ match }) => match)).toEqual([first, second]);
});

test('of several servers on one store one sends it', async () => {
  const time = timeThatJumps();
  const push = await startPushService();
  const site = await startSeveral(3, { world: time.world });
  const [first] = site.servers as [Running];
  const ann = first.visitor();
  await subscribe(ann, push);
  const matches = [await benMoves(first, ann, false), await benMoves(first, ann, false)];
  await site.settled();
  time.ahead += SOON;
  await push.after(2);
  await site.stop();
  expect(
    notes(push)
      .map(({ match }) => match ?? '')
      .toSorted(),
  ).toEqual(matches.toSorted());
});

/** What is told of a match with these mines of red, in every respect. */
async function told(mines: number): Promise<readonly string[]> {
  const time = timeThatJumps();
  const push = await startPushService();
  const server = await startForTest({ world: time.world });
  const table = await begun(await sitDown(server), { black: 0, red: mines });
  const { id, black, red, blackBrowser, redBrowser } = table;
  await redBrowser.ask('PUT /api/me', { body: { name: 'Ben' } });
  await subscribe(blackBrowser, push);
  await black.act(choose(black));
  await go(black, 'black', red);
  await red.until(() => red.legal().length > 0);
  await red.act(choose(red));
  time.ahead += SOON;
  const [pushed] = await push.after(1);
  const { ttl, urgency } = pushed?.headers ?? {};
  const length = pushed?.headers['content-length'];
  return [
    JSON.stringify(pushed?.note).replace(id, 'MATCH'),
    ttl ?? '',
    urgency ?? '',
    length ?? '',
  ];
}

test('two matches that differ in hidden mines alone have the same notices, byte for byte', async () => {
  expect(await told(3)).toEqual(await told(1234));
});
