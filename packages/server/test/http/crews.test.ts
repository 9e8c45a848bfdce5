import { BOT_NAMES } from '@fathom/host';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import {
  arrange,
  begin,
  look,
  makeRowing,
  person,
  refusedWith,
  seatIn,
  sit,
  startRowing,
  STEADY,
} from '../rowing/crews.ts';
import { startForTest } from '../server/running.ts';
import { create } from '../server/two-players.ts';
import { anyBot } from '../server/bots.ts';

test('one person may make a match with several seats of one side, never of two', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const made = await makeRowing(ann, { seats: { 'north.cox': 'me', 'north.bow': 'me' } });
  expect(made.you).toStrictEqual(['north.cox', 'north.bow']);
  expect(Object.keys(made.keys)).toHaveLength(6);
  const both = await ann.ask('POST /api/matches', {
    body: { game: 'rowing', seats: { 'north.cox': 'me', 'south.bow': 'kept' } },
  });
  expect(both).toMatchObject(refusedWith(409, 'otherSide'));
});

test('whoever sits may take more free seats of their own crew, none of the other side’s, and is told what to do', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, { visibility: 'private', seats: { 'north.cox': 'me' } });
  const { id } = made.match;
  expect(await sit(ben, id, { seat: 'north.bow' })).toMatchObject(refusedWith(403, 'keyNeeded'));
  await sit(ben, id, { key: made.keys['north.stroke'] });
  const more = await sit(ben, id, { seat: 'north.bow' });
  expect(more.body.you).toStrictEqual(['north.stroke', 'north.bow']);
  expect(await sit(ben, id, { seat: 'north.cox' })).toMatchObject(refusedWith(409, 'seatTaken'));
  const opposite = await sit(ben, id, { key: made.keys['south.bow'] });
  expect(opposite).toMatchObject(refusedWith(409, 'otherSide'));
  expect(opposite.body.message).toMatch(/north\.stroke, north\.bow.*leave/);
});

test('to change roles or sides is one step: nobody can slip onto the seat in between', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, { visibility: 'private', seats: { 'north.cox': 'me' } });
  const { id } = made.match;
  await sit(ben, id, { key: made.keys['north.bow'], contribution: 'ab'.repeat(8) });
  const watcher = await join(ann, id);
  const moved = await sit(ben, id, {
    seat: 'south.cox',
    leave: 'north.bow',
    contribution: 'cd'.repeat(8),
  });
  expect(moved.body).toMatchObject({ you: ['south.cox'] });
  const shown = await watcher.line.hear(
    'match',
    ({ match }) => seatIn(match, 'south.cox').holder !== null,
  );
  expect(seatIn(shown.match, 'north.bow').holder).toBeNull();

  const bad = [
    [{ seat: 'south.bow', leave: 'north.cox' }, 403, 'notYourSeat'],
    [{ seat: 'north.cox', leave: 'south.cox' }, 409, 'seatTaken'],
    [{ seat: 'north.helm', leave: 'south.cox' }, 400, 'noSuchSeat'],
  ] as const;
  for (const [ask, status, code] of bad)
    expect(await sit(ben, id, ask)).toMatchObject(refusedWith(status, code));
  expect((await look(ben, id)).you, 'what is refused changes nothing').toStrictEqual(['south.cox']);

  await sit(ben, id, { seat: 'south.bow' });
  const half = await sit(ben, id, { seat: 'north.bow', leave: 'south.bow' });
  expect(half, 'one seat of the other side is kept').toMatchObject(refusedWith(409, 'otherSide'));
  const own = await sit(ben, id, { seat: 'south.bow', leave: 'south.cox' });
  expect(own.body.you).toStrictEqual(['south.bow']);

  await server.crash();
  await server.again();
  expect((await look(ben, id)).you).toStrictEqual(['south.bow']);
  const log = (server.disk.logs.get(id) ?? []).join('\n');
  expect(log).toContain('"leave":"north.bow"');
});

test('a kept seat is kept from the crew, too, and seat links go on working', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, { seats: { 'north.cox': 'kept' } });
  const { id } = made.match;
  await sit(ben, id, { seat: 'north.bow' });
  expect(await sit(ben, id, { seat: 'north.cox' })).toMatchObject(refusedWith(403, 'keyNeeded'));
  const kept = await sit(ann, id, { seat: 'north.cox' });
  expect(kept.body).toMatchObject({ you: ['north.cox'], kept: [] });
  const cid = server.visitor();
  expect((await sit(cid, id, { key: made.keys['south.bow'] })).body.you).toStrictEqual([
    'south.bow',
  ]);
  const spent = await sit(server.visitor(), id, { key: made.keys['south.bow'] });
  expect(spent).toMatchObject(refusedWith(403, 'badKey'));
});

