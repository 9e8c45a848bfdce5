import { virtualClock } from '@fathom/host';
import type { VirtualClock } from '@fathom/host';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import type { MatchInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player, Reply } from '../client/player.ts';
import {
  look,
  makeRowing,
  person,
  quiet,
  refusedWith,
  seatIn,
  sit,
  startRowing,
} from '../rowing/crews.ts';
import { rowingPlayable } from '../../../host/test/rowing.ts';
import type { View } from '../../../host/test/rowing.ts';
import { setSail } from '../rowing/sailing.ts';
import type { Sailing } from '../rowing/sailing.ts';
import type { Running } from '../server/running.ts';

const THREE_MINUTES = 3 * 60_000;
const CREWS = {
  Ann: ['north.cox'],
  Ben: ['north.bow', 'north.stroke'],
  Cid: ['north.middle'],
  Dan: ['south.cox'],
};
let inputs = 0;
const left = new Set<Player>();

interface Scene extends Sailing {
  readonly server: Running;
  readonly clock: VirtualClock;
}
async function scene(
  people: Readonly<Record<string, readonly string[]>> = CREWS,
  ask: object = {},
): Promise<Scene> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const sailing = await setSail(server, people, { pace: 'instant', ...ask });
  return { ...sailing, server, clock };
}
const say = (player: Player, message: object): Promise<Reply> => {
  const id = `input-${(inputs += 1)}`;
  player.line.say({ ...message, id });
  return player.reply(id);
};
const relieve = (player: Player, seat: string, level = 'steady'): Promise<Reply> =>
  say(player, { t: 'relieve', seat, level });
const infoOf = (player: Player): MatchInfo => player.knows.match() as MatchInfo;
const refused = (code: string): object => ({ t: 'refused', code });

/** Time moves by hand: one wave after the other. */
async function nextWave(clock: VirtualClock, player: Player): Promise<number> {
  const waveNow = (): number => (player.knows.view() as View).wave;
  const next = waveNow() + 1;
  clock.pass(60_000);
  await player.until(() => waveNow() === next);
  return next;
}

/** That person's connection ends, and the others have noticed. */
async function goes({ player, names }: Scene, name: string): Promise<void> {
  player(name).line.hangUp();
  await player(name).line.ended;
  left.add(player(name));
  const others = names.filter((other) => !left.has(player(other)));
  for (const other of others)
    await player(other).until(() =>
      infoOf(player(other)).seats.every(
        ({ holder }) => holder?.kind !== 'person' || holder.name !== name || !holder.here,
      ),
    );
}

test('who has been away for three minutes is relieved once more than half of the crew here ask for it', async () => {
  const table = await scene();
  const { clock, player, server, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES - 1);
  expect(await relieve(player('Ann'), 'north.bow')).toMatchObject(refused('notAway'));
  clock.pass(1);
  expect(await relieve(player('Ann'), 'north.bow')).toMatchObject({ t: 'done' });
  await player('Dan').until(() => seatIn(infoOf(player('Dan')), 'north.bow').relief !== null);
  const asked = { level: 'steady', asked: ['north.cox'], needed: 2 };
  expect(seatIn(infoOf(player('Dan')), 'north.bow').relief).toStrictEqual(asked);
  expect(seatIn(infoOf(player('Dan')), 'north.stroke').relief, 'of the same person').toStrictEqual(
    asked,
  );
  expect(seatIn(infoOf(player('Dan')), 'north.cox').relief).toBeNull();
  expect(await relieve(player('Ann'), 'north.bow'), 'one person, one voice').toMatchObject({
    t: 'done',
  });
  expect(seatIn(infoOf(player('Ann')), 'north.bow').holder?.kind).toBe('person');

  expect(await relieve(player('Cid'), 'north.stroke')).toMatchObject({ t: 'done' });
  const bot = { kind: 'bot', rank: 'Steady', level: 'steady', relieves: 'Ben' };
  for (const seat of ['north.bow', 'north.stroke'])
    expect(seatIn(infoOf(player('Cid')), seat)).toMatchObject({ holder: bot, relief: null });
  const pulled = (): readonly string[] => (player('Ann').knows.view() as View).pulled ?? [];
  await player('Ann').until(
    () => pulled().includes('north.bow') && pulled().includes('north.stroke'),
  );
  expect(server.disk.logs.get(id)?.join('\n')).toMatch(/reliefAsked[^]*reliefAsked[^]*"relieved"/);
});

