import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { once } from 'node:events';
import { connect } from '@nats-io/transport-node';
import { expect, onTestFinished, test } from 'vitest';
import { openBus } from '../../src/site/bus.ts';
import type { Bus, BusParts } from '../../src/site/bus.ts';
import { SiteError } from '../../src/site/index.ts';
import { natsForTest, proxyForTest, throughPort } from '../postgres/scratch-database.ts';
import { freePort } from '../postgres/free-port.ts';
import { startNats } from '../postgres/nats-server.ts';
import { enter, makeGround } from './sites.ts';

const PASSWORD = 'deep & secret';

async function openFor(url: string, parts: Partial<BusParts> = {}): Promise<Bus> {
  const bus = await openBus({ url, node: 'here', say: () => {}, onChange: () => {}, ...parts });
  onTestFinished(() => bus.close());
  return bus;
}

test('a listener on everything sees ids of matches, hashes, numbers and what is sealed, and nothing else', async () => {
  const ground = await makeGround();
  const spy = await connect({ servers: new URL(ground.bus).host });
  onTestFinished(() => spy.close());
  const seen: string[] = [];
  spy.subscribe('>', {
    callback: (_error, message) => {
      const headers = message.headers === undefined ? '' : ' headers';
      seen.push(`${message.subject} ${message.string()}${headers}`);
    },
  });
  await spy.flush();
  const [here, there] = await Promise.all([ground.open(), ground.open()]);
  await ground.write('k7wq2mzp', 3);
  const [near, far] = [enter(here, 'k7wq2mzp'), enter(there, 'k7wq2mzp')];
  await expect.poll(() => near.term() ?? far.term()).toBe(1);
  await expect.poll(() => [near.rows, far.rows]).toStrictEqual([[3], [3]]);
  const told: string[] = [];
  const [speak, listen] = [here, there].map((site) => site.reach('the secret of both'));
  listen?.listen('5f'.repeat(16), () => void told.push('own'));
  await expect
    .poll(() => {
      speak?.tell('5f'.repeat(16));
      return told.length;
    })
    .toBeGreaterThan(0);
  speak?.tell('77'.repeat(16));
  near.wrote(4);
  near.drew();
  near.hurry();
  near.whisper('c2VhbGVk'); // as `sealedPeers` hands it on
  near.attend('Ada, who is red.captain');
  await expect.poll(() => far.people).toStrictEqual([['Ada, who is red.captain']]);
  expect(far.rows).toStrictEqual([3, 4]);
  expect(far.heard).toStrictEqual(['papers', 'hurry', 'c2VhbGVk']);
  expect([near.rows, near.heard], 'nobody hears himself').toStrictEqual([[3], []]);
  await here.drain();
  await there.drain();
  await expect.poll(() => seen.map((line) => line.split('.')[1])).toContain('keeper');
  for (const line of seen)
    expect(line).toMatch(
      /^fathom\.((rows|papers|people|hurry|keeper)\.[a-z0-9]{8} \d{1,9}|own\.[0-9a-f]{32} 0|whisper\.[a-z0-9]{8} [\w-]+)$/,
    );
  expect(new Set(seen.map((line) => line.split('.')[1])).size).toBe(7);
  expect(seen.join(), 'a hash, and not who it is').not.toMatch(/5f5f|7777/);
});

test('what is no poke is not listened to', async () => {
  const { url } = await natsForTest();
  const [bus, stranger] = [await openFor(url), await connect({ servers: new URL(url).host })];
  onTestFinished(() => stranger.close());
  const heard: unknown[] = [];
  bus.listen('abc', (poke) => heard.push(poke));
  await bus.flush();
  stranger.publish('fathom.rows.abc', 'many');
  stranger.publish('fathom.moves.abc', '1');
  stranger.publish('fathom.rows.abc', new Uint8Array([0xff, 0xfe]));
  stranger.publish('fathom.rows.abc', '7');
  await expect.poll(() => heard).toStrictEqual([{ kind: 'rows', match: 'abc', number: 7 }]);
  expect(bus.heard()).toBe(1);
});

test('who may not in is told so, without the password', async () => {
  const { port, url } = await natsForTest({ user: { name: 'fathom', password: PASSWORD } });
  await openFor(url);
  for (const wrong of ['fathom:wr0ng@', 'wr0ng@', '']) {
    const error: unknown = await openFor(`nats://${wrong}127.0.0.1:${port}`).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(SiteError);
    expect(String(error)).toContain(`The bus at 127.0.0.1:${port} refuses`);
    expect(String(error)).not.toContain('wr0ng');
  }
});

