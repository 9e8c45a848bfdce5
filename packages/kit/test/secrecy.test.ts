import { describe, expect, it } from 'vitest';
import { DOORS, SecretLeaked, TooFewWorlds, checkSecrecy, findLeaks } from '@fathom/kit/secrecy';
import type { Entitlement } from '@fathom/kit/secrecy';
import { duel } from './duel/duel.ts';
import type { Duel } from './duel/duel.ts';
import { PLANTED } from './leaks.ts';
import type { Viewer } from '@fathom/kit';
import { seatOf } from './duel/vocabulary.ts';
import type { Action, Event, State } from './duel/vocabulary.ts';

/** Who may know what, told by the rules of the toy and not by its view. */
const duelEntitlement: Entitlement<State, Action, Event> = {
  atStart: () => null,
  byRow: ({ input, events }, viewer) => {
    const facts = events.map((event) => learnt(event, viewer)).filter((fact) => fact.length > 0);
    return facts.length === 0 ? [] : [input.at, ...facts];
  },
  secrets: ({ treasure, bid, looks }) => [treasure, bid, looks],
};

function learnt(event: Event, viewer: Viewer): readonly unknown[] {
  switch (event.type) {
    case 'bidSealed': {
      const own = viewer.includes(seatOf(event.side, 'captain'));
      return [event.side, 'sealed', own ? event.amount : '?'];
    }
    case 'looked':
      if (viewer.includes(seatOf(event.side, 'scout'))) return ['looked', event.cave, event.found];
      return viewer.includes(seatOf(event.side, 'captain')) ? ['looked', event.cave] : [];
    case 'bidsOpened':
      return ['opened', event.bid];
    case 'dug':
      return [event.side, 'dug', event.cave, event.found];
    case 'gaveUp':
      return [event.side, event.reason];
    default:
      return event satisfies never;
  }
}

const options = { entitlement: duelEntitlement, seeds: 8, minimumWorlds: 100 };
/** A leak shows soon. */
const few = { ...options, seeds: 5, tries: 3 };

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

  it.each(PLANTED)('finds $leak', ({ game = duel, host, doors }) => {
    const { leaks } = findLeaks(game, { ...few, ...host });
    const found = new Set(leaks.map((leak) => leak.door));
    expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
  });

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
