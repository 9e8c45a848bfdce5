import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonical, rulesFor, verifyRecord } from '@fathom/kit';
import type { MatchRecord, Names, Playable } from '@fathom/kit';
import { makeGolden, parseGolden } from '@fathom/kit/golden';
import { describe, expect, test } from 'vitest';

/** A golden game in its file. */
export interface Golden {
  readonly name: string;
  readonly record: MatchRecord;
}

/** All golden games of a folder, its own folders included. */
export const readGoldens = (folder: URL): readonly Golden[] =>
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => ({
      name,
      record: parseGolden(readFileSync(new URL(name, folder), 'utf8')),
    }));

/** What the golden games of every game promise. Each is held to the rules that take its version up. */
export function goldenSuite(game: Playable, goldens: readonly Golden[]): void {
  const rulesOf = ({ version }: MatchRecord): Playable => {
    const rules = rulesFor([game], game.id, version);
    if (rules === null) throw new Error(`${game.id} no longer has its version ${version}`);
    return rules;
  };
  const names: Names = { side: game.words.side, seat: (seat) => seat };

  describe.each(goldens)('the golden game $name', ({ record }) => {
    const rules = rulesOf(record);
    test('is played again to the same events and the same end', () => {
      expect(verifyRecord(rules, record)).toEqual({
        ok: true,
        lines: record.lines.length,
        fingerprint: record.lines.at(-1)?.chain,
      });
    });

    test('survives being written and read', () => {
      expect(parseGolden(makeGolden(record))).toEqual(record);
    });

    test('does not pass once it is altered', () => {
      const [line] = record.lines;
      const lines = line === undefined ? [] : record.lines.with(0, { ...line, events: [] });
      expect(verifyRecord(rules, { ...record, lines })).toMatchObject({ ok: false });
    });

    test('can be typed, action by action', () => {
      const { make, parse } = rules.notation;
      const actions = record.lines.flatMap(({ input }) =>
        input.type === 'act' ? [input.action] : [],
      );
      for (const action of actions) expect(canonical(parse(make(action)))).toBe(canonical(action));
    });

    test('can be told, event by event', () => {
      const events = record.lines.flatMap((line) => line.events);
      const told = events.map((event) => rules.words.event(event, names) ?? '');
      expect(told.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
      expect(rules.words.outcome(record.outcome, names)).toMatch(/\w/);
    });
  });

  test('there are golden games of every version of the rules', () => {
    const versions = new Set(goldens.map(({ record }) => record.version));
    const rules = [game, ...game.earlier];
    expect(versions).toEqual(
      new Set(rules.flatMap(({ version, continues }) => continues.concat(version))),
    );
  });
}
