import { verifyRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { GAMES } from '@fathom/games';
import type { Me, MyMatch } from '@fathom/protocol';
import { openNeighbourhood } from '@fathom/host/testing/neighbours';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore, openStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { REAL_RUNTIME } from '../../src/runtime.ts';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { scratchDatabase } from '../postgres/scratch-database.ts';
import { dataFolder } from '../server/data-folder.ts';
import { start, startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';
import { signUp } from './holder.ts';
import { DAY, staffOf, WHY } from './staff-of.ts';

async function say({ line }: Player, id: string, text: string) {
  line.say({ t: 'chat', id, text });
  return line.hearAny((message) => 're' in message && message.re === id);
}
const nameOf = async (browser: Browser): Promise<string> =>
  (await browser.ask<Me>('GET /api/me')).body.name;
const call = (browser: Browser, name: string) => browser.ask('PUT /api/me', { body: { name } });
const tryToSit = (browser: Browser, match: string) =>
  browser.ask(`POST /api/matches/${match}/seats`, { body: { seat: 'red' } });

const done = async (): Promise<void> => {};

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', () => openStore({ folder: dataFolder() })],
  ['Postgres', async () => openPostgresStore({ url: await scratchDatabase() })],
];

describe.each(STORES)('on %s', (_name, openIt) => {
  test('staff find, rename, mute, ban, close and erase, and all of it is in the log with its reason', async () => {
    const store = await openIt();
    const server = await start({ kept: store });
    onTestFinished(server.stop);
    const staff = staffOf(server.app);
    const { id, black, red, blackBrowser, redBrowser } = await sitDown(server);
    await call(redBrowser, 'Rude Rudi');
    await say(red, '1', 'you fool');
    const report = { match: id, seat: 'red', reason: 'insult', text: 'he is' };
    await blackBrowser.ask('POST /api/reports', { body: report });

    const byName = await staff({ do: 'find', text: 'rude r' });
    const [{ person: who } = { person: '' }] = byName.people;
    expect(byName).toMatchObject({
      people: [{ name: 'Rude Rudi', account: false, reports: { open: 1, all: 1 } }],
      matches: [{ match: id, status: 'running', seats: ['red'] }],
    });
    expect((await staff({ do: 'find', text: id })).match).toMatchObject({
      match: id,
      seats: [{ seat: 'black' }, { seat: 'red', person: { person: who } }],
    });
    expect((await staff({ do: 'find', text: `${id}/red` })).people).toMatchObject([
      { person: who },
    ]);

    await staff({ do: 'rename', who, name: 'Rudi', ...WHY });
    expect(await nameOf(redBrowser)).toBe('Rudi');
    await black.until(() => black.knows.match()?.seats[1]?.holder?.name === 'Rudi');

    await staff({ do: 'mute', who, millis: DAY, ...WHY });
    expect(await say(red, '2', 'what?')).toMatchObject({ t: 'refused', code: 'muted' });
    await staff({ do: 'unmute', who, ...WHY });
    expect(await say(red, '3', 'sorry')).toMatchObject({ t: 'done' });

    await staff({ do: 'ban', who, millis: null, ...WHY });
    expect(await red.line.hear('error')).toMatchObject({ code: 'banned' });
    const made = await redBrowser.ask('POST /api/matches', { body: { game: 'depth-charge' } });
    expect([made.status, made.body]).toMatchObject([
      403,
      { code: 'banned', facts: { until: null } },
    ]);
    await staff({ do: 'unban', who, ...WHY });
    await create(redBrowser);

    await staff({ do: 'close', match: id, ...WHY });
    await black.until(() => black.knows.match()?.closed === 'byStaff');

    const { reports } = await staff({ do: 'reports' });
    await staff({ do: 'settle', report: reports[0]?.report ?? '', as: 'Ann', ...WHY });
    expect(await staff({ do: 'reports' })).toStrictEqual({ reports: [] });

    await staff({ do: 'erase', who, ...WHY });
    await black.until(() => black.knows.chat().every(({ removed }) => removed === true));
    const { acts } = await staff({ do: 'log' });
    expect(acts.map(({ did }) => did)).toEqual(
      ['rename', 'mute', 'unmute', 'ban', 'unban', 'close', 'settle', 'erase'].toReversed(),
    );
    expect(acts.every(({ why, key }) => why === 'a test' && key === 'tests')).toBe(true);
    expect(acts[1]).toMatchObject({ staff: 'Ann', subject: reports[0]?.report });
    expect(JSON.stringify(acts)).not.toContain('Rudi');
  });
});

test('what is done at one node holds at all others within seconds', async () => {
  const url = await scratchDatabase();
  const { addHost } = openNeighbourhood();
  const { now, calendar } = REAL_RUNTIME;
  const open = async (): Promise<Running> => {
    const site = {
      now,
      calendar,
      peers: addHost().peers,
      isCutOff: () => false,
      watch: () => () => {},
      drain: done,
      close: done,
    };
    const server = await start({ kept: await openPostgresStore({ url }), site });
    onTestFinished(server.stop);
    return server;
  };
  const [here, there] = [await open(), await open()];
  const [ann, ben] = [here.visitor(), there.visitor()];
  await call(ben, 'Ben');
  const { match } = await create(ann, { seats: { black: 'me' } });
  await takeSeat(ben, match.id, { seat: 'red' });
  const [black, red] = [await join(ann, match.id), await join(ben, match.id)];
  await say(red, '1', 'hello');
  await black.until(() => black.knows.chat().length === 1);
  await ann.ask('POST /api/me/blocks', { body: { match: match.id, seat: 'red' } });
  await black.until(() => black.knows.chat().length === 0);

  const staff = staffOf(here.app);
  const other = await create(ben, { seats: { black: 'me' } });
  await staff({ do: 'ban', who: `${match.id}/red`, millis: DAY, ...WHY });
  expect(await red.line.hear('error')).toMatchObject({ code: 'banned' });
  await black.until(() => black.knows.match()?.seats[1]?.holder?.kind === 'person');
  expect(await ben.ask('POST /api/matches', { body: { game: 'depth-charge' } })).toMatchObject({
    body: { code: 'banned' },
  });
  // Whoever comes to the other node is refused a seat at the table of one who has blocked them there.
  const mine = await create(ann, { seats: { black: 'me' } });
  await staff({ do: 'unban', who: `${match.id}/red`, ...WHY });
  await expect
    .poll(async () => (await tryToSit(ben, mine.match.id)).body)
    .toMatchObject({ code: 'notWelcome' });
  await staffOf(there.app)({ do: 'close', match: other.match.id, ...WHY });
  const { body } = await ben.ask<MyMatch>(`GET /api/matches/${other.match.id}`);
  expect(body.match).toMatchObject({ status: 'closed', closed: 'byStaff' });
});

test('who is muted reads until when and where to object, and plays on', async () => {
  const server = await startForTest({ config: { contact: 'staff@example.org' } });
  const { id, black } = await sitDown(server);
  await staffOf(server.app)({ do: 'mute', who: `${id}/black`, millis: DAY, ...WHY });
  const refused = await say(black, '1', 'hm');
  expect(refused).toMatchObject({
    code: 'muted',
    message: expect.stringMatching(
      /^You cannot chat here until \d{4}-\d\d-\d\d, \d\d:\d\d UTC\..*staff@example\.org/,
    ),
  });
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
});

test('who is banned is away from running tables, and may read, export and look at what is over', async () => {
  const server = await startForTest();
  const staff = staffOf(server.app);
  const { id, black, red, redBrowser } = await sitDown(server);
  const over = await sitDown(server);
  over.red.line.say({ t: 'resign', id: 'r', seat: 'red' });
  await over.black.until(() => over.black.knows.match()?.status === 'finished');
  await staff({ do: 'ban', who: `${id}/red`, millis: null, ...WHY });
  await staff({ do: 'ban', who: `${over.id}/red`, millis: null, ...WHY });
  await black.until(() => {
    const holder = black.knows.match()?.seats[1]?.holder;
    return holder?.kind === 'person' && !holder.here;
  });
  red.line.say({ t: 'act', id: 'a', seat: 'red', action: { type: 'pass' } });
  expect(await red.line.hear('refused')).toMatchObject({ code: 'banned' });
  const again = await join(redBrowser, id);
  expect(again.line.messages).toMatchObject([{ t: 'error', code: 'banned' }]);
  expect((await redBrowser.ask(`GET /api/matches/${id}`)).status).toBe(200);
  expect((await over.redBrowser.ask(`GET /api/matches/${over.id}/export`)).status).toBe(200);
  expect((await join(over.redBrowser, over.id)).knows.match()?.status).toBe('finished');
});

test('whom people have blocked, and what staff forbid them, is in what they take away, and goes with them', async () => {
  const server = await startForTest();
  const { id, blackBrowser: ann } = await sitDown(server);
  await signUp(ann, 'Ann');
  await signUp(server.visitor(), 'Ben');
  for (const body of [{ name: 'Ben' }, { match: id, seat: 'red' }])
    await ann.ask('POST /api/me/blocks', { body });
  await staffOf(server.app)({ do: 'mute', who: '@Ann', millis: null, ...WHY });
  expect((await ann.ask('GET /api/me/data')).body).toMatchObject({
    blocks: [{ name: 'Ben' }, { name: null }],
    restrictions: [{ kind: 'mute', until: null }],
  });
  await ann.ask('DELETE /api/account', { body: { name: 'Ann' } });
  for (const table of ['blocks', 'restrictions'])
    expect(await server.store.people.read(`SELECT person FROM ${table}`, [])).toStrictEqual([]);
});

test('a ban or a mute ends by itself', async () => {
  let past = 0;
  const calendar = (): number => Date.now() + past;
  const server = await startForTest({ world: { calendar } });
  const { id, black } = await sitDown(server);
  await staffOf(server.app)({ do: 'mute', who: `${id}/black`, millis: DAY, ...WHY });
  expect(await say(black, '1', 'hm')).toMatchObject({ code: 'muted' });
  past = DAY + 1;
  expect(await say(black, '2', 'hm')).toMatchObject({ t: 'done' });
});

test('restrictions outlive a restart', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  await staffOf(server.app)({ do: 'ban', who: `${id}/black`, millis: null, ...WHY });
  await server.crash();
  const next = await server.again();
  const again = await join(blackBrowser, id);
  expect(again.line.messages).toMatchObject([{ t: 'error', code: 'banned' }]);
  expect((await staffOf(next.app)({ do: 'find', text: `${id}/black` })).people).toMatchObject([
    { restrictions: [{ kind: 'ban', until: null }] },
  ]);
});

