import type { MatchFace, MatchStore, News, OwnChange, PersonInMatch } from '@fathom/host';
import { describe, expect, it } from 'vitest';
import { appendOf, summaryOf } from './rows.ts';

// What lists say of turns and news, for stores that many share.

type NewsfulStore = Required<MatchStore>;

/** `open` opens an empty store. */
export function describeNews(open: () => Promise<NewsfulStore>): void {
  /** A match that runs, of Ann and Ben, whose rows so far are 0 and what was appended. */
  async function running(...people: readonly PersonInMatch[]): Promise<NewsfulStore> {
    const store = await open();
    const shown = face(...(people.length === 0 ? [person('ann'), person('ben')] : people));
    await store.append(appendOf('a', 0, summaryOf({ status: 'running', shown })));
    return store;
  }
  describe('turns', () => {
    it('are found apart from what else runs', async () => {
      const store = await running(person('ann', { turn: true }), person('ben'));
      await store.append(
        appendOf('b', 0, summaryOf({ status: 'running', shown: face(person('ann')) })),
      );
      await store.append(appendOf('c', 0, summaryOf({ shown: face(person('ann')) })));
      expect(await ids(store, 'ann', true)).toBe('a');
      expect(await ids(store, 'ann', false)).toBe('cb');
      expect(await ids(store, 'ann')).toBe('cba');
      expect(await ids(store, 'ben', true)).toBe('');
      const open = await store.openOf('ann', 9);
      expect(open.filter(({ turn }) => turn)).toEqual([
        { match: 'a', status: 'running', turn: true },
      ]);
    });

    it('come and go with a row that changes nothing else', async () => {
      const store = await running();
      await tell(store, 1, { guest: 'ann', turn: true, news: null });
      expect(await ids(store, 'ann', true)).toBe('a');
      await tell(store, 2, { guest: 'ann', turn: false, news: null }, turnOf('ben', 2));
      expect([await ids(store, 'ann', true), await ids(store, 'ben', true)]).toEqual(['', 'a']);
    });

    it('change with no row that was not written', async () => {
      const store = await running();
      await tell(store, 1);
      expect(await tell(store, 1, turnOf('ann', 1))).toBe('conflict');
      expect(await ids(store, 'ann', true)).toBe('');
      expect(await store.news.latest('ann')).toBeNull();
    });

    it('are nobody’s once the match is over', async () => {
      const store = await running(person('ann', { turn: true, news: newsOf('turn', 0) }));
      await store.append(appendOf('a', 1, summaryOf({ status: 'finished', shown: null })));
      expect(await over(store, 'ann')).toBe('a');
      expect(await store.news.latest('ann')).toBeNull();
      expect(await claimed(store, 1_000)).toBe('');
    });

    it('end with the last row, which may have news', async () => {
      const store = await running(person('ann', { turn: true }), person('ben'));
      const listing = summaryOf({ status: 'finished', shown: null });
      const own = [{ guest: 'ben', turn: false, news: newsOf('over', 1) }];
      await store.append({ ...appendOf('a', 1, listing), own });
      expect(await over(store, 'ann')).toBe('a');
      expect(await over(store, 'ben')).toBe('a');
      expect(await store.news.latest('ann')).toBeNull();
      expect(await store.news.latest('ben')).toMatchObject({ match: 'a', kind: 'over' });
    });
  });

  describe('news', () => {
    it('are told to whom they are for, until they have come to the match', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1));
      const latest = { match: 'a', game: 'depth-charge', kind: 'turn', at: 1 };
      expect(await store.news.latest('ann')).toEqual(latest);
      expect(await store.news.latest('ben')).toBeNull();
      const [own] = await store.matchesOf({ guest: 'ann', status: ['running'], limit: 1 });
      expect(own?.news).toEqual({ kind: 'turn', at: 1 });
      expect(await store.news.see('a', 'ann')).toBe(true);
      expect(await store.news.see('a', 'ann'), 'there is nothing any more').toBe(false);
      expect(await store.news.see('z', 'ann')).toBe(false);
      expect(await store.news.latest('ann')).toBeNull();
      expect(await ids(store, 'ann', true)).toBe('');
      expect(await claimed(store, 1_000)).toBe('');
    });

    it('that are later take the place of those before, in one match and among all', async () => {
      const store = await running();
      await tell(store, 1, { guest: 'ann', turn: false, news: newsOf('seated', 1) });
      await tell(store, 2, { guest: 'ann', turn: false, news: newsOf('began', 2) });
      expect(await store.news.latest('ann')).toMatchObject({ match: 'a', kind: 'began' });
      const shown = face(person('ann', { news: newsOf('closed', 5) }));
      await store.append(appendOf('b', 0, summaryOf({ status: 'closed', shown })));
      expect(await store.news.latest('ann')).toMatchObject({ match: 'b', kind: 'closed' });
    });

    it('of a turn go with the turn; others stay', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1), turnOf('ben', 1, 'began'));
      await tell(store, 2, ...['ann', 'ben'].map((guest) => ({ guest, turn: false, news: null })));
      expect(await store.news.latest('ann')).toBeNull();
      expect(await store.news.latest('ben')).toMatchObject({ kind: 'began' });
    });

    it('stay as they are when a list is written anew', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1));
      const again = face(person('ann', { turn: true, news: seen(7) }), person('ben'));
      await store.relist('a', 2, summaryOf({ status: 'running', shown: again }));
      await store.rest('a', REST, again);
      expect(await store.news.latest('ann')).toMatchObject({ kind: 'turn', at: 1 });
      expect(await claimed(store, 1_000)).toBe('ann turn 1');
    });

    it('that somebody has seen are told to nobody, and remembered', async () => {
      const store = await running(person('ann', { turn: true, news: seen(0) }));
      expect(await store.news.latest('ann')).toBeNull();
      const [own] = await store.matchesOf({ guest: 'ann', status: ['running'], limit: 1 });
      expect(own).toMatchObject({ turn: true, news: null });
      expect(await claim(store, 1_000)).toMatchObject([{ news: { kind: 'turn', seen: true } }]);
    });

    it('of whose match it is no longer are none', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1));
      await store.append(
        appendOf('a', 2, summaryOf({ status: 'running', shown: face(person('ben')) })),
      );
      expect(await store.news.latest('ann')).toBeNull();
      expect(await claimed(store, 1_000)).toBe('');
    });
  });

  describe('notices', () => {
    it('are claimed once they are due, first due first, each by one', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1), {
        ...turnOf('ben', 1),
        news: { ...newsOf('turn', 1), due: 40 },
      });
      expect(await claimed(store, 39)).toBe('');
      expect(await claimed(store, 40)).toBe('ben turn 1');
      expect(await claimed(store, 50)).toBe('ann turn 1');
      expect(await claimed(store, 139)).toBe('');
      expect(await claimed(store, 150), 'nobody has settled them').toBe('ben turn 1,ann turn 1');
    });

    it('come with all that can be said of them', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1));
      expect(await claim(store, 50)).toEqual([
        {
          match: 'a',
          guest: 'ann',
          status: 'running',
          own: 'of ann',
          turn: true,
          face: 'face',
          news: { kind: 'turn', seq: 1, at: 1, seen: false },
        },
      ]);
    });

    it('are claimed so many at a time', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1), turnOf('ben', 1));
      expect(await claim(store, 50, 1)).toHaveLength(1);
      expect(await claim(store, 50, 9)).toHaveLength(1);
    });

    it('that are settled do not come again, or when they were put off to', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1), turnOf('ben', 1));
      await claim(store, 50);
      await store.news.settleNotice({ match: 'a', guest: 'ann', seq: 1 }, null);
      await store.news.settleNotice({ match: 'a', guest: 'ben', seq: 1 }, 900);
      expect(await claimed(store, 899)).toBe('');
      expect(await claimed(store, 900)).toBe('ben turn 1');
    });

    it('of other news are not settled with those before', async () => {
      const store = await running();
      await tell(store, 1, { guest: 'ann', turn: false, news: newsOf('began', 1) });
      await claim(store, 50);
      await tell(store, 2, turnOf('ann', 2));
      await store.news.settleNotice({ match: 'a', guest: 'ann', seq: 1 }, null);
      expect(await claimed(store, 60)).toBe('ann turn 2');
    });

    it('are not sent twice because the same news were written again', async () => {
      const store = await running();
      await tell(store, 1, turnOf('ann', 1));
      await claim(store, 50);
      await store.news.settleNotice({ match: 'a', guest: 'ann', seq: 1 }, null);
      const again = face(person('ann', { turn: true, news: newsOf('turn', 1) }), person('ben'));
      await store.relist('a', 2, summaryOf({ status: 'running', shown: again }));
      await store.relist('a', 2, summaryOf({ status: 'running', shown: seenByAnn }));
      expect(await claimed(store, 10_000)).toBe('');
    });
  });

  it('counts what is over, up to a limit', async () => {
    const store = await open();
    for (const [at, status] of (['finished', 'closed', 'lobby', 'finished'] as const).entries())
      await store.append(appendOf(`m${at}`, 0, summaryOf({ status, shown: face(person('ann')) })));
    expect(await store.news.countOver('ann', 9)).toBe(3);
    expect(await store.news.countOver('ann', 2)).toBe(2);
    expect(await store.news.countOver('ben', 9)).toBe(0);
  });
}

