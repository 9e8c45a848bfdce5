import { LOG_LIMITS, openMatches } from '@fathom/host';
import type { LiveMatch, Matches } from '@fathom/host';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';
import type { Shell } from './toy.ts';

const ENDLESS = counting({ version: 1, goal: 1e9 });
const ANN = { guest: 'ann', name: 'Ann' };
const BEN = { guest: 'ben', name: 'Ben' };
const OPTIONS = { runningPerGuest: 10, aliveAt: null };
const SHARE = LOG_LIMITS.table.rows / 4; // half of it is for time, and there are two sides

interface Room {
  readonly shell: Shell;
  readonly matches: Matches;
  readonly match: LiveMatch;
}
async function made(seats: CreateMatch['seats'], game = ENDLESS): Promise<Room> {
  const shell = makeShell([game]);
  let drawn = 0;
  const chance = { ...shell.services.chance, newMatchId: () => `m${(drawn += 1)}` };
  const matches = openMatches({ ...shell.services, chance }, OPTIONS);
  const ask: CreateMatch = {
    game: 'counting',
    options: {},
    seats,
    visibility: 'public',
    clock: { type: 'none' },
    pace: 'instant',
  };
  const match = await matches.create(ask, ANN);
  if ('code' in match) throw new Error(match.code);
  return { shell, matches, match };
}
const seatOf = (seat: typeof LEFT) => ({ seat, key: null, contribution: null, leave: null });

async function begun(game = ENDLESS): Promise<Room & { readonly add: Add }> {
  const room = await made({ left: 'me' }, game);
  await room.matches.sit(room.match, BEN, seatOf(RIGHT));
  const players = { [LEFT]: listening('ann'), [RIGHT]: listening('ben') };
  let ids = 0;
  return {
    ...room,
    add: (seat, n = 1) =>
      room.match.act(
        { t: 'act', id: `i${(ids += 1)}`, seat, action: { type: 'add', n } },
        players[seat] ?? listening('nobody'),
      ),
  };
}
type Add = (seat: typeof LEFT, n?: number) => Promise<unknown>;

function use({ state }: LiveMatch, seat: typeof LEFT, size: { rows: number; bytes: number }): void {
  const share = state.counts.seats.get(seat);
  Object.assign(share?.used ?? {}, size);
  Object.assign(share?.side.used ?? {}, size);
}

/** As if so much had been played already. */
function fill({ match }: Room, seat: typeof LEFT, rows: number): void {
  use(match, seat, { rows, bytes: rows * 100 });
}

test('a seat that has used up its share is refused, the others play on', async () => {
  const room = await begun();
  fill(room, LEFT, SHARE - 1);
  expect(await room.add(LEFT)).toBeNull();
  expect(await room.add(RIGHT)).toBeNull();
  expect(await room.add(LEFT)).toMatchObject({
    code: 'usedUp',
    facts: { share: 'inputs', most: SHARE },
  });
  expect(room.match.state.status).toBe('running');
  expect(room.match.state.table?.rows).toHaveLength(2);
});

test('its bytes count, too', async () => {
  const room = await begun();
  use(room.match, LEFT, { rows: 1, bytes: LOG_LIMITS.table.bytes / 4 - 10 });
  expect(await room.add(LEFT)).toMatchObject({ code: 'usedUp' });
});

test('whoever has used up the share of a seat can resign', async () => {
  const room = await begun();
  fill(room, LEFT, SHARE);
  expect(await room.match.resign('ann', LEFT, null)).toBeNull();
  expect(room.match.state.status).toBe('finished');
});

test('or be claimed absent by those who wait for that seat', async () => {
  const room = await begun();
  const claim = { t: 'claim', id: 'c', seat: LEFT } as const;
  expect(await room.match.claim(claim, listening('ben'))).toMatchObject({ code: 'notAway' });
  fill(room, LEFT, SHARE);
  expect(await room.match.claim(claim, listening('ben'))).toBeNull();
  expect(room.match.state.status).toBe('finished');
});

test('a match that has had all its rows is closed, and everybody is told', async () => {
  const room = await begun();
  const ben = listening('ben');
  const { id } = room.match.state.created;
  room.match.join(ben, { t: 'join', v: PROTOCOL_VERSION, match: id });
  room.match.state.counts.table.rows = LOG_LIMITS.table.rows - 1;
  expect(await room.add(LEFT)).toBeNull();
  expect(room.match.info()).toMatchObject({ status: 'closed', closed: 'tooLong', outcome: null });
  expect(ben.heard.at(-1)).toMatchObject({ t: 'match', match: { closed: 'tooLong' } });
  expect(await room.add(RIGHT)).toMatchObject({ code: 'closed', facts: { reason: 'tooLong' } });
  await room.matches.stop();
  const again = openMatches(makeShell([ENDLESS], { disk: room.shell.disk }).services, OPTIONS);
  expect((await again.find(id))?.info()).toMatchObject({ status: 'closed', closed: 'tooLong' });
});

