import { makeDisk, openMatches } from '@fathom/host';
import type { LiveMatch, Matches, MatchRow, MemoryDisk } from '@fathom/host';
import { openNeighbourhood } from '@fathom/host/testing/neighbours';
import type { Refusal } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { counting, LEFT, makeShell, RIGHT } from './toy.ts';

const GAME = counting({ version: 1, goal: 10 });
const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { left: 'me' },
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'human',
  ask: 'wish-1',
};
const named = (guest: string) => ({ guest, name: guest });
const ANN = named('ann');
const askedIds = (guest: string, ask: string, attempt: number): string =>
  `${guest} ${ask} ${attempt}`;

const { addHost } = openNeighbourhood();
function open(disk: MemoryDisk = makeDisk(), most = Infinity): Matches {
  const { services } = makeShell([GAME], { disk });
  const { peers } = addHost();
  return openMatches({ ...services, askedIds, peers }, { aliveAt: null, waitingPerGuest: most });
}
const made = (result: LiveMatch | Refusal): LiveMatch => {
  if ('code' in result) throw new Error(result.code);
  return result;
};
const idOf = (result: LiveMatch | Refusal): string => made(result).state.created.id;
const rows = (disk: MemoryDisk, id: string): readonly string[] =>
  (disk.logs.get(id) ?? []).map((text) => (JSON.parse(text) as MatchRow).type);

test('the same wish makes one match, one after the other or at once', async () => {
  const disk = makeDisk();
  const matches = open(disk);
  const first = idOf(await matches.create(ASK, ANN));
  const again = await Promise.all([1, 2, 3].map(() => matches.create(ASK, ANN)));
  expect(again.map(idOf)).toEqual([first, first, first]);
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => matches.create({ ...ASK, ask: 'wish-2' }, ANN)),
  );
  expect(new Set(atOnce.map(idOf)).size).toBe(1);
  expect([...disk.logs.keys()]).toEqual([first, 'ann wish-2 0']);
  expect(rows(disk, first)).toEqual(['created', 'seated']);
});

test('another wish, another person and no wish at all make another match', async () => {
  const matches = open();
  const ids = [
    await matches.create(ASK, ANN),
    await matches.create({ ...ASK, ask: 'wish-2' }, ANN),
    await matches.create(ASK, named('ben')),
    await matches.create({ ...ASK, ask: undefined }, ANN),
    await matches.create({ ...ASK, ask: undefined }, ANN),
  ].map(idOf);
  expect(new Set(ids).size).toBe(5);
});

test('after a restart, and at another host, it is found again', async () => {
  const disk = makeDisk();
  const first = idOf(await open(disk).create(ASK, ANN));
  expect(idOf(await open(disk).create(ASK, ANN))).toBe(first);
  const [one, two] = [open(disk), open(disk)];
  const ids = await Promise.all(
    [one, two].map((host) => host.create({ ...ASK, ask: 'both' }, ANN)),
  );
  expect(new Set(ids.map(idOf)).size).toBe(1);
  expect(rows(disk, 'ann both 0')).toEqual(['created', 'seated']);
});

test('where a crash came before its maker sat down, the repeat does that', async () => {
  const disk = makeDisk();
  const id = idOf(await open(disk).create(ASK, ANN));
  disk.logs.set(id, (disk.logs.get(id) ?? []).slice(0, 1));
  const again = made(await open(disk).create(ASK, ANN));
  expect(again.seatsOf('ann')).toEqual([LEFT]);
});

test('who has left since is not put back into the seat', async () => {
  const matches = open();
  const match = made(await matches.create({ ...ASK, start: 'host' }, ANN));
  await match.leave('ann', LEFT);
  expect(made(await matches.create({ ...ASK, start: 'host' }, ANN)).seatsOf('ann')).toEqual([]);
});

test('a match that is there already meets no limit', async () => {
  const matches = open(makeDisk(), 1);
  const first = idOf(await matches.create(ASK, ANN));
  expect(await matches.create({ ...ASK, ask: 'wish-2' }, ANN)).toMatchObject({
    code: 'tooManyMatches',
  });
  expect(idOf(await matches.create(ASK, ANN))).toBe(first);
});

const sameForAll = (_guest: string, _ask: string, attempt: number): string => `id ${attempt}`;

test('an id that another match has is passed over', async () => {
  const disk = makeDisk();
  const { services } = makeShell([GAME], { disk });
  const matches = openMatches({ ...services, askedIds: sameForAll }, { aliveAt: null });
  expect(idOf(await matches.create(ASK, ANN))).toBe('id 0');
  expect(idOf(await matches.create(ASK, named('ben')))).toBe('id 1');
  expect(idOf(await matches.create(ASK, named('ben')))).toBe('id 1');
});

test('what follows a match is not found by the wish for that one', async () => {
  const matches = open();
  const match = made(await matches.create(ASK, ANN));
  await matches.sit(match, named('ben'), {
    seat: RIGHT,
    key: null,
    contribution: null,
    leave: null,
  });
  await match.resign('ben', RIGHT, null);
  await matches.rematch(match, ANN);
  const next = made(await matches.rematch(match, named('ben')));
  expect(next).not.toBe(match);
  expect(next.state.created.ask).toBeUndefined();
  expect(idOf(await matches.create(ASK, ANN))).toBe(match.state.created.id);
});
