import { gameById } from '@fathom/games';
import { foldLog } from '@fathom/host';
import type { MatchRow } from '@fathom/host';
import type { Millis, Playable, Seat, Seed } from '@fathom/kit';
import { expect, test } from 'vitest';
import { busFaults, endFaults } from '../checks/ends.ts';
import type { Evidence, Keeping, LoggedRow } from '../checks/evidence.ts';
import { gapFaults, inputFaults, orderFaults } from '../checks/inputs.ts';
import { shownFaults } from '../checks/shown.ts';
import { keeperFaults, termFaults, timeFaults } from '../checks/terms.ts';
import { openLedger } from '../play/ledger.ts';
import type { Ledger } from '../play/ledger.ts';
import { hashOf } from '../play/person.ts';

const MATCH = 'aaaaaaaa';
type Row = Readonly<Record<string, unknown>>;

const logged = (rows: readonly Row[], terms: readonly (number | null)[] = []): LoggedRow[] =>
  rows.map((row, seq) => ({
    match: MATCH,
    seq,
    row: JSON.stringify(row),
    term: terms[seq] ?? null,
  }));
const played = (id: string | null, seat = 'black'): Row => ({
  type: 'played',
  id,
  input: { type: 'act', at: 0, seat, action: {} },
  events: [],
});

interface Found extends Partial<Omit<Evidence, 'memory' | 'logs'>> {
  readonly ledger?: Ledger;
  readonly rows?: readonly LoggedRow[];
}
const evidence = ({ ledger = openLedger(), rows = [], ...found }: Found): Evidence => ({
  memory: ledger.read(),
  logs: new Map([[MATCH, rows]]),
  matches: [{ id: MATCH, status: 'finished', term: 3 }],
  keepings: [],
  overheard: [],
  ...found,
});
/** Sends and hears of these in turn: "a" is sent, "a!" acknowledged. */
function ledgerOf(...moments: readonly string[]): Ledger {
  const ledger = openLedger();
  for (const moment of moments)
    if (moment.endsWith('!')) ledger.acknowledged(moment.slice(0, -1));
    else ledger.sent(moment, MATCH);
  return ledger;
}

test.each([
  ['all is there', ['a', 'a!', 'b', 'b!'], ['a', 'b'], []],
  ['what was never acknowledged may be there or not', ['a', 'b'], ['b'], []],
  ['lost', ['a', 'a!', 'b', 'b!'], ['b'], [/not in the log: a/]],
  ['doubled', ['a', 'a!'], ['a', 'a'], [/more than once: a/]],
  ['unasked', ['a', 'a!'], ['a', 'x'], [/nobody sent it: x/]],
] as const)('inputs: %s', (...[, moments, ids, faults]) => {
  const rows = logged(ids.map((id) => played(id)));
  const found = inputFaults(evidence({ ledger: ledgerOf(...moments), rows }));
  expect(found).toStrictEqual(faults.map((fault) => expect.stringMatching(fault)));
});

test.each([
  ['as they were sent', ['a', 'a!', 'b', 'b!'], ['a', 'b'], 0],
  ['at the same time, in any order', ['a', 'b', 'b!', 'a!'], ['b', 'a'], 0],
  ['sent after the answer to another, and before it', ['a', 'a!', 'b', 'b!'], ['b', 'a'], 1],
  ['far behind', ['a', 'a!', 'b', 'c', 'b!', 'c!'], ['b', 'c', 'a'], 2],
] as const)('order: %s', (...[, moments, ids, faults]) => {
  const rows = logged(ids.map((id) => played(id)));
  expect(orderFaults(evidence({ ledger: ledgerOf(...moments), rows }))).toHaveLength(faults);
});

test('a log with a gap, or with a number twice, is found', () => {
  const rows = logged([played('a'), played('b'), played('c')]);
  expect(gapFaults(evidence({ rows }))).toStrictEqual([]);
  expect(gapFaults(evidence({ rows: rows.slice(1) }))).toHaveLength(1);
  expect(gapFaults(evidence({ rows: [...rows, ...rows.slice(2)] }))).toHaveLength(1);
});

test.each([
  ['rising, with people between', [1, null, 1, 2, 3], []],
  ['falling', [2, null, 1], [/term 1 behind one of 2/]],
  ['beyond what the match had', [4], [/term 4, and there were 3/]],
] as const)('terms: %s', (_title, terms, faults) => {
  const rows = logged(
    terms.map((_, i) => played(String(i))),
    terms,
  );
  expect(termFaults(evidence({ rows }))).toStrictEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  );
});

test('what a bot or time did without a term is found', () => {
  const ledger = openLedger();
  ledger.began({ match: MATCH, bots: ['red'] });
  const tick = { type: 'played', id: null, input: { type: 'tick', at: 0 }, events: [] };
  const rows = [played('a', 'black'), played(null, 'red'), tick];
  expect(termFaults(evidence({ ledger, rows: logged(rows, [null, 1, 1]) }))).toStrictEqual([]);
  expect(termFaults(evidence({ ledger, rows: logged(rows) }))).toStrictEqual([
    expect.stringMatching(/act without a term/),
    expect.stringMatching(/tick without a term/),
  ]);
});

