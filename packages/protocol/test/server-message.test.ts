import { BadInput } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseServerMessage } from '../src/index.ts';

test.each([
  'welcome',
  'resumed',
  'update',
  'match',
  'surrender',
  'chat',
  'done',
  'refused',
  'error',
  'pong',
])('a client reads "%s"', (t) => {
  expect(parseServerMessage(JSON.stringify({ t }))).toStrictEqual({ t });
});

test.each(['', 'Bad Gateway', '<html>', 'null', '7', '[]', '{}', '{"t":1}', '{"t":"constructor"}'])(
  '%j is not from this server',
  (text) => {
    expect(() => parseServerMessage(text)).toThrow(BadInput);
  },
);

const isMessageOrBad = (text: string): boolean => {
  try {
    parseServerMessage(text);
    return true;
  } catch (error) {
    return error instanceof BadInput;
  }
};

test('whatever comes is a message or BadInput', () => {
  const anything = fc.property(fc.oneof(fc.string(), fc.json()), isMessageOrBad);
  expect(fc.check(anything)).toMatchObject({ failed: false });
});
