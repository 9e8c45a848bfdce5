import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';

const SEAT = (match: string, seat: string): string => `/api/matches/${match}/seats/${seat}`;

test('a match that everybody has left is given up and takes nobody more', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const left = await ann.ask<MyMatch>(`DELETE ${SEAT(match.id, 'black')}`);
  expect(left.status).toBe(200);
  expect(left.body.match.status).toBe('closed');
  const late = await server.visitor().ask(`POST /api/matches/${match.id}/seats`, {
    body: { seat: 'red' },
  });
  expect([late.status, late.body]).toStrictEqual([
    409,
    { code: 'closed', facts: { reason: 'givenUp' }, message: expect.any(String) },
  ]);
});

test('nobody leaves another’s seat, and none is left after the start', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  const begun = await redBrowser.ask(`DELETE ${SEAT(id, 'red')}`);
  expect([begun.status, begun.body]).toMatchObject([409, { code: 'begun' }]);
  const others = await blackBrowser.ask(`DELETE ${SEAT(id, 'red')}`);
  expect([others.status, others.body]).toMatchObject([403, { code: 'notYourSeat' }]);
  const strangers = await server.visitor().ask(`DELETE ${SEAT(id, 'red')}`);
  expect(strangers.body).toMatchObject({ code: 'notYourSeat' });
});

test('to resign ends the match for the other side, is logged, and cannot be done twice', async () => {
  const server = await startForTest();
  const { id, black, redBrowser } = await sitDown(server);
  const done = await redBrowser.ask<MyMatch>(`POST ${SEAT(id, 'red')}/resign`);
  expect(done.body.match).toMatchObject({
    status: 'finished',
    outcome: { winners: ['black'], reason: 'resigned' },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const shown = await black.line.hear('match', ({ match }) => match.status === 'finished');
  expect(shown.match.outcome).toStrictEqual(done.body.match.outcome);
  expect(server.disk.logs.get(id)?.at(-1)).toContain('"reason":"resigned"');
  const twice = await redBrowser.ask(`POST ${SEAT(id, 'red')}/resign`);
  expect([twice.status, twice.body]).toMatchObject([409, { code: 'over' }]);
});

test('nobody resigns for another, nor before the start', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  const others = await blackBrowser.ask(`POST ${SEAT(id, 'red')}/resign`);
  expect([others.status, others.body]).toMatchObject([403, { code: 'notYourSeat' }]);
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const early = await ann.ask(`POST ${SEAT(match.id, 'black')}/resign`);
  expect([early.status, early.body]).toMatchObject([409, { code: 'notBegun' }]);
});

test('a passer-by who sits down and leaves does not give up another’s match', async () => {
  const server = await startForTest();
  const { match } = await create(server.visitor(), { seats: { black: 'open', red: 'open' } });
  const passer = server.visitor();
  await takeSeat(passer, match.id, { seat: 'red' });
  const left = await passer.ask<MyMatch>(`DELETE ${SEAT(match.id, 'red')}`);
  expect(left.body.match).toMatchObject({ status: 'lobby' });
});
