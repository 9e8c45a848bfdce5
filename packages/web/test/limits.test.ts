import type { Limited } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { waitIn } from '../src/net/limits.ts';
import { limitWords } from '../src/words/limits.ts';

const WAITS: readonly (readonly [code: string, facts: Record<string, string | number>, Limited])[] =
  [
    ['tooManyRequests', { what: 'data', seconds: 3 }, 'data'],
    ['tooManyConnections', { what: 'cutOff', seconds: 3 }, 'cutOff'],
    ['full', { what: 'server', seconds: 3 }, 'server'],
    ['tooManyNew', { what: 'newMatches', seconds: 3 }, 'newMatches'],
  ];

test.each(WAITS)('%s with %j is waited for', (code, facts, what) => {
  expect(waitIn({ code, facts, message: '' })).toStrictEqual({ what, seconds: 3 });
  expect(limitWords.what[what]).toMatch(/^\S.*\.$/);
});

test.each([
  null,
  { code: 'tooManyMatches', facts: { open: 20 }, message: '' },
  { code: 'full', facts: { what: 'matches', most: 7, seconds: 60 }, message: '' },
  { code: 'seatTaken', facts: {}, message: '' },
  { code: 'tooManyRequests', message: 'from a proxy, which says no more' },
  { code: 'tooManyRequests', facts: { what: 'data', seconds: 'soon' }, message: '' },
])('%j is not waited for: it is said in the words it came with', (error) => {
  expect(waitIn(error)).toBeNull();
});
