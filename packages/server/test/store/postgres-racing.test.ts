import type { Append, Appended } from '@fathom/host';
import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { inOpenTransaction, scratchDatabase, sql } from '../postgres/scratch-database.ts';

// Several nodes on one database: the key of the log decides between them.

async function nodesOn(url: string, ...names: readonly string[]): Promise<readonly Store[]> {
  const stores = await Promise.all(names.map((node) => openPostgresStore({ url, node })));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  return stores;
}

/** As a node says that it lives, but for longer than a test takes. */
const living = (node: string): string =>
  `INSERT INTO nodes VALUES ('${node}', extract(epoch FROM clock_timestamp()) * 1000 + 50000)`;

/** Numbers that are the same in each run. */
function luckOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('two nodes that race for the same rows never wait in a circle, and one wins each row', async () => {
  const url = await scratchDatabase();
  const before = await deadlocksIn(url);
  const names = ['one', 'two', 'three'];
  const stores = await nodesOn(url, ...names);
  await sql(url, SLOW_LOG);
  const matches = Array.from({ length: 12 }, (_, n) => `m${String(n).padStart(2, '0')}`);
  const luck = luckOf(15);
  const heads = new Map(matches.map((match) => [match, 0]));
  const won = new Map<string, string>();
  for (let round = 0; round < 25; round += 1) {
    const wanted = stores.map(() =>
      matches.filter(() => luck(3) > 0).toSorted(() => luck(2) - 0.5),
    );
    const given = await Promise.all(
      stores.flatMap((store, n) =>
        (wanted[n] ?? []).map(async (match) => {
          const append = rowOf({ match, seq: heads.get(match) ?? 0, by: names[n] ?? '', luck });
          return { append, appended: await store.append(append), by: names[n] ?? '' };
        }),
      ),
    );
    for (const { append, appended, by } of given) {
      if (appended !== 'ok') continue;
      const key = `${append.match} ${append.seq}`;
      expect(won.get(key)).toBeUndefined();
      won.set(key, by);
      heads.set(append.match, append.seq + 1);
    }
    for (const { append } of given) expect(heads.get(append.match)).toBe(append.seq + 1);
  }
  const log = await sql<{ match: string; seq: number; row: string }>(
    url,
    'SELECT match, seq, row FROM log ORDER BY match, seq',
  );
  expect(log).toHaveLength(won.size);
  for (const { match, seq, row } of log)
    expect(JSON.parse(row)).toEqual({ by: won.get(`${match} ${seq}`) });
  for (const store of stores) expect(store.stats()).toMatchObject({ queued: 0 });
  expect(await sql(url, 'SELECT count(*)::int AS n FROM matches')).toEqual([{ n: heads.size }]);
  await Promise.all(stores.map((store) => store.close())); // then all is counted
  expect(await deadlocksIn(url)).toEqual(before);
});

/** Long enough for the others to come in between. */
const SLOW_LOG = `
  CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.001); RETURN new; END $$;
  CREATE TRIGGER dawdling BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION dawdle();`;

