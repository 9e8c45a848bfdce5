import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { openConnection, openMatches, virtualClock } from '@fathom/host';
import type { Connection, LiveMatch, Matches, MemoryDisk, VirtualClock } from '@fathom/host';
import type { Playable, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch, ServerMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openNeighbourhood } from '../testing/neighbours.ts';
import type { Neighbour } from '../testing/neighbours.ts';
import { BOT_PAUSE, countedChance, counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import { rowingPlayable } from './rowing.ts';

const GAME = counting({ version: 1, goal: 30 });
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'instant',
};
/** It needs no time, and waits for the look of it. */
const FOR_SHOW = {
  level: 'show',
  name: 'show',
  summary: 'adds 1',
  sit: () => ({
    observe: () => {},
    choose: () => ({ action: { type: 'add', n: 1 } as const, belief: null, options: [] }),
  }),
};
const ANN = { guest: 'ann', name: 'Ann' };

interface Host extends Neighbour {
  readonly matches: Matches;
  readonly complaints: readonly string[];
  readonly store: Breakable;
}
interface Breakable {
  isAway: boolean; // nothing can be read
  lag: number; // milliseconds that this host's clock is behind
}
interface Town {
  readonly hosts: readonly [Host, Host, Host];
  readonly clock: VirtualClock;
  readonly disk: MemoryDisk;
}

/** Three hosts on one store. */
function openTown(games: readonly Playable[] = [GAME]): Town {
  const clock = virtualClock(1_000);
  const { addHost } = openNeighbourhood();
  const { disk } = makeShell(games, { clock });
  let opened = 0;
  const open = (): Host => {
    const neighbour = addHost();
    const shell = makeShell(games, { clock, disk });
    const chance = countedChance(200 * (opened += 1));
    const breakable: Breakable = { isAway: false, lag: 0 };
    const { store } = shell.services;
    const read: typeof store.read = (match, page) =>
      breakable.isAway ? Promise.reject(new Error('away')) : store.read(match, page);
    const services = {
      ...shell.services,
      now: () => clock.now() - breakable.lag,
      chance,
      store: { ...store, read },
      peers: neighbour.peers,
    };
    const matches = openMatches(services, { runningPerGuest: 10, aliveAt: null });
    return Object.assign(neighbour, { matches, complaints: shell.complaints, store: breakable });
  };
  return { hosts: [open(), open(), open()], clock, disk };
}

/** Lets all hosts finish what they do but wait. */
async function settle({ hosts }: Town): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    for (const { matches } of hosts) for (const match of matches.inMemory()) await match.settled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
async function pass(town: Town, millis: number): Promise<void> {
  await settle(town);
  town.clock.pass(millis);
  await settle(town);
}

interface Visit extends Connection {
  readonly heard: ServerMessage[];
  readonly match: LiveMatch;
  readonly updates: () => readonly ServerMessage[];
  readonly act: (seat: Seat, n: number, id: string) => Promise<void>;
  readonly last: (t: ServerMessage['t']) => ServerMessage | undefined;
}

async function visit({ matches }: Host, guest: string, id: string): Promise<Visit> {
  const listener = listening(guest);
  const { heard } = listener;
  const connection = openConnection({
    listener,
    find: matches.find,
    nameOf: async () => guest,
  });
  await connection.hear({ t: 'join', v: PROTOCOL_VERSION, match: id });
  const match = await matches.find(id);
  if (match === null) throw new Error(`no match ${id}`);
  return {
    ...connection,
    heard,
    match,
    updates: () => heard.filter(({ t }) => t === 'update'),
    act: (seat, n, input) =>
      connection.hear({ t: 'act', id: input, seat, action: { type: 'add', n } }),
    last: (t) => heard.findLast((message) => message.t === t),
  };
}

const numbers = (by: Visit): readonly number[] =>
  by.updates().flatMap((message) => ('n' in message ? message.n : []) as number);
/** Without whose input it was. */
const told = (by: Visit): readonly object[] =>
  by.updates().map((message) => Object.assign({}, message, { re: undefined }));
const say = (by: Visit, text: string): Promise<void> =>
  by.hear({ t: 'chat', id: text, to: 'table', text });