test('who returns plays again, on all own seats, and the bot is gone', async () => {
  const table = await scene();
  const { clock, player, browser, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow');
  await relieve(player('Cid'), 'north.bow');
  const ben = browser('Ben');
  const back = await join(ben, id);
  expect(back.line.messages[0]).toMatchObject({ you: [], relieved: ['north.stroke', 'north.bow'] });
  expect(await look(ben, id)).toMatchObject({
    you: [],
    relieved: ['north.stroke', 'north.bow'],
  });
  expect((back.knows.view() as View).pulled, 'until then a spectator').toBeNull();
  expect(await back.act({ type: 'pull', wave: 0 }, { seat: 'north.bow' })).toMatchObject(
    refused('notYourSeat'),
  );
  expect(await say(player('Cid'), { t: 'return', seat: 'north.bow' })).toMatchObject(
    refused('notRelieved'),
  );
  back.line.say({ t: 'return', id: 'r', seat: 'north.stroke' });
  expect(await back.reply('r')).toStrictEqual({ t: 'done', re: 'r' });
  back.line.say({ t: 'return', id: 'r', seat: 'north.stroke' });
  expect(await back.reply('r'), 'sent twice, done once').toStrictEqual({ t: 'done', re: 'r' });
  expect(back.knows.you()).toStrictEqual(['north.stroke', 'north.bow']);
  expect(seatIn(infoOf(back), 'north.bow').holder).toMatchObject({ kind: 'person', name: 'Ben' });

  const wave = await nextWave(clock, back);
  await quiet(back);
  expect((back.knows.view() as View).pulled).not.toContain('north.bow');
  const acted = await back.act({ type: 'pull', wave }, { seat: 'north.bow' });
  expect(acted).toMatchObject({ t: 'update' });
});

test('by HTTP, too, the seat is taken back', async () => {
  const table = await scene({ Ann: ['north.cox'], Ben: ['north.bow'] });
  const { clock, player, browser, server, id } = table;
  const ben = browser('Ben');
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow');
  expect(await look(ben, id)).toMatchObject({ relieved: ['north.bow'], keys: {} });
  const stranger = server.visitor();
  expect(await sit(stranger, id, { seat: 'north.bow' })).toMatchObject(refusedWith(409, 'botSeat'));
  const taken = await sit(ben, id, { seat: 'north.bow' });
  expect(taken.body).toMatchObject({ you: ['north.bow'], relieved: [] });
  expect(seatIn(taken.body.match, 'north.bow').holder).toMatchObject({ kind: 'person' });
});

test('who comes back in time is not relieved, and what was asked is forgotten', async () => {
  const table = await scene();
  const { clock, player, browser, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow');
  const back = await join(browser('Ben'), id);
  await back.until(() => seatIn(infoOf(back), 'north.bow').relief === null);
  expect(back.knows.you()).toHaveLength(2);
  expect(await relieve(player('Cid'), 'north.bow')).toMatchObject(refused('notAway'));
});

test('only the person’s own crew has a say, as long as there is one', async () => {
  const table = await scene();
  const { clock, player, server, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  const watcher = await join(server.visitor(), id);
  for (const [by, seat, level, code] of [
    [player('Dan'), 'north.bow', 'steady', 'notYourCrew'],
    [watcher, 'north.bow', 'steady', 'notYourCrew'],
    [player('Ann'), 'north.helm', 'steady', 'noSuchSeat'],
    [player('Ann'), 'north.bow', 'hal', 'noSuchBot'],
    [player('Ann'), 'south.bow', 'steady', 'botSeat'],
    [player('Ann'), 'north.middle', 'steady', 'notAway'],
  ] as const)
    expect(await relieve(by, seat, level)).toMatchObject(refused(code));
});

test('where nobody else is in the crew, the other side may call a bot instead of claiming', async () => {
  const table = await scene({ Ann: ['north.cox'], Dan: ['south.cox'] });
  const { clock, player, server, id } = table;
  await goes(table, 'Dan');
  clock.pass(THREE_MINUTES);
  const watcher = await join(server.visitor(), id);
  expect(await relieve(watcher, 'south.cox')).toMatchObject(refused('notYourSeat'));
  expect(await relieve(player('Ann'), 'south.cox')).toMatchObject({ t: 'done' });
  expect(seatIn(infoOf(player('Ann')), 'south.cox').holder).toMatchObject({ relieves: 'Dan' });
});

test('a side is claimed only when nobody of it is left', async () => {
  const table = await scene();
  const { clock, player } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  const claim = (): Promise<Reply> => say(player('Dan'), { t: 'claim', seat: 'north.bow' });
  expect(await claim()).toMatchObject(refused('crewGoesOn'));
  await goes(table, 'Ann');
  await goes(table, 'Cid');
  expect(await claim()).toMatchObject(refused('crewGoesOn'));
  clock.pass(THREE_MINUTES);
  expect(await claim()).toMatchObject({ t: 'update' });
  await player('Dan').until(() => infoOf(player('Dan')).outcome?.reason === 'absent');
});

test('whoever asked and then left no longer counts; those who stay may be enough', async () => {
  const table = await scene();
  const { clock, player } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow', 'sleepy');
  await goes(table, 'Cid');
  await player('Ann').until(
    () => seatIn(infoOf(player('Ann')), 'north.bow').holder?.kind === 'bot',
  );
  expect(seatIn(infoOf(player('Ann')), 'north.bow').holder).toMatchObject({ level: 'sleepy' });
});

test.each([
  [{ type: 'days', days: 2 }, 'Ann', 'north.bow'],
  [{ type: 'bank', minutes: 60, increment: 0 }, 'Ann', 'south.cox'],
] as const)('with the clock %j the clock decides', async (clock, by, seat) => {
  const table = await scene(
    { Ann: ['north.cox'], Ben: ['north.bow'], Dan: ['south.cox'] },
    { clock },
  );
  await goes(table, seat === 'south.cox' ? 'Dan' : 'Ben');
  table.clock.pass(THREE_MINUTES);
  expect(await relieve(table.player(by), seat)).toMatchObject(refused('clockDecides'));
});

test('what was asked, who was relieved and who came back outlive a crash', async () => {
  const table = await scene();
  const { clock, player, server, browser, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow');
  await server.crash();
  const second = await server.again();
  const ann = await join(browser('Ann'), id);
  const cid = await join(browser('Cid'), id);
  await ann.until(() => seatIn(infoOf(ann), 'north.middle').holder?.kind === 'person');
  expect(await relieve(cid, 'north.bow'), 'after a restart').toMatchObject(refused('notAway'));
  clock.pass(THREE_MINUTES);
  expect(await relieve(cid, 'north.bow')).toMatchObject({ t: 'done' });
  expect(seatIn(infoOf(cid), 'north.bow').holder).toMatchObject({ relieves: 'Ben' });

  await second.crash();
  const third = await second.again();
  const { match, relieved } = await look(browser('Ben'), id);
  expect(relieved).toStrictEqual(['north.stroke', 'north.bow']);
  expect(seatIn(match, 'north.bow').holder).toMatchObject({ kind: 'bot', relieves: 'Ben' });
  const back = await join(browser('Ben'), id);
  expect(await say(back, { t: 'return', seat: 'north.bow' })).toMatchObject({ t: 'done' });
  await third.crash();
  await third.again();
  expect((await look(browser('Ben'), id)).you).toStrictEqual(['north.stroke', 'north.bow']);
});

test('before the start and after the end nobody is relieved', async () => {
  const early = await startRowing();
  const cid = await person(early, 'Cid');
  const { match } = await makeRowing(cid, { seats: { 'north.cox': 'me' } });
  expect(await relieve(await join(cid, match.id), 'north.cox')).toMatchObject(refused('notBegun'));

  const table = await scene({ Ann: ['north.cox'], Ben: ['north.bow'] });
  const { clock, player, browser, id } = table;
  await goes(table, 'Ben');
  clock.pass(THREE_MINUTES);
  await relieve(player('Ann'), 'north.bow');
  await browser('Ann').ask(`POST /api/matches/${id}/seats/north.cox/resign`);
  expect(await relieve(player('Ann'), 'north.bow')).toMatchObject(refused('over'));
  const back = await join(browser('Ben'), id);
  expect(await say(back, { t: 'return', seat: 'north.bow' })).toMatchObject(refused('over'));
});

test('the record of a crew’s match proves itself: each seat with its person’s share of the luck', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const [ann, ben] = [await person(server, 'Ann'), await person(server, 'Ben')];
  const bots = ['north.middle', 'south.cox', 'south.stroke', 'south.middle', 'south.bow'];
  const made = await ann.ask<MyMatch>('POST /api/matches', {
    body: {
      game: 'rowing',
      seats: Object.fromEntries(bots.map((seat) => [seat, { bot: 'steady' }])),
      options: { waves: 6, waveMillis: 60_000 },
      pace: 'instant',
    },
  });
  const { id } = made.body.match;
  const shares = { 'north.cox': '0a', 'north.stroke': '0b', 'north.bow': '0c' };
  for (const [seat, share] of Object.entries(shares))
    await sit(seat === 'north.bow' ? ben : ann, id, { seat, contribution: share.repeat(16) });
  await ann.ask(`POST /api/matches/${id}/start`);
  const player = await join(ann, id);
  for (let wave = 0; wave < 3; wave++) await nextWave(clock, player);
  await relieve(player, 'north.bow');
  while (player.knows.match()?.status !== 'finished') {
    await nextWave(clock, player);
    await quiet(player);
  }
  const { body } = await ann.ask<MatchRecord>(`GET /api/matches/${id}/export`);
  expect(verifyRecord(rowingPlayable, body)).toMatchObject({ ok: true });
  const middle = player.knows.match()?.seats.find(({ seat }) => seat === 'north.middle');
  expect(body.players.slice(0, 4)).toStrictEqual([
    { seat: 'north.cox', name: 'Ann', bot: null, contribution: '0a'.repeat(16) },
    { seat: 'north.stroke', name: 'Ann', bot: null, contribution: '0b'.repeat(16) },
    { seat: 'north.middle', name: middle?.holder?.name, bot: 'steady', contribution: null },
    { seat: 'north.bow', name: 'Ben', bot: 'steady', contribution: '0c'.repeat(16) },
  ]);
  expect(player.knows.match()?.fingerprint).toBe(body.lines.at(-1)?.chain);
});
