import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GameInfo } from '@fathom/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openMetricsServer } from '../../src/metrics-server.ts';
import { StoreError } from '../../src/store/index.ts';
import { openBrowser } from '../client/browser.ts';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

const valueOf = (metrics: string, sample: string): number => {
  const line = metrics.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
};

test('/healthz says that all is well, and 503 while the store is out of reach or once it has failed', async () => {
  const server = await startForTest();
  const well = await server.visitor().ask('GET /healthz');
  expect([well.status, well.body]).toStrictEqual([200, { status: 'serving' }]);
  server.store.isCutOff = () => true;
  expect(await server.visitor().ask('GET /healthz')).toMatchObject({
    status: 503,
    body: { status: 'cutOff' },
  });
  server.store.isCutOff = () => false;
  server.store.failure = () => new StoreError('io', '/secret/place/fathom.db: disk full');
  const ill = await server.visitor().ask('GET /healthz');
  expect(ill).toMatchObject({ status: 503, body: { status: 'failed' } });
  expect(ill.text).not.toContain('/secret/place');
});

/** The figures by their own address. */
async function openFigures(server: Running): Promise<Browser> {
  const figures = openMetricsServer(server.app.metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void figures.close());
  await once(figures, 'listening');
  return openBrowser(`http://127.0.0.1:${(figures.address() as AddressInfo).port}`);
}

test('the port of the game shows no figures, and that of the figures nothing else', async () => {
  const server = await startForTest();
  expect((await server.visitor().ask('GET /metrics')).status).toBe(404);
  const figures = await openFigures(server);
  expect((await figures.ask('GET /metrics')).status).toBe(200);
  expect((await figures.ask('POST /metrics')).status).toBe(404);
  expect((await figures.ask('GET /api/games')).status).toBe(404);
});

test('/metrics counts matches, connections, inputs, refusals, appends and bots’ thoughts', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { id, black, red } = await sitDown(server);
  await black.act(black.legal()[0]);
  expect(await black.act({ type: 'pass' })).toMatchObject({ t: 'refused' });
  await red.act(red.legal()[0]);
  const { body: games } = await ann.ask<readonly GameInfo[]>('GET /api/games');
  const bot = { bot: games[0]?.bots[0]?.level };
  const { match } = await create(ann, { seats: { black: 'me', red: bot }, pace: 'instant' });
  const watcher = await join(ann, match.id);
  await expect.poll(() => watcher.view().placed.red).toBe(true);
  await create(ann);

  const figures = await openFigures(server);
  const { headers, text } = await figures.ask('GET /metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(valueOf(text, 'fathom_matches{status="running"}')).toBe(2);
  expect(valueOf(text, 'fathom_matches{status="lobby"}')).toBe(1);
  expect(valueOf(text, 'fathom_connections')).toBe(3);
  expect(valueOf(text, 'fathom_inputs_total{game="depth-charge",type="act"}')).toBe(3);
  expect(valueOf(text, 'fathom_refusals_total')).toBe(1); // and not what was refused
  const rows = [...server.disk.logs.values()].reduce((sum, log) => sum + log.length, 0);
  expect(valueOf(text, 'fathom_append_milliseconds_count')).toBeGreaterThan(rows - 5);
  expect(valueOf(text, 'fathom_bot_milliseconds_count{game="depth-charge"}')).toBe(1);
  expect(text).not.toContain(id);

  watcher.line.hangUp();
  await watcher.line.ended;
  await expect
    .poll(async () => valueOf((await figures.ask('GET /metrics')).text, 'fathom_connections'))
    .toBe(2);
});

test('each request is logged as one JSON line with its method, route, status and time', async () => {
  const server = await startForTest();
  await server.visitor().ask('GET /api/games');
  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ req: expect.objectContaining({ method: 'GET' }) }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    }),
  );
});
