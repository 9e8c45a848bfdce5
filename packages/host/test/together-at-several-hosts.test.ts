import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import type { Seat } from '@fathom/kit';
import { expect, test } from 'vitest';
import { LEFT } from './toy.ts';
import { rowingPlayable } from './rowing.ts';
import { ASK, ANN, openTown, settle, visit, SIT, twoAtTwo } from './town.ts';

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
