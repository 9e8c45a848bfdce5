import type { Region, State, WreckNumber } from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import type { Desk } from '../../src/games/dark-water-salvage/desk/desk.ts';
import { dutyOf } from '../../src/games/dark-water-salvage/desk/own-seat.ts';
import { waysFrom } from '../../src/games/dark-water-salvage/desk/ways.ts';
import { whyNotAsk, whyNotAt } from '../../src/games/dark-water-salvage/desk/why-not.ts';
import { act, fresh, inLoop, viewOf } from './situations.ts';

/** As much of Amber's desk as is asked. */
function deskAt(state: State, selected: WreckNumber | null = null): Desk {
  const view = viewOf(state, 'amber');
  const duty = dutyOf(view, 'amber');
  const standing = view.hunters[0] ?? null;
  return {
    view: () => view,
    hunter: () => 'amber',
    duty: () => duty,
    standing: () => standing,
    selected: () => selected,
    namable: () => [],
    targets: () => new Set<Region>(),
    ways: () => (duty === 'move' ? waysFrom(view, 'amber') : new Map()),
    table: { isReplay: false },
    nameOf: (hunter: string) => hunter,
  } as unknown as Desk;
}

describe('a click that can do nothing says why', () => {
  const poor = inLoop('move', { amber: { cash: 4 } });
  const passed = act(inLoop('research'), 'amber', { type: 'pass' });
  const missed = act(inLoop('locate', { amber: { token: 'F2', hired: true } }), 'amber', {
    type: 'locate',
    wreck: 2,
  });
  test.each<readonly [string, readonly [State, Region], string]>([
    ['loans come before cities', [fresh(), 'B1'], 'First the loans, then the cities.'],
    ['a region that is too far', [poor, 'I5'], '$14 to get here: you have $4.'],
    ['where another boat is', [poor, 'D1'], 'coral is here.'],
    ['where one is oneself', [poor, 'B1'], 'You are here.'],
    [
      'research is done from where one is',
      [inLoop('research'), 'A1'],
      'You research from where you are: pick a wreck, then a card.',
    ],
    [
      'a wreck is named under the boat',
      [inLoop('locate', { amber: { token: 'F2', hired: true } }), 'A1'],
      'You can only name a wreck under your boat, at F2.',
    ],
    ['whoever is through with a step', [passed, 'A1'], 'You are through with Research.'],
  ])('%s', (_what, [state, region], words) => {
    expect(whyNotAt(deskAt(state), region)).toBe(words);
  });

  test('5. a wreck that one was wrong about is not to be researched', () => {
    expect(whyNotAsk(deskAt(inLoop('research')))).toBe('Pick a wreck first.');
    expect(whyNotAsk(deskAt(inLoop('research'), 2))).toBeNull();
    expect(whyNotAsk(deskAt(missed, 2))).toMatch(/barred to you/);
  });
});
