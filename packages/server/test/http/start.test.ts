import { virtualClock } from '@fathom/host';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import {
  arrange,
  begin,
  look,
  makeRowing,
  person,
  refusedWith,
  sit,
  startRowing,
  STEADY,
} from '../rowing/crews.ts';
import { CHAIRS } from '../../../host/test/rowing.ts';
import { startForTest } from '../server/running.ts';
import { create } from '../server/two-players.ts';

const THREE_MINUTES = 3 * 60_000;
const ALL_BOTS = Object.fromEntries(CHAIRS.map(({ seat }) => [seat, STEADY]));

test('a game of more than two seats begins when its host says so, one of two when it is full', async () => {
  const crews = await startRowing();
  const ann = await person(crews, 'Ann');
  const made = await makeRowing(ann, { seats: { ...ALL_BOTS, 'north.cox': 'me' } });
  expect(made).toMatchObject({ host: true, match: { start: 'host', status: 'lobby' } });
  const begun = await begin(ann, made.match.id);
  expect(begun).toMatchObject({ status: 200, body: { host: true, match: { status: 'running' } } });

  const pair = await startForTest();
  const { match } = await create(pair.visitor());
  expect(match.start).toBe('full');
});

test.each([
  ['full', 'running'],
  ['host', 'lobby'],
] as const)('with start "%s" a match whose seats are all filled is %s', async (start, status) => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const made = await makeRowing(ann, { seats: { ...ALL_BOTS, 'north.cox': 'open' }, start });
  const { body } = await sit(ann, made.match.id, { seat: 'north.cox' });
  expect(body.match).toMatchObject({ start, status });
});

test('only the host can say so, once, and not before every seat is filled', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: { ...ALL_BOTS, 'north.cox': 'open' } });
  const early = await begin(ann, match.id);
  expect(early).toMatchObject(refusedWith(409, 'emptySeats'));
  expect(early.body.message).toContain('north.cox');
  await sit(ben, match.id, { seat: 'north.cox' });
  expect(await begin(ben, match.id)).toMatchObject(refusedWith(403, 'notHost'));
  expect(await begin(server.visitor(), match.id)).toMatchObject(refusedWith(403, 'notHost'));
  expect((await begin(ann, match.id)).status).toBe(200);
  expect(await begin(ann, match.id)).toMatchObject(refusedWith(409, 'begun'));
});

test('the host may watch only, and everybody there is welcomed to the match that begins', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: { ...ALL_BOTS, 'south.bow': 'open' } });
  await sit(ben, match.id, { seat: 'south.bow' });
  const host = await join(ann, match.id);
  const player = await join(ben, match.id);
  expect(host.line.messages[0]).toMatchObject({ t: 'welcome', you: [], host: true });
  expect(player.line.messages[0]).toMatchObject({ you: ['south.bow'], host: false });
  expect(player.knows.match()?.hostHere).toBe(true);
  player.line.say({ t: 'act', id: 'x', seat: 'south.bow', action: { type: 'pull', wave: 0 } });
  const soon = await player.line.hear('refused');
  expect([soon.code, soon.message]).toStrictEqual(['notBegun', expect.stringContaining('host')]);
  await begin(ann, match.id);
  for (const { line } of [host, player]) await line.hear('welcome', ({ table }) => table !== null);
});

test('the host is still the host after a restart, and a full match waits for its word', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const { match } = await makeRowing(ann, { seats: ALL_BOTS });
  await server.crash();
  await server.again();
  expect(await look(ann, match.id)).toMatchObject({
    host: true,
    match: { status: 'lobby', start: 'host' },
  });
  expect((await begin(ann, match.id)).body.match.status).toBe('running');
});

test('a host who has been gone for three minutes keeps no player from going on', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, {
    seats: { ...ALL_BOTS, 'south.bow': 'open', 'south.cox': 'open', 'north.cox': 'me' },
  });
  await sit(ben, match.id, { seat: 'south.bow' });
  const host = await join(ann, match.id);
  const player = await join(ben, match.id);
  clock.pass(2 * THREE_MINUTES);
  expect(await begin(ben, match.id)).toMatchObject(refusedWith(403, 'notHost'));
  host.line.hangUp();
  await player.until(() => player.knows.match()?.hostHere === false);
  clock.pass(THREE_MINUTES - 1);
  expect(await begin(ben, match.id)).toMatchObject(refusedWith(403, 'notHost'));
  clock.pass(1);
  const stranger = server.visitor();
  expect(await begin(stranger, match.id)).toMatchObject(refusedWith(403, 'notHost'));
  const others = await arrange(ben, [match.id, 'north.cox'], 'open');
  expect(others).toMatchObject(refusedWith(403, 'notHost'));
  expect((await arrange(ben, [match.id, 'south.cox'], STEADY)).status).toBe(200);
  expect((await begin(ben, match.id)).body.match.status).toBe('running');
});

test('a host may stand up without giving the match up, and may give it up', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: { 'north.cox': 'me' } });
  const left = await ann.ask(`DELETE /api/matches/${match.id}/seats/north.cox`);
  expect(left.body).toMatchObject({ you: [], host: true, match: { status: 'lobby' } });
  const others = await ben.ask(`DELETE /api/matches/${match.id}`);
  expect(others).toMatchObject(refusedWith(403, 'notHost'));
  const given = await ann.ask(`DELETE /api/matches/${match.id}`);
  expect(given.body).toMatchObject({ match: { status: 'closed' } });
  const twice = await ann.ask(`DELETE /api/matches/${match.id}`);
  expect(twice).toMatchObject(refusedWith(409, 'closed'));
  expect(await begin(ann, match.id)).toMatchObject(refusedWith(409, 'closed'));
  expect(await sit(ben, match.id, { seat: 'north.cox' })).toMatchObject(refusedWith(409, 'closed'));
});
