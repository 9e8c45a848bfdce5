import { LIMITS } from '@fathom/protocol';
import type { BlockList } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';
import { staffOf } from './staff-of.ts';

const block = (browser: Browser, body: unknown) =>
  browser.ask<BlockList>('POST /api/me/blocks', { body });
async function say({ line }: Player, id: string, text: string): Promise<void> {
  line.say({ t: 'chat', id, text });
  await line.hearAny((message) => 're' in message && message.re === id);
}
const texts = ({ knows }: Player): readonly string[] => knows.chat().map(({ text }) => text);

describe('who is blocked', () => {
  test('is read no more by the one who blocked them, at once, later and after coming back, and by all others', async () => {
    const server = await startForTest();
    const { id, black, red, blackBrowser, redBrowser } = await sitDown(server);
    const watcher = await join(server.visitor(), id);
    await say(red, '1', 'you fool');
    await black.until(() => texts(black).length === 1);
    expect((await block(blackBrowser, { match: id, seat: 'red' })).body.blocked).toMatchObject([
      { account: false },
    ]);
    await black.until(() => texts(black).length === 0);
    await say(red, '2', 'are you there?');
    await say(black, '3', 'good luck');
    await black.until(() => texts(black).length === 1);
    expect(texts(black)).toEqual(['good luck']);
    await watcher.until(() => texts(watcher).length === 3);
    expect(texts(watcher)).toEqual(['you fool', 'are you there?', 'good luck']);
    const again = await join(blackBrowser, id);
    expect(texts(again)).toEqual(['good luck']);
    const resumed = await join(blackBrowser, id, {
      seen: { as: black.knows.you(), n: black.knows.n() ?? 0 },
      chat: {},
    });
    expect(texts(resumed)).toEqual(['good luck']);
    const other = await join(redBrowser, id);
    expect(texts(other)).toHaveLength(3);
  });

  test('is read again once that is taken back', async () => {
    const server = await startForTest();
    const { id, black, red, blackBrowser } = await sitDown(server);
    await say(red, '1', 'hello');
    const { body } = await block(blackBrowser, { match: id, line: { to: 'table', n: 1 } });
    await black.until(() => texts(black).length === 0);
    const [{ id: entry } = { id: '' }] = body.blocked;
    const left = await blackBrowser.ask<BlockList>(`DELETE /api/me/blocks/${entry}`);
    expect(left.body).toStrictEqual({ blocked: [] });
    await black.until(() => texts(black).length === 1);
  });

  test('is told nothing of it: the same bytes whether it was done or not', async () => {
    const heard = await Promise.all(
      [true, false].map(async (isBlocked) => {
        const server = await startForTest();
        const { id, black, red, blackBrowser } = await sitDown(server);
        await say(red, '1', 'hello');
        if (isBlocked) await block(blackBrowser, { match: id, seat: 'red' });
        await say(red, '2', 'still there?');
        await say(black, '3', 'yes');
        await red.until(() => texts(red).length === 3);
        return red.knows.chat().map(({ name: _drawn, at: _when, ...line }) => line);
      }),
    );
    expect(heard[0]).toStrictEqual(heard[1]);
  });

  test('cannot sit down at a table of whoever blocked them, nor by a link, and can elsewhere', async () => {
    const server = await startForTest();
    const { id, blackBrowser, redBrowser } = await sitDown(server);
    await block(blackBrowser, { match: id, seat: 'red' });
    const mine = await create(blackBrowser, { seats: { black: 'me' } });
    const asked = { body: { seat: 'red' } };
    const refused = await redBrowser.ask(`POST /api/matches/${mine.match.id}/seats`, asked);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'notWelcome' }]);
    const byLink = await redBrowser.ask(`POST /api/matches/${mine.match.id}/seats`, {
      body: { key: mine.keys['red'] },
    });
    expect(byLink.body).toMatchObject({ code: 'notWelcome' });
    const others = await create(server.visitor(), { seats: { black: 'me' } });
    await takeSeat(redBrowser, others.match.id, { seat: 'red' });
    await takeSeat(server.visitor(), mine.match.id, { seat: 'red' });
  });

  test('is somebody else, and somebody who is there', async () => {
    const server = await startForTest();
    const { id, blackBrowser } = await sitDown(server);
    const asked = [
      [{ match: id, seat: 'black' }, 409, 'onlyYourself'],
      [{ match: id, seat: 'green' }, 404, 'nobodyThere'],
      [{ match: id, line: { to: 'table', n: 7 } }, 404, 'nobodyThere'],
      [{ match: '22222222', seat: 'red' }, 404, 'nobodyThere'],
      [{ name: 'Nobody has it' }, 404, 'nobodyThere'],
      [{ match: id }, 400, 'badRequest'],
      [{}, 400, 'badRequest'],
      [{ match: id, seat: 'red', name: 'Ann' }, 400, 'badRequest'],
    ] as const;
    for (const [body, status, code] of asked)
      expect(await block(blackBrowser, body)).toMatchObject({ status, body: { code } });
  });

  test('is one of 200 at most', async () => {
    const server = await startForTest();
    const { id, blackBrowser } = await sitDown(server);
    await server.store.people.write(
      Array.from({ length: LIMITS.blocks }, (_none, n) => ({
        text: 'INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3)',
        values: [blackBrowser.guest(), `nobody ${n}`, n],
      })),
    );
    expect(await block(blackBrowser, { match: id, seat: 'red' })).toMatchObject({
      status: 409,
      body: { code: 'tooManyBlocked' },
    });
  });
});

