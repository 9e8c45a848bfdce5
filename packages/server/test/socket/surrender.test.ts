import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player, Reply } from '../client/player.ts';
import { look, quiet, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import type { Sailing } from '../rowing/sailing.ts';
import type { Running } from '../server/running.ts';
import { isHere } from '../server/two-players.ts';

const THREE_MINUTES = 3 * 60_000;
const CREWS = {
  Ann: ['north.cox'],
  Ben: ['north.bow', 'north.stroke'],
  Cid: ['north.middle'],
  Dan: ['south.cox'],
};
const SEATS: Readonly<Record<string, string>> = {
  Ann: 'north.cox',
  Ben: 'north.bow',
  Cid: 'north.middle',
  Dan: 'south.cox',
};

interface Scene extends Sailing {
  readonly server: Running;
  readonly clock: VirtualClock;
  readonly rows: () => number;
  /** How the match stands, as somebody reads it who is told everything at once. */
  readonly status: () => Promise<MyMatch['match']>;
}
async function scene(people: Readonly<Record<string, readonly string[]>> = CREWS): Promise<Scene> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const sailing = await setSail(server, people, { pace: 'instant' });
  return {
    ...sailing,
    server,
    clock,
    rows: () => server.disk.logs.get(sailing.id)?.length ?? 0,
    status: async () => (await look(server.visitor(), sailing.id)).match,
  };
}
let inputs = 0;
const say = (player: Player, message: object): Promise<Reply> => {
  const id = `input-${(inputs += 1)}`;
  player.line.say({ ...message, id });
  return player.reply(id);
};
const resign = ({ player }: Sailing, name: string): Promise<Reply> =>
  say(player(name), { t: 'resign', seat: SEATS[name] });
const playOn = ({ player }: Sailing, name: string): Promise<Reply> =>
  say(player(name), { t: 'playOn', seat: SEATS[name] });
const done = { t: 'done' };
const surrenderOf = async ({ player }: Sailing, name: string) => {
  await quiet(player(name));
  return player(name).knows.surrender();
};

test('a crew gives up when more than half of its people have asked', async () => {
  const table = await scene();
  expect(await resign(table, 'Ann')).toMatchObject(done);
  expect(await table.status()).toMatchObject({ status: 'running' });
  for (const name of ['Ann', 'Ben', 'Cid'])
    expect(await surrenderOf(table, name)).toStrictEqual({ asked: ['north.cox'], needed: 2 });
  expect(await resign(table, 'Ben')).toMatchObject(done);
  expect(await table.status()).toMatchObject({
    status: 'finished',
    outcome: { winners: ['south'], reason: 'resigned' },
  });
});

test('one who asks ever again is still one', async () => {
  const table = await scene();
  const rows = table.rows();
  for (let i = 0; i < 5; i++) await resign(table, 'Ann');
  expect(await table.status()).toMatchObject({ status: 'running' });
  expect(table.rows(), 'and none of it goes into the log').toBe(rows);
});

test('what was asked can be taken back', async () => {
  const table = await scene();
  await resign(table, 'Ann');
  expect(await playOn(table, 'Ann')).toMatchObject(done);
  expect(await surrenderOf(table, 'Cid')).toBeNull();
  await resign(table, 'Ben');
  expect(await table.status()).toMatchObject({ status: 'running' });
  expect(await surrenderOf(table, 'Cid')).toStrictEqual({ asked: ['north.stroke'], needed: 2 });
});

test('a wish ends with the connection of whoever had it, and a newcomer is told how things stand', async () => {
  const table = await scene();
  await resign(table, 'Ben');
  const again = await join(table.browser('Cid'), table.id);
  expect(again.knows.surrender()).toStrictEqual({ asked: ['north.stroke'], needed: 2 });
  const { knows } = table.player('Ann');
  const resumed = await join(table.browser('Ann'), table.id, {
    seen: { as: knows.you(), n: knows.n() ?? 0 },
  });
  expect(resumed.line.messages[0]).toMatchObject({ t: 'resumed', surrender: { needed: 2 } });
  table.player('Ben').line.hangUp();
  await again.line.hear('surrender', ({ surrender }) => surrender === null);
  await resign(table, 'Ann');
  expect(await table.status()).toMatchObject({ status: 'running' });
});

test('who has only just lost the line still has a say, after three minutes not', async () => {
  const table = await scene({ Ann: ['north.cox'], Ben: ['north.bow'], Dan: ['south.cox'] });
  const ann = table.player('Ann');
  table.player('Ben').line.hangUp();
  await ann.until(() => !isHere(ann, 'north.bow'));
  table.clock.pass(THREE_MINUTES - 1);
  await resign(table, 'Ann');
  expect(await surrenderOf(table, 'Ann')).toStrictEqual({ asked: ['north.cox'], needed: 2 });
  table.clock.pass(1);
  await resign(table, 'Ann');
  expect(await table.status()).toMatchObject({ status: 'finished' });
});

test('after a restart the first to come back cannot give up for the others', async () => {
  const table = await scene();
  await resign(table, 'Ann');
  await table.server.crash();
  await table.server.again();
  const ann = await join(table.browser('Ann'), table.id);
  expect(ann.knows.surrender()).toBeNull();
  await say(ann, { t: 'resign', seat: 'north.cox' });
  expect(await surrenderOf({ ...table, player: () => ann }, 'Ann')).toMatchObject({ needed: 2 });
  expect((await look(table.browser('Dan'), table.id)).match.status).toBe('running');
});

test('the only person of a side gives up at once, whatever bots sit beside', async () => {
  const table = await scene();
  expect(await resign(table, 'Dan')).toMatchObject(done);
  expect(await table.status()).toMatchObject({ outcome: { winners: ['north'] } });
  expect(await playOn(table, 'Dan')).toMatchObject({ code: 'over' });
});

test('over HTTP a crew is asked by those who are at the match, and told to nobody else', async () => {
  const table = await scene();
  const path = `/api/matches/${table.id}/seats/north.cox/resign`;
  const asked = await table.browser('Ann').ask<MyMatch>(`POST ${path}`);
  expect([asked.status, asked.body.match.status]).toStrictEqual([200, 'running']);
  expect(await surrenderOf(table, 'Ben')).toMatchObject({ asked: ['north.cox'] });
  expect((await table.browser('Ann').ask(`DELETE ${path}`)).status).toBe(200);
  expect(await surrenderOf(table, 'Ben')).toBeNull();
  const ben = table.player('Ben');
  table.player('Ann').line.hangUp();
  await ben.until(() => !isHere(ben, 'north.cox'));
  const away = await table.browser('Ann').ask(`POST ${path}`);
  expect([away.status, away.body]).toMatchObject([409, { code: 'notHere' }]);
  const strangers = await table.browser('Dan').ask(`DELETE ${path}`);
  expect([strangers.status, strangers.body]).toMatchObject([403, { code: 'notYourSeat' }]);
});