test('the host gives free seats to bots and takes them out again, and that outlives a crash', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  const made = await makeRowing(ann, { visibility: 'private', seats: { 'north.cox': 'me' } });
  const { id } = made.match;
  const given = await arrange(ann, [id, 'south.bow'], STEADY);
  expect(seatIn(given.body.match, 'south.bow').holder).toStrictEqual({
    kind: 'bot',
    name: expect.toBeOneOf([...BOT_NAMES]),
    level: 'steady',
    rank: 'Steady',
    relieves: null,
  });
  const byLink = await sit(server.visitor(), id, { key: made.keys['south.bow'] });
  expect(byLink, 'the link of a bot’s seat').toMatchObject(refusedWith(409, 'botSeat'));
  await arrange(ann, [id, 'south.cox'], { bot: 'sleepy' });
  await arrange(ann, [id, 'south.cox'], STEADY);
  await server.crash();
  const next = await server.again();
  const { match } = await look(ann, id);
  expect(seatIn(match, 'south.cox').holder).toMatchObject({ level: 'steady' });
  const freed = await arrange(ann, [id, 'south.bow'], 'open');
  expect(seatIn(freed.body.match, 'south.bow').holder).toBeNull();
  const rows = next.disk.logs.get(id)?.length;
  await arrange(ann, [id, 'south.bow'], 'open');
  expect(next.disk.logs.get(id)?.length, 'nothing new, nothing logged').toBe(rows);
  const { body } = await sit(next.visitor(), id, { key: freed.body.keys['south.bow'] });
  expect(body.you).toStrictEqual(['south.bow']);
});

test.each<readonly [string, readonly [string, unknown], readonly [number, string]]>([
  ['an unknown seat', ['north.helm', 'open'], [400, 'noSuchSeat']],
  ['an unknown bot', ['south.bow', { bot: 'hal' }], [400, 'noSuchBot']],
  ['a plan that is none', ['south.bow', 'me'], [400, 'badRequest']],
  ['a bot for a seat that is held', ['north.bow', STEADY], [409, 'seatTaken']],
])('%s cannot be arranged', async (_title, [seat, plan], [status, code]) => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann);
  await sit(ben, match.id, { seat: 'north.bow' });
  expect(await arrange(ann, [match.id, seat], plan)).toMatchObject(refusedWith(status, code));
});

test('nobody but the host arranges seats, and nobody once it has begun', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const bots = { 'south.bow': STEADY, 'south.cox': STEADY };
  const { match } = await makeRowing(ann, { seats: bots });
  await sit(ben, match.id, { seat: 'north.bow' });
  const by = await arrange(ben, [match.id, 'south.bow'], 'open');
  expect(by).toMatchObject(refusedWith(403, 'notHost'));
  for (const { seat, holder } of (await look(ann, match.id)).match.seats)
    if (holder === null) await arrange(ann, [match.id, seat], STEADY);
  await begin(ann, match.id);
  const late = await arrange(ann, [match.id, 'south.bow'], 'open');
  expect(late).toMatchObject(refusedWith(409, 'begun'));
  const moved = await sit(ben, match.id, { seat: 'north.cox', leave: 'north.bow' });
  expect(moved).toMatchObject(refusedWith(409, 'begun'));
});

test('who is asked to leave has the seat no more, is told so, and has no key to it', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, { visibility: 'private' });
  const { id } = made.match;
  const key = made.keys['north.bow'];
  await sit(ben, id, { key });
  const player = await join(ben, id);
  const freed = await arrange(ann, [id, 'north.bow'], 'open');
  expect(seatIn(freed.body.match, 'north.bow').holder).toBeNull();
  await player.line.hear('welcome', ({ you }) => you.length === 0);
  for (const ask of [{ seat: 'north.bow' }, { key }])
    expect((await sit(ben, id, ask)).status).toBe(403);
  await server.crash();
  await server.again();
  expect((await look(ben, id)).you).toStrictEqual([]);
});

test('in a match for two a bot on the last free seat begins it', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const { body } = await arrange(ann, [match.id, 'red'], anyBot());
  expect(body.match.status).toBe('running');
});

test('a rematch is for the same crews, under the word of who asked for it', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: { 'north.cox': 'me', 'north.bow': 'me' } });
  await sit(ben, match.id, { seat: 'south.cox' });
  for (const { seat, holder } of (await look(ann, match.id)).match.seats)
    if (holder === null) await arrange(ann, [match.id, seat], STEADY);
  await begin(ann, match.id);
  await ben.ask(`POST /api/matches/${match.id}/seats/south.cox/resign`);
  await ben.ask(`POST /api/matches/${match.id}/rematch`);
  const { body: made } = await ann.ask<MyMatch>(`POST /api/matches/${match.id}/rematch`);
  expect(await look(ben, made.match.id)).toMatchObject({
    host: true,
    kept: ['north.cox'],
    match: { start: 'host', series: { wins: { 'north.cox': 0, 'south.cox': 1, 'south.bow': 1 } } },
  });
  expect(made).toMatchObject({ host: false, kept: ['south.cox', 'south.bow'] });
  expect(made.match.seats.filter(({ holder }) => holder?.kind === 'bot')).toHaveLength(5);
  const given = await arrange(ben, [made.match.id, 'south.bow'], STEADY);
  expect(given.status, 'a seat kept for one who does not come can go to a bot').toBe(200);
  expect(given.body.match.series?.wins, 'and has won nothing').not.toHaveProperty('south.bow');
});

test('the public face of a match of eight stays small', async () => {
  const server = await startRowing();
  const ann = await person(server, 'A name of 24 characters!');
  const { match } = await makeRowing(ann, {
    seats: { 'north.cox': 'me', 'north.bow': 'me', 'north.stroke': 'me', 'north.middle': 'me' },
  });
  expect(JSON.stringify(match).length).toBeLessThan(1_800);
});
