import type { Seat, Side } from '@fathom/kit';
import type { Holder, MatchInfo, Status } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { spokenHint } from '../../src/frame/hint/adviser.ts';
import { afterNews, CLOSED, mayAsk } from '../../src/frame/hint/hint-desk.ts';
import type { Hint } from '../../src/frame/hint/hint-desk.ts';

const ME: Holder = { kind: 'person', name: 'Ann', here: true, account: false };
const BEN: Holder = { kind: 'person', name: 'Ben', here: true, account: false };
const BOT: Holder = { kind: 'bot', name: 'Mate', level: 'mate', relieves: null };
const RELIEF: Holder = { ...BOT, relieves: 'Ben' };

const matchOf = (holders: Table['holders'], status: Status): MatchInfo =>
  ({
    status,
    seats: Object.entries(holders).map(([seat, holder]) => ({
      seat: seat as Seat,
      side: seat.split('.')[0] as Side,
      role: seat.split('.')[1] ?? 'captain',
      holder,
      relief: null,
    })),
  }) as unknown as MatchInfo;

interface Table {
  readonly holders: Readonly<Record<string, Holder>>;
  readonly you: readonly string[];
}
const at = (holders: Table['holders'], ...you: readonly string[]): Table => ({ holders, you });

describe('a hint may be asked for', () => {
  test.each<readonly [string, Table]>([
    ['against a bot', at({ black: ME, red: BOT }, 'black')],
    ['alone', at({ diver: ME }, 'diver')],
    ['among bots', at({ a: BOT, b: ME, c: BOT }, 'b')],
    ['with a bot crew', at({ 'a.x': ME, 'a.y': BOT, 'b.x': BOT, 'b.y': BOT }, 'a.x')],
    ['with a crew mate', at({ 'a.x': ME, 'a.y': BEN, 'b.x': BOT, 'b.y': BOT }, 'a.x')],
    ['with two seats', at({ 'a.x': ME, 'a.y': ME, 'b.x': BOT, 'b.y': BOT }, 'a.x', 'a.y')],
  ])('%s', (_title, { holders, you }) => {
    expect(mayAsk(matchOf(holders, 'running'), you as readonly Seat[])).toBe(true);
  });
  test.each<readonly [string, Table]>([
    ['against a person', at({ black: ME, red: BEN }, 'black')],
    ['with a person among the rivals', at({ a: BOT, b: ME, c: BEN }, 'b')],
    ['where a bot stands in for one', at({ black: ME, red: RELIEF }, 'black')],
    ['by who watches bots', at({ black: BOT, red: BOT })],
    ['by who watches a person', at({ black: BEN, red: BOT })],
  ])('but not %s', (_title, { holders, you }) => {
    expect(mayAsk(matchOf(holders, 'running'), you as readonly Seat[])).toBe(false);
  });
  test.each<Status>(['lobby', 'finished', 'closed'])('not when the match is %s', (status) => {
    expect(mayAsk(matchOf({ black: ME, red: BOT }, status), ['black' as Seat])).toBe(false);
  });
});

const CAPTAIN = 'a.captain' as Seat;
const advice = [
  { seat: CAPTAIN, advice: { what: 'Sound on c5.', reasons: ['It halves them.'] }, action: null },
];
const told: Hint = { is: 'told', who: 'Admiral', advice, isOld: false };
const idle: Hint = { is: 'told', who: 'Admiral', advice: [], isOld: false };
const thinking: Hint = { is: 'thinking', who: 'Admiral' };
const failed: Hint = { is: 'failed', why: 'The line is down.' };

describe('when something happens', () => {
  test('advice grows old', () => {
    expect(afterNews(told, true)).toEqual({ ...told, isOld: true });
  });
  test('advice goes with the turn, and what says that there is nothing to do with anything', () => {
    expect(afterNews(told, false)).toEqual(CLOSED);
    expect(afterNews(idle, true)).toEqual(CLOSED);
  });
  test.each([thinking, failed, CLOSED])('%j stays', (hint) => {
    expect(afterNews(hint, true)).toEqual(hint);
    expect(afterNews(hint, false)).toEqual(hint);
  });
});

test.each<readonly [Hint, string | null, string | null]>([
  [told, null, 'Hint: Sound on c5. It halves them.'],
  [told, 'Captain', 'Hint: Captain: Sound on c5. It halves them.'],
  [{ ...told, isOld: true }, null, 'The hint is out of date.'],
  [idle, null, 'Hint: nothing to do for now.'],
  [thinking, null, 'The Admiral is thinking.'],
  [{ is: 'thinking', who: null }, null, null],
  [failed, null, 'The line is down.'],
  [CLOSED, null, null],
])('%j is read out', (hint, station, words) => {
  expect(spokenHint(hint, () => station)).toBe(words);
});
