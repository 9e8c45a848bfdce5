import { BadInput } from '@fathom/kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { clientMessage, LIMITS, parseClientMessage, PROTOCOL_VERSION } from '../src/index.ts';

const JOIN = { t: 'join', v: PROTOCOL_VERSION, match: 'k7m2p9qx' };
const ACT = { t: 'act', id: 'x-1_A', seat: 'black', action: { type: 'pass' } };

describe('accepts', () => {
  test.each<readonly [string, object]>([
    ['a first join', JOIN],
    [
      'a join of one who was here',
      { ...JOIN, seen: { as: ['red.captain'], n: 12 }, chat: { table: 3, red: 1 } },
    ],
    ['a join of a spectator who was here', { ...JOIN, seen: { as: [], n: 0 } }],
    ['an act', ACT],
    ['an act of whatever shape: the game checks it', { ...ACT, action: [[[null]]] }],
    ['a resignation', { t: 'resign', id: 'x', seat: 'black' }],
    ['a resignation taken back', { t: 'playOn', id: 'x', seat: 'red.captain' }],
    ['a departure', { t: 'leave', id: 'x', seat: 'red.captain' }],
    ['a claim', { t: 'claim', id: 'x', seat: 'black' }],
    ['a chat line', { t: 'chat', id: 'x', text: 'hello' }],
    ['a chat line for the crew', { t: 'chat', id: 'x', to: 'crew', text: 'hello' }],
    ['a call for a bot', { t: 'relieve', id: 'x', seat: 'red.captain', level: 'easy' }],
    ['a return', { t: 'return', id: 'x', seat: 'red.captain' }],
    ['the longest id', { t: 'chat', id: 'x'.repeat(LIMITS.inputIdLength), text: 'hello' }],
    ['hurry', { t: 'hurry' }],
    ['a ping', { t: 'ping' }],
  ])('%s', (_title, message) => {
    expect(parseClientMessage(message)).toStrictEqual(message);
  });
});

describe('refuses', () => {
  test.each<readonly [string, unknown, RegExp]>([
    ['nothing', undefined, /expected/],
    ['null', null, /expected/],
    ['a text', 'ping', /expected/],
    ['a list', [], /expected/],
    ['no type', {}, /\bt\b/],
    ['an unknown type', { t: 'sudo' }, /\bt\b/],
    ['a type that is no text', { t: 1 }, /\bt\b/],
    ['an older version', { ...JOIN, v: 0 }, /reload the page/],
    ['a join without a match', { t: 'join', v: PROTOCOL_VERSION }, /match/],
    ['a match id with letters that can be misread', { ...JOIN, match: 'k7m2p9ql' }, /match/],
    ['too long a match id', { ...JOIN, match: 'k7m2p9qxx' }, /match/],
    ['a match id with a line break', { ...JOIN, match: 'k7m2p9qx\n' }, /match/],
    ['a number below zero', { ...JOIN, seen: { as: [], n: -1 } }, /seen\.n/],
    ['half a number', { ...JOIN, seen: { as: [], n: 1.5 } }, /seen\.n/],
    ['no number', { ...JOIN, seen: { as: [], n: Number.NaN } }, /seen\.n/],
    ['too many eyes', { ...JOIN, seen: { as: Array(17).fill('red'), n: 1 } }, /seen\.as/],
    ['an act without an action’s seat', { t: 'act', id: 'x', action: 1 }, /seat/],
    ['an act without an action', { t: 'act', id: 'x', seat: 'black' }, /action/],
    ['an id with a space', { ...ACT, id: 'a b' }, /id/],
    ['an empty id', { ...ACT, id: '' }, /id/],
    ['too long an id', { ...ACT, id: 'x'.repeat(LIMITS.inputIdLength + 1) }, /id/],
    ['an id that is a number', { ...ACT, id: 7 }, /id/],
    ['a seat with a slash', { ...ACT, seat: '../red' }, /seat/],
    ['a field too many', { t: 'ping', seat: 'black' }, /no field "seat"/],
    [
      'too long a chat line',
      { t: 'chat', id: 'x', text: 'x'.repeat(LIMITS.chatLength + 1) },
      /280/,
    ],
    ['one number for all channels', { ...JOIN, chat: 3 }, /chat/],
    ['half a line seen', { ...JOIN, chat: { table: 0.5 } }, /chat\.table/],
    ['a channel with a slash', { ...JOIN, chat: { '../red': 1 } }, /chat/],
    ['a line for the other crew', { t: 'chat', id: 'x', to: 'red', text: 'hi' }, /to/],
    ['a bot of no level', { t: 'relieve', id: 'x', seat: 'red', level: '' }, /level/],
    ['__proto__', JSON.parse('{"t":"ping","__proto__":{"x":1}}'), /__proto__/],
  ])('%s, and says why', (_title, message, why) => {
    expect(() => parseClientMessage(message)).toThrow(BadInput);
    expect(() => parseClientMessage(message)).toThrow(why);
    expect(() => parseClientMessage(message)).toThrow(/^the message: /);
  });
});

const id = fc.oneof({ weight: 9, arbitrary: fc.constantFrom('x', 'A-1') }, fc.jsonValue());
const seat = fc.oneof({ weight: 9, arbitrary: fc.constantFrom('black', 'red') }, fc.jsonValue());
const json = fc.jsonValue();
/** Messages that are nearly right, and some that are. */
const nearMessage = fc.oneof(
  fc.record({ t: fc.constant('act'), id, seat, action: json }),
  fc.record({ t: fc.constantFrom('resign', 'claim'), id, seat }),
  fc.record({ t: fc.constant('chat'), id, text: fc.oneof(fc.string(), json) }),
  fc.record(
    { t: fc.constantFrom('relieve', 'return'), id, seat, level: json },
    { requiredKeys: ['t', 'id', 'seat'] },
  ),
  fc.record({ t: fc.constantFrom('hurry', 'ping') }),
  fc.record(
    {
      t: fc.constant('join'),
      v: fc.oneof(fc.constant(PROTOCOL_VERSION), json),
      match: fc.oneof(fc.constant('k7m2p9qx'), json),
      seen: fc.oneof(json, fc.record({ as: fc.array(seat), n: fc.oneof(fc.nat(), json) })),
      chat: fc.oneof(fc.dictionary(fc.constantFrom('table', 'red'), fc.nat()), json),
    },
    { requiredKeys: ['t', 'v', 'match'] },
  ),
);

function readOrNull(message: unknown): unknown {
  try {
    return parseClientMessage(message);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

test('what is taken without asking the schema is what the schema would take', () => {
  const near = fc.record(
    {
      t: fc.constantFrom('act', 'acts'),
      id: fc.oneof(id, fc.constantFrom('', 'a.b', 'a b', 'x\n', 'x'.repeat(41))),
      seat: fc.oneof(seat, fc.constantFrom('', 'red.captain', 'a_b', '../x', 'x'.repeat(41))),
      action: json,
      more: json,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(near, (message) => {
      const asked = v.safeParse(clientMessage, message);
      expect(readOrNull(message)).toEqual(asked.success ? asked.output : null);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever comes, it is a message or BadInput, and a message survives being sent on', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(nearMessage, json, fc.anything()), (json) => {
      try {
        const message = parseClientMessage(json);
        accepted += 1;
        const text = JSON.stringify(message);
        return JSON.stringify(parseClientMessage(JSON.parse(text))) === text;
      } catch (error) {
        return error instanceof BadInput && error.message.length < 1_000;
      }
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(300);
});
