import { COUNTED_ALONE, NO_MATCHES, openMatches, refusalWords } from '@fathom/host';
import type {
  LiveMatch,
  Matches,
  MatchLimits,
  NamedGuest,
  NetworkMatches,
  NetworkRate,
  SharedCounts,
} from '@fathom/host';
import { luckOf } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { CreateMatch, TakeSeat } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openAllowance } from '../src/allowance.ts';
import { concerns, isOpen } from '../src/seating.ts';
import { counting, LEFT, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

const GAME = counting({ version: 1, goal: 10 });
const BOT = { bot: 'one' };
const OF_BOTS = { left: BOT, right: BOT };
const SCHOOL = 'the school';
const CAFE = 'the café';

const person = (guest: string, network?: string): NamedGuest => ({
  guest,
  name: guest,
  ...(network === undefined ? {} : { network }),
});
const ANN = person('ann');
const BEN = person('ben');
const ask = (seats: CreateMatch['seats'] = {}): CreateMatch => ({
  game: 'counting',
  options: {},
  seats,
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'human',
});
const seatAt = (seat: TakeSeat['seat']): TakeSeat => ({
  seat,
  key: null,
  contribution: null,
  leave: null,
});

let ids = 0;
const newMatchId = (): string => `match ${(ids += 1)}`;

function open(limits: Partial<MatchLimits>, { services }: Shell = makeShell([GAME])): Matches {
  const chance = { ...services.chance, newMatchId };
  return openMatches({ ...services, chance }, { aliveAt: null, ...limits });
}
const made = (result: LiveMatch | Refusal): LiveMatch => {
  if ('code' in result) throw new Error(result.code);
  return result;
};
const outcome = (result: LiveMatch | Refusal | null): string =>
  result !== null && 'code' in result ? result.code : 'ok';
const create = async (
  matches: Matches,
  by: NamedGuest,
  seats?: CreateMatch['seats'],
): Promise<string> => outcome(await matches.create(ask(seats), by));

test('to make or enter a match nobody looks at the other matches', async () => {
  const matches = open({
    runningPerGuest: 1_000,
    openPerNetwork: 1_000,
    open: 1_000,
    botsAlone: 5,
  });
  const ann = person('ann', SCHOOL);
  for (let i = 0; i < 50; i++) await create(matches, ann, { left: 'me' });
  const target = made(await matches.create(ask({ left: 'me' }), ann));
  let looks = 0;
  for (const { state } of matches.inMemory()) {
    if (state === target.state) continue;
    const { seats } = state;
    const values = seats.values.bind(seats);
    Object.assign(seats, { values: () => (looks++, values()) });
  }
  expect(await create(matches, ann, { left: 'me' })).toBe('ok');
  expect(await create(matches, person('bot lover', CAFE), OF_BOTS)).toBe('ok');
  expect(outcome(await matches.sit(target, BEN, seatAt(RIGHT)))).toBe('ok');
  expect(looks).toBe(0);
  for (const match of matches.inMemory()) match.info();
  expect(looks, 'a look is noticed').toBeGreaterThan(0);
});

test('many at once get exactly as many matches as there may be', async () => {
  const matches = open({ waitingPerGuest: 3 });
  const results = await Promise.all(Array.from({ length: 12 }, () => create(matches, ANN)));
  expect(results.filter((result) => result === 'ok')).toHaveLength(3);
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_, i) =>
      made(await matches.create(ask(), person(`host ${i}`))),
    ),
  );
  const sat = await Promise.all(others.map((match) => matches.sit(match, BEN, seatAt(LEFT))));
  expect(sat.map(outcome).filter((result) => result === 'ok')).toHaveLength(3);
});

test('a match counts while it is open, in memory or not, and for those who are in it', async () => {
  const shell = makeShell([GAME]);
  const matches = open({ runningPerGuest: 1, waitingPerGuest: 1 }, shell);
  const first = made(await matches.create(ask({ left: 'me' }), ANN));
  expect(await create(matches, ANN)).toBe('tooManyMatches');
  matches.drop(first.state.created.id);
  expect(await create(matches, ANN)).toBe('tooManyMatches');
  const again = await matches.find(first.state.created.id);
  await again?.leave(ANN.guest, LEFT); // who waits for one opponent has given it up
  const second = made(await matches.create(ask({ left: 'me' }), ANN));
  await matches.sit(second, BEN, seatAt(RIGHT));
  expect(await create(matches, BEN)).toBe('tooManyMatches');
  await second.resign(BEN.guest, RIGHT, null);
  expect([await create(matches, ANN), await create(matches, BEN)]).toStrictEqual(['ok', 'ok']);
});