const deadlocksIn = (url: string): Promise<readonly unknown[]> =>
  sql(url, 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');

interface RowOf {
  readonly match: string;
  readonly seq: number;
  readonly by: string;
  readonly luck: (below: number) => number;
}
/** Each kind of row: with a listing, without, for a match in memory. */
function rowOf({ match, seq, by, luck }: RowOf): Append {
  const kind = luck(4);
  const shown = {
    face: by,
    people: [{ guest: by, own: by, turn: false, news: null }],
    changedAt: seq,
    rows: seq + 1,
  };
  return {
    match,
    seq,
    row: JSON.stringify({ by }),
    listing: kind === 0 || seq === 0 ? summaryOf({ shown }) : null,
    awake: kind === 1,
  };
}

it('a race for one place has one winner, whose listing is shown', async () => {
  const url = await scratchDatabase();
  const stores = await nodesOn(url, 'one', 'two');
  for (let seq = 0; seq < 30; seq += 1) {
    const results: readonly Appended[] = await Promise.all(
      stores.map((store, n) =>
        store.append({
          ...appendOf(
            'a',
            seq,
            summaryOf({ shown: { face: String(n), people: [], changedAt: 1, rows: 9 } }),
          ),
          row: `"${n}"`,
        }),
      ),
    );
    expect([...results].toSorted()).toEqual(['conflict', 'ok']);
    const [listing] = (await stores[0]?.listings({ status: ['lobby'], limit: 1 })) ?? [];
    expect(listing?.face).toBe(String(results.indexOf('ok')));
  }
});

it('a row of a term that is over is a conflict, and one of the present term is not', async () => {
  const url = await scratchDatabase();
  const [store] = (await nodesOn(url, 'one')) as [Store];
  await store.append(appendOf('a', 0, summaryOf()));
  expect(await store.append({ ...appendOf('a', 1), term: 0 })).toBe('ok');
  await sql(url, "UPDATE matches SET keeper = 'two', term = 1 WHERE id = 'a'");
  expect(await store.append({ ...appendOf('a', 2), term: 0 })).toBe('conflict');
  expect(await store.append({ ...appendOf('a', 2), term: 2 })).toBe('conflict');
  expect(await store.append({ ...appendOf('b', 0), term: 0 })).toBe('conflict');
  expect(await store.append(appendOf('a', 2))).toBe('ok'); // a person's, whoever keeps the match
  expect(await store.append({ ...appendOf('a', 3), term: 1 })).toBe('ok');
  expect(await sql(url, 'SELECT term FROM log ORDER BY seq')).toEqual(
    [null, 0, null, 1].map((term) => ({ term })),
  );
});

it('a keeper that loses its term in the middle of a batch writes nothing after that', async () => {
  const url = await scratchDatabase();
  const [store] = (await nodesOn(url, 'one')) as [Store];
  await store.append(appendOf('a', 0, summaryOf()));
  const waits = `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%locked AS MATERIALIZED%' AND wait_event_type = 'Lock'`;
  const claim = "UPDATE matches SET keeper = 'two', term = 1 WHERE id = 'a'";
  const { appending } = await inOpenTransaction(url, claim, async () => {
    const appending = store.append({ ...appendOf('a', 1), term: 0 });
    await expect.poll(() => sql(url, waits)).not.toEqual([]);
    return { appending };
  });
  expect(await appending).toBe('conflict');
  expect(await store.read('a')).toHaveLength(1);
});

it('who makes a match keeps it; each that falls due goes to one node, and to another when that one is dead', async () => {
  const url = await scratchDatabase();
  const [one, two] = (await nodesOn(url, 'one', 'two')) as [Store, Store];
  await sql(url, living('one'));
  await sql(url, living('two'));
  for (const match of ['a', 'b', 'c', 'd']) await one.append(appendOf(match, 0, summaryOf()));
  for (const match of ['c', 'd'])
    await one.rest(match, { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 });
  const due = { timed: false, by: 1_000, limit: 10 };
  const idsFor = async (store: Store): Promise<string> =>
    (await store.wakes(due)).map(({ match }) => match).join('');
  expect(await keepersIn(url)).toEqual(['a one 0', 'b one 0', 'c one 0', 'd one 0']);
  expect(await idsFor(two)).toBe(''); // the one that keeps them lives
  expect(await idsFor(one)).toBe('cd'); // what it has in memory it knows

  await sql(url, "UPDATE matches SET keeper = NULL WHERE id IN ('b', 'c', 'd')");
  const shares = await Promise.all([idsFor(one), idsFor(two)]);
  expect(shares.join('').split('').toSorted().join('')).toBe('bcd');

  await sql(url, "UPDATE nodes SET lives_until = 0 WHERE id = 'one'");
  expect(await idsFor(two)).toBe('abcd');
  expect(await idsFor(two)).toBe('abcd'); // it may have forgotten before it had them
  await sql(url, 'UPDATE matches SET handed = false'); // as a node does that has them in memory
  expect(await idsFor(two)).toBe('cd');
  expect((await keepersIn(url)).every((line) => line.includes(' two '))).toBe(true);
  expect((await keepersIn(url))[0]).toBe('a two 1');
});

const keepersIn = async (url: string): Promise<readonly string[]> =>
  (
    await sql<{ line: string }>(
      url,
      "SELECT concat_ws(' ', id, keeper, term) AS line FROM matches ORDER BY id",
    )
  ).map(({ line }) => line);

it('many nodes that ask for what is due share it out, none twice', async () => {
  const url = await scratchDatabase();
  const stores = await nodesOn(url, 'one', 'two', 'three');
  for (const node of ['one', 'two', 'three']) await sql(url, living(node));
  await sql(
    url,
    "INSERT INTO matches (id, wake_at, timed) SELECT 'm' || n, 5 * (n % 2), false FROM generate_series(1, 300) AS n",
  );
  const found: string[] = [];
  const takeAll = async (store: Store): Promise<void> => {
    const mine = new Set<string>();
    for (let count = -1; count !== mine.size;) {
      count = mine.size;
      for (const { match } of await store.wakes({ timed: false, by: 10, limit: 400 }))
        mine.add(match);
    }
    found.push(...mine);
  };
  await Promise.all(stores.map(takeAll));
  expect(found).toHaveLength(300);
  expect(new Set(found).size).toBe(300);
  expect(await sql(url, 'SELECT max(term) AS most FROM matches')).toEqual([{ most: 1 }]);
});

it('only its keeper notes when a match has to be looked at', async () => {
  const url = await scratchDatabase();
  const [one, two] = (await nodesOn(url, 'one', 'two')) as [Store, Store];
  await sql(url, living('one'));
  await one.append(appendOf('a', 0, summaryOf()));
  const shown = {
    face: 'new',
    people: [{ guest: 'ann', own: 'o', turn: false, news: null }],
    changedAt: 2,
    rows: 9,
  };
  await two.rest('a', { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 }, shown);
  expect(await two.head('a')).toMatchObject({ quietSince: null });
  expect(await two.openOf('ann', 5)).toEqual([]);
  await one.rest('a', { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 }, shown);
  expect(await two.head('a')).toMatchObject({ quietSince: 100 });
  expect(await two.openOf('ann', 5)).toHaveLength(1);
});

it('all nodes have one secret, whoever makes it', async () => {
  const url = await scratchDatabase();
  const stores = await nodesOn(url, 'one', 'two', 'three');
  const secrets = await Promise.all(stores.map((store) => store.secret()));
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/u);
  expect(new Set(secrets).size).toBe(1);
});

