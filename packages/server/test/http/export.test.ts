import { gameById } from '@fathom/games';
import { matchRecordSchema, parse, rngFor, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable, Seed } from '@fathom/kit';
import { expect, test } from 'vitest';
import { playOn } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

const SEED = '7'.repeat(64) as Seed;

test('a match is exported once it is over, and the document proves itself', async () => {
  const server = await startForTest();
  const { id, black, red, blackBrowser, redBrowser } = await sitDown(server, {
    contribution: 'ab'.repeat(16),
  });
  const early = await blackBrowser.ask(`GET /api/matches/${id}/export`);
  expect([early.status, early.body]).toMatchObject([409, { code: 'notOver' }]);
  await Promise.all([playOn(black, rngFor(SEED, 1)), playOn(red, rngFor(SEED, 2))]);

  const answer = await server.visitor().ask<MatchRecord>(`GET /api/matches/${id}/export`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="fathom-depth-charge-${id}.json"`,
  );
  const record = parse(matchRecordSchema, answer.body, 'the export');
  const game = gameById(record.game) as Playable;
  const verdict = verifyRecord(game, record);
  expect(verdict).toMatchObject({ ok: true, lines: record.lines.length });
  const { body } = await blackBrowser.ask<{ match: object }>(`GET /api/matches/${id}`);
  expect(body.match).toMatchObject({
    commitment: record.commitment,
    outcome: record.outcome,
    fingerprint: verdict.ok ? verdict.fingerprint : '',
  });
  expect(record.players.map(({ contribution }) => contribution)).toStrictEqual([
    'ab'.repeat(16),
    null,
  ]);
  for (const browser of [blackBrowser, redBrowser])
    expect(answer.text, 'a guest’s id stays secret for ever').not.toContain(browser.guest());
});

test('an altered export is found out', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  await blackBrowser.ask(`POST /api/matches/${id}/seats/black/resign`);
  const { body } = await blackBrowser.ask<MatchRecord>(`GET /api/matches/${id}/export`);
  const game = gameById(body.game) as Playable;
  expect(verifyRecord(game, body).ok).toBe(true);
  const altered = { ...body, hostSeed: '0'.repeat(64) as Seed };
  expect(verifyRecord(game, altered)).toMatchObject({ ok: false, where: 'commitment' });
});
