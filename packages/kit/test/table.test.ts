import { describe, expect, it } from 'vitest';
import { BadInput, openTable } from '@fathom/kit';
import type { Input, Millis, Seat } from '@fathom/kit';
import { duel } from './duel/duel.ts';
import { SEED, SETUP, playOn, send } from './duel/match.ts';
import { CHAIRS } from './duel/vocabulary.ts';
import type { State, View } from './duel/vocabulary.ts';

const open = () => openTable(duel, { setup: SETUP, seed: SEED });
const RED = 'red.captain' as Seat;
const SCOUT = 'red.scout' as Seat;
const BLUE = 'blue.captain' as Seat;
const at = 1000 as Millis;
const EVERY_SEAT = CHAIRS.map(({ seat }) => seat);
const bid = (amount: number): unknown => ({ type: 'bid', amount });

interface Refused {
  readonly title: string;
  readonly input: Input<unknown>;
  readonly code: string;
  readonly facts?: unknown;
}
const REFUSED: readonly Refused[] = [
  {
    title: 'a seat that is not there',
    input: { type: 'act', at, seat: 'green' as Seat, action: bid(1) },
    code: 'noSuchSeat',
    facts: {
      seat: 'green',
      seats: ['red.captain', 'red.scout', 'blue.captain', 'blue.scout'],
    },
  },
  {
    title: 'a forfeit of a seat that is not there',
    input: { type: 'forfeit', at, seat: 'green' as Seat, reason: 'time' },
    code: 'noSuchSeat',
    facts: {
      seat: 'green',
      seats: ['red.captain', 'red.scout', 'blue.captain', 'blue.scout'],
    },
  },
  {
    title: 'a malformed action',
    input: { type: 'act', at, seat: RED, action: { type: 'bid', amount: 'all' } },
    code: 'malformed',
    facts: { problem: 'the action: amount: expected number but received "all"' },
  },
  {
    title: 'an action with a field too many',
    input: { type: 'act', at, seat: RED, action: { type: 'bid', amount: 1, to: 'win' } },
    code: 'malformed',
    facts: { problem: 'the action: there is no field "to"' },
  },
  {
    title: 'what the rules refuse',
    input: { type: 'act', at, seat: RED, action: bid(7) },
    code: 'tooPoor',
    facts: { purse: 6 },
  },
  {
    title: 'a tick before its time',
    input: { type: 'tick', at },
    code: 'early',
  },
];

describe('a table', () => {
  it('is not moved by a proposal', () => {
    const table = open();
    const before = JSON.stringify([table.rows, table.view(EVERY_SEAT), table.legal(RED)]);
    const first = table.propose({ type: 'act', at, seat: RED, action: bid(2) });
    const second = table.propose({ type: 'act', at, seat: RED, action: bid(2) });
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    expect(JSON.stringify([table.rows, table.view(EVERY_SEAT), table.legal(RED)])).toBe(before);
  });

  it('moves past a row that is committed', () => {
    const table = open();
    const row = send(table, { seat: RED, action: bid(2) });
    expect(table.rows).toEqual([row]);
    expect((table.view([RED]) as View).bid.red).toBe(2);
    expect(table.toAct()).toEqual([BLUE]);
  });

  it('foretells the outcome of a proposal', () => {
    const table = open();
    const bidding = table.propose({ type: 'act', at, seat: RED, action: bid(2) });
    const leaving = table.propose({ type: 'forfeit', at, seat: RED, reason: 'resigned' });
    expect(bidding).toMatchObject({ ok: true, outcome: null });
    expect(leaving).toMatchObject({
      ok: true,
      outcome: { winners: ['blue'], reason: 'resigned' },
    });
    expect(table.outcome()).toBeNull();
  });

  it.each(REFUSED)('refuses $title', ({ title: _title, input, ...refusal }) => {
    expect(open().propose(input)).toEqual({ ok: false, refusal });
  });

  it('refuses an input stamped earlier than the one before it', () => {
    const table = open();
    send(table, { seat: RED, action: bid(2) });
    const last = table.rows.at(-1)?.input.at ?? 0;
    const early = { type: 'act', at: (last - 1) as Millis, seat: BLUE, action: bid(1) } as const;
    expect(table.propose(early)).toMatchObject({ ok: false, refusal: { code: 'wentBack' } });
    expect(table.propose({ ...early, at: last as Millis })).toMatchObject({ ok: true });
  });

  it('refuses everything once the game is over', () => {
    const table = open();
    playOn(table);
    const inputs: readonly Input<unknown>[] = [
      { type: 'act', at, seat: RED, action: bid(0) },
      { type: 'act', at, seat: RED, action: 'nonsense' },
      { type: 'tick', at: 1e9 as Millis },
      { type: 'forfeit', at, seat: RED, reason: 'resigned' },
    ];
    for (const input of inputs)
      expect(table.propose(input)).toMatchObject({ ok: false, refusal: { code: 'over' } });
  });

  it('cannot be opened with options that are none', () => {
    expect(() => openTable(duel, { setup: { caves: 1 }, seed: SEED })).toThrow(BadInput);
  });

  it('opened again from its log stands where it stood', () => {
    const table = open();
    playOn(table, 9);
    const rows: typeof table.rows = JSON.parse(JSON.stringify(table.rows));
    const again = openTable(duel, { setup: SETUP, seed: SEED }, rows);
    expect(again.view(EVERY_SEAT)).toEqual(table.view(EVERY_SEAT));
    playOn(table);
    playOn(again);
    expect(JSON.stringify(again.rows)).toBe(JSON.stringify(table.rows));
    expect(again.outcome()).toEqual(table.outcome());
  });

  it('keeps its start for the record', () => {
    const table = open();
    playOn(table);
    expect((table.start() as State).round).toBe(0);
  });
});

describe('the story of a table', () => {
  it('has the start and a chapter for each row that is heard of', () => {
    const table = open();
    send(table, { seat: SCOUT, action: { type: 'look', cave: 1 } });
    send(table, { seat: RED, action: bid(2) });
    const told = (viewer: readonly Seat[]): number => [...table.story(viewer)].length;
    expect([told([SCOUT]), told([RED]), told([BLUE]), told([])]).toEqual([3, 3, 2, 2]);
  });

  it('ends with what is seen now', () => {
    const table = open();
    playOn(table, 12);
    for (const seat of EVERY_SEAT)
      expect([...table.story([seat])].at(-1)?.view).toEqual(table.view([seat]));
  });

  it('has every event once, as it was heard', () => {
    const table = open();
    const heard: unknown[] = [];
    for (let row = 1; table.outcome() === null; row++) {
      playOn(table, row);
      heard.push(...table.heard([RED]));
    }
    expect([...table.story([RED])].flatMap(({ events }) => events)).toEqual(heard);
  });

  it('begins in silence', () => {
    expect(open().heard([RED])).toEqual([]);
  });
});