const RUNNING = { left: 'me', right: BOT } as const;

test('what has not begun counts apart from what has', async () => {
  const matches = open({ runningPerGuest: 2, waitingPerGuest: 1 });
  expect([await create(matches, ANN), await create(matches, ANN)]).toEqual([
    'ok',
    'tooManyMatches',
  ]);
  const ben: string[] = [];
  for (const seats of [RUNNING, {}, RUNNING]) ben.push(await create(matches, BEN, seats));
  expect(ben).toEqual(['ok', 'ok', 'tooManyMatches']);
});

test.each([
  { seats: [{}, {}], of: 'waiting', waiting: 2, words: /2 matches that have not begun: leave one/ },
  {
    seats: [{}],
    of: 'waiting',
    waiting: 1,
    words: /1 match that has not begun: leave one or give/,
  },
  { seats: [RUNNING, RUNNING], of: 'running', waiting: 0, words: /2 matches under way: finish/ },
])('where too many are $of, the refusal says so, and the way out: $seats', async (each) => {
  const most = each.seats.length;
  const matches = open({ runningPerGuest: most, waitingPerGuest: most });
  for (const seats of each.seats) await create(matches, ANN, seats);
  const refusal = await matches.create(ask(), ANN);
  const facts = { open: most, waiting: each.waiting, of: each.of };
  expect(refusal).toStrictEqual({ code: 'tooManyMatches', facts });
  expect(refusalWords(refusal as Refusal)).toMatch(each.words);
  expect(refusalWords(refusal as Refusal)).toContain('in the list of your matches');
});

test('whoever comes as somebody new each time is known by their network', async () => {
  const matches = open({ runningPerGuest: 1, openPerNetwork: 3, botsAlonePerNetwork: 1 });
  const results: string[] = [];
  for (let i = 0; i < 5; i++) results.push(await create(matches, person(`new ${i}`, SCHOOL)));
  expect(results).toStrictEqual(['ok', 'ok', 'ok', 'tooManyFromNetwork', 'tooManyFromNetwork']);
  expect(await create(matches, person('elsewhere', CAFE), OF_BOTS)).toBe('ok');
  expect(await create(matches, person('again', CAFE), OF_BOTS)).toBe('tooManyBotMatches');
  expect(await create(matches, person('again', CAFE), { left: BOT })).toBe('ok');
  expect(await create(matches, person('nowhere'), OF_BOTS), 'a shell without networks').toBe('ok');
});

test('a match of bots alone counts until it is over, and so does a lobby that is filled with them', async () => {
  const matches = open({ botsAlone: 1 });
  const lobby = made(await matches.create({ ...ask({ left: BOT }), start: 'host' }, ANN));
  const bots = made(await matches.create({ ...ask(OF_BOTS), start: 'host' }, BEN));
  const last = { seat: RIGHT, plan: BOT };
  const refusal = await matches.arrange(lobby, ANN, last);
  const facts = { what: 'botMatches', most: 1, seconds: expect.any(Number) };
  expect(refusal).toStrictEqual({ code: 'full', facts });
  expect(lobby.state.seats.get(RIGHT)?.plan).toStrictEqual({ for: 'anyone' });
  await bots.giveUp(BEN.guest);
  expect(await matches.arrange(lobby, ANN, last)).toBeNull();
  expect(await create(matches, BEN, OF_BOTS)).toBe('full');
  expect(await matches.arrange(lobby, ANN, { seat: RIGHT, plan: 'open' })).toBeNull();
  expect(await create(matches, BEN, OF_BOTS)).toBe('ok');
});

test('a full server says how much it has room for, also after a restart', async () => {
  const shell = makeShell([GAME]);
  await create(open({}, shell), ANN);
  const next = open({ open: 2 }, makeShell([GAME], { disk: shell.disk }));
  await next.resumeAll();
  expect(await create(next, BEN)).toBe('ok');
  const refusal = await next.create(ask(), BEN);
  expect(refusal).toMatchObject({ code: 'full', facts: { what: 'matches', most: 2 } });
  expect(refusalWords(refusal as Refusal)).toContain('room for 2 matches');
});

