import type { LinkInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../client/browser.ts';
import {
  arrange,
  begin,
  makeRowing,
  person,
  refusedWith,
  sit,
  startRowing,
  STEADY,
} from '../rowing/crews.ts';
import type { Running } from '../server/running.ts';
import { startForTest } from '../server/running.ts';
import { create, takeSeat } from '../server/two-players.ts';

const lookAt = (browser: Browser, match: string, key = ''): Promise<Answer<LinkInfo>> =>
  browser.ask<LinkInfo>(`GET /api/matches/${match}/links/${key}`);
const outlook = async (browser: Browser, match: string, key = ''): Promise<Partial<LinkInfo>> => {
  const { match: info, ...rest } = (await lookAt(browser, match, key)).body;
  expect(info.id).toBe(match);
  return rest;
};
const tableKey = ({ tableKey: key }: MyMatch): string => {
  if (key === null) throw new Error('no key of the table');
  return key;
};

/** A private match of crews that Ann has made and sits in, and its link for everybody. */
async function openTable(server: Running) {
  const ann = await person(server, 'Ann');
  const made = await makeRowing(ann, { visibility: 'private', seats: { 'north.cox': 'me' } });
  return { ann, made, id: made.match.id, key: tableKey(made) };
}

test('one link seats a whole table: whoever has it takes the seat they like, as long as it is free', async () => {
  const server = await startRowing();
  const { id, key } = await openTable(server);
  const [ben, cara, dan] = [
    await person(server, 'Ben'),
    await person(server, 'Cara'),
    await person(server, 'Dan'),
  ];
  expect((await sit(ben, id, { key, seat: 'south.cox' })).body.you).toStrictEqual(['south.cox']);
  expect((await sit(cara, id, { key })).body.you, 'or the first').toStrictEqual(['north.stroke']);
  expect(await sit(dan, id, { key, seat: 'south.cox' })).toMatchObject(
    refusedWith(409, 'seatTaken'),
  );
  expect(await sit(dan, id, { key, seat: 'roof' })).toMatchObject(refusedWith(400, 'noSuchSeat'));
  expect(await sit(ben, id, { key }), 'who sits has the seat already').toMatchObject({
    status: 200,
    body: { you: ['south.cox'] },
  });
  expect(await sit(ben, id, { key, seat: 'north.bow' })).toMatchObject(
    refusedWith(409, 'otherSide'),
  );
});

test('the link of a table is its host’s to hand on, while a seat is free', async () => {
  const server = await startForTest();
  const [ann, ben, eve] = [server.visitor(), server.visitor(), server.visitor()];
  const made = await create(ann, { seats: { black: 'me' }, visibility: 'private' });
  const key = tableKey(made);
  expect(Object.values(made.keys)).not.toContain(key);
  const { body: seen } = await eve.ask<MyMatch>(`GET /api/matches/${made.match.id}`);
  expect(seen.tableKey).toBeNull();
  const sat = await takeSeat(ben, made.match.id, { key });
  expect([sat.you, sat.tableKey]).toStrictEqual([['red'], null]);
  const { body: later } = await ann.ask<MyMatch>(`GET /api/matches/${made.match.id}`);
  expect(later.tableKey, 'no seat is free').toBeNull();
  const late = await eve.ask(`POST /api/matches/${made.match.id}/seats`, { body: { key } });
  expect(late).toMatchObject(refusedWith(409, 'tableFull'));
});

test('a link says at once what it is good for, and who has what it was for', async () => {
  const server = await startRowing();
  const { ann, made, id, key } = await openTable(server);
  const [ben, eve] = [await person(server, 'Ben'), await person(server, 'Eve')];
  const free = made.match.seats.map(({ seat }) => seat).filter((seat) => seat !== 'north.cox');
  expect(await outlook(eve, id, key)).toStrictEqual({ outlook: 'open', seat: null, seats: free });
  const bow = made.keys['north.bow'];
  const stroke = made.keys['north.stroke'];
  expect(await outlook(eve, id, bow)).toStrictEqual({
    outlook: 'open',
    seat: 'north.bow',
    seats: ['north.bow'],
  });
  await sit(ben, id, { key: bow });
  const used = await lookAt(eve, id, bow);
  expect(used.body).toMatchObject({ outlook: 'used', seat: 'north.bow', seats: [] });
  expect(used.body.match.seats.find(({ seat }) => seat === 'north.bow')?.holder?.name).toBe('Ben');
  await arrange(ann, [id, 'north.stroke'], STEADY);
  expect(await outlook(eve, id, stroke)).toMatchObject({ outlook: 'bot', seat: 'north.stroke' });
  expect(await outlook(eve, id, 'f'.repeat(32))).toStrictEqual({
    outlook: 'void',
    seat: null,
    seats: [],
  });
  expect(await lookAt(eve, id, 'short')).toMatchObject(refusedWith(400, 'badRequest'));
  for (const { seat } of made.match.seats)
    if (!['north.cox', 'north.bow', 'north.stroke'].includes(seat))
      await arrange(ann, [id, seat], STEADY);
  expect(await outlook(eve, id, key)).toMatchObject({ outlook: 'full', seats: [] });
  await begin(ann, id);
  expect(await outlook(eve, id, key)).toMatchObject({ outlook: 'full', seats: [] });
});

test('who was asked to leave cannot come back by the link everybody has', async () => {
  const server = await startRowing();
  const { ann, id, key } = await openTable(server);
  const ben = await person(server, 'Ben');
  await sit(ben, id, { key, seat: 'south.cox' });
  await arrange(ann, [id, 'south.cox'], 'open');
  expect(await sit(ben, id, { key })).toMatchObject(refusedWith(403, 'badKey'));
  expect(await outlook(ben, id, key)).toStrictEqual({ outlook: 'void', seat: null, seats: [] });
  const { body: again } = await ann.ask<MyMatch>(`GET /api/matches/${id}`);
  expect(tableKey(again)).not.toBe(key);
});

test('who has left may come back by the same link', async () => {
  const server = await startRowing();
  const { id, key } = await openTable(server);
  const ben = await person(server, 'Ben');
  await sit(ben, id, { key, seat: 'south.cox' });
  await ben.ask(`DELETE /api/matches/${id}/seats/south.cox`);
  expect((await sit(ben, id, { key, seat: 'south.bow' })).body.you).toStrictEqual(['south.bow']);
});

test('a seat that is kept for somebody is not opened by the link of the table', async () => {
  const server = await startForTest();
  const [ann, eve] = [server.visitor(), server.visitor()];
  const made = await create(ann, { seats: { black: 'kept' }, visibility: 'private' });
  const key = tableKey(made);
  expect(made.match.seats.map(({ keptFor }) => keptFor === null)).toStrictEqual([false, true]);
  expect((await lookAt(eve, made.match.id, key)).body.seats).toStrictEqual(['red']);
  const answer = await eve.ask(`POST /api/matches/${made.match.id}/seats`, {
    body: { key, seat: 'black' },
  });
  expect(answer).toMatchObject(refusedWith(403, 'keyNeeded'));
});

test('the link of a match that is over says so', async () => {
  const server = await startForTest();
  const [ann, eve] = [server.visitor(), server.visitor()];
  const made = await create(ann, { visibility: 'private' });
  await ann.ask(`DELETE /api/matches/${made.match.id}`);
  expect(await outlook(eve, made.match.id, tableKey(made))).toMatchObject({ outlook: 'over' });
  expect(await outlook(eve, made.match.id, made.keys['red'])).toMatchObject({
    outlook: 'over',
    seat: 'red',
  });
});
