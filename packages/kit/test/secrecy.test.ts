import { describe, expect, it } from 'vitest';
import { DOORS, SecretLeaked, TooFewWorlds, checkSecrecy } from '@fathom/kit/secrecy';
import { leakSuite } from '@fathom/kit/testing/leak-suite';
import { duel } from './duel/duel.ts';
import type { Duel } from './duel/duel.ts';
import { duelEntitlement } from './duel/entitlement.ts';
import { PLANTED, findPlanted } from './leaks.ts';

const options = { entitlement: duelEntitlement, seeds: 8, tries: 2, minimumWorlds: 100 };
/** A leak shows soon. */
const few = { ...options, seeds: 5 };

describe('secrecy', () => {
  it('holds for the toy game in hundreds of truly different worlds', () => {
    const report = checkSecrecy(duel, { ...options, setups: [{}, { caves: 3, bidSeconds: 4 }] });
    console.info(
      `duel: ${report.worlds} truly different worlds, ${report.moments} moments`,
      report.byViewer,
    );
    expect(report.worlds).toBeGreaterThan(500);
    expect(report.deepest).toBeGreaterThan(10);
  });

  leakSuite(PLANTED, findPlanted);

  it('has seen every door leak', () => {
    expect(new Set(PLANTED.flatMap(({ doors }) => doors))).toEqual(new Set(DOORS));
  });

  it('says who can tell what apart, and where', () => {
    const leaky: Duel = { ...duel, redact: (event) => event };
    const check = (): unknown => checkSecrecy(leaky, { ...few, seeds: 1 });
    expect(check).toThrow(SecretLeaked);
    expect(check).toThrow(
      /^spectator can tell two worlds apart by message, after \d+ and \d+ rows of duel, options \{\}, seed [0-9a-f]{64}:\n/,
    );
  });

  it('proves nothing where too few worlds differ', () => {
    const everything = { ...duelEntitlement, atStart: (start: unknown) => start };
    const knowing = { ...everything, byRow: (row: unknown) => [row] };
    expect(() => checkSecrecy(duel, { ...few, entitlement: knowing })).toThrow(TooFewWorlds);
  });
});