test('thirty people of one network make a match each at once; a program that goes on has to wait', async () => {
  const shell = makeShell([GAME]);
  const matches = open({ newPerMinute: 40 }, shell);
  for (let i = 0; i < 30; i++)
    expect(await create(matches, person(`pupil ${i}`, SCHOOL))).toBe('ok');
  const flood = await Promise.all(
    Array.from({ length: 600 }, (_, i) => create(matches, person(`flood ${i}`, CAFE))),
  );
  expect(flood.filter((result) => result === 'ok')).toHaveLength(40);
  const refusal = await matches.create(ask(), person('flood', CAFE));
  expect(refusal).toStrictEqual({
    code: 'tooManyNew',
    facts: { what: 'newMatches', seconds: 2 },
  });
  expect(await create(matches, person('pupil', SCHOOL)), 'others are not kept out').toBe('ok');
  shell.clock.pass(1_500);
  expect(await create(matches, person('flood', CAFE))).toBe('ok');
  expect(await create(matches, person('flood', CAFE))).toBe('tooManyNew');
});

test('what is refused for another reason does not count as made', async () => {
  const matches = open({ newPerMinute: 1, runningPerGuest: 0 });
  const ann = person('ann', SCHOOL);
  expect(await create(matches, ann)).toBe('tooManyMatches');
  expect(await create(matches, ann)).toBe('tooManyMatches');
});

test('whoever joins the rematch that another has made meets no limit', async () => {
  const matches = open({ runningPerGuest: 1, newPerMinute: 2 });
  const [ann, ben] = [person('ann', SCHOOL), person('ben', SCHOOL)];
  const match = made(await matches.create(ask({ left: 'me' }), ann));
  await matches.sit(match, ben, seatAt(RIGHT));
  await match.resign(ann.guest, LEFT, null);
  await matches.rematch(match, ann);
  const results = await Promise.all([matches.rematch(match, ann), matches.rematch(match, ben)]);
  results[0] = await matches.rematch(match, ann);
  expect(new Set(results.map((result) => made(result).state.created.id)).size).toBe(1);
  expect(await create(matches, person('cid', SCHOOL))).toBe('tooManyNew');
  expect(outcome(await matches.rematch(match, ben))).toBe('ok');
});

test('a match that could not be made does not count', async () => {
  const shell = makeShell([GAME]);
  const { store } = shell.services;
  const append = store.append.bind(store);
  store.append = () => Promise.reject(new Error('the disk is full'));
  const matches = open({ runningPerGuest: 1 }, shell);
  await expect(matches.create(ask(), ANN)).rejects.toThrow('the disk is full');
  store.append = append;
  expect(await create(matches, ANN)).toBe('ok');
});

test('an allowance remembers so many keys, and forgets the one not heard of for longest', () => {
  const allowance = openAllowance(1, 2);
  const taken = (key: string, now: number): boolean => allowance.take(key, now) === 0;
  expect([taken('a', 0), taken('a', 59_999), taken('a', 60_000)]).toStrictEqual([
    true,
    false,
    true,
  ]);
  expect([taken('b', 60_000), taken('b', 60_000)]).toStrictEqual([true, false]);
  expect(taken('c', 60_000)).toBe(true); // a is forgotten
  expect([taken('a', 60_000), taken('c', 60_000)]).toStrictEqual([true, false]);
});

/** What the register should say of a guest, by looking at every match. */
function countAll(matches: Matches, guest: string): { open: number; waiting: number } {
  const mine = [...matches.inMemory()].filter(
    ({ state }) => isOpen(state) && concerns(state, guest),
  );
  const waiting = mine.filter(({ state }) => state.status === 'lobby').length;
  return { open: mine.length, waiting };
}

test('whatever people do, the limit is where a look at every match would put it', async () => {
  const most = { running: 2, waiting: 3 };
  const matches = open({ runningPerGuest: most.running, waitingPerGuest: most.waiting });
  const luck = luckOf(32);
  const pick = <T>(list: readonly T[]): T => list[luck.int(list.length)] as T;
  const people = ['ann', 'ben', 'cid'].map((name) => person(name));
  const openOnes = (): readonly LiveMatch[] =>
    [...matches.inMemory()].filter(({ state }) => isOpen(state));
  const outcomes = { ok: 0, refused: 0 };
  const deeds: readonly ((match: LiveMatch, by: NamedGuest) => Promise<unknown>)[] = [
    (match, by) => matches.sit(match, by, seatAt(pick([LEFT, RIGHT]))),
    (match, by) => match.leave(by.guest, pick([LEFT, RIGHT])),
    (match, by) => match.resign(by.guest, pick([LEFT, RIGHT]), null),
    (match, by) => match.start(by.guest),
    (match, by) => matches.arrange(match, by, { seat: RIGHT, plan: pick(['open', BOT]) }),
    (match, by) => match.giveUp(by.guest),
  ];
  for (let i = 0; i < 300; i++) {
    const by = pick(people);
    const facts = countAll(matches, by.guest);
    const isWaitingFull = facts.waiting >= most.waiting;
    const fits = !isWaitingFull && facts.open - facts.waiting < most.running;
    const of = isWaitingFull ? 'waiting' : 'running';
    const start = pick(['full', 'host'] as const);
    const result = await matches.create({ ...ask(pick([{}, RUNNING])), start }, by);
    expect('code' in result ? result : 'ok').toStrictEqual(
      fits ? 'ok' : { code: 'tooManyMatches', facts: { ...facts, of } },
    );
    outcomes[fits ? 'ok' : 'refused'] += 1;
    for (let j = 0; j < 6 && openOnes().length > 0; j++)
      await pick(deeds)(pick(openOnes()), pick(people));
  }
  expect(Math.min(outcomes.ok, outcomes.refused), 'both happen').toBeGreaterThan(30);
});