it('open matches are counted across nodes, and what is added up is summed up at times', async () => {
  const url = await scratchDatabase();
  const [one, two] = (await nodesOn(url, 'one', 'two')) as [Store, Store];
  await sql(
    url,
    "INSERT INTO matches (id, wake_at) SELECT 'm' || n, 5 FROM generate_series(1, 1500) AS n",
  );
  await one.append(appendOf('a', 0, summaryOf()));
  await two.append(appendOf('b', 0, summaryOf()));
  await two.append(appendOf('a', 1, summaryOf({ status: 'finished' })));
  expect(await Promise.all([one.openCount(), two.openCount()])).toEqual([1501, 1501]);
  expect(await sql(url, 'SELECT count(*)::int AS n FROM open_changes')).toEqual([{ n: 1 }]);
  expect(await one.openCount()).toBe(1501);
});

it('what was made from a log that another node has moved on since is not written over its listing', async () => {
  const url = await scratchDatabase();
  const [one, two] = (await nodesOn(url, 'one', 'two')) as [Store, Store];
  await one.append(appendOf('a', 0, summaryOf()));
  await two.append(appendOf('a', 1, summaryOf({ status: 'finished' })));
  await one.relist('a', 1, summaryOf());
  expect(await one.listings({ status: ['lobby'], limit: 5 })).toEqual([]);
  expect(await one.openCount()).toBe(0);
});

const before = (rows: number) => ({
  face: 'face',
  people: [{ guest: 'ann', own: 'o', turn: false, news: null }],
  changedAt: 1,
  rows,
});

const running = (rows: number) => summaryOf({ status: 'running', shown: before(rows) });

it('a list that is written anew from the rows before does not take back what a row has brought', async () => {
  const url = await scratchDatabase();
  const [one, two] = (await nodesOn(url, 'one', 'two')) as [Store, Store];
  await sql(url, living('one'));
  await one.append(appendOf('a', 0, running(1)));
  const rest = { wakeAt: 500, quietSince: 100, timed: false, downtime: 0 };
  for (let seq = 1; seq <= 60; seq += 1) {
    const news = { kind: 'turn', seq, at: seq, seen: false, due: seq } as const;
    const later =
      seq % 2 === 0 ? one.relist('a', seq, running(seq)) : one.rest('a', rest, before(seq));
    const [appended] = await Promise.all([
      two.append({ ...appendOf('a', seq), own: [{ guest: 'ann', turn: true, news }] }),
      later,
    ]);
    expect(appended).toBe('ok');
    expect(await two.news.latest('ann')).toMatchObject({ at: seq });
    expect(await two.openOf('ann', 1)).toMatchObject([{ turn: true }]);
  }
});

/** Claims until there is nothing left, a few at a time. */
const claimAll = async ({ news }: Store): Promise<readonly string[]> => {
  const mine: string[] = [];
  for (let idle = 0; idle < 3;) {
    const found = await news.claimNotices({ now: 1_000, lease: 500, limit: 7 });
    idle = found.length === 0 ? idle + 1 : 0;
    mine.push(...found.map(({ match }) => match));
  }
  return mine;
};

it('notices that several nodes claim at once go to one each', async () => {
  const url = await scratchDatabase();
  const stores = await nodesOn(url, 'one', 'two', 'three');
  await sql(
    url,
    `INSERT INTO matches (id, status) SELECT 'm' || n, 'running' FROM generate_series(1, 200) AS n;
     INSERT INTO people (match, guest, status, changed_at, own, turn, news, news_seq, news_at, news_seen, notice_at)
     SELECT 'm' || n, 'ann', 'running', 1, 'o', true, 'turn', 1, 1, false, n FROM generate_series(1, 200) AS n`,
  );
  const claimed = (await Promise.all(stores.map(claimAll))).flat();
  expect(claimed).toHaveLength(200);
  expect(new Set(claimed).size).toBe(200);
});