const keeping = (term: number, keeper: string | null, more: Partial<Keeping> = {}): Keeping => ({
  match: MATCH,
  term,
  keeper,
  before: null,
  beforeLives: false,
  ...more,
});
test.each([
  ['let go and taken', [keeping(1, 'a'), keeping(1, null, { before: 'a' }), keeping(2, 'b')], []],
  ['taken from the dead', [keeping(1, 'a'), keeping(2, 'b', { before: 'a' })], []],
  [
    'taken from the living',
    [keeping(1, 'a'), keeping(2, 'b', { before: 'a', beforeLives: true })],
    [/took it from a, who lives/],
  ],
  ['two in one term', [keeping(1, 'a'), keeping(1, 'b', { before: 'a' })], [/as did a/]],
  ['back', [keeping(2, 'a'), keeping(1, 'b', { before: 'a' })], [/term 1 came after 2/]],
] as const)('keepers: %s', (_title, keepings, faults) => {
  expect(keeperFaults(evidence({ keepings }))).toStrictEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  );
});

const forfeit = (reason: string): Row => ({
  type: 'played',
  id: null,
  input: { type: 'forfeit', at: 0, seat: 'red', reason },
  events: [],
});
test('whoever ran out of time is found, and whoever gave up is not', () => {
  expect(
    timeFaults(evidence({ rows: logged([forfeit('resigned'), forfeit('time')]) })),
  ).toHaveLength(1);
});

test('a match that has not ended, or whose players do not know it, is found', () => {
  const ledger = openLedger();
  ledger.began({ match: MATCH, bots: [] });
  const running = [{ id: MATCH, status: 'running', term: 1 }];
  expect(endFaults(evidence({ ledger, matches: running }))[0]).toMatch('it is running');
  expect(endFaults(evidence({ ledger, matches: [] }))[0]).toMatch('it is unknown');
  expect(endFaults(evidence({ ledger }))[0]).toMatch('its players wait');
  ledger.finished(MATCH);
  expect(endFaults(evidence({ ledger }))).toStrictEqual([]);
});

test.each([
  [`fathom.rows.${MATCH}`, '12', false, 0],
  [`fathom.rows.${MATCH}`, '-1', false, 1],
  [`fathom.rows.${MATCH}`, '{"n":1}', false, 1],
  [`fathom.rows.${MATCH}`, '', false, 1],
  [`fathom.rows.${MATCH}`, '12', true, 1],
  [`fathom.gossip.${MATCH}`, '12', false, 1],
  ['fathom.rows.bbbbbbbb', '12', false, 1], // no such match
  ['_INBOX.x', '12', false, 1],
] as const)('on the bus: %s %s, with more: %s', (...[subject, text, hasMore, faults]) => {
  expect(busFaults(evidence({ overheard: [{ subject, text, hasMore }] }))).toHaveLength(faults);
});

const seated = (seat: string): Row => ({
  type: 'seated',
  at: 0,
  seat,
  guest: seat,
  name: seat,
  contribution: null,
});
/** A short match as a log has it. */
function shortMatch(): readonly LoggedRow[] {
  const game = gameById('depth-charge') as Playable;
  const created: MatchRow = {
    type: 'created',
    at: 0,
    id: MATCH,
    game: game.id,
    version: game.version,
    setup: game.parseSetup({}),
    clock: { type: 'none' },
    visibility: 'public',
    pace: 'instant',
    creator: 'ann',
    plan: {},
    hostSeed: '0'.repeat(64) as Seed,
  };
  const rows: Row[] = [{ ...created }, seated('black'), seated('red'), { type: 'started', at: 0 }];
  for (let i = 0; i < 6; i++) {
    const { table } = foldLog(logged(rows), [game]);
    const [seat] = table?.toAct() ?? [];
    const [action] = table?.legal(seat as Seat) ?? [];
    const proposal = table?.propose({ type: 'act', at: 0 as Millis, seat: seat as Seat, action });
    if (proposal?.ok !== true) throw new Error('no legal action');
    rows.push({ type: 'played', id: `i${i}`, ...proposal.row });
  }
  return logged(rows);
}

test('what is shown and not in the log is found, number by number and as a whole', () => {
  const rows = shortMatch();
  const { table } = foldLog(rows, [gameById('depth-charge') as Playable]);
  const seats = ['black' as Seat];
  const story = [...(table?.story(seats) ?? [])].map(({ events }) => events);
  expect(story.length).toBeGreaterThan(3);
  const ledger = openLedger();
  const show = (n: number, events: readonly unknown[], before = n - 1): void => {
    const what = before === n - 1 ? 'update' : 'snapshot';
    ledger.shown({ match: MATCH, seats, n, what, before, hash: hashOf(events) });
  };
  story.forEach((events, n) => {
    if (n > 0) show(n, events);
    show(n, story.slice(0, n + 1).flat(), 0);
    if (n > 2) show(n, story.slice(2, n + 1).flat(), 1); // of the latest only
  });
  expect(shownFaults(evidence({ ledger, rows }))).toStrictEqual([]);
  show(2, [{ type: 'invented' }]);
  show(3, story.flat(), 0);
  show(story.length, []);
  expect(shownFaults(evidence({ ledger, rows }))).toStrictEqual([
    expect.stringMatching(/update 2, and the log says another/),
    expect.stringMatching(/snapshot 3, and the log says another/),
    expect.stringMatching(/the log does not reach so far/),
  ]);
  expect(shownFaults(evidence({ ledger, rows: [] }))).toHaveLength(1);
});
