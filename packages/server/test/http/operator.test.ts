import type { GameInfo } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

const valueOf = (metrics: string, sample: string): number => {
  const line = metrics.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
};

test('/healthz says that all is well, and 503 once the store has failed', async () => {
  const server = await startForTest();
  const well = await server.visitor().ask('GET /healthz');
  expect([well.status, well.body]).toStrictEqual([200, { status: 'ok' }]);
  server.store.failure = () => new StoreError('io', '/secret/place/fathom.db: disk full');
  const ill = await server.visitor().ask('GET /healthz');
  expect(ill.status).toBe(503);
  expect(ill.text).not.toContain('/secret/place');
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

  const { headers, text } = await server.visitor().ask('GET /metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(valueOf(text, 'fathom_matches{status="running"}')).toBe(2);
  expect(valueOf(text, 'fathom_matches{status="lobby"}')).toBe(1);
  expect(valueOf(text, 'fathom_connections')).toBe(3);
  expect(valueOf(text, 'fathom_inputs_total{game="depth-charge",type="act"}')).toBe(3);
  expect(text).toMatch(/^fathom_refusals_total\{code="\w+"\} 1$/m);
  const rows = [...server.disk.logs.values()].reduce((sum, log) => sum + log.length, 0);
  expect(valueOf(text, 'fathom_append_milliseconds_count')).toBeGreaterThan(rows - 5);
  expect(valueOf(text, 'fathom_bot_milliseconds_count{game="depth-charge"}')).toBe(1);
  expect(text).not.toContain(id);

  watcher.line.hangUp();
  await watcher.line.ended;
  await expect
    .poll(async () =>
      valueOf((await server.visitor().ask('GET /metrics')).text, 'fathom_connections'),
    )
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
