import { virtualClock } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import type { ChatLine } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { makeRowing, person, quiet, sit, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

const CREWS = { Ann: ['north.cox'], Ben: ['north.bow'], Dan: ['south.cox'] };
const texts = (player: Player): readonly string[] =>
  player.knows.chat().map(({ to, n, text }: ChatLine) => `${to} ${n} ${text}`);

let inputs = 0;
async function tell(player: Player, text: string, to?: 'table' | 'crew'): Promise<void> {
  const id = `chat-${(inputs += 1)}`;
  player.line.say({ t: 'chat', id, text, ...(to === undefined ? {} : { to }) });
  await player.line.hear('done', ({ re }) => re === id);
}

test('what is said to the crew reaches those who hold its seats, numbered apart', async () => {
  const server = await startRowing();
  const table = await setSail(server, CREWS);
  const [ann, ben, dan] = [table.player('Ann'), table.player('Ben'), table.player('Dan')];
  const watcher = await join(server.visitor(), table.id);
  await tell(ann, 'hello all');
  await tell(ann, 'they come from the west', 'crew');
  await tell(dan, 'we come from the west', 'crew');
  await tell(ben, 'understood', 'crew');
  await tell(ben, 'good luck', 'table');
  await Promise.all([ann, ben, dan, watcher].map(quiet));
  const north = [
    'table 1 hello all',
    'north 1 they come from the west',
    'north 2 understood',
    'table 2 good luck',
  ];
  expect(texts(ann)).toStrictEqual(north);
  expect(texts(ben)).toStrictEqual(north);
  expect(texts(dan)).toStrictEqual([
    'table 1 hello all',
    'south 1 we come from the west',
    'table 2 good luck',
  ]);
  expect(texts(watcher)).toStrictEqual(['table 1 hello all', 'table 2 good luck']);
});

test('who comes back gets what was missed of each channel, and a fresh one no more than is theirs', async () => {
  // Time stands still, and with it the bots: whoever joins anew knows no move that was missed.
  const server = await startRowing(virtualClock());
  const table = await setSail(server, CREWS);
  const [ann, ben] = [table.player('Ann'), table.player('Ben')];
  await tell(ann, 'one', 'crew');
  await tell(ann, 'two', 'crew');
  await tell(ann, 'three', 'table');
  const seen = { as: ben.knows.you(), n: ben.knows.n() ?? 0 };
  const browser = table.browser('Ben');
  const back = await join(browser, table.id, { seen, chat: { table: 0, north: 1, south: 0 } });
  expect(back.line.messages[0]).toMatchObject({ t: 'resumed' });
  expect(texts(back)).toStrictEqual(['north 2 two', 'table 1 three']);
  const spy = await join(table.browser('Dan'), table.id, {
    seen: { as: table.player('Dan').knows.you(), n: 0 },
    chat: { north: 0, table: 0 },
  });
  expect(texts(spy)).toStrictEqual(['table 1 three']);
  await server.crash();
  const next = await server.again();
  expect(texts(await join(browser, table.id))).toStrictEqual([
    'north 1 one',
    'north 2 two',
    'table 1 three',
  ]);
  expect(texts(await join(next.visitor(), table.id))).toStrictEqual(['table 1 three']);
});

test('after the end a crew’s talk stays its own', async () => {
  const server = await startRowing();
  const table = await setSail(server, CREWS);
  const ann = table.player('Ann');
  await tell(ann, 'never tell', 'crew');
  const browser = table.browser('Ann');
  await browser.ask(`POST /api/matches/${table.id}/seats/north.cox/resign`);
  await table.browser('Ben').ask(`POST /api/matches/${table.id}/seats/north.bow/resign`);
  await tell(ann, 'still ours', 'crew');
  await quiet(table.player('Dan'));
  expect(texts(table.player('Dan'))).toStrictEqual([]);
  expect(texts(await join(table.browser('Dan'), table.id))).toStrictEqual([]);
  expect(texts(await join(table.browser('Ben'), table.id))).toHaveLength(2);
  const { text } = await browser.ask(`GET /api/matches/${table.id}/export`);
  expect(text).not.toContain('never tell');
});

test('spectators have no crew, nor has who sits alone on a side', async () => {
  const server = await startRowing();
  const table = await setSail(server, CREWS);
  const watcher = await join(server.visitor(), table.id);
  watcher.line.say({ t: 'chat', id: '1', to: 'crew', text: 'hi' });
  expect(await watcher.line.hear('refused')).toMatchObject({ re: '1', code: 'noCrew' });
  const { black } = await sitDown(await startForTest());
  black.line.say({ t: 'chat', id: '1', to: 'crew', text: 'hi' });
  expect(await black.line.hear('refused')).toMatchObject({ re: '1', code: 'noCrew' });
});

test('who changes sides in the lobby takes nothing along but what is remembered', async () => {
  const server = await startRowing();
  const [ann, ben, dan] = [
    await person(server, 'Ann'),
    await person(server, 'Ben'),
    await person(server, 'Dan'),
  ];
  const { match } = await makeRowing(ann, { seats: { 'north.cox': 'me' } });
  await sit(ben, match.id, { seat: 'north.bow' });
  await sit(dan, match.id, { seat: 'south.cox' });
  const [annAt, benAt, danAt] = [
    await join(ann, match.id),
    await join(ben, match.id),
    await join(dan, match.id),
  ];
  await tell(annAt, 'we go north', 'crew');
  await tell(danAt, 'we go south', 'crew');
  await quiet(benAt);
  expect(texts(benAt)).toStrictEqual(['north 1 we go north']);
  await sit(ben, match.id, { seat: 'south.bow', leave: 'north.bow' });
  await tell(annAt, 'has he gone?', 'crew');
  await tell(danAt, 'welcome', 'crew');
  await quiet(benAt);
  expect(texts(benAt)).toStrictEqual(['south 1 we go south', 'south 2 welcome']);
  await ben.ask(`DELETE /api/matches/${match.id}/seats/south.bow`);
  await tell(danAt, 'gone again', 'crew');
  await quiet(benAt);
  expect(texts(benAt)).toStrictEqual([]);
});

test('each channel has its own limit, and neither tells of the other', async () => {
  const server = await startRowing();
  const table = await setSail(server, CREWS);
  const log = server.disk.logs.get(table.id) ?? [];
  const { guest } = log
    .map((row) => JSON.parse(row) as { seat?: string; guest: string })
    .find(({ seat }) => seat === 'north.cox') ?? { guest: '' };
  for (let n = 1; n <= LIMITS.chatLinesSeated; n++) {
    const line = { n, to: 'north', seat: 'north.cox', name: 'Ann', text: 'again', at: 0 };
    log.push(JSON.stringify({ type: 'chatted', id: `${n}`, guest, line }));
  }
  await server.crash();
  await server.again();
  const [ann, dan] = [
    await join(table.browser('Ann'), table.id),
    await join(table.browser('Dan'), table.id),
  ];
  ann.line.say({ t: 'chat', id: 'more', to: 'crew', text: 'again' });
  expect(await ann.line.hear('refused')).toMatchObject({ code: 'chatFull' });
  await tell(dan, 'ours has room', 'crew');
  await tell(ann, 'so has the table');
  await quiet(dan);
  expect(texts(dan)).toStrictEqual(['south 1 ours has room', 'table 1 so has the table']);
});

test('a line for the crew sent twice is said once', async () => {
  const server = await startRowing();
  const table = await setSail(server, CREWS);
  const ann = table.player('Ann');
  for (const _time of [1, 2]) {
    ann.line.say({ t: 'chat', id: 'same', to: 'crew', text: 'once' });
    await ann.line.hear('done');
  }
  expect(texts(ann)).toStrictEqual(['north 1 once']);
});
