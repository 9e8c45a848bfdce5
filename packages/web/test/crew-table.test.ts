import type { Refusal, Seat, Side } from '@fathom/kit';
import type { Holder, SeatInfo } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { absenteesOf, awaySince, isDeserted, mayAskFor } from '../src/frame/people/absence.ts';
import { actWith } from '../src/frame/act.ts';
import { roleName, roleText, seatName, sideLetter, sideName } from '../src/frame/people/names.ts';
import { asWords } from '../src/words/as-words.ts';
import { columnsFor, neighbour } from '../src/frame/stations-layout.ts';
import { awayText } from '../src/words/crew.ts';

const CAPTAIN = 'alpha.captain' as Seat;
const MATE = 'alpha.firstMate' as Seat;
const ALPHA = 'alpha' as Side;
const BRAVO = 'bravo' as Side;

const sent = (you: readonly Seat[]) => {
  const log: unknown[] = [];
  const act = actWith(
    () => you,
    async (seat, action): Promise<Refusal | null> => {
      log.push([seat, action]);
      return null;
    },
  );
  return { act, log };
};

describe('acting', () => {
  test('a seat is named where a person has several', async () => {
    const { act, log } = sent([CAPTAIN, MATE]);
    expect(await act(MATE, 'mark')).toBeNull();
    expect(log).toEqual([[MATE, 'mark']]);
    expect(await act('mark')).toMatchObject({ code: 'whichSeat' });
    expect(log).toHaveLength(1);
  });
  test('the only seat need not be named', async () => {
    const { act, log } = sent([CAPTAIN]);
    expect(await act({ type: 'pass' })).toBeNull();
    expect(log).toEqual([[CAPTAIN, { type: 'pass' }]]);
  });
  test('who watches does not act', async () => {
    const { act, log } = sent([]);
    expect(await act('mark')).toMatchObject({ code: 'watching' });
    expect(await act(CAPTAIN, 'mark')).toMatchObject({ code: 'watching' });
    expect(log).toEqual([]);
  });
});

describe('stations', () => {
  test.each([
    // width, stations, columns
    [1080, 4, 2], // room for three, but two and two look better than three and one
    [1440, 4, 4],
    [1100, 3, 3],
    [800, 3, 2],
    [800, 2, 2],
    [1440, 1, 1],
    [719, 2, 1],
    [390, 4, 1],
    [0, 4, 1],
    [1440, 0, 1],
  ])('in %i px, %i of them stand in %i columns', (width, stations, columns) => {
    expect(columnsFor(width, stations, 360)).toBe(columns);
  });
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
    ['b', 'ArrowDown', null],
    ['b', 'x', null],
  ])('from %s the key %s leads to %s', (from, key, to) => {
    expect(neighbour(['a', 'b', 'c'], from, key)).toBe(to);
  });
});

const seatOf = (side: Side, role: string): SeatInfo => ({
  seat: `${side}.${role}` as Seat,
  side,
  role,
  holder: null,
  keptFor: null,
  relief: null,
});

