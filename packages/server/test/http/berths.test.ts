import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
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

const NORTH = ['north.cox', 'north.stroke', 'north.middle', 'north.bow'] as const;
const SOUTH = ['south.cox', 'south.stroke', 'south.middle', 'south.bow'] as const;
const MINE = Object.fromEntries(NORTH.map((seat) => [seat, 'me']));

const berth = (by: Browser, id: string, berths: unknown) =>
  by.ask<MyMatch & { readonly code: string }>(`PUT /api/matches/${id}/berths`, {
    body: { berths },
  });
const leave = (by: Browser, id: string, seat: string) =>
  by.ask<MyMatch>(`DELETE /api/matches/${id}/seats/${seat}`);

test('1.1 two people, a crew each: one link and one click seat a whole crew, and who leaves can come back by it', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, {
    visibility: 'private',
    seats: MINE,
    berths: [NORTH, SOUTH],
  });
  const { id } = made.match;
  expect(made).toMatchObject({ you: NORTH, match: { berths: [NORTH, SOUTH] } });
  const watcher = await join(ann, id);
  const key = made.tableKey;
  expect((await sit(ben, id, { key, seat: 'south.middle' })).body.you).toStrictEqual(SOUTH);
  const shown = await watcher.line.hear('match', ({ match }) =>
    SOUTH.every((seat) => seatIn(match, seat).holder !== null),
  );
  expect(shown.match.berths).toStrictEqual([NORTH, SOUTH]);
  expect((await leave(ben, id, 'south.cox')).body.you, 'all of it').toStrictEqual([]);
  expect((await sit(ben, id, { key })).body.you).toStrictEqual(SOUTH);
  await server.crash();
  await server.again();
  expect((await look(ben, id)).you, 'after a crash').toStrictEqual(SOUTH);
  const { body } = await begin(ann, id);
  expect(body.match.status).toBe('running');
});

test('the link to a single seat opens it again once it was left, and for nobody else before', async () => {
  const server = await startRowing();
  const [ann, ben, cid] = [
    await person(server, 'Ann'),
    await person(server, 'Ben'),
    await person(server, 'Cid'),
  ];
  const made = await makeRowing(ann, { visibility: 'private', seats: MINE });
  const { id } = made.match;
  const key = made.keys['south.bow'];
  await sit(ben, id, { key });
  expect(await sit(cid, id, { key })).toMatchObject(refusedWith(403, 'badKey'));
  await leave(ben, id, 'south.bow');
  expect((await look(ann, id)).keys['south.bow'], 'the link is as it was').toBe(key);
  expect((await sit(ben, id, { key })).body.you).toStrictEqual(['south.bow']);
  await arrange(ann, [id, 'south.bow'], 'open');
  expect(await sit(ben, id, { key }), 'asked to leave').toMatchObject(refusedWith(403, 'badKey'));
});

test('1.1 the host merges seats, which whoever has one of them gets, and splits them, which frees the rest', async () => {
  const server = await startRowing();
  const [ann, ben, cid] = [
    await person(server, 'Ann'),
    await person(server, 'Ben'),
    await person(server, 'Cid'),
  ];
  const { match } = await makeRowing(ann, { seats: { 'north.cox': 'me', 'south.bow': STEADY } });
  const { id } = match;
  await sit(ben, id, { seat: 'south.cox' });
  const player = await join(ben, id);
  const merged = await berth(ann, id, [NORTH, SOUTH]);
  expect(merged.body).toMatchObject({ you: NORTH, match: { berths: [NORTH, SOUTH] } });
  await player.line.hear('welcome', ({ you }) => you.length === SOUTH.length);
  expect(seatIn(merged.body.match, 'south.bow').holder, 'no bot any more').toMatchObject({
    name: 'Ben',
  });

  const [cox, stroke, middle, bow] = SOUTH;
  const split = await berth(ann, id, [NORTH, [cox, stroke], [middle, bow]]);
  await player.line.hear('welcome', ({ you }) => you.length === 2);
  expect(seatIn(split.body.match, bow).holder).toBeNull();
  expect((await sit(cid, id, { seat: bow })).body.you).toStrictEqual([middle, bow]);
  expect(await berth(ann, id, [SOUTH]), 'two people').toMatchObject(refusedWith(409, 'berthTaken'));
  expect((await look(ann, id)).match.berths).toStrictEqual(split.body.match.berths);

  await arrange(ann, [id, middle], 'open');
  expect((await look(cid, id)).you, 'asked to leave one, one leaves both').toStrictEqual([]);
  const given = await arrange(ann, [id, bow], STEADY);
  expect(given.body.match.berths, 'a bot has a seat for itself').toStrictEqual([
    NORTH,
    [cox, stroke],
  ]);
  await server.crash();
  await server.again();
  const kept = await look(ben, id);
  expect(kept).toMatchObject({ you: [cox, stroke], match: { berths: [NORTH, [cox, stroke]] } });
  expect(seatIn(kept.match, middle).holder).toBeNull();
});