const tell = (store: NewsfulStore, seq: number, ...own: readonly OwnChange[]) =>
  store.append({ ...appendOf('a', seq), own });
const claim = (store: NewsfulStore, now: number, limit = 10) =>
  store.news.claimNotices({ now, lease: 100, limit });
const claimed = async (store: NewsfulStore, now: number): Promise<string> =>
  (await claim(store, now)).map(({ guest, news }) => `${guest} ${news.kind} ${news.seq}`).join();

const REST = { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 };
const newsOf = (kind: News['kind'], seq: number): News => ({
  kind,
  seq,
  at: seq,
  seen: false,
  due: 50,
});
const seen = (seq: number): News => ({ ...newsOf('turn', seq), seen: true });
const turnOf = (guest: string, seq: number, kind: News['kind'] = 'turn'): OwnChange => ({
  guest,
  turn: true,
  news: newsOf(kind, seq),
});
const person = (guest: string, changes: Partial<PersonInMatch> = {}): PersonInMatch => ({
  guest,
  own: `of ${guest}`,
  turn: false,
  news: null,
  ...changes,
});
const face = (...people: readonly PersonInMatch[]): MatchFace => ({
  face: 'face',
  changedAt: 1,
  rows: 9,
  people,
});
const seenByAnn = face(person('ann', { turn: true, news: seen(9) }), person('ben'));
const ids = async (store: MatchStore, guest: string, turn?: boolean): Promise<string> => {
  const status = ['lobby', 'running'] as const;
  const query = { guest, status, limit: 10, ...(turn !== undefined && { turn }) };
  return (await store.matchesOf(query)).map(({ match }) => match).join('');
};
const over = async (store: MatchStore, guest: string): Promise<string> => {
  const query = { guest, status: ['finished'], turn: false, limit: 10 } as const;
  return (await store.matchesOf(query)).map(({ match }) => match).join('');
};
