import { BadInput, rngFor } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { expect, test } from 'vitest';
import { makeAction, parseAction } from '@fathom/dark-water-salvage';
import type { Action } from '@fathom/dark-water-salvage';
import { fresh, inLoop, legal } from './play.ts';

test.each<readonly [string, Action]>([
  ['apply 25', { type: 'apply', amount: 25 }],
  ['city D1', { type: 'city', region: 'D1' }],
  ['research 3 D1', { type: 'research', wreck: 3, card: 'D1' }],
  ['research 3 rumour', { type: 'research', wreck: 3, card: 'rumour' }],
  ['research 12 deep', { type: 'research', wreck: 12, card: 'deep' }],
  ['ask turn order', { type: 'askTurnOrder' }],
  ['move D2 D3', { type: 'move', path: ['D2', 'D3'] }],
  ['locate 3', { type: 'locate', wreck: 3 }],
  ['salvage 11', { type: 'salvage', wreck: 11 }],
  ['pass', { type: 'pass' }],
  ['done', { type: 'done' }],
])('“%s” is read and written', (text, action) => {
  expect(parseAction(text)).toEqual(action);
  expect(makeAction(action)).toBe(text);
});

test('case and spacing do not matter', () => {
  expect(parseAction('  MOVE  d2   d3 ')).toEqual({ type: 'move', path: ['D2', 'D3'] });
  expect(parseAction('Research 3 Rumour')).toEqual({ type: 'research', wreck: 3, card: 'rumour' });
});

test.each([
  ['dive', /expected "apply 25".*found "dive"/],
  ['', /found ""/],
  ['apply', /something like "apply 25"/],
  ['apply much', /amount/],
  ['apply 1 2', /something like/],
  ['city', /something like "city D1"/],
  ['city Z9', /region from A1 to I5/],
  ['research 3', /something like/],
  ['research 3 abyss', /sonar card/],
  ['research 20 D1', /wreck from 1 to 12/],
  ['move', /something like "move D2 D3"/],
  ['ask nicely', /something like "ask turn order"/],
  ['pass now', /something like "pass"/],
  ['constructor', /expected "apply 25"/],
])('“%s” is refused with what was expected', (text, message) => {
  expect(() => parseAction(text)).toThrow(BadInput);
  expect(() => parseAction(text)).toThrow(message);
});

test('every legal action comes back as it was', () => {
  const rng = rngFor('00'.repeat(32) as Seed, 0);
  const steps = (['research', 'move', 'locate', 'salvage'] as const).map((step) =>
    inLoop(step, { amber: 'A1' }),
  );
  const all = [fresh(), ...steps].flatMap((state) => legal(state, 'amber'));
  expect(all.length).toBeGreaterThan(100);
  for (const action of rng.shuffle(all)) expect(parseAction(makeAction(action))).toEqual(action);
});
