import { expect, test } from 'vitest';
import { postgresForTest, proxyForTest, throughPort } from '../postgres/scratch-database.ts';
import { enter, makeGround, QUICK } from './sites.ts';

test('each node is told what the others last said, and when nobody is there any more', async () => {
  const ground = await makeGround();
  const sites = await Promise.all([ground.open(), ground.open(), ground.open()]);
  const [one, two, three] = sites.map((site) => enter(site, 'abc'));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three');
  one.attend('Ada');
  await expect
    .poll(() => [two.people.at(-1), three.people.at(-1)])
    .toStrictEqual([['Ada'], ['Ada']]);
  two.attend('Bo');
  await expect.poll(() => three.people.at(-1)?.toSorted()).toStrictEqual(['Ada', 'Bo']);
  await expect.poll(() => one.people).toStrictEqual([['Bo']]);
  one.attend('Ada and Cy');
  await expect.poll(() => three.people.at(-1)?.toSorted()).toStrictEqual(['Ada and Cy', 'Bo']);
  one.attend(null);
  two.leave();
  await expect.poll(() => three.people.at(-1)).toStrictEqual([]);
});

test('of many words in a moment the last counts, and few are written', async () => {
  const ground = await makeGround();
  const [here, there] = await Promise.all([ground.open(), ground.open()]);
  const [near, far] = [enter(here, 'abc'), enter(there, 'abc')];
  await expect.poll(() => near.term() ?? far.term() ?? here.readings().nodes).toBe(2);
  const before = here.readings().pokesSent;
  for (let n = 0; n <= 100; n++) {
    near.attend(`${n} people`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => far.people.at(-1)).toStrictEqual(['100 people']);
  expect(here.readings().pokesSent - before).toBeLessThanOrEqual(4);
});

test('who comes later is told at once; an old copy does not speak for the new one', async () => {
  const ground = await makeGround();
  const [here, there] = await Promise.all([ground.open(), ground.open()]);
  const old = enter(here, 'abc');
  old.attend('Ada');
  const far = enter(there, 'abc');
  await expect.poll(() => far.people).toStrictEqual([['Ada']]);
  const young = enter(here, 'abc');
  young.attend('Ada, again');
  old.attend(null);
  old.leave();
  await expect.poll(() => far.people.at(-1)).toStrictEqual(['Ada, again']);
  expect(far.people).not.toContainEqual([]);
  const second = enter(there, 'abc');
  await expect.poll(() => second.people).toStrictEqual([['Ada, again']]);
});

test('who is connected to a node that is gone is connected no more', async () => {
  const ground = await makeGround();
  const proxy = await proxyForTest(ground.postgres);
  const [lost, here] = await Promise.all([
    ground.open({ postgres: throughPort(ground.postgres, proxy.port) }),
    ground.open(),
  ]);
  const [old, copy] = [enter(lost, 'abc'), enter(here, 'abc')];
  old.attend('Ada');
  await expect.poll(() => copy.people).toStrictEqual([['Ada']]);
  proxy.cut();
  await expect.poll(() => copy.people).toStrictEqual([['Ada'], []]);
  proxy.mend();
  await expect.poll(() => copy.people).toStrictEqual([['Ada'], [], ['Ada']]);
});

test('who drains has nobody connected any more', async () => {
  const ground = await makeGround();
  const [leaving, staying] = await Promise.all([ground.open(), ground.open()]);
  const [old, copy] = [enter(leaving, 'abc'), enter(staying, 'abc')];
  old.attend('Ada');
  await expect.poll(() => copy.people).toStrictEqual([['Ada']]);
  await leaving.drain();
  await expect.poll(() => copy.people).toStrictEqual([['Ada'], []]);
  expect(await ground.query(`SELECT FROM attendance WHERE match = 'abc'`)).toHaveLength(0);
});

test('what a killed database has lost is said again, and nobody is taken for gone meanwhile', async () => {
  const postgres = await postgresForTest();
  const ground = await makeGround({ postgres: postgres.url });
  const times = { ...QUICK, life: 2_000 };
  const [here, there] = await Promise.all([ground.open({ times }), ground.open({ times })]);
  await ground.write('abc', 1);
  const [near, far] = [enter(here, 'abc'), enter(there, 'abc')];
  near.attend('Ada');
  await expect.poll(() => far.people).toStrictEqual([['Ada']]);
  await expect.poll(() => near.term() ?? far.term()).toBe(1);
  await postgres.kill();
  await expect.poll(() => here.isCutOff() && there.isCutOff()).toBe(true);
  await postgres.restart();
  await expect
    .poll(() => ground.query('SELECT people FROM attendance WHERE match = $1', ['abc']))
    .toStrictEqual([{ people: 'Ada' }]);
  await expect.poll(() => here.isCutOff() || there.isCutOff()).toBe(false);
  await expect.poll(() => near.term() ?? far.term()).not.toBeNull();
  near.attend('Ada and Bo');
  await expect.poll(() => far.people).toStrictEqual([['Ada'], ['Ada and Bo']]);
});

test('what a crash has lost is said again, though no connection was noticed to be lost', async () => {
  const ground = await makeGround();
  const [here, there] = await Promise.all([ground.open(), ground.open()]);
  const [near, far] = [enter(here, 'abc'), enter(there, 'abc')];
  near.attend('Ada');
  await expect.poll(() => far.people).toStrictEqual([['Ada']]);
  await ground.query('TRUNCATE attendance');
  await expect
    .poll(() => ground.query(`SELECT FROM attendance WHERE match = 'abc'`))
    .toHaveLength(1);
  near.attend(null);
  await expect.poll(() => far.people).toStrictEqual([['Ada'], []]);
});

test('what is left of nodes that are long gone is swept away', async () => {
  const ground = await makeGround();
  await ground.query(`INSERT INTO nodes VALUES ('gone', 1), ('ahead', 1e15)`);
  await ground.query(
    `INSERT INTO attendance VALUES ('abc', 'gone', 'Ada'), ('abc', 'ahead', 'Bo')`,
  );
  const site = await ground.open({ times: { ...QUICK, sweep: 50 } });
  const copy = enter(site, 'abc');
  await expect.poll(() => ground.query('SELECT FROM nodes')).toHaveLength(1);
  expect(await ground.query(`SELECT FROM attendance WHERE match = 'abc'`)).toHaveLength(0);
  expect(copy.people).toStrictEqual([]);
});

test('nodes whose clocks are half a minute apart agree on the time of the site', async () => {
  const ground = await makeGround();
  const wrong = { monotonic: () => performance.now(), wall: () => Date.now() + 30_000 };
  const late = { monotonic: () => performance.now() + 1e9, wall: () => Date.now() - 30_000 };
  const [fast, slow] = await Promise.all([
    ground.open({ sources: wrong }),
    ground.open({ sources: late }),
  ]);
  await expect.poll(() => Math.abs(fast.now() - slow.now())).toBeLessThan(50);
  expect(Math.abs(fast.calendar() - slow.calendar())).toBeLessThan(50);
  expect(Math.abs(fast.now() - Date.now())).toBeLessThan(500);
  expect(Math.round(fast.readings().clockOffset / 1_000)).toBe(-30);
});

test('the time in which no node was there is left out but for five seconds; a clock that was set back takes none', async () => {
  const ground = await makeGround();
  const before = await ground.open();
  const then = before.now();
  await before.close();
  await ground.query(
    'UPDATE site_clock SET beat_at = beat_at - 3600000, left_out = left_out - 3600000',
  );
  const after = await ground.open();
  expect(after.now()).toBeGreaterThan(then + 4_900);
  expect(after.now()).toBeLessThan(then + 8_000);
  const now = after.now();
  await after.close();
  await ground.query(
    'UPDATE site_clock SET beat_at = beat_at + 3600000, left_out = left_out + 3600000',
  );
  const later = await ground.open();
  expect(later.now()).toBeGreaterThanOrEqual(now - 200);
  expect(later.now()).toBeLessThan(now + 3_000);
});
