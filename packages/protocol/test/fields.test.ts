import { BadInput, parse } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chatText,
  clockRule,
  contribution,
  LIMITS,
  MATCH_ID_ALPHABET,
  matchId,
  playerName,
  seatKey,
  seatName,
} from '../src/index.ts';

const accepts = <T>(schema: Schema<T>, value: unknown): boolean => {
  try {
    parse(schema, value, 'it');
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return false;
  }
};
const ACUTE = '\u0301';

describe('names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann  ', 'Ann'],
    ['Ann    Lee', 'Ann Lee'],
    [`Andre${ACUTE}`, 'André'],
    ['O’Neill-Señor 3', 'O’Neill-Señor 3'],
    ['日本語', '日本語'],
    ['<i>&"', '<i>&"'],
    ['x'.repeat(LIMITS.nameLength), 'x'.repeat(LIMITS.nameLength)],
    [`  ${'x'.repeat(LIMITS.nameLength)}  `, 'x'.repeat(LIMITS.nameLength)],
  ])('%j is kept as %j', (given, kept) => {
    expect(parse(playerName, given, 'it')).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t '],
    ['too much', 'x'.repeat(LIMITS.nameLength + 1)],
    ['a tab inside', 'A\tB'],
    ['a line break', 'A\nB'],
    ['a line separator', 'A\u2028B'],
    ['a zero-width space', 'A\u200BB'],
    ['a zero-width joiner', 'A\u200DB'],
    ['a byte-order mark inside', 'A\uFEFFB'],
    ['text turned around', 'A\u202EB'],
    ['an isolate', 'A\u2066B'],
    ['a soft hyphen', 'A\u00ADB'],
    ['a private letter', 'A\uE000B'],
    ['half a pair', 'A\uD800B'],
    ['a pile of accents', `A${'\u0335'.repeat(5)}`],
    ['a number', 7],
    ['null', null],
  ])('%s is refused', (_title, given) => {
    expect(accepts(playerName, given)).toBe(false);
  });

  test.each([
    ['U+3164, the Hangul filler', '\u3164'],
    ['U+FFA0, its narrow form', '\uFFA0'],
    ['U+115F, a leading filler', '\u115F'],
    ['U+1160, a vowel filler', '\u1160'],
    ['U+2800, an empty Braille cell', '\u2800'],
    ['U+034F, a joiner of marks', '\u034F'],
    ['U+FE0F, a variation selector', '\uFE0F'],
    ['U+17B4, a Khmer vowel', '\u17B4'],
    ['U+17B5, another', '\u17B5'],
    ['U+E0100, a selector beyond', '\u{E0100}'],
    ['U+1D159, a note without a head', '\u{1D159}'],
    ['U+180E, a Mongolian separator', '\u180E'],
  ])('%s is refused alone and among letters, in chat too', (_title, unseen) => {
    for (const text of [unseen, unseen.repeat(3), `A${unseen}B`]) {
      expect(accepts(playerName, text)).toBe(false);
      expect(accepts(chatText, text)).toBe(false);
    }
  });

  test.each([' \u00A0 ', '\u2003', '\u3000', '\u0301', '\u0301\u0301'])(
    'nothing but space or accents (%j) is no name',
    (text) => {
      expect(accepts(playerName, text)).toBe(false);
    },
  );

  test('signs and plain emoji are names, emoji put together are not', () => {
    for (const text of ['?', '★', '😀', 'Ann 😀', '🇫🇷'])
      expect(accepts(playerName, text)).toBe(true);
    for (const text of ['❤\uFE0F', '👩\u200D🚀']) expect(accepts(playerName, text)).toBe(false);
  });

  test('whatever is accepted is short, trimmed, visible and stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (given) => {
          if (!accepts(playerName, given)) return;
          const kept = parse(playerName, given, 'it');
          expect(kept.length).toBeLessThanOrEqual(LIMITS.nameLength);
          expect(kept).toBe(kept.trim());
          expect(kept).toMatch(/\S/);
          expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]| {2}/u);
          expect(parse(playerName, kept, 'it')).toBe(kept);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('chat lines', () => {
  test('are as long as the limit and no longer', () => {
    expect(accepts(chatText, 'x'.repeat(LIMITS.chatLength))).toBe(true);
    expect(accepts(chatText, 'x'.repeat(LIMITS.chatLength + 1))).toBe(false);
  });
  test.each([
    '❤\uFE0F',
    'well done 👩\u200D🚀!',
    '👨\u200D👩\u200D👧',
    '👍🏽',
    '1\uFE0F\u20E3',
    '🏴\u200D☠\uFE0F',
  ])('may hold emoji that are put together: %s', (text) => {
    expect(parse(chatText, text, 'it')).toBe(text);
  });
  test.each([
    'A\uFE0F',
    '\u200D',
    '❤\uFE0F\u200D',
    '😀\u200D\u200D😀',
    'a\u200Db',
    '❤\uFE0F\uFE0F',
  ])('may not hold what puts them together by itself: %j', (text) => {
    expect(accepts(chatText, text)).toBe(false);
  });
  test('follow the rules of names otherwise', () => {
    expect(parse(chatText, '  well   played ', 'it')).toBe('well played');
    expect(accepts(chatText, 'A\u202EB')).toBe(false);
    expect(accepts(chatText, '')).toBe(false);
  });
});

