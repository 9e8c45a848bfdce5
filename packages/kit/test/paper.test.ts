import { describe, expect, it } from 'vitest';
import { apply, openAudience, openTable } from '@fathom/kit';
import type { Audience, Message, Millis, Paper, Seat, Snapshot, Table, Viewer } from '@fathom/kit';
import { checkLaws } from '@fathom/kit/contract';
import { duel } from './duel/duel.ts';
import type { Duel } from './duel/duel.ts';
import { SEED, SETUP } from './duel/match.ts';
import { CHAIRS } from './duel/vocabulary.ts';
import type { Look } from './duel/vocabulary.ts';

/** The toy in which what a scout sees in a cave is drawn on a paper of its own. */
const sketching: Duel = {
  ...duel,
  paper: (action, seat) => (action.type === 'look' ? `${seat} ${action.cave}` : null),
  evolve: (state, event) => {
    const { looks, ...after } = duel.evolve(state, event);
    return { ...after, looks: { red: inOrder(looks.red), blue: inOrder(looks.blue) } };
  },
};
const inOrder = (looks: readonly Look[]): readonly Look[] =>
  looks.toSorted((one, other) => one.cave - other.cave);
const open = (): Table => openTable(sketching, { setup: SETUP, seed: SEED });
const SCOUT = 'red.scout' as Seat;
const CAPTAIN = 'red.captain' as Seat;
const VIEWERS: readonly Viewer[] = [[], ...CHAIRS.map(({ seat }) => [seat])];

function sketch(table: Table, cave: number): Paper {
  const look = {
    type: 'act',
    at: 0 as Millis,
    seat: SCOUT,
    action: { type: 'look', cave },
  } as const;
  const proposal = table.propose(look);
  if (!proposal.ok || proposal.paper === null) throw new Error('expected a drawing');
  return table.draw({ key: proposal.paper, row: proposal.row });
}
function bid(table: Table, seat: Seat): void {
  const action = { type: 'bid', amount: 1 };
  const proposal = table.propose({ type: 'act', at: 0 as Millis, seat, action });
  if (!proposal.ok || proposal.paper !== null) throw new Error('expected a row');
  table.commit(proposal.row);
}
const snapshotOf = (audience: Audience): Snapshot => JSON.parse(audience.snapshot()) as Snapshot;

describe('paper', () => {
  it('is lawful in the toy game', () => {
    expect(checkLaws(sketching, { seeds: 10 }).games).toBe(10);
  });

  it('is no row of the log', () => {
    const table = open();
    expect(table.paperOf(SCOUT, { type: 'look', cave: 1 })).toBe('red.scout 1');
    expect(table.paperOf(SCOUT, { type: 'look', cave: 'deep' })).toBeNull();
    expect(table.paperOf(CAPTAIN, { type: 'bid', amount: 1 })).toBeNull();
    sketch(table, 1);
    expect(table.rows).toEqual([]);
    expect(table.view([SCOUT])).toMatchObject({ looks: { red: [{ cave: 1 }] } });
  });

  it('is told to those who see it, and uses up no number', () => {
    const table = open();
    const audiences = VIEWERS.map((viewer) => openAudience(table, viewer));
    const before = audiences.map((audience) => snapshotOf(audience).view);
    sketch(table, 1);
    const told = audiences.map(
      (audience) => JSON.parse(audience.paper() ?? 'null') as Message | null,
    );
    for (const [i, [seat]] of VIEWERS.entries()) {
      const sees = seat?.startsWith('red') === true;
      const message = told[i] ?? null;
      expect(message === null ? null : message.n).toBe(sees ? 0 : null);
      expect(apply(before[i], message?.patch ?? [])).toEqual(table.view(VIEWERS[i] ?? []));
    }
  });

  it.each(VIEWERS)('[%s] is the same for whoever comes late and after a restart', (...viewer) => {
    const table = open();
    const present = openAudience(table, viewer);
    const away = openAudience(table, viewer);
    present.snapshot();
    away.snapshot();
    const papers: Paper[] = [];
    bid(table, CAPTAIN);
    present.next();
    papers.push(sketch(table, 1));
    present.paper();
    bid(table, 'blue.captain' as Seat);
    present.next();
    papers.push(sketch(table, 0));
    present.paper();
    const rows = table.rows.slice();
    const again = openTable(sketching, { setup: SETUP, seed: SEED, papers }, rows);
    const others = [away, openAudience(table, viewer), openAudience(again, viewer)];
    for (const other of others) {
      expect(other.snapshot()).toBe(present.snapshot());
      for (let n = 0; n <= 3; n++) expect(other.since(n)).toBe(present.since(n));
    }
    const [seat] = viewer;
    const { n } = snapshotOf(present);
    expect(present.since(n), 'nobody knows whether it was seen').toBe(
      seat?.startsWith('red') === true ? null : '[]',
    );
  });

  it('is told alike to whoever sits down, whether or not something followed that they must not hear of', () => {
    const redOnly: Duel = {
      ...sketching,
      paper: (action, seat) => (seat === SCOUT ? (sketching.paper?.(action, seat) ?? null) : null),
    };
    const [quiet, busy] = [0, 1].map(() => openTable(redOnly, { setup: SETUP, seed: SEED })) as [
      Table,
      Table,
    ];
    for (const table of [quiet, busy]) {
      bid(table, CAPTAIN);
      sketch(table, 1);
    }
    const unheard = busy.propose({
      type: 'act',
      at: 0 as Millis,
      seat: 'blue.scout' as Seat,
      action: { type: 'look', cave: 0 },
    });
    expect(unheard).toMatchObject({ ok: true, paper: null });
    if (unheard.ok) busy.commit(unheard.row);
    expect(busy.rows).toHaveLength(quiet.rows.length + 1);
    expect([...busy.story([SCOUT])]).toEqual([...quiet.story([SCOUT])]);
  });

  it('is among the events where it was last drawn, and what comes after it is told as ever', () => {
    const table = open();
    const audience = openAudience(table, [SCOUT]);
    bid(table, CAPTAIN);
    sketch(table, 1);
    bid(table, 'blue.captain' as Seat);
    const { events, n } = snapshotOf(audience);
    expect(events.map((event) => (event as { type: string }).type)).toEqual([
      'bidSealed',
      'looked',
      'bidSealed',
      'bidsOpened',
    ]);
    expect(audience.since(n)).toBe('[]');
    expect(audience.since(n - 1)).toBeNull();
  });
});