test('an account is renamed, and its old name is nobody else’s for a while', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  await signUp(ann, 'Bad Name');
  await signUp(ben, 'Ben');
  const staff = staffOf(server.app);
  await staff({ do: 'rename', who: '@bad name', name: 'Ann', ...WHY });
  expect(await nameOf(ann)).toBe('Ann');
  await expect(staff({ do: 'rename', who: '@Ann', name: 'Ben', ...WHY })).rejects.toThrow(/Ben/);
  expect((await call(ben, 'Bad Name')).status).toBe(409);
});

test('who is erased is nobody any more: no name, no words, no way back in, and records can be verified', async () => {
  const server = await startForTest();
  const [blackBrowser, redBrowser] = [server.visitor(), server.visitor()];
  const { match: made } = await create(blackBrowser, { seats: { black: 'me' } });
  const { id } = made;
  await call(redBrowser, 'Rudi');
  await takeSeat(redBrowser, id, { seat: 'red' });
  const black = await join(blackBrowser, id);
  await signUp(redBrowser, 'Rudolf');
  const here = await join(redBrowser, id);
  await say(here, '1', 'my address is 1 Main Street');
  const watcher = server.visitor();
  await call(watcher, 'Vera');
  await say(await join(watcher, id), '2', 'I live next door');
  here.line.say({ t: 'resign', id: 'r', seat: 'red' });
  await black.until(() => black.knows.match()?.status === 'finished');
  await black.until(() => typeof black.knows.match()?.fingerprint === 'string');
  const before = black.knows.match()?.fingerprint;
  const staff = staffOf(server.app);
  await staff({ do: 'erase', who: '@Rudolf', ...WHY });
  const [{ person } = { person: '' }] = (await staff({ do: 'find', text: 'Vera' })).people;
  await staff({ do: 'erase', who: person, ...WHY });
  await black.until(() => black.knows.chat().every(({ removed }) => removed === true));
  for (const reader of [await join(server.visitor(), id), black]) {
    const shown = JSON.stringify([reader.knows.chat(), reader.knows.match()]);
    expect(shown).not.toMatch(/Main Street|next door|Rudi|Rudolf|Vera/);
  }
  expect(await nameOf(redBrowser)).not.toBe('Rudolf');
  const exported = await server.visitor().ask<MatchRecord>(`GET /api/matches/${id}/export`);
  expect(exported.text).not.toMatch(/Main Street|Rudi|Rudolf/);
  const game = GAMES.find((each) => each.id === 'depth-charge');
  const verdict = game && verifyRecord(game, exported.body);
  await black.until(() => black.knows.match()?.fingerprint !== before);
  expect(verdict).toMatchObject({ ok: true, fingerprint: black.knows.match()?.fingerprint });
  expect((await staff({ do: 'find', text: 'Rudolf' })).people).toStrictEqual([]);
  await server.crash();
  await server.again();
  const late = await join(server.visitor(), id);
  expect(JSON.stringify(late.knows.chat())).not.toMatch(/Main Street|next door|Rudolf|Vera/);
});

