import { expect, test } from 'vitest';
import { openAdmission } from '../../src/limits/admission.ts';
import type { Admission } from '../../src/limits/admission.ts';
import type { NetworkCounts } from '../../src/limits/network-counts.ts';
import { countRequests } from '../../src/limits/requests.ts';
import { makeGround } from './sites.ts';
import type { Ground } from './sites.ts';

const HOME = '198.51.100.1';
const ELSEWHERE = '2001:db8:1:2::/64';
const SECRET = 'a secret';
const LIMITS = { connections: 1_000, connectionsPerAddress: 4 };

const countsAt = async (ground: Ground, nodes: number): Promise<readonly NetworkCounts[]> =>
  Promise.all(Array.from({ length: nodes }, async () => (await ground.open()).counts(SECRET)));

test('sockets that are open at one node count at the others, and no address is kept', async () => {
  const ground = await makeGround();
  const admissions = (await countsAt(ground, 2)).map((counts) => openAdmission(LIMITS, counts));
  const [here, there] = admissions as [Admission, Admission];
  const sockets = Array.from({ length: 4 }, () => ({ bufferedAmount: 0 }));
  const [first] = sockets;
  for (const socket of sockets) here.enter(HOME, socket, performance.now());
  const fault = (network: string) => there.refusal(network, performance.now())?.what ?? null;
  await expect.poll(() => fault(HOME)).toBe('open');
  expect(fault(ELSEWHERE)).toBeNull();
  const rows = await ground.query<{ network: string }>('SELECT * FROM network_use');
  expect(rows).not.toHaveLength(0);
  expect(JSON.stringify(rows)).not.toContain(HOME);
  if (first !== undefined) here.leave(HOME, first);
  await expect.poll(() => fault(HOME)).not.toBe('open');
});

test('what was opened at one node is waited for at all', async () => {
  const ground = await makeGround();
  const admissions = (await countsAt(ground, 2)).map((counts) => openAdmission(LIMITS, counts));
  const [here, there] = admissions as [Admission, Admission];
  for (let n = 0; n < 4; n++) {
    const socket = { bufferedAmount: 0 };
    here.enter(HOME, socket, performance.now());
    here.leave(HOME, socket);
  }
  await expect.poll(() => there.refusal(HOME, performance.now())?.what).toBe('opening');
});

test('requests that one node was asked are paid for at all', async () => {
  const ground = await makeGround();
  const nodes = (await countsAt(ground, 3)).map((counts) => countRequests(300, counts));
  const isPaid = (node: number, network: string, cost: number): boolean =>
    nodes[node]?.pay(network, { kind: 'data', cost }, performance.now()) === null;
  expect(isPaid(0, HOME, 100)).toBe(true);
  await expect.poll(() => [1, 2].some((node) => isPaid(node, HOME, 60))).toBe(false);
  expect(isPaid(1, ELSEWHERE, 60)).toBe(true);
});

test('at first a node is told what a network has to wait for, then what it does more', async () => {
  const ground = await makeGround();
  const [one, other] = (await countsAt(ground, 2)) as [NetworkCounts, NetworkCounts];
  const charged: number[] = [];
  const done = one.shareRate('rowing', { debt: () => 7, charge: () => {} });
  const here = other.shareRate('rowing', {
    debt: () => 2,
    charge: (network, amount) => void charged.push(network === HOME ? amount : Number.NaN),
  });
  done(HOME, 100);
  here(HOME, 1);
  await expect.poll(() => charged).toStrictEqual([5]);
  done(HOME, 3);
  await expect.poll(() => charged).toStrictEqual([5, 3]);
});

test('what a node that is gone has counted counts no more', async () => {
  const ground = await makeGround();
  const lost = await ground.open();
  const here = (await ground.open()).counts(SECRET);
  lost.counts(SECRET).tellSockets(HOME, 9);
  await expect.poll(() => here.socketsElsewhere(HOME)).toBe(9);
  await lost.close();
  await expect.poll(() => here.socketsElsewhere(HOME)).toBe(0);
});

test('who drains counts nothing any more', async () => {
  const ground = await makeGround();
  const leaving = await ground.open();
  const here = (await ground.open()).counts(SECRET);
  leaving.counts(SECRET).tellSockets(HOME, 9);
  await expect.poll(() => here.socketsElsewhere(HOME)).toBe(9);
  await leaving.drain();
  await expect.poll(() => here.socketsElsewhere(HOME)).toBe(0);
});

test('matches of bots alone are known by their ids, and in all', async () => {
  const ground = await makeGround();
  const [one, other] = (await countsAt(ground, 2)) as [NetworkCounts, NetworkCounts];
  one.tellMatches(HOME, { waiting: 1, running: 2, botsAlone: ['abc'] });
  await expect
    .poll(() => other.matchesElsewhere(HOME))
    .toStrictEqual({ waiting: 1, running: 2, botsAlone: ['abc'] });
  expect(other.matchesElsewhere(ELSEWHERE).botsAlone).toStrictEqual([]);
  await expect.poll(() => [...other.botsAloneElsewhere()]).toStrictEqual(['abc']);
  one.tellMatches(HOME, { waiting: 0, running: 0, botsAlone: [] });
  await expect.poll(() => [...other.botsAloneElsewhere()]).toStrictEqual([]);
});

test('a match that was made here and is over elsewhere is told of', async () => {
  const ground = await makeGround();
  const [counts] = (await countsAt(ground, 1)) as [NetworkCounts];
  await ground.query(
    `INSERT INTO matches (id, status, wake_at) VALUES ('ended', 'finished', NULL), ('open', 'running', 0)`,
  );
  const over: string[] = [];
  counts.watchMatches(
    () => ['open', 'unmade', 'ended'].filter((match) => !over.includes(match)),
    (match) => void over.push(match),
  );
  await expect.poll(() => over).toStrictEqual(['ended']);
});