describe('names', () => {
  const naming = {
    sides: [{ side: ALPHA, name: 'HMS Alpha', letter: 'α' }],
    words: {
      side: (side: Side) => (side === ALPHA ? 'HMS Alpha' : 'Bravo'),
      role: (role: string) => (role === 'firstMate' ? 'First Mate' : role),
      roleText: () => 'Marks gauges.',
    },
  };
  test('come from the game where it has them', () => {
    expect(sideName(naming, ALPHA)).toBe('HMS Alpha');
    expect(sideLetter(naming, ALPHA)).toBe('α');
    expect(roleName(naming, 'firstMate')).toBe('First Mate');
    expect(roleText(naming, 'firstMate')).toBe('Marks gauges.');
  });
  test('a seat goes by its side, and in a crew by its role as well', () => {
    const crew = [seatOf(ALPHA, 'captain'), seatOf(ALPHA, 'firstMate'), seatOf(BRAVO, 'captain')];
    expect(crew.map((seat) => seatName(naming, seat, crew))).toEqual([
      'HMS Alpha’s captain',
      'HMS Alpha’s First Mate',
      'Bravo',
    ]);
  });
  test('are made from the rules’ own where it has none, or is still loading', () => {
    expect(sideName(null, BRAVO)).toBe('Bravo');
    expect(sideLetter(null, BRAVO)).toBe('B');
    expect(roleName(null, 'radioOperator')).toBe('Radio operator');
    expect(roleText(null, 'captain')).toBeNull();
  });
  test.each([
    ['captain', 'Captain'],
    ['firstMate', 'First mate'],
    ['first-mate', 'First mate'],
    ['alpha.captain', 'Alpha captain'],
    ['', ''],
  ])('%s is "%s"', (name, words) => {
    expect(asWords(name)).toBe(words);
  });
});

const here = (name: string): Holder => ({ kind: 'person', name, here: true, account: false });
const away = (name: string): Holder => ({ kind: 'person', name, here: false, account: false });
const bot: Holder = { kind: 'bot', name: 'Mate', level: 'mate', relieves: null };
const crew = (side: Side, ...holders: readonly Holder[]): readonly SeatInfo[] =>
  holders.map((holder, index) => ({
    seat: `${side}.${index}` as Seat,
    side,
    role: String(index),
    holder,
    keptFor: null,
    relief: null,
  }));

describe('absence', () => {
  test('a person with several seats is missed once', () => {
    const seats = crew(ALPHA, away('Ann'), here('Ben'), away('Ann'), bot);
    expect(absenteesOf(seats)).toEqual([
      {
        name: 'Ann',
        side: ALPHA,
        seats: ['alpha.0', 'alpha.2'],
        roles: ['0', '2'],
        relief: null,
      },
    ]);
  });
  test('two of one name on two sides are two', () => {
    const seats = [...crew(ALPHA, away('Ann')), ...crew(BRAVO, away('Ann'))];
    expect(absenteesOf(seats).map(({ side }) => side)).toEqual([ALPHA, BRAVO]);
  });
  test('the crew asks for a bot; the others only where nobody is left in it', () => {
    const alone = [...crew(ALPHA, away('Ann'), bot), ...crew(BRAVO, here('Ben'))];
    const [ann] = absenteesOf(alone);
    if (ann === undefined) throw new Error('expected Ann');
    expect(mayAskFor(ann, alone, ALPHA)).toBe(true);
    expect(mayAskFor(ann, alone, BRAVO)).toBe(true);
    const withMate = [...crew(ALPHA, away('Ann'), here('Cid')), ...crew(BRAVO, here('Ben'))];
    expect(mayAskFor(ann, withMate, BRAVO)).toBe(false);
  });
  test('who comes back and goes again has been away since then', () => {
    const ann = absenteesOf(crew(ALPHA, away('Ann')));
    const first = awaySince(new Map(), ann, 1000);
    expect([...awaySince(first, ann, 5000).values()]).toEqual([1000]);
    const back = awaySince(first, [], 6000);
    expect([...awaySince(back, ann, 7000).values()]).toEqual([7000]);
  });
  test.each([
    { side: [away('Ann'), away('Ben')], deserted: true },
    { side: [away('Ann'), bot], deserted: true },
    { side: [away('Ann'), here('Ben')], deserted: false },
    { side: [bot, bot], deserted: false }, // bots never leave
  ])('$side is deserted: $deserted', ({ side, deserted }) => {
    expect(isDeserted(crew(ALPHA, ...side), ALPHA)).toBe(deserted);
  });
  test.each([
    [10_000, 'is away'],
    [60_000, 'has been away for a minute'],
    [150_000, 'has been away for 2 minutes'],
  ])('%d ms away: %s', (millis, text) => {
    expect(awayText(millis)).toBe(text);
  });
});
