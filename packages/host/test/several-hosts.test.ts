import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { BOT_PAUSE, counting, LEFT, RIGHT } from './toy.ts';
import {
  ASK,
  FOR_SHOW,
  ANN,
  openTown,
  settle,
  pass,
  visit,
  numbers,
  told,
  say,
  here,
  twoAtTwo,
} from './town.ts';

test('what is played at one host is heard at the others, numbered alike', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town);
  const watcher = await visit(town.hosts[2], 'eve', id);
  await ann.act(LEFT, 1, 'a');
  await settle(town);
  await ben.act(RIGHT, 2, 'b');
  await settle(town);
  await ann.act(LEFT, 3, 'c');
  await settle(town);
  expect(numbers(ann)).toEqual([1, 2, 3]);
  expect(numbers(ben)).toEqual([1, 2, 3]);
  expect(numbers(watcher)).toEqual([1, 2, 3]);
  expect(told(ben)).toEqual(told(ann));
  expect(town.disk.logs.get(id)).toHaveLength(ann.match.state.length);
  for (const { complaints } of town.hosts) expect(complaints).toEqual([]);
});

test('of two at the same moment both are taken, one after the other, and each once', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town);
  await Promise.all([say(ann, 'one'), say(ben, 'two'), ann.act(LEFT, 1, 'x')]);
  await settle(town);
  const kinds = (town.disk.logs.get(id) ?? []).map(
    (row) => (JSON.parse(row) as { type: string }).type,
  );
  expect(kinds.filter((type) => type === 'chatted')).toHaveLength(2);
  expect(kinds.filter((type) => type === 'played')).toHaveLength(1);
  for (const by of [ann, ben]) {
    expect(by.heard.filter(({ t }) => t === 'chat')).toHaveLength(2);
    expect(by.match.state.chat.map(({ n }) => n)).toEqual([1, 2]);
  }
});

test('an input that is sent again to another host counts once', async () => {
  const town = openTown();
  const { id, ann } = await twoAtTwo(town);
  town.hosts[2].hears = false;
  const again = await visit(town.hosts[2], 'ann', id);
  await ann.act(LEFT, 1, 'same');
  await settle(town);
  await again.act(LEFT, 1, 'same');
  expect(again.last('done')).toEqual({ t: 'done', re: 'same' });
  expect(again.updates()).toHaveLength(1);
  const played = (town.disk.logs.get(id) ?? []).filter((row) => row.includes('"played"'));
  expect(played).toHaveLength(1);
});

test('a match that was not heard of for a while is caught up with when its length is', async () => {
  const town = openTown();
  const { ann, ben } = await twoAtTwo(town);
  town.hosts[1].hears = false;
  await ann.act(LEFT, 1, 'a');
  await settle(town);
  expect(ben.updates()).toHaveLength(0);
  ben.match.ears.rows(ann.match.state.length);
  await settle(town);
  expect(ben.updates()).toHaveLength(1);
});

test('rows that could not be read when they were told of are read once they can be', async () => {
  const town = openTown();
  const { ann, ben } = await twoAtTwo(town);
  town.hosts[1].store.isAway = true;
  await ann.act(LEFT, 1, 'a');
  await pass(town, 500);
  expect(ben.updates()).toHaveLength(0);
  town.hosts[1].store.isAway = false;
  await pass(town, 500);
  expect(ben.updates()).toHaveLength(1);
});

test('whoever has seen more at another host is never taken back to less', async () => {
  const town = openTown();
  const { id, ann } = await twoAtTwo(town);
  town.hosts[1].hears = false;
  await ann.act(LEFT, 1, 'a');
  await settle(town);
  const elsewhere = await visit(town.hosts[1], 'ann', id);
  expect(elsewhere.last('welcome')).toMatchObject({ table: { n: 1 } });
  const seen = { as: [LEFT], n: 1 };
  await elsewhere.hear({ t: 'join', v: PROTOCOL_VERSION, match: id, seen });
  expect(elsewhere.last('resumed')).toMatchObject({ missed: [] });
});