test.each([
  ['speaks first', createTcpServer((socket) => socket.write('SSH-2.0-other\r\n'))],
  ['waits to be asked', createServer() as Server],
])('a server that %s is not taken for a bus', async (_how, server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(openFor(`nats://127.0.0.1:${port}`)).rejects.toThrow(
    `What answers at 127.0.0.1:${port} is not a NATS server.`,
  );
});

test('a bus that is not there yet is waited for, with one line about it', async () => {
  const port = await freePort();
  const said: string[] = [];
  const opening = openFor(`nats://127.0.0.1:${port}`, { say: (line) => said.push(line) });
  await expect.poll(() => said).toHaveLength(1);
  const server = await startNats({ port });
  onTestFinished(() => server.kill());
  await opening;
  expect(said).toStrictEqual([
    `Waiting for the bus at 127.0.0.1:${port}, which cannot be reached yet.`,
  ]);
});

test('a bus that was killed and comes back is heard again, with one line each', async () => {
  const server = await natsForTest();
  const said: string[] = [];
  const [one, other] = [
    await openFor(server.url, { say: (line) => said.push(line) }),
    await openFor(server.url),
  ];
  const heard: number[] = [];
  one.listen('abc', ({ number }) => heard.push(number));
  await server.kill();
  await expect.poll(() => one.isAway() && other.isAway()).toBe(true);
  other.poke({ kind: 'rows', match: 'abc', number: 1 });
  await server.restart();
  await expect.poll(() => one.isAway() || other.isAway()).toBe(false);
  await one.flush();
  other.poke({ kind: 'rows', match: 'abc', number: 2 });
  await expect.poll(() => heard).toStrictEqual([2]);
  const place = `127.0.0.1:${server.port}`;
  expect(said).toStrictEqual([`The bus at ${place} is away.`, `The bus at ${place} is back.`]);
});

test('a line that swallows everything is noticed', async () => {
  const { url } = await natsForTest();
  const proxy = await proxyForTest(url);
  const bus = await openFor(throughPort(url, proxy.port));
  proxy.hang();
  await expect.poll(() => bus.isAway()).toBe(true);
  proxy.cut();
  proxy.mend();
  await expect.poll(() => bus.isAway()).toBe(false);
});

test('rows of which no poke has told are found in the database', async () => {
  const ground = await makeGround();
  const site = await ground.open();
  await ground.write('abc', 2);
  const copy = enter(site, 'abc');
  await expect.poll(() => copy.rows).toStrictEqual([2]);
  await ground.write('abc', 5);
  await expect.poll(() => copy.rows).toStrictEqual([2, 5]);
  expect(site.readings().rowsCaughtUp).toBe(3);
});

test('drawings of which no poke has told are found in the database', async () => {
  const ground = await makeGround();
  const draw = (text: string): Promise<unknown> =>
    ground.query(
      `INSERT INTO papers VALUES ('abc', 'sheet', $1) ON CONFLICT (match, key) DO UPDATE SET text = excluded.text`,
      [text],
    );
  const site = await ground.open();
  await ground.write('abc', 2);
  await draw('one');
  const copy = enter(site, 'abc');
  await expect.poll(() => copy.heard).toStrictEqual(['papers']);
  await draw('two');
  await expect.poll(() => copy.heard).toStrictEqual(['papers', 'papers']);
  await ground.write('abc', 5);
  await expect.poll(() => copy.rows).toStrictEqual([2, 5]);
  expect(copy.heard).toHaveLength(2);
});

test('while the bus is away it looks more often, and once at all when it is back', async () => {
  const nats = await natsForTest();
  const ground = await makeGround({ bus: nats.url });
  const times = { heads: 60_000, headsAlone: 30, attendance: 60_000, attendanceAlone: 30 };
  const [site, other] = await Promise.all([ground.open({ times }), ground.open({ times })]);
  await ground.write('abc', 1);
  const [copy, far] = [enter(site, 'abc'), enter(other, 'abc')];
  await expect.poll(() => copy.rows).toStrictEqual([1]);
  await nats.kill();
  await expect.poll(() => site.readings().hasBus || other.readings().hasBus).toBe(false);
  await ground.write('abc', 2);
  far.attend('Bo');
  await expect.poll(() => [copy.rows, copy.people]).toStrictEqual([[1, 2], [['Bo']]]);
  await nats.restart();
  await expect.poll(() => site.readings().hasBus && other.readings().hasBus).toBe(true);
  await expect.poll(() => site.readings().pokesHeard).toBe(0);
  // One that comes before the bus knows again who listens is lost: heads are looked at for that.
  const pokeAndLook = (): number | undefined => {
    far.wrote(3);
    return copy.rows.at(-1);
  };
  await expect.poll(pokeAndLook).toBe(3);
});