const here = (by: Visit): readonly boolean[] =>
  by.match.info().seats.map(({ holder }) => holder?.kind === 'person' && holder.here);

const SIT = { key: null, contribution: null, leave: null };

/** Ann at the first host, Ben at the second, in a match that the first one made. */
async function twoAtTwo(town: Town, ask: Partial<CreateMatch> = {}) {
  const [one, two] = town.hosts;
  const made = await one.matches.create({ ...ASK, ...ask }, ANN);
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  const ann = await visit(one, 'ann', id);
  const ben = await visit(two, 'ben', id);
  await two.matches.sit(ben.match, { guest: 'ben', name: 'Ben' }, { seat: RIGHT, ...SIT });
  await settle(town);
  return { id, ann, ben };
}

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

test('a crew at several hosts gives up together', async () => {
  const town = openTown([rowingPlayable]);
  const [one, two, three] = town.hosts;
  const made = await one.matches.create(
    {
      ...ASK,
      game: 'rowing',
      seats: { 'north.cox': 'me', 'south.cox': { bot: 'steady' } },
      start: 'host',
    },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  const crew = [
    await visit(one, 'ann', id),
    await visit(two, 'ben', id),
    await visit(three, 'cat', id),
  ] as const;
  for (const [i, role] of ['stroke', 'middle'].entries()) {
    const by = crew[i + 1];
    await by?.match.sit(['ben', 'cat'][i] ?? '', role, { seat: `north.${role}` as Seat, ...SIT });
    await settle(town);
  }
  for (const seat of ['north.bow', 'south.stroke', 'south.middle', 'south.bow'])
    await made.arrange('ann', seat as Seat, { plan: { bot: 'steady' } });
  expect(await made.start('ann')).toBeNull();
  await settle(town);
  const [ann, ben, cat] = crew;
  await ann.hear({ t: 'resign', id: 'r1', seat: 'north.cox' as Seat });
  await settle(town);
  for (const by of crew)
    expect(by.last('surrender')).toMatchObject({ surrender: { asked: ['north.cox'], needed: 2 } });
  expect(cat.match.state.status).toBe('running');
  await ben.hear({ t: 'resign', id: 'r2', seat: 'north.stroke' as Seat });
  await settle(town);
  for (const by of crew) expect(by.match.state.status).toBe('finished');
});

test('a wish to give up goes with the connection it was heard on', async () => {
  const town = openTown([rowingPlayable]);
  const [one, two] = town.hosts;
  const made = await one.matches.create(
    { ...ASK, game: 'rowing', seats: { 'north.cox': 'me' }, start: 'host' },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  const ann = await visit(one, 'ann', id);
  const ben = await visit(two, 'ben', id);
  await ben.match.sit('ben', 'Ben', { seat: 'north.stroke' as Seat, ...SIT });
  await settle(town);
  for (const seat of ['north.middle', 'north.bow', 'south.cox', 'south.stroke', 'south.middle'])
    await made.arrange('ann', seat as Seat, { plan: { bot: 'steady' } });
  await made.arrange('ann', 'south.bow' as Seat, { plan: { bot: 'steady' } });
  expect(await made.start('ann')).toBeNull();
  await settle(town);
  await ann.hear({ t: 'resign', id: 'r', seat: 'north.cox' as Seat });
  const phone = await visit(two, 'ann', id);
  await settle(town);
  expect(phone.last('surrender') ?? phone.last('welcome')).toMatchObject({
    surrender: { asked: ['north.cox'] },
  });
  ann.close();
  await settle(town);
  expect(ben.last('surrender')).toEqual({ t: 'surrender', surrender: null });
  await ben.hear({ t: 'resign', id: 's', seat: 'north.stroke' as Seat });
  await settle(town);
  expect(ben.match.state.status).toBe('running');
});

test('a rematch is offered at one host and accepted at another, and said twice there is one', async () => {
  const town = openTown();
  const { ann, ben } = await twoAtTwo(town);
  await ann.hear({ t: 'resign', id: 'r', seat: LEFT });
  await settle(town);
  const [one, two] = town.hosts;
  const askBoth = () =>
    Promise.all([
      one.matches.rematch(ann.match, ANN),
      two.matches.rematch(ben.match, { guest: 'ben', name: 'Ben' }),
    ]);
  await askBoth(); // one of them offers it, and the other, who comes second, accepts
  await settle(town);
  const [first, second] = await askBoth();
  if ('code' in first || 'code' in second) throw new Error('refused');
  expect(first.state.created.id).toBe(second.state.created.id);
  expect(first.state.created.id).not.toBe(ann.match.state.created.id);
  expect(ben.last('match')).toMatchObject({ match: { rematch: first.state.created.id } });
  const open = [...town.disk.listings.values()].filter(({ status }) => status === 'lobby');
  expect(open).toHaveLength(1);
});

test('what is drawn at one host is seen by the same crew at another, and by nobody else', async () => {
  const town = openTown([captainSonarPlayable]);
  const [one, two] = town.hosts;
  const ROLES = ['captain', 'firstMate', 'engineer', 'radioOperator'];
  const made = await one.matches.create(
    {
      ...ASK,
      game: 'captain-sonar',
      start: 'full',
      seats: Object.fromEntries(ROLES.map((role) => [`alpha.${role}`, 'me'])),
    },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  const { id } = made.state.created;
  for (const role of ROLES) await made.sit('ben', 'Ben', { seat: `bravo.${role}` as Seat, ...SIT });
  const ann = await visit(one, 'ann', id);
  const tablet = await visit(two, 'ann', id);
  const ben = await visit(two, 'ben', id);
  await settle(town);
  for (const [by, seat] of [
    [ann, 'alpha.captain'],
    [ben, 'bravo.captain'],
  ] as const) {
    const [action] = by.match.state.table?.legal(seat as Seat) ?? [];
    await by.hear({ t: 'act', id: `begin ${seat}`, seat: seat as Seat, action });
    await settle(town);
  }
  const sheet = { at: null, since: 0, pencil: [{ cell: 'C3', mark: 'cross' }] };
  const seat = 'alpha.radioOperator' as Seat;
  await ann.hear({ t: 'act', id: 'd', seat, action: { type: 'sheet', sheet } });
  await settle(town);
  expect(ann.last('paper')).toBeDefined();
  expect(tablet.last('paper')).toEqual({ ...ann.last('paper'), re: undefined });
  expect(ben.last('paper')).toBeUndefined();

  two.hears = false;
  const pencil = [{ cell: 'D4', mark: 'cross' }];
  const drawn = { type: 'sheet', sheet: { ...sheet, pencil } };
  await ann.hear({ t: 'act', id: 'e', seat, action: drawn });
  await settle(town);
  expect((await visit(two, 'ann', id)).last('welcome')).toMatchObject({
    table: { view: { boats: { alpha: { sheet: { pencil } } } } },
  });
});

test('spectators are counted over all hosts, each person once', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town);
  const [one, , three] = town.hosts;
  const eve = await visit(three, 'eve', id);
  const fay = await visit(one, 'fay', id);
  await settle(town);
  const both = { count: 2, names: ['eve', 'fay'] };
  for (const by of [ann, ben, eve])
    expect(by.last('match')).toMatchObject({ match: { watchers: both } });
  const tab = await visit(one, 'eve', id); // the same person, at another host
  await settle(town);
  for (const by of [ann, ben, eve]) expect(by.match.info().watchers).toEqual(both);
  eve.close();
  await settle(town);
  expect(ben.match.info().watchers).toEqual(both);
  tab.close();
  fay.close();
  await settle(town);
  for (const by of [ann, ben])
    expect(by.last('match')).toMatchObject({ match: { watchers: { count: 0, names: [] } } });
});

test('who may watch is the same at all hosts', async () => {
  const town = openTown();
  const { id, ann, ben } = await twoAtTwo(town);
  const eve = await visit(town.hosts[2], 'eve', id);
  await settle(town);
  await ann.match.chooseSpectators('ann', 'none');
  await settle(town);
  await ben.match.chooseSpectators('ben', 'none');
  await settle(town);
  expect(eve.last('error')).toMatchObject({ code: 'noSpectators' });
  expect(ann.match.info()).toMatchObject({ spectators: 'none', watchers: { count: 0 } });
});