test('an input that ends the game ends it, however long the log is', async () => {
  const room = await begun(counting({ version: 1, goal: 1 }));
  room.match.state.counts.table.rows = LOG_LIMITS.table.rows - 1;
  expect(await room.add(LEFT)).toBeNull();
  expect(room.match.info()).toMatchObject({ status: 'finished', outcome: { reason: 'goal' } });
});

test('bots without end are closed in the end', async () => {
  const room = await made({ left: { bot: 'one' }, right: { bot: 'two' } });
  await room.match.settled();
  expect(room.match.info()).toMatchObject({ status: 'closed', closed: 'tooLong' });
  expect(room.match.state.counts.table.rows).toBe(2 * SHARE);
});

test('somebody who sits down and gets up for ever is stopped; the host and others are not', async () => {
  const { match, matches } = await made({});
  const { seatChangesOfGuest } = LOG_LIMITS;
  const eve = { guest: 'eve', name: 'Eve' };
  for (let n = 0; n < seatChangesOfGuest / 2; n += 1) {
    expect(await matches.sit(match, eve, seatOf(RIGHT))).toBeNull();
    expect(await match.leave('eve', RIGHT)).toBeNull();
  }
  expect(await matches.sit(match, eve, seatOf(RIGHT))).toMatchObject({
    code: 'usedUp',
    facts: { share: 'seatChanges', most: seatChangesOfGuest },
  });
  expect(await matches.sit(match, BEN, seatOf(RIGHT))).toBeNull();
  expect(await matches.sit(match, ANN, seatOf(LEFT))).toBeNull();
  expect(match.state.status).toBe('running');
});

test('many strangers together cannot use up the share of the host', async () => {
  const { match, matches } = await made({});
  match.state.counts.seatChanges = LOG_LIMITS.seatChangesOfOthers;
  expect(await matches.sit(match, BEN, seatOf(RIGHT))).toMatchObject({ code: 'usedUp' });
  expect(await matches.sit(match, ANN, seatOf(RIGHT))).toBeNull();
  expect(await match.arrange('ann', LEFT, { plan: { bot: 'one' } })).toBeNull();
  expect(match.state.status).toBe('running');
});

test('seats are given to bots and taken from them so often and no more', async () => {
  const { match } = await made({});
  const plans = [{ bot: 'one' }, 'open'] as const;
  for (let n = 0; n < LOG_LIMITS.arrangements; n += 1)
    expect(await match.arrange('ann', LEFT, { plan: plans[n % 2] ?? 'open' })).toBeNull();
  expect(await match.arrange('ann', LEFT, { plan: { bot: 'one' } })).toMatchObject({
    code: 'usedUp',
  });
});

test('a log that is nearly full takes no talk', async () => {
  const { match } = await made({});
  match.state.counts.bytes = LOG_LIMITS.log.bytes - LOG_LIMITS.reserve.bytes;
  const said = { t: 'chat', id: 'x', text: 'hello' } as const;
  expect(await match.chat(said, listening('ann'), 'Ann')).toMatchObject({
    code: 'usedUp',
    facts: { share: 'log' },
  });
});

test('there are so many rematches and no more', async () => {
  const room = await begun(counting({ version: 1, goal: 1 }));
  await room.add(LEFT);
  for (let n = 0; n < LOG_LIMITS.rematches; n += 1) {
    await room.matches.rematch(room.match, ANN);
    const next = await room.matches.rematch(room.match, BEN);
    if ('code' in next) throw new Error(next.code);
    expect(await room.matches.rematch(room.match, ANN)).toBe(next);
    await next.giveUp('ann');
  }
  await room.matches.rematch(room.match, ANN);
  expect(await room.matches.rematch(room.match, BEN)).toMatchObject({
    code: 'usedUp',
    facts: { share: 'rematches' },
  });
  expect(room.match.state.counts.rematches).toBe(LOG_LIMITS.rematches);
});

test('a person can say so much about a rematch and no more, and leaves the others their share', async () => {
  const room = await begun(counting({ version: 1, goal: 1 }));
  await room.add(LEFT);
  for (let n = 0; n < LOG_LIMITS.wishesOfGuest; n += 2) {
    expect(await room.matches.rematch(room.match, ANN)).toBe(room.match);
    expect(await room.match.declineRematch('ann')).toBeNull();
  }
  const usedUp = { code: 'usedUp', facts: { share: 'rematches' } };
  expect(await room.matches.rematch(room.match, ANN)).toMatchObject(usedUp);
  await room.matches.rematch(room.match, BEN);
  expect(room.match.info().offer).toMatchObject({ by: RIGHT });
  expect(await room.match.declineRematch('ann')).toMatchObject(usedUp);
});

test('what was counted is counted again after a reload', async () => {
  const room = await begun();
  await room.add(LEFT);
  await room.add(RIGHT, 3);
  await room.matches.stop();
  const again = openMatches(makeShell([ENDLESS], { disk: room.shell.disk }).services, OPTIONS);
  const found = await again.find(room.match.state.created.id);
  expect(found?.state.counts).toStrictEqual(room.match.state.counts);
  const log = room.shell.disk.logs.get(room.match.state.created.id) ?? [];
  expect(found?.state.counts.bytes).toBe(log.join('').length);
});