/** Two hosts that tell each other everything at once. */
function pairOfCounts(): readonly [SharedCounts, SharedCounts] {
  const told = [new Map<string, NetworkMatches>(), new Map<string, NetworkMatches>()] as const;
  const rates: NetworkRate[] = [];
  const at = (here: 0 | 1): SharedCounts => {
    const there = here === 0 ? 1 : 0;
    return {
      tellMatches: (network, matches) => void told[here].set(network, matches),
      matchesElsewhere: (network) => told[there].get(network) ?? NO_MATCHES,
      botsAloneElsewhere: () =>
        new Set([...told[there].values()].flatMap(({ botsAlone }) => botsAlone)),
      watchMatches: () => {},
      shareRate: (_name, rate) => {
        rates[here] = rate;
        return (network, amount) => rates[there]?.charge(network, amount);
      },
    };
  };
  return [at(0), at(1)];
}
const pairOf = (limits: Partial<MatchLimits>): readonly [Matches, Matches] => {
  const shell = makeShell([GAME]);
  const [one, other] = pairOfCounts().map((counts) =>
    open(limits, { ...shell, services: { ...shell.services, counts } }),
  );
  if (one === undefined || other === undefined) throw new Error('a pair is two');
  return [one, other];
};
const AT_SCHOOL = person('cy', SCHOOL);

test.each<{ what: string; limits: Partial<MatchLimits>; code: string }>([
  { what: 'open', limits: { openPerNetwork: 2 }, code: 'tooManyFromNetwork' },
  { what: 'new', limits: { newPerMinute: 2 }, code: 'tooManyNew' },
  { what: 'bots’ own', limits: { botsAlonePerNetwork: 2 }, code: 'tooManyBotMatches' },
  { what: 'bots’ own in all', limits: { botsAlone: 2 }, code: 'full' },
])('$what matches are counted at all hosts together', async ({ limits, code }) => {
  const [one, other] = pairOf(limits);
  expect(await create(one, AT_SCHOOL, OF_BOTS)).toBe('ok');
  expect(await create(other, AT_SCHOOL, OF_BOTS)).toBe('ok');
  expect(await create(one, AT_SCHOOL, OF_BOTS)).toBe(code);
  expect(await create(other, AT_SCHOOL, OF_BOTS)).toBe(code);
});

test('a match that ends at another host is counted no more where it was made', async () => {
  const { services } = makeShell([GAME]);
  const ended: ((match: string) => void)[] = [];
  const counts: SharedCounts = {
    ...COUNTED_ALONE,
    watchMatches: (_open, over) => void ended.push(over),
  };
  const matches = openMatches({ ...services, counts }, { aliveAt: null, openPerNetwork: 1 });
  const { state } = made(await matches.create(ask(), AT_SCHOOL));
  expect(await create(matches, AT_SCHOOL)).toBe('tooManyFromNetwork');
  for (const over of ended) over(state.created.id);
  expect(await create(matches, AT_SCHOOL)).toBe('ok');
});

test('what was done elsewhere is waited for like what was done here, up to two minutes', () => {
  const allowance = openAllowance(60);
  allowance.charge('school', 50, 0);
  expect(allowance.debt('school', 0)).toBe(50);
  expect(allowance.debt('school', 20_000)).toBe(30);
  allowance.charge('school', 1_000_000, 20_000);
  expect(allowance.take('school', 20_000)).toBe(61_000);
  expect(allowance.debt('café', 20_000)).toBe(0);
});
