import { foldLog, openMatches, recordOf, runUntilIdle, openLiveMatch } from '@fathom/host';
import type { LiveMatch, MatchRow } from '@fathom/host';
import type { Refusal, Seat } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { BOT_NAMES, botName } from '../src/bot-names.ts';
import { counting, makeShell, RIGHT } from './toy.ts';

const GAME = counting({ version: 1, goal: 10 });
const ANN = { guest: 'ann', name: 'Ann' };
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: { bot: 'one' }, right: { bot: 'two' } },
  visibility: 'private',
  clock: { type: 'none' },
  pace: 'human',
};
const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as Seat[];
const made = (result: LiveMatch | Refusal): LiveMatch => {
  if ('code' in result) throw new Error(result.code);
  return result;
};
const namesIn = (match: LiveMatch): readonly (string | undefined)[] =>
  match.info().seats.map(({ holder }) => holder?.name);

test('there is a prime number of names, each once and short enough for a narrow card', () => {
  const count = BOT_NAMES.length;
  const divisors = Array.from({ length: count - 2 }, (_, i) => i + 2);
  expect(divisors.filter((divisor) => count % divisor === 0)).toEqual([]);
  expect(new Set(BOT_NAMES).size).toBe(count);
  expect(BOT_NAMES.filter((name) => !/^[A-Z][a-z]{3,8}$/.test(name))).toEqual([]);
});

test('no two bots at a table have one name, each seat keeps its own, and tables differ', () => {
  const tables = Array.from({ length: 500 }, (_, n) =>
    SEATS.map((seat) => botName({ match: `match${n}`, seats: SEATS, seat })),
  );
  expect(tables.filter((names) => new Set(names).size < SEATS.length)).toEqual([]);
  expect(tables[3]).toEqual(SEATS.map((seat) => botName({ match: 'match3', seats: SEATS, seat })));
  expect(new Set(tables.map(([first]) => first)).size).toBe(BOT_NAMES.length);
});

test('a name that is taken is not given again, however many are', () => {
  const place = { match: 'match', seats: SEATS, seat: SEATS[0] as Seat };
  const taken = new Set<string>();
  for (const _ of BOT_NAMES) taken.add(botName({ ...place, taken }));
  expect(taken.size).toBe(BOT_NAMES.length);
  expect(botName({ ...place, taken })).toBe(botName(place));
});

test('bots have names of their own in a match, in its record and in the next one, and say their rank', async () => {
  const shell = makeShell([GAME]);
  const matches = openMatches(shell.services, { aliveAt: null });
  const match = made(
    await matches.create({ ...ASK, seats: { left: 'me', right: { bot: 'one' } } }, ANN),
  );
  const [, name] = namesIn(match);
  expect(BOT_NAMES).toContain(name);
  expect(match.info().seats[1]?.holder).toMatchObject({ level: 'one', rank: 'one' });
  await match.resign(ANN.guest, match.state.seats.keys().next().value as Seat, 'r');
  expect(recordOf(match.state)?.players.map((player) => player.name)).toEqual(['Ann', name]);
  const next = made(await matches.rematch(match, ANN));
  expect(namesIn(next)).toEqual([name, undefined]);
});

test('a bot that comes later has a name, too, which no other bot at the table has', async () => {
  const shell = makeShell([GAME]);
  const matches = openMatches(shell.services, { aliveAt: null });
  const match = made(
    await matches.create({ ...ASK, seats: { left: { bot: 'one' } }, start: 'host' }, ANN),
  );
  await match.arrange(ANN.guest, RIGHT, { plan: { bot: 'two' } });
  expect(new Set(namesIn(match)).size).toBe(2);
  expect(BOT_NAMES).toEqual(expect.arrayContaining([...namesIn(match)]));
});

test('in a match from before bots had names they go by their level, and its record stays as it was', async () => {
  const shell = makeShell([GAME]);
  const matches = openMatches(shell.services, { aliveAt: null });
  const { id } = made(await matches.create(ASK, ANN)).state.created;
  await matches.stop();
  const [created, ...rest] = (shell.disk.logs.get(id) ?? []).map(
    (text) => JSON.parse(text) as MatchRow,
  );
  const plan = { left: { for: 'bot', level: 'one' }, right: { for: 'bot', level: 'two' } };
  const older = [{ ...created, plan }, ...rest].map((row, seq) => ({
    seq,
    row: JSON.stringify(row),
  }));
  const alone = openLiveMatch(foldLog(older, [GAME]), shell.services);
  await alone.resume(0);
  await runUntilIdle(shell.clock, alone);
  expect(recordOf(alone.state)?.players.map(({ name }) => name)).toEqual(['one', 'two']);
});
