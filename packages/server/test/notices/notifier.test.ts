import { DEFAULT_NOTICE_WISHES } from '@fathom/protocol';
import { describe, expect, it } from 'vitest';
import { browsersOf } from '../../src/people/notices/browsers.ts';
import { DELIVERY_LEASE } from '../../src/people/notices/deliveries.ts';
import { mailOf, shownMail } from '../../src/people/notices/mail-addresses.ts';
import type { PeopleTables } from '../../src/store/index.ts';
import { DAY, DIGEST, HOUR, MINUTE, newsOf, openTestOffice } from './office.ts';
import { STORES } from './stores.ts';

const ANN = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

/** Tables whose writes about deliveries that are done fail, as if the server had died before. */
const dyingBefore = (tables: PeopleTables, word: string): PeopleTables => ({
  ...tables,
  write: async (statements) => {
    if (statements.some(({ text }) => text.includes(word))) throw new Error('the server died');
    return tables.write(statements);
  },
});

describe.each(STORES)('notices on a %s store', (_name, open) => {
  it('reach every browser of the person once, and say no more than whose turn it is and where', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    const browsers = [await office.addBrowser(ANN), await office.addBrowser(ANN)];
    await office.addBrowser(BEN);
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    await notifier.look();
    expect(push.came.map(({ browser }) => browser).toSorted()).toEqual(
      browsers.map(({ name }) => name).toSorted(),
    );
    for (const { note, contact, headers } of push.came) {
      expect(note).toStrictEqual({
        title: 'Your turn',
        body: 'Depth Charge with Ben.',
        match: 'k7m2p9qx',
      });
      expect(contact).toBe('mailto:admin@example.org');
      expect(headers).toMatchObject({
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{32}$/u),
      });
      expect(JSON.stringify(headers), 'the push service does not learn the match').not.toContain(
        'k7m2p9qx',
      );
    }
    expect(desk.unsettled()).toBe(0);
  });

  it('are not doubled where a server dies after noting and before settling them', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    await office.addBrowser(ANN);
    desk.bring(newsOf(ANN, 'turn'));
    desk.onSettle = () => {
      throw new Error('the server died');
    };
    await notifier.look();
    desk.onSettle = () => {};
    expect(desk.unsettled()).toBe(1);
    await notifier.look();
    expect(push.came).toHaveLength(1);
    office.now += 2 * MINUTE;
    await notifier.look();
    expect(desk.unsettled()).toBe(0);
    expect(push.came).toHaveLength(1);
  });

  it('that were sent by a server that died at once take each other’s place', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    await office.addBrowser(ANN);
    desk.bring(newsOf(ANN, 'turn'));
    await (await office.another(dyingBefore(office.tables, 'SET done = 1'))).look();
    expect(push.came).toHaveLength(1);
    await notifier.look();
    expect(push.came, 'its lease holds').toHaveLength(1);
    office.now += DELIVERY_LEASE;
    await notifier.look();
    await notifier.look();
    expect(push.came).toHaveLength(2);
    const [first, second] = push.came;
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
    expect(second?.note).toStrictEqual(first?.note);
  });

  it('are sent once by several servers at once, and none is left out', async () => {
    const office = await openTestOffice(await open());
    const { desk, push } = office;
    await office.addBrowser(ANN);
    const servers = [office.notifier, await office.another(), await office.another()];
    const matches = Array.from({ length: 9 }, (_, n) => `match${n}23`);
    for (const match of matches) desk.bring(newsOf(ANN, 'turn', { match }));
    for (let round = 0; round < 3; round += 1)
      await Promise.all(servers.map((server) => server.look()));
    expect(push.came.map(({ note }) => note.match ?? '').toSorted()).toEqual(matches);
  });

  it.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push, tables } = office;
    await office.addBrowser(ANN);
    push.answer = (_request, response) => void response.writeHead(status).end();
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    expect(await browsersOf(tables, ANN)).toEqual([]);
    desk.bring(newsOf(ANN, 'over', { seq: 9 }));
    await notifier.look();
    expect(push.asked).toBe(1);
  });

  it('what a push service does not take now is sent later, and not before it says so', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    await office.addBrowser(ANN);
    push.answer = (_request, response) =>
      void response.writeHead(429, { 'retry-after': '120' }).end('x'.repeat(100_000));
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    expect(push.asked).toBe(1);
    push.answer = null;
    office.now += MINUTE;
    await notifier.look();
    expect(push.came).toHaveLength(0);
    office.now += MINUTE;
    await notifier.look();
    expect(push.came).toHaveLength(1);
  });

  it('wait for the end of quiet hours, and are not sent where the person has been there meanwhile', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    await office.addBrowser(ANN);
    // 12 o'clock UTC is 14 o'clock in Berlin's summer.
    const quiet = { from: 13 * 60, to: 15 * 60, zone: 'Europe/Berlin' };
    await office.wish(ANN, { ...DEFAULT_NOTICE_WISHES, quiet });
    desk.bring(newsOf(ANN, 'turn'));
    desk.bring(newsOf(ANN, 'turn', { match: 'seen2345' }));
    await notifier.look();
    desk.see(ANN, 'seen2345');
    office.now += HOUR - 1;
    await notifier.look();
    expect(push.came).toHaveLength(0);
    office.now += 1;
    await notifier.look();
    expect(push.came.map(({ note }) => note.match)).toEqual(['k7m2p9qx']);
  });

  it('a clock of days: a second notice comes before time runs out, also to one who saw their turn come', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push } = office;
    await office.addBrowser(ANN);
    const deadline = office.now + 3 * DAY;
    const clock = (): object => ({ allowance: 3 * DAY, timeLeft: deadline - office.now });
    desk.bring(newsOf(ANN, 'turn'), clock());
    desk.bring(newsOf(ANN, 'turn', { match: 'seen2345' }), { ...clock(), seen: true });
    await notifier.look();
    expect(push.came.map(({ note }) => note.body)).toEqual([
      'Depth Charge with Ben. You have 3 days.',
    ]);
    office.now = deadline - 12 * HOUR;
    await notifier.look(); // both are looked at, as they stood: a test's facts do not move by themselves
    desk.bring(newsOf(ANN, 'turn'), clock());
    desk.bring(newsOf(ANN, 'turn', { match: 'seen2345' }), { ...clock(), seen: true });
    await notifier.look();
    await notifier.look();
    const late = push.came.slice(1).map(({ note }) => `${note.match}: ${note.title}`);
    expect(late.toSorted()).toEqual([
      'k7m2p9qx: Your turn: 12 hours left',
      'seen2345: Your turn: 12 hours left',
    ]);
    expect(desk.unsettled()).toBe(0);
  });

  it('only what a person wishes is sent, by the way they wish it', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push, post } = office;
    await office.addBrowser(ANN);
    await office.addMail(ANN, 'ann@example.org');
    await office.wish(ANN, { page: [], push: ['offered'], mail: ['over'], quiet: null });
    desk.bring(newsOf(ANN, 'turn'));
    desk.bring(newsOf(ANN, 'offered', { match: 'again234' }));
    desk.bring(newsOf(ANN, 'closed', { match: 'closed23' }), { ending: 'closed' });
    await notifier.look();
    office.now += DIGEST;
    await notifier.look();
    expect(push.came.map(({ note }) => note.title)).toEqual(['A rematch is offered']);
    expect(post.came.map(({ headers }) => headers.get('subject'))).toEqual([
      'Your match was closed: Depth Charge with Ben',
    ]);
  });

  it('letters are collected, and go out as one, with a way to say no', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, post } = office;
    await office.addMail(ANN, 'ann@example.org');
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    office.now += DIGEST / 2;
    desk.bring(newsOf(ANN, 'began', { match: 'began234' }));
    desk.bring(newsOf(ANN, 'turn', { match: 'seen2345' }));
    await notifier.look();
    desk.see(ANN, 'seen2345');
    expect(post.came).toHaveLength(0);
    office.now += DIGEST / 2;
    await notifier.look();
    office.now += DIGEST;
    await notifier.look();
    expect(post.came).toHaveLength(1);
    const [letter] = post.came;
    expect(letter).toMatchObject({ from: 'fathom@example.org', to: ['ann@example.org'] });
    expect(letter?.headers.get('subject')).toBe('2 matches have news for you');
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, stop = ''] =
      /^<https:\/\/play\.example\.org\/api\/notices\/unsubscribe\/([0-9a-f]{64})>$/u.exec(
        letter?.headers.get('list-unsubscribe') ?? '',
      ) ?? [];
    expect(letter?.text.trim()).toBe(
      [
        'News of your matches at Fathom:',
        'Your turn\nDepth Charge with Ben.\nhttps://play.example.org/m/k7m2p9qx',
        'Your match has begun\nDepth Charge with Ben.\nhttps://play.example.org/m/began234',
        `--\nWhat you hear about, and how: https://play.example.org/notices\nNo more e-mail: https://play.example.org/notices/unsubscribe/${stop}`,
      ].join('\n\n'),
    );
  });

  it('a letter whose server died goes out again as it was, under the same id', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, post } = office;
    await office.addMail(ANN, 'ann@example.org');
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    office.now += DIGEST;
    await (await office.another(dyingBefore(office.tables, 'SET done = 1'))).look();
    desk.bring(newsOf(ANN, 'turn', { match: 'later234' }));
    office.now += DELIVERY_LEASE + 1;
    await Promise.all([notifier.look(), (await office.another()).look()]);
    expect(post.came).toHaveLength(2);
    const [first, second] = post.came;
    expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
    expect(second?.text).toBe(first?.text);
    office.now += DIGEST;
    await notifier.look();
    expect(post.came).toHaveLength(3);
    expect(post.came[2]?.text).toContain('/m/later234');
  });

  it('an address that takes no letters gets no more of them', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, post, tables } = office;
    await office.addMail(ANN, 'ann@example.org');
    post.refusal = { code: 550 };
    for (let seq = 1; seq <= 5; seq += 1) {
      desk.bring(newsOf(ANN, 'turn', { seq }));
      await notifier.look();
      office.now += DIGEST;
      await notifier.look();
    }
    expect(post.tried).toBe(3);
    expect(shownMail(await mailOf(tables, ANN))).toEqual({
      address: 'ann@example.org',
      state: 'failing',
    });
  });

  it('a mail server that is busy is asked again', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, post } = office;
    await office.addMail(ANN, 'ann@example.org');
    post.refusal = { code: 450 };
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    office.now += DIGEST;
    await notifier.look();
    post.refusal = null;
    office.now += MINUTE;
    await notifier.look();
    expect(post.came).toHaveLength(1);
  });
});
