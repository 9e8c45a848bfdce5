import { digest, makeHeader, makeRecord, rulesFor, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Millis, Playable, RecordHeader, Seed, Table } from '@fathom/kit';
import { readGoldens } from '@fathom/kit/testing/golden';
import { searchDiverPlayable, seatOf } from '@fathom/search-diver';
import type { Action, View } from '@fathom/search-diver';
import { describe, expect, test } from 'vitest';

const [v1] = searchDiverPlayable.earlier as readonly [Playable];
const TODAY = [searchDiverPlayable];
const SIDES = ['red', 'blue'] as const;

/** Begun before there was a version 2: its setup is all that a store has kept of its options. */
const headerOf = (game: number): RecordHeader =>
  makeHeader(v1, {
    match: 'an old match',
    setup: v1.parseSetup({ dummies: 8, maxDays: 14 }),
    players: SIDES.map((side) => ({
      seat: seatOf(side),
      name: side,
      bot: null,
      contribution: null,
    })),
    hostSeed: digest(['old', game]) as Seed,
    startedAt: '2026-01-01T00:00:00.000Z',
  });

/** The shallowest marker for an hour at most, and again as soon as it goes. */
function play(table: Table, until: (view: View) => boolean): void {
  while (table.outcome() === null && !until(table.view([]) as View)) {
    const [seat] = table.toAct();
    const actions = [...table.legal(seat!)] as readonly Action[];
    const action =
      actions.findLast((each) => each.type === 'dive' && each.minutes <= 41) ?? actions[0];
    const at = table.rows.length as Millis;
    const taken = table.propose({ type: 'act', at, seat: seat!, action });
    if (!taken.ok) throw new Error(taken.refusal.code);
    table.commit(taken.row);
  }
}
const faceDown = ({ markers }: View): number => markers.filter(({ face }) => face === null).length;

/** Halfway in the old rules; then folded anew by whatever rules today's registry finds for it. */
function record(game: number): MatchRecord {
  const header = headerOf(game);
  const before = v1.open(header);
  play(before, (view) => faceDown(view) <= 5);
  const rules = rulesFor(TODAY, 'search-diver', 1)!;
  const after = rules.open(header, before.rows);
  expect(after.view([])).toEqual(before.view([]));
  play(after, () => false);
  return makeRecord(header, after.rows, after.outcome()!);
}
const dummiesIn = ({ lines }: MatchRecord): number =>
  lines
    .flatMap(({ events }) => events as readonly { readonly face?: string }[])
    .filter(({ face }) => face === 'dummy').length;

describe('a match of version 1', () => {
  test('has none of the options that came later', () => {
    const { setup } = headerOf(0);
    expect(setup).not.toHaveProperty('lastMarker');
    expect(setup).not.toHaveProperty('deepMarkers');
    expect(() => v1.parseSetup({ lastMarker: 'located' })).toThrow(/no field "lastMarker"/);
    expect(() => v1.parseSetup({ players: 3 })).toThrow(/players/);
  });

  test('is taken up by the rules it began with', () => {
    expect(rulesFor(TODAY, 'search-diver', 1)).toBe(v1);
    expect(rulesFor(TODAY, 'search-diver', 2)).toBe(searchDiverPlayable);
    expect(rulesFor(TODAY, 'search-diver', 3)).toBe(searchDiverPlayable);
    expect(rulesFor(TODAY, 'search-diver', 4)).toBeNull();
  });

  test('5 goes on to its end under them: the last marker must be turned', () => {
    const records = Array.from({ length: 20 }, (_, game) => record(game));
    for (const done of records) {
      expect(['found', 'dayLimit', 'outOfReach']).toContain(done.outcome.reason);
      expect(verifyRecord(v1, done)).toMatchObject({ ok: true });
      expect(verifyRecord(searchDiverPlayable, done)).toMatchObject({ ok: false, where: 'game' });
    }
    // In some of them all eight dummies were up before the target was: version 2 would have ended there.
    expect(Math.max(...records.map(dummiesIn))).toBe(8);
  });

  test('has records that verify under its own rules and no others', () => {
    const old = readGoldens(new URL('../golden/v1/', import.meta.url));
    expect(old.length).toBeGreaterThan(0);
    for (const { record: kept } of old) {
      expect(verifyRecord(v1, kept)).toMatchObject({ ok: true });
      expect(verifyRecord(searchDiverPlayable, kept)).toMatchObject({ ok: false });
    }
  });
});

test('matches of version 2 are taken up as they are: their records verify under the rules of today', () => {
  const old = readGoldens(new URL('../golden/v2/', import.meta.url));
  expect(old.length).toBeGreaterThan(0);
  for (const { record: kept } of old) {
    expect(kept.version).toBe(2);
    expect(verifyRecord(searchDiverPlayable, kept)).toMatchObject({ ok: true });
    const table = searchDiverPlayable.open(kept);
    expect(JSON.stringify(table.start())).toBe(JSON.stringify(kept.start));
  }
});