test('a dry run changes nothing, and says what would be done', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  const staff = staffOf(server.app);
  const asked = { who: `${id}/black`, millis: null, dryRun: true, ...WHY };
  expect(await staff({ do: 'ban', ...asked })).toMatchObject({
    dryRun: true,
    done: { did: 'ban', detail: { until: null } },
  });
  await staff({ do: 'close', match: id, dryRun: true, ...WHY });
  expect(await say(black, '1', 'hm')).toMatchObject({ t: 'done' });
  expect(black.knows.match()?.status).toBe('running');
  expect(await staff({ do: 'log' })).toStrictEqual({ acts: [] });
});

test.each([
  [{ do: 'mute', who: 'p-0123456789abcdef', millis: null }, /nobody is/],
  [{ do: 'mute', who: '@Nobody', millis: null }, /no account/],
  [{ do: 'unban', who: 'MATCH/black' }, /not banned/],
  [{ do: 'ban', who: 'MATCH/green', millis: null }, /black, red/],
  [{ do: 'close', match: '22222222' }, /no match/],
  [{ do: 'settle', report: 'none' }, /no report/],
])('%j says why it cannot be done', async (request, why) => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const asked = JSON.parse(JSON.stringify(request).replace('MATCH', id)) as never;
  await expect(staffOf(server.app)({ ...(asked as { do: 'log' }), ...WHY })).rejects.toThrow(why);
});
