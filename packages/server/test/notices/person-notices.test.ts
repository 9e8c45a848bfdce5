import { DEFAULT_NOTICE_WISHES } from '@fathom/protocol';
import { describe, expect, it } from 'vitest';
import { endAllSessions, beginSession } from '../../src/people/accounts/sessions.ts';
import { keepBrowser } from '../../src/people/notices/browsers.ts';
import { adoptNotices, forgetNotices, noticesOf } from '../../src/people/notices/person-notices.ts';
import { newsOf, openTestOffice } from './office.ts';
import { STORES } from './stores.ts';

const ANN = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

describe.each(STORES)('people in a %s store', (_name, open) => {
  it('a browser that was signed out is told nothing more', async () => {
    const office = await openTestOffice(await open());
    const { desk, notifier, push, tables } = office;
    const { hash, statements } = beginSession({ person: ANN, former: null, device: '', at: 0 });
    await tables.write(statements);
    const { subscription } = await office.addBrowser(ANN);
    await tables.write(
      keepBrowser({ person: ANN, session: hash }, subscription, { name: 'Firefox', now: 0 }),
    );
    desk.bring(newsOf(ANN, 'turn'));
    await notifier.look();
    expect(push.came).toHaveLength(1);
    await tables.write([endAllSessions(ANN)]);
    desk.bring(newsOf(ANN, 'over', { seq: 9 }));
    await notifier.look();
    expect(push.asked).toBe(1);
    expect((await noticesOf(tables, ANN)).browsers).toEqual([]);
  });

  it('a guest who becomes another takes along what the other has not said', async () => {
    const office = await openTestOffice(await open());
    const { tables } = office;
    const wishes = { ...DEFAULT_NOTICE_WISHES, push: [] };
    await office.addBrowser(ANN);
    await office.addMail(ANN, 'ann@example.org');
    await office.wish(ANN, wishes);
    await office.addMail(BEN, 'ben@example.org');
    await tables.write(adoptNotices(ANN, BEN));
    expect(await noticesOf(tables, BEN)).toMatchObject({
      browsers: [{ name: 'Firefox on Linux' }],
      mail: { address: 'ben@example.org' },
      wishes,
    });
    const nothing = { browsers: [], mail: null, wishes: DEFAULT_NOTICE_WISHES };
    expect(await noticesOf(tables, ANN)).toEqual(nothing);
    await tables.write(forgetNotices(BEN));
    expect(await noticesOf(tables, BEN)).toEqual(nothing);
  });
});