describe('a report', () => {
  test('comes to staff with the match and what whoever reports could read', async () => {
    const server = await startForTest();
    const { id, red, blackBrowser } = await sitDown(server);
    await say(red, '1', 'you fool');
    await say(await join(server.visitor(), id), '2', 'indeed');
    const body = { match: id, seat: 'red', reason: 'insult', text: 'see\nfor yourself' };
    expect((await blackBrowser.ask('POST /api/reports', { body })).body).toStrictEqual({
      taken: true,
    });
    const { reports } = await staffOf(server.app)({ do: 'reports' });
    expect(reports).toMatchObject([
      {
        match: id,
        reason: 'insult',
        text: 'see\nfor yourself',
        lines: [
          { text: 'you fool', to: 'table' },
          { text: 'indeed', to: 'table' },
        ],
        settled: null,
      },
    ]);
    const spectator = reports[0]?.lines[1]?.person;
    expect(reports[0]?.lines[0]?.person).toBe(reports[0]?.about.person);
    const about = await staffOf(server.app)({ do: 'find', text: spectator ?? '' });
    expect(about.people, 'whoever said a line can be found by it').toMatchObject([
      { person: spectator },
    ]);
    expect(JSON.stringify(reports)).not.toContain(blackBrowser.guest());
  });

  test('has no word of another crew', async () => {
    const server = await startForTest();
    const [ann, ben] = [server.visitor(), server.visitor()];
    const { match } = await create(ann, {
      game: 'captain-sonar',
      seats: { 'alpha.captain': 'me' },
    });
    await takeSeat(ben, match.id, { seat: 'bravo.captain' });
    const captain = await join(ann, match.id);
    captain.line.say({ t: 'chat', id: '1', to: 'crew', text: 'dive now' });
    await captain.line.hear('done');
    const body = { match: match.id, seat: 'alpha.captain', reason: 'cheating' };
    expect((await ben.ask('POST /api/reports', { body })).status).toBe(200);
    const { reports } = await staffOf(server.app)({ do: 'reports' });
    expect(reports).toMatchObject([{ reason: 'cheating', lines: [] }]);
  });

  test('said again takes the place of the one before; and there are so many a day', async () => {
    const server = await startForTest();
    const { id, blackBrowser } = await sitDown(server);
    const report = (match: string, text: string) =>
      blackBrowser.ask('POST /api/reports', {
        body: { match, seat: 'red', reason: 'other', text },
      });
    await report(id, 'one');
    await report(id, 'two');
    const { reports } = await staffOf(server.app)({ do: 'reports' });
    expect(reports.map(({ text }) => text)).toEqual(['two']);
    for (let n = 1; n < LIMITS.reportsPerDay; n++) {
      const { match } = await create(blackBrowser);
      await takeSeat(server.visitor(), match.id, { seat: 'red' });
      expect((await report(match.id, 'again')).status).toBe(200);
    }
    const { match } = await create(blackBrowser);
    await takeSeat(server.visitor(), match.id, { seat: 'red' });
    expect(await report(match.id, 'too much')).toMatchObject({
      status: 429,
      body: { code: 'tooManyReports' },
    });
  });

  test('is one of few from one network, whoever sends them', async () => {
    const server = await startForTest();
    const { id } = await sitDown(server);
    const body = { match: id, seat: 'red', reason: 'other' };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await server.visitor().ask('POST /api/reports', { body })).status);
    expect(statuses).toStrictEqual([...Array<number>(30).fill(200), 429]);
  });

  test.each([
    ['no reason', { seat: 'red' }],
    ['a reason that is none', { seat: 'red', reason: 'ugly' }],
    ['too many words', { seat: 'red', reason: 'other', text: 'x'.repeat(LIMITS.reportLength + 1) }],
  ])('with %s is refused', async (_what, body) => {
    const server = await startForTest();
    const { id, blackBrowser } = await sitDown(server);
    const answer = await blackBrowser.ask('POST /api/reports', { body: { match: id, ...body } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });
});