describe('ids and keys', () => {
  test('every match id of the alphabet is one, and no letter that can be misread is in it', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...MATCH_ID_ALPHABET.split('')),
          minLength: 8,
          maxLength: 8,
        }),
        (id) => accepts(matchId, id),
      ),
    );
    for (const letter of '01iloILO-_./') expect(accepts(matchId, `k7m2p9q${letter}`)).toBe(false);
  });

  test.each<{ what: string; schema: Schema<unknown>; value: unknown; isFine: boolean }>([
    { what: 'a seat', schema: seatName, value: 'black', isFine: true },
    { what: 'a seat with a role', schema: seatName, value: 'red.first-mate', isFine: true },
    { what: 'an empty seat', schema: seatName, value: '', isFine: false },
    { what: 'a seat with a space', schema: seatName, value: 'red captain', isFine: false },
    { what: 'too long a seat', schema: seatName, value: 'x'.repeat(41), isFine: false },
    { what: 'a key', schema: seatKey, value: '0123456789abcdef'.repeat(2), isFine: true },
    { what: 'a short key', schema: seatKey, value: '0123456789abcdef', isFine: false },
    {
      what: 'a key in capitals',
      schema: seatKey,
      value: '0123456789ABCDEF'.repeat(2),
      isFine: false,
    },
    { what: '16 digits of luck', schema: contribution, value: 'a'.repeat(16), isFine: true },
    { what: '64 digits of luck', schema: contribution, value: 'a'.repeat(64), isFine: true },
    { what: '15 digits of luck', schema: contribution, value: 'a'.repeat(15), isFine: false },
    { what: 'luck that is no number', schema: contribution, value: 'g'.repeat(16), isFine: false },
  ])('$what is accepted: $isFine', ({ schema, value, isFine }) => {
    expect(accepts(schema, value)).toBe(isFine);
  });
});

describe('clocks', () => {
  test.each([
    [{ type: 'none' }, true],
    [{ type: 'move', seconds: 5 }, true],
    [{ type: 'move', seconds: 4 }, false],
    [{ type: 'move', seconds: 3601 }, false],
    [{ type: 'move', seconds: 7.5 }, false],
    [{ type: 'move' }, false],
    [{ type: 'bank', minutes: 180, increment: 300 }, true],
    [{ type: 'bank', minutes: 0, increment: 0 }, false],
    [{ type: 'bank', minutes: 5, increment: -1 }, false],
    [{ type: 'bank', minutes: 5 }, false],
    [{ type: 'days', days: 14 }, true],
    [{ type: 'days', days: 15 }, false],
    [{ type: 'days', days: Number.POSITIVE_INFINITY }, false],
    [{ type: 'sand' }, false],
    [{ type: 'none', seconds: 5 }, false],
    [null, false],
  ])('%j: %s', (rule, isFine) => {
    expect(accepts(clockRule, rule)).toBe(isFine);
  });
});