test('who is connected at one host is here at all, and away once gone from all', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town);
  for (const by of [ann, ben]) expect(here(by)).toEqual([true, true]);
  const phone = await visit(town.hosts[2], 'ann', id);
  await settle(town);
  ann.close();
  await settle(town);
  expect(here(ben)).toEqual([true, true]);
  phone.close();
  await settle(town);
  expect(here(ben)).toEqual([false, true]);
  expect(ben.last('match')).toMatchObject({ match: { seats: [{ holder: { here: false } }, {}] } });
  const claim = { t: 'claim', seat: LEFT } as const;
  await ben.hear({ ...claim, id: 'early' });
  expect(ben.last('refused')).toMatchObject({ re: 'early', code: 'notAway' });
  await pass(town, 3 * 60_000);
  await ben.hear({ ...claim, id: 'late' });
  expect(ben.match.state.status).toBe('finished');
});

test('whoever is at a host that dies is away, and a claim has to wait from then on', async () => {
  const town = openTown();
  const { ben } = await twoAtTwo(town);
  await pass(town, 3 * 60_000);
  town.hosts[0].stun();
  await ben.hear({ t: 'claim', id: 'x', seat: LEFT });
  expect(ben.last('refused')).toMatchObject({ code: 'notAway' });
});

test('one host acts for a bot, and when it dies another goes on', async () => {
  const town = openTown();
  const made = await town.hosts[0].matches.create(
    { ...ASK, pace: 'human', seats: { left: 'me', right: { bot: 'one' } } },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  const ann = await visit(town.hosts[1], 'ann', id);
  await settle(town);
  expect(made.isKept()).toBe(true);
  expect(ann.match.isKept()).toBe(false);
  await ann.act(LEFT, 1, 'a');
  await pass(town, BOT_PAUSE);
  expect(ann.updates()).toHaveLength(2);
  await ann.act(LEFT, 1, 'b');
  await settle(town);
  town.hosts[0].stun();
  expect(ann.match.isKept()).toBe(true);
  expect(made.isKept()).toBe(false);
  await pass(town, BOT_PAUSE);
  expect(ann.updates()).toHaveLength(4);
  await pass(town, 10 * BOT_PAUSE);
  expect(ann.updates()).toHaveLength(4); // and only one of them
});

test('a bot that somebody at another host came before with a word still moves', async () => {
  const town = openTown();
  const made = await town.hosts[0].matches.create(
    { ...ASK, pace: 'human', seats: { left: 'me', right: { bot: 'one' } } },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const ann = await visit(town.hosts[1], 'ann', made.state.created.id);
  await ann.act(LEFT, 1, 'a');
  await settle(town);
  town.hosts[0].hears = false;
  await say(ann, 'wait');
  await pass(town, BOT_PAUSE);
  await pass(town, BOT_PAUSE);
  expect(made.state.table?.rows).toHaveLength(2);
});

test('a host whose clock stood still takes nobody’s time when it goes on', async () => {
  const town = openTown();
  const { ann, ben } = await twoAtTwo(town, { clock: { type: 'move', seconds: 30 } });
  town.hosts[1].store.lag = 20_000;
  await pass(town, 20_000);
  await ann.act(LEFT, 1, 'a'); // the second host hears of it while it is behind
  await settle(town);
  town.hosts[1].store.lag = 0;
  town.hosts[0].stun();
  await pass(town, 15_000);
  expect(ben.match.state.status).toBe('running');
  await ben.act(RIGHT, 1, 'b');
  expect(ben.match.state.table?.rows).toHaveLength(2);
});

test('a player at another host can hurry a bot', async () => {
  const town = openTown([counting({ version: 1, goal: 30 }, { bots: [FOR_SHOW] })]);
  const made = await town.hosts[0].matches.create(
    { ...ASK, pace: 'human', seats: { left: 'me', right: { bot: 'show' } } },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const ann = await visit(town.hosts[1], 'ann', made.state.created.id);
  await ann.act(LEFT, 1, 'a');
  await settle(town);
  expect(ann.updates()).toHaveLength(1);
  await ann.hear({ t: 'hurry' });
  await settle(town);
  expect(ann.updates()).toHaveLength(2);
});

test('flags fall once, by the host that acts for time', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town, { clock: { type: 'move', seconds: 30 } });
  town.hosts[0].stun();
  await pass(town, 31_000);
  expect(ben.match.state.status).toBe('finished');
  await settle(town);
  const forfeits = (town.disk.logs.get(id) ?? []).filter((row) => row.includes('"forfeit"'));
  expect(forfeits).toHaveLength(1);
  expect(ann.match.state.status).toBe('running'); // it does not know yet
});