test('to another berth one goes at once, and leaves all of one’s own', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const made = await makeRowing(ann, { seats: MINE, berths: [SOUTH.slice(0, 2), SOUTH.slice(2)] });
  const { id } = made.match;
  await sit(ben, id, { seat: SOUTH[0] });
  const moved = await sit(ben, id, { seat: SOUTH[3], leave: SOUTH[1] });
  expect(moved.body.you).toStrictEqual(SOUTH.slice(2));
  expect(seatIn(moved.body.match, SOUTH[0]).holder).toBeNull();
});

test('a rematch keeps who has what together, on the other side', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: MINE, berths: [NORTH, SOUTH] });
  await sit(ben, match.id, { seat: 'south.cox' });
  await begin(ann, match.id);
  for (const seat of SOUTH) await ben.ask(`POST /api/matches/${match.id}/seats/${seat}/resign`);
  await ann.ask(`POST /api/matches/${match.id}/rematch`);
  const { body } = await ben.ask<MyMatch>(`POST /api/matches/${match.id}/rematch`);
  expect(body).toMatchObject({ kept: NORTH, match: { berths: [SOUTH, NORTH] } });
  expect((await sit(ben, body.match.id, { seat: 'north.bow' })).body.you).toStrictEqual(NORTH);
});

const BAD: readonly (readonly [unknown, number, string])[] = [
  [[['north.cox', 'north.helm']], 400, 'noSuchSeat'],
  [[['north.cox', 'south.cox']], 400, 'badBerth'],
  [[SOUTH, ['south.cox', 'south.bow']], 400, 'badBerth'],
  [[['south.cox']], 400, 'badRequest'],
  ['south', 400, 'badRequest'],
  [Array.from({ length: 17 }, () => SOUTH), 400, 'badRequest'],
];

test('what cannot go together is refused to the host, all of it to others, and changes nothing', async () => {
  const server = await startRowing();
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const { match } = await makeRowing(ann, { seats: MINE });
  for (const [berths, status, code] of BAD) {
    expect(await berth(ann, match.id, berths)).toMatchObject(refusedWith(status, code));
    const body = { game: 'rowing', seats: { 'south.cox': 'me', 'north.bow': STEADY }, berths };
    expect(await ann.ask('POST /api/matches', { body })).toMatchObject(refusedWith(status, code));
  }
  expect(await berth(ben, match.id, [SOUTH])).toMatchObject(refusedWith(403, 'notHost'));
  expect((await look(ann, match.id)).match).not.toHaveProperty('berths');
});

test('at creation seats that go together are all open or all one’s own', async () => {
  const server = await startRowing();
  const ann = await person(server, 'Ann');
  for (const plan of ['open', STEADY]) {
    const seats = { 'north.cox': 'me', 'north.bow': plan };
    const body = { game: 'rowing', seats, berths: [['north.cox', 'north.bow']] };
    expect(await ann.ask('POST /api/matches', { body })).toMatchObject(
      refusedWith(400, 'badBerth'),
    );
  }
});
