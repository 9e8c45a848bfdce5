import type { Derived, MatchStore, PersonQuery, Rest, MatchFace } from '@fathom/host';
import { describe, expect, it } from 'vitest';
import { appendOf, summaryOf } from './rows.ts';

// What lists show of matches without their logs, and whose matches they are. A part of the store suite.

/** `open` opens an empty store. */
export function describeLists(open: () => Promise<MatchStore>): void {
  async function withMatches(
    ...matches: readonly (readonly [string, Partial<Derived>])[]
  ): Promise<MatchStore> {
    const store = await open();
    for (const [match, changes] of matches)
      await store.append(appendOf(match, 0, summaryOf(changes)));
    return store;
  }
  const made = (): Promise<MatchStore> =>
    withMatches(
      ['a', { shown: shown('', 5, 'ann', 'ben') }],
      ['b', { status: 'running', shown: shown('', 3, 'ann') }],
      ['c', { status: 'running', shown: shown('', 3, 'ann') }],
      ['d', { status: 'finished', shown: shown('', 4, 'ann', 'ben') }],
      ['e', { status: 'finished', shown: shown('', 9, 'ben') }],
    );

  describe('faces', () => {
    it('are shown as they were last written, with a row or when the match is let go', async () => {
      const store = await withMatches(['a', { shown: shown('one', 1, 'ann') }]);
      expect(await faceOf(store, 'a')).toBe('one');
      const listing = summaryOf({ updatedAt: null, shown: shown('two', 2, 'ann') });
      await store.append(appendOf('a', 1, listing));
      expect(await faceOf(store, 'a')).toBe('two');
      await store.rest('a', REST, shown('three', 3, 'ann'));
      expect(await faceOf(store, 'a')).toBe('three');
      await store.rest('a', REST);
      expect(await faceOf(store, 'a')).toBe('three');
    });

    it('do not change with a conflict, nor for a match that is over when it is let go', async () => {
      const store = await withMatches(['a', { status: 'closed', shown: shown('one', 1, 'ann') }]);
      await store.append(appendOf('a', 0, summaryOf({ shown: shown('two', 2, 'ben') })));
      await store.rest('a', REST, shown('three', 3, 'ben'));
      expect(await faceOf(store, 'a')).toBe('one');
      expect(await idsOf(store, { guest: 'ben' })).toBe('');
    });

    it('leave the time of the last status as it was where none is given', async () => {
      const store = await withMatches(['a', { updatedAt: 7, shown: shown('one', 1, 'ann') }]);
      await store.append(appendOf('a', 1, summaryOf({ updatedAt: null, shown: null })));
      expect(await store.listings({ status: STATUSES, limit: 1 })).toMatchObject([
        { updatedAt: 7, face: null },
      ]);
    });

    it('that are missing are found, and made from a log that has not moved on', async () => {
      const store = await withMatches(
        ['c', {}],
        ['a', {}],
        ['b', { shown: shown('known', 1, 'ann') }],
        ['d', { status: 'finished' }],
      );
      expect(await store.unlisted({ limit: 10 })).toEqual(['a', 'c', 'd']);
      expect(await store.unlisted({ limit: 1, after: 'a' })).toEqual(['c']);
      await store.append(appendOf('c', 1));
      await store.relist('c', 1, summaryOf({ shown: shown('stale', 1, 'ann') }));
      expect(await faceOf(store, 'c')).toBeNull();
      await store.relist('c', 2, summaryOf({ shown: shown('fresh', 1, 'ann') }));
      expect(await faceOf(store, 'c')).toBe('fresh');
      expect(await store.unlisted({ limit: 10 })).toEqual(['a', 'd']);
    });

    it('of matches that the log says are over, or are not, put that right, too', async () => {
      const store = await withMatches(['a', {}], ['b', { status: 'closed' }]);
      await store.rest('a', REST);
      expect(await store.openCount()).toBe(1);
      await store.relist('b', 1, summaryOf({ shown: shown('open', 1, 'ann') }));
      expect(await store.openCount()).toBe(2);
      await store.relist('a', 1, summaryOf({ status: 'closed', shown: shown('over', 1, 'ann') }));
      expect(await store.openCount()).toBe(1);
      expect(await idsOf(store, { status: ['closed'] })).toBe('a');
    });
  });

  describe('the matches of a person', () => {
    const QUERIES: readonly (readonly [string, Partial<PersonQuery>, string])[] = [
      ['all, the one that changed last first', {}, 'adcb'],
      ['those of another', { guest: 'ben' }, 'ead'],
      ['those of nobody', { guest: 'cid' }, ''],
      ['open ones', { status: ['lobby', 'running'] }, 'acb'],
      ['a status twice', { status: ['running', 'running'] }, 'cb'],
      ['no status', { status: [] }, ''],
      ['a page', { limit: 2 }, 'ad'],
      ['the next page', { limit: 2, before: { changedAt: 4, match: 'd' } }, 'cb'],
      ['a page cut between equals', { before: { changedAt: 3, match: 'c' } }, 'b'],
    ];
    it.each(QUERIES)('are %s', async (_, query, expected) => {
      expect(await idsOf(await made(), query)).toBe(expected);
    });

    it('come with what only they are told, and with what everybody is', async () => {
      const store = await withMatches(['a', { shown: shown('face', 5, 'ann', 'ben') }]);
      expect(await store.matchesOf({ guest: 'ben', status: STATUSES, limit: 5 })).toEqual([
        {
          match: 'a',
          status: 'lobby',
          changedAt: 5,
          own: 'of ben',
          turn: false,
          news: null,
          face: 'face',
        },
      ]);
    });

    it('change with a row, in the same instant', async () => {
      const store = await made();
      const listing = summaryOf({ status: 'running', shown: shown('', 20, 'ben', 'cid') });
      await store.append(appendOf('a', 1, listing));
      expect(await idsOf(store, { guest: 'ann' })).toBe('dcb');
      expect(await idsOf(store, { guest: 'cid', status: ['running'] })).toBe('a');
      expect(await idsOf(store, { guest: 'ben', limit: 1 })).toBe('a');
    });

    it('stay theirs with a last row whose face is to follow, but are over', async () => {
      const store = await made();
      await store.append(appendOf('b', 1, summaryOf({ status: 'finished' })));
      expect(await idsOf(store, { guest: 'ann', status: ['running'] })).toBe('c');
      expect(await store.matchesOf({ guest: 'ann', status: ['finished'], limit: 9 })).toMatchObject(
        [{ match: 'd' }, { match: 'b', own: 'of ann', face: null }],
      );
      expect((await store.openOf('ann', 9)).map(({ match }) => match).toSorted()).toEqual([
        'a',
        'c',
      ]);
    });

    it('that are open are counted up to a limit', async () => {
      const store = await made();
      expect(await store.openOf('ann', 2)).toHaveLength(2);
      expect((await store.openOf('ann', 9)).toSorted(byId)).toEqual([
        { match: 'a', status: 'lobby', turn: false },
        { match: 'b', status: 'running', turn: false },
        { match: 'c', status: 'running', turn: false },
      ]);
      expect(await store.openOf('cid', 9)).toEqual([]);
      expect(await store.openCount()).toBe(3);
    });
  });
}

const STATUSES = ['lobby', 'running', 'finished', 'closed'] as const;
const REST: Rest = { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 };
const shown = (face: string, changedAt: number, ...guests: readonly string[]): MatchFace => ({
  face,
  changedAt,
  rows: 9,
  people: guests.map((guest) => ({ guest, own: `of ${guest}`, turn: false, news: null })),
});
const faceOf = async (store: MatchStore, match: string): Promise<string | null | undefined> => {
  const all = await store.listings({ status: STATUSES, limit: 100 });
  return all.find((listing) => listing.match === match)?.face;
};
const byId = (one: { match: string }, other: { match: string }): number =>
  one.match < other.match ? -1 : 1;
const idsOf = async (store: MatchStore, query: Partial<PersonQuery>): Promise<string> =>
  (await store.matchesOf({ guest: 'ann', status: STATUSES, limit: 100, ...query }))
    .map(({ match }) => match)
    .join('');
