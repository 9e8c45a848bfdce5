import { NewerVersion, openMatches, recordOf, UnknownRules } from '@fathom/host';
import type { LiveMatch, MemoryDisk } from '@fathom/host';
import { rulesFor, verifyRecord } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { expect, test } from 'vitest';
import { counting, LEFT, listening, makeShell, RIGHT } from './toy.ts';

const V1 = counting({ version: 1, goal: 10 });
const OPTIONS = { runningPerGuest: 10, aliveAt: null };

/** A match of version 1 in which one thing was done, and then the host was upgraded. */
async function begun(): Promise<{ readonly id: string; readonly disk: MemoryDisk }> {
  const { services, disk } = makeShell([V1]);
  const matches = openMatches(services, OPTIONS);
  const match = await matches.create(
    {
      game: 'counting',
      options: {},
      seats: { left: 'me', right: { bot: 'two' } },
      visibility: 'private',
      clock: { type: 'none' },
      pace: 'instant',
    },
    { guest: 'ann', name: 'Ann' },
  );
  if ('code' in match) throw new Error(match.code);
  await add(match, 'a');
  await match.settled();
  await matches.stop();
  return { id: match.state.created.id, disk };
}
const add = (match: LiveMatch, id: string): Promise<unknown> =>
  match.act({ t: 'act', id, seat: LEFT, action: { type: 'add', n: 2 } }, listening('ann'));

async function takeUp(games: readonly Playable[]): Promise<LiveMatch | null> {
  const { id, disk } = await begun();
  return openMatches(makeShell(games, { disk }).services, OPTIONS).find(id);
}

async function playOn(match: LiveMatch | null): Promise<LiveMatch> {
  if (match === null) throw new Error('the match is gone');
  for (let turn = 0; match.state.status === 'running' && turn < 9; turn++) {
    await add(match, `t${turn}`);
    await match.settled();
  }
  return match;
}

test('a match goes on under the rules it began with, where they are kept', async () => {
  const v2 = counting({ version: 2, goal: 20 }, { earlier: [V1] });
  const match = await playOn(await takeUp([v2]));
  expect(match.state.game).toBe(V1);
  expect(match.info()).toMatchObject({ version: 1, status: 'finished' });
  expect(match.state.table?.rows.map(({ input }) => input.type === 'act' && input.seat)).toEqual([
    LEFT,
    RIGHT,
    LEFT,
    RIGHT,
    LEFT, // 2 each: 10 is reached, and 20 would not have been
  ]);
  const record = recordOf(match.state);
  expect(record?.version).toBe(1);
  const rules = rulesFor([v2], 'counting', 1);
  expect(record && rules ? verifyRecord(rules, record) : null).toMatchObject({ ok: true });
});

test('a match goes on under later rules that continue those it began with', async () => {
  const v2 = counting({ version: 2, goal: 10 }, { continues: [1] });
  const match = await playOn(await takeUp([v2]));
  expect(match.state.game).toBe(v2);
  const record = recordOf(match.state);
  expect(record?.version, 'it is named by the version it was created with').toBe(1);
  const rules = rulesFor([v2], 'counting', 1);
  expect(record && rules ? verifyRecord(rules, record) : null).toMatchObject({ ok: true });
});

test('a match whose rules are neither kept nor continued is refused, and left as it is', async () => {
  const v2 = counting({ version: 2, goal: 10 });
  await expect(takeUp([v2])).rejects.toThrow(UnknownRules);
});

test('a rematch is of the rules the match was played by', async () => {
  const v2 = counting({ version: 2, goal: 10 }, { continues: [1] });
  const { id, disk } = await begun();
  const matches = openMatches(makeShell([v2], { disk }).services, OPTIONS);
  const match = await playOn(await matches.find(id));
  const next = await matches.rematch(match, { guest: 'ann', name: 'Ann' });
  expect('code' in next ? next : next.info()).toMatchObject({ version: 2, status: 'lobby' });
});

test('a match of newer rules, or with rows of a newer version, is for a newer host', async () => {
  const newer = makeShell([counting({ version: 2, goal: 20 })]);
  const made = await openMatches(newer.services, OPTIONS).create(
    {
      game: 'counting',
      options: {},
      seats: { left: 'me' },
      visibility: 'private',
      clock: { type: 'none' },
      pace: 'instant',
    },
    { guest: 'ann', name: 'Ann' },
  );
  if ('code' in made) throw new Error(made.code);
  const older = openMatches(makeShell([V1], { disk: newer.disk }).services, OPTIONS);
  await expect(older.find(made.state.created.id)).rejects.toThrow(NewerVersion);

  const { id, disk } = await begun();
  disk.logs.get(id)?.push('{"type":"toasted","at":1}');
  await expect(
    openMatches(makeShell([V1], { disk }).services, OPTIONS).find(id),
  ).rejects.toMatchObject({ refusal: { code: 'newerVersion' } });
});
