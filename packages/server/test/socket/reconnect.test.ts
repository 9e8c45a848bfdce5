import type { Message } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { openLine } from '../client/line.ts';
import { join, playOn } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import { create, isHere, sitDown } from '../server/two-players.ts';

/** What a connection that was never interrupted was told after number n. */
const toldSince = ({ line }: Player, n: number): readonly Message[] =>
  line.messages
    .filter((message) => message.t === 'update')
    .filter((update) => update.n > n)
    .map(({ n, events, patch }) => ({ n, events, patch }));

const first = ({ line }: Player): Player['line']['messages'][number] | undefined =>
  line.messages[0];

test('whoever comes back is told exactly what an uninterrupted twin was told meanwhile', async () => {
  const server = await startForTest();
  const { id, black, red, redBrowser } = await sitDown(server);
  const twin = await join(redBrowser, id);
  await red.act(red.legal()[100]);
  const { knows } = red;
  red.line.drop();
  const seen = { as: knows.you(), n: knows.n() ?? -1 };

  await black.act(black.legal()[200]);
  for (let n = 3; n < 7 && !black.isOver(); n++) {
    await Promise.all([black.reach(n - 1), twin.reach(n - 1)]);
    const mover = black.view().turn === 'black' ? black : twin;
    await mover.act(mover.legal()[n]);
  }
  await Promise.all([twin.reach(black.knows.n() ?? 0), black.reach(twin.knows.n() ?? 0)]);
  const back = await join(redBrowser, id, { seen, knows });
  expect(first(back)).toMatchObject({ t: 'resumed', missed: toldSince(twin, seen.n) });
  expect(toldSince(twin, seen.n).length).toBeGreaterThan(1);
  expect(back.view()).toStrictEqual(twin.view());
  expect(knows.events()).toStrictEqual(twin.knows.events());
});

test('from every number on, for every audience, exactly the rest is told', async () => {
  const server = await startForTest();
  const { id, black, red, blackBrowser, redBrowser } = await sitDown(server);
  const guest = server.visitor();
  const watcher = await join(guest, id);
  await Promise.all([playOn(black, luck(21)), playOn(red, luck(22))]);
  await watcher.until(watcher.isOver);
  const audiences: readonly (readonly [Browser, Player])[] = [
    [blackBrowser, black],
    [redBrowser, red],
    [guest, watcher],
  ];
  for (const [browser, twin] of audiences)
    for (let n = 0; n <= (twin.knows.n() ?? 0); n++) {
      const line = await openLine(server.address, { cookie: browser.cookie() });
      line.say({ t: 'join', v: PROTOCOL_VERSION, match: id, seen: { as: twin.knows.you(), n } });
      expect((await line.hear('resumed')).missed).toStrictEqual(toldSince(twin, n));
      line.drop();
    }
});

test.each([
  ['a number that was never told', { as: ['black'], n: 99 }],
  ['another’s eyes', { as: ['red'], n: 1 }],
  ['a spectator’s eyes', { as: [], n: 1 }],
  ['all eyes', { as: ['black', 'red'], n: 1 }],
  ['eyes of nobody', { as: ['green'], n: 1 }],
])('%s: the answer is a whole snapshot for these eyes only', async (_title, seen) => {
  const server = await startForTest();
  const { id, black, red, blackBrowser } = await sitDown(server);
  await black.act(black.legal()[0]);
  await red.act(red.legal()[0]);
  const back = await join(blackBrowser, id, { seen: seen as never });
  expect(first(back)).toMatchObject({
    t: 'welcome',
    you: ['black'],
    table: { n: 2, view: { mines: { red: null } } },
  });
});

test('a spectator who claims a player’s eyes is told nothing of theirs', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  await black.act(black.legal()[0]);
  await red.act(red.legal()[0]);
  const spy = await join(server.visitor(), id, { seen: { as: black.knows.you(), n: 0 } });
  expect(first(spy)).toMatchObject({ t: 'welcome', you: [] });
  expect(spy.line.texts.join('')).not.toMatch(/"squares":\["/);
});

test('who was here before the start gets the whole table after it', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const early = await join(ann, match.id, { seen: { as: ['black' as never], n: 0 } });
  expect(first(early)).toMatchObject({ t: 'welcome', table: null });
});

test('of the chat, too, only what was missed is told', async () => {
  const server = await startForTest();
  const { id, black, redBrowser, red } = await sitDown(server);
  for (const text of ['one', 'two', 'three']) {
    black.line.say({ t: 'chat', id: text, text });
    await black.line.hear('done', ({ re }) => re === text);
  }
  const back = await join(redBrowser, id, {
    seen: { as: red.knows.you(), n: 0 },
    chat: { table: 2 },
  });
  expect(first(back)).toMatchObject({ t: 'resumed', chat: [{ n: 3, text: 'three' }] });
  const anew = await join(redBrowser, id, { chat: { table: 2 } });
  expect(first(anew), 'a snapshot is whole').toMatchObject({
    t: 'welcome',
    chat: [{ n: 1 }, { n: 2 }, { n: 3 }],
  });
});

test('a socket that joins another match hears no more of the first', async () => {
  const server = await startForTest();
  const one = await sitDown(server);
  const two = await sitDown(server);
  const line = one.red.line;
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: two.id });
  await line.hear('welcome', ({ match }) => match.id === two.id);
  await one.black.until(() => !isHere(one.black, 'red'));
  await one.black.act(one.black.legal()[0]);
  await two.black.act(two.black.legal()[0]);
  await line.hear('update');
  expect(line.messages.filter(({ t }) => t === 'update')).toHaveLength(1);
});

test('two joins in one breath leave the socket in the second match only', async () => {
  const server = await startForTest();
  const one = await sitDown(server);
  const two = await sitDown(server);
  const hasty = await join(one.redBrowser, two.id);
  one.red.line.drop();
  await one.black.until(() => !isHere(one.black, 'red'));
  hasty.line.say({ t: 'join', v: PROTOCOL_VERSION, match: one.id });
  hasty.line.say({ t: 'join', v: PROTOCOL_VERSION, match: two.id });
  await hasty.line.hear('welcome', ({ match }) => match.id === two.id);
  const updates = (): number => hasty.line.messages.filter(({ t }) => t === 'update').length;
  await one.black.act(one.black.legal()[0]);
  await two.black.act(two.black.legal()[0]);
  await expect.poll(updates).toBe(1);
  hasty.line.hangUp();
  await hasty.line.ended;
  const late = await join(server.visitor(), one.id);
  expect(isHere(late, 'red'), 'nobody is left behind in the first').toBe(false);
});
