import type { MatchRecord } from '@fathom/kit';
import { verifyRecord } from '@fathom/kit';
import { expect, test } from 'vitest';
import { rowingPlayable } from '../../../host/test/rowing.ts';
import { join } from '../client/player.ts';
import type { Player, Reply } from '../client/player.ts';
import { arrange, begin, look, quiet, seatIn, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';

const CREWS = {
  Ann: ['north.cox'],
  Ben: ['north.bow', 'north.stroke'],
  Dan: ['south.cox'],
};
let inputs = 0;
const say = (player: Player, message: object): Promise<Reply> => {
  const id = `input-${(inputs += 1)}`;
  player.line.say({ id, ...message });
  return player.reply('id' in message ? String(message.id) : id);
};
const refused = (code: string): object => ({ t: 'refused', code });

test('who leaves is relieved at once, watches from then on, and may return', async () => {
  const server = await startRowing();
  const { id, player, browser } = await setSail(server, CREWS);
  const ben = player('Ben');
  expect(await say(ben, { t: 'leave', seat: 'north.bow' })).toMatchObject({ t: 'done' });
  const { match, you, relieved } = await look(browser('Ben'), id);
  expect([you, relieved]).toStrictEqual([[], ['north.stroke', 'north.bow']]);
  for (const seat of relieved)
    expect(seatIn(match, seat).holder).toMatchObject({
      kind: 'bot',
      level: 'steady', // as the other bots of the match
      relieves: 'Ben',
    });
  const welcome = ben.line.messages.findLast(({ t }) => t === 'welcome');
  expect(welcome).toMatchObject({ you: [], table: { view: { pulled: null } } });
  await say(player('Ann'), { t: 'chat', to: 'crew', text: 'he is gone' });
  await quiet(ben);
  expect(ben.knows.chat()).toStrictEqual([]);
  expect(await say(ben, { t: 'return', seat: 'north.bow' })).toMatchObject({ t: 'done' });
  expect((await look(browser('Ben'), id)).you).toStrictEqual(['north.stroke', 'north.bow']);
});

test('it outlives a restart, is done once for one id, and the record is that of a relief', async () => {
  const server = await startRowing();
  const { id, browser } = await setSail(server, CREWS);
  const seat = 'north.bow';
  const again = async (): Promise<Reply> =>
    say(await join(browser('Ben'), id), { t: 'leave', id: 'gone', seat });
  expect(await again()).toMatchObject({ t: 'done' });
  await server.crash();
  const next = await server.again();
  expect(await again()).toMatchObject({ t: 'done' });
  const left = next.disk.logs.get(id)?.filter((row) => row.includes('"type":"relieved"'));
  expect(left).toHaveLength(1);
  await browser('Dan').ask(`POST /api/matches/${id}/seats/south.cox/resign`);
  const { body } = await browser('Ann').ask<MatchRecord>(`GET /api/matches/${id}/export`);
  expect(body.players.find((player) => player.seat === seat)).toMatchObject({
    name: 'Ben',
    bot: 'steady',
  });
  expect(verifyRecord(rowingPlayable, body)).toMatchObject({ ok: true });
});

test('the last person of a side can resign, not leave', async () => {
  const server = await startRowing();
  const { player } = await setSail(server, CREWS);
  const left = await say(player('Dan'), { t: 'leave', seat: 'south.cox' });
  expect(left).toMatchObject(refused('begun'));
  expect(await say(player('Ann'), { t: 'leave', seat: 'north.cox' })).toMatchObject({ t: 'done' });
  const last = await say(player('Ben'), { t: 'leave', seat: 'north.bow' });
  expect(last).toMatchObject(refused('begun'));
  const { black } = await sitDown(await startForTest());
  expect(await say(black, { t: 'leave', seat: 'black' })).toMatchObject(refused('begun'));
});

test('where there are more than two sides one may leave as long as somebody else plays', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  const game = 'dark-water-salvage';
  const { match } = await create(ann, { game, start: 'host' });
  const [first = '', second = '', ...rest] = match.seats.map(({ seat }) => seat as string);
  expect(rest.length).toBeGreaterThan(0);
  await takeSeat(ann, match.id, { seat: first });
  await takeSeat(ben, match.id, { seat: second });
  for (const seat of rest) await arrange(ann, [match.id, seat], { bot: 'cadet' });
  await begin(ann, match.id);
  const [annAt, benAt] = [await join(ann, match.id), await join(ben, match.id)];
  expect(await say(benAt, { t: 'leave', seat: second })).toMatchObject({ t: 'done' });
  expect(await say(annAt, { t: 'leave', seat: first })).toMatchObject(refused('begun'));
});

interface Kind {
  readonly type: string;
}

test('nobody leaves for another, nor goes and comes without end', async () => {
  const server = await startRowing();
  const { id, player } = await setSail(server, CREWS);
  const ben = player('Ben');
  const seat = 'north.bow';
  const ask = await say(player('Ann'), { t: 'leave', seat });
  expect(ask).toMatchObject(refused('notYourSeat'));
  let times = 0;
  for (let reply = await say(ben, { t: 'leave', seat }); reply.t === 'done'; times += 1) {
    await say(ben, { t: 'return', seat });
    reply = await say(ben, { t: 'leave', seat });
  }
  expect(times).toBe(20);
  // Between them the bot may have had a move.
  const kinds = (server.disk.logs.get(id) ?? []).map((row) => (JSON.parse(row) as Kind).type);
  expect(kinds.filter((kind) => kind === 'relieved')).toHaveLength(20);
  expect(kinds.filter((kind) => kind === 'returned')).toHaveLength(20);
  expect(await say(ben, { t: 'leave', seat })).toMatchObject({
    code: 'askedTooOften',
    facts: { most: 20 },
  });
});

test('over HTTP a seat is left before the start, and all of them after it', async () => {
  const server = await startRowing();
  const { id, browser } = await setSail(server, CREWS);
  const left = await browser('Ben').ask(`DELETE /api/matches/${id}/seats/north.stroke`);
  expect(left).toMatchObject({ status: 200, body: { relieved: ['north.stroke', 'north.bow'] } });
});
