import { digest, makeHeader, makeRecord, rulesFor, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Millis, Playable, Seed, Table } from '@fathom/kit';
import {
  HUNTERS,
  chipCount,
  darkWaterSalvagePlayable,
  darkWaterSalvageV1,
  hunterAt,
  roundsIn,
  roundsLeft,
  seatOf,
} from '@fathom/dark-water-salvage';
import type { State, View } from '@fathom/dark-water-salvage';
import { describe, expect, test } from 'vitest';
import { checkLaws } from '@fathom/kit/contract';
import { crudeAction } from './crude.ts';
import { sparingly } from './leaks/setups.ts';
import { inLoop, legal, luck, play, refusal, withHunter } from './play.ts';

const [v1] = darkWaterSalvagePlayable.earlier as readonly [Playable];
const TODAY = [darkWaterSalvagePlayable];

/** Five with an extra round: what version 1 and version 2 do not agree about. */
const header = makeHeader(v1, {
  match: 'an old match',
  setup: v1.parseSetup({ players: 5, extraRound: true }),
  players: HUNTERS.map((name) => ({ seat: seatOf(name), name, bot: null, contribution: null })),
  hostSeed: digest(['an old match']) as Seed,
  startedAt: '2026-01-01T00:00:00.000Z',
});

const openView = (table: Table): View => table.view([]) as View;

function playOn(table: Table, isFarEnough: (view: View) => boolean): void {
  const rng = luck(1);
  while (table.outcome() === null && !isFarEnough(openView(table))) {
    const [seat] = table.toAct();
    const action = crudeAction(table.view([seat!]) as View, hunterAt(seat!)!, rng);
    const at = (table.rows.length * 1000) as Millis;
    const taken = table.propose({ type: 'act', at, seat: seat!, action });
    if (!taken.ok) throw new Error(taken.refusal.code);
    table.commit(taken.row);
  }
}

test('the laws of every game hold for version 1', () => {
  const report = checkLaws(darkWaterSalvageV1, {
    setups: [{ players: 2, extraRound: true }],
    seeds: 1,
    choose: sparingly,
  });
  expect(report.games).toBe(1);
});

describe('a match of version 1', () => {
  /** Half of it in the old rules; then folded anew by whatever rules today's registry finds for it. */
  const half = v1.open(header);
  playOn(half, ({ round }) => round === 4);
  const rules = rulesFor(TODAY, 'dark-water-salvage', 1)!;
  const table = rules.open(header, half.rows);
  const halfway = openView(table);
  playOn(table, ({ last }) => last);
  const lastRound = openView(table);
  playOn(table, () => false);
  const record: MatchRecord = makeRecord(header, table.rows, table.outcome()!);

  test('is taken up by the rules it began with', () => {
    expect(rules).toBe(v1);
    expect(rulesFor(TODAY, 'dark-water-salvage', 2)).toBe(darkWaterSalvagePlayable);
    expect(rulesFor(TODAY, 'dark-water-salvage', 3)).toBeNull();
    expect(halfway).toEqual(openView(half));
    expect(halfway.rules).toBe(1);
  });

  test('2.1 goes on to the end it was begun for: five have an eighth round', () => {
    expect(lastRound.round).toBe(8);
    expect(chipCount(lastRound.pool)).toBe(0);
    expect(roundsIn(lastRound.setup, 1)).toBe(8);
    expect(roundsLeft(halfway)).toBe(4);
    expect(verifyRecord(v1, record)).toMatchObject({ ok: true });
    expect(verifyRecord(darkWaterSalvagePlayable, record)).toMatchObject({ ok: false });
  });

  const old: State = { ...inLoop('locate', { amber: 'A1', coral: 'E3', jade: 'H5' }), rules: 1 };

  test('3 has turn order for the asking in Research alone', () => {
    expect(refusal(old, 'amber ask turn order')).toBe('notResearching');
    expect(legal(old, 'amber').map(({ type }) => type)).not.toContain('askTurnOrder');
    expect(refusal({ ...inLoop(), rules: 1 }, 'amber ask turn order')).toBe('accepted');
  });

  test('3 still sells research about a wreck that one was wrong about', () => {
    const barred = withHunter({ ...inLoop(), rules: 1 }, 'amber', { lockedOut: [3] });
    expect(play(barred, 'amber research 3 B1').researches).toHaveLength(1);
  });
});
