import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../../test/postgres/free-port.ts';
import { openNats } from '../machines/nats.ts';
import { openPostgres } from '../machines/postgres.ts';
import { eavesdrop } from '../net/eavesdropper.ts';

async function ask(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as readonly unknown[];
}

test('Postgres keeps what was committed, whether it was killed or stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-cluster-'));
  const options = { folder, port: await freePort(), password: 'pass/word' };
  try {
    const postgres = await openPostgres(options);
    const url = postgres.urlBy(postgres.port);
    await ask(url, 'CREATE TABLE t (n integer)');
    await ask(url, 'INSERT INTO t VALUES (1)');
    await postgres.kill();
    await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.start();
    expect(await ask(url, 'SELECT n FROM t')).toStrictEqual([{ n: 1 }]);
    await postgres.stop();
    const again = await openPostgres(options);
    expect(await ask(url, 'SELECT n FROM t')).toStrictEqual([{ n: 1 }]);
    await again.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('whoever listens on the bus hears everything, after a restart of it, too', async () => {
  const nats = await openNats(await freePort(), () => {});
  const url = nats.urlBy(nats.port);
  const listener = await eavesdrop(url);
  const say = async (subject: string, text: string): Promise<void> => {
    const connection = await connect({ servers: url });
    connection.publish(subject, text);
    await connection.drain();
  };
  await say('fathom.rows.aaaaaaaa', '7');
  await say('fathom.rows.aaaaaaaa', '8');
  await say('fathom.rows.aaaaaaaa', 'a secret');
  await expect.poll(() => listener.count()).toBe(3);
  await nats.kill();
  await nats.start();
  await expect
    .poll(async () => {
      await say('other', '1');
      return [...listener.heard().values()].map(({ subject, text }) => `${subject} ${text}`);
    })
    .toStrictEqual(['fathom.rows.aaaaaaaa 7', 'fathom.rows.aaaaaaaa a secret', 'other 1']);
  await listener.close();
  await nats.stop();
});
