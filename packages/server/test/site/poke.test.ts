import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import { makePoke, makeWhisper, parsePoke, parseWhisper, POKE_KINDS } from '../../src/site/poke.ts';

const letters = fc.constantFrom(...MATCH_ID_ALPHABET.split(''));
const matches = fc.array(letters, { minLength: 1, maxLength: 12 }).map((each) => each.join(''));

test('whatever a node says is understood by the others', () => {
  const pokes = fc.record(
    {
      kind: fc.constantFrom(...POKE_KINDS),
      match: matches,
      number: fc.integer({ min: 0, max: 999_999_999 }),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(pokes, (poke) => {
      expect(parsePoke(...makePoke(poke))).toStrictEqual(poke);
    }),
  );
});

test('a whisper is no poke, and a poke no whisper', () => {
  const whisper = { match: 'k7wq2mzp', sealed: '12' };
  expect(parseWhisper(...makeWhisper(whisper))).toStrictEqual(whisper);
  expect(parsePoke(...makeWhisper(whisper))).toBeNull();
  expect(parseWhisper(...makePoke({ kind: 'rows', match: 'k7wq2mzp', number: 12 }))).toBeNull();
  expect(parseWhisper('fathom.whisper.', '12')).toBeNull();
});

test.each([
  ['fathom.rows.abc', ''],
  ['fathom.rows.abc', '-1'],
  ['fathom.rows.abc', '1e3'],
  ['fathom.rows.abc', '1234567890'],
  ['fathom.rows.abc', '12 '],
  ['fathom.rows.abc', '{"rows":1}'],
  ['fathom.moves.abc', '1'],
  ['fathom.rows', '1'],
  ['fathom.rows.', '1'],
  ['fathom.rows.abc.d', '1'],
  ['other.rows.abc', '1'],
])('nobody listens to %s %s', (subject, body) => {
  expect(parsePoke(subject, body)).toBeNull();
});
