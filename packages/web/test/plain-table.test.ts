import { gameById } from '@fathom/games';
import type { Playable, Seat, Seed } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import type { GameTable } from '../src/games/game-client.ts';
import { listActions, matching, typedAction } from '../src/games/plain/action-list.ts';

const found = gameById('depth-charge');
if (found === null) throw new Error('there is no Depth Charge');
const depthCharge: Playable = found;
const BLACK = 'black' as Seat;

function tableOf(you: readonly Seat[]): GameTable {
  const table = depthCharge.open({ setup: { first: 'black' }, seed: '0'.repeat(64) as Seed });
  return { view: () => table.view(you), you: () => you, mayAct: () => you.length > 0 } as GameTable;
}

describe('the actions of a plain table', () => {
  const list = listActions(depthCharge, tableOf([BLACK]));

  test('are those of the view, and a list without an end is cut', () => {
    expect(list.actions).toHaveLength(2000);
    expect(list).toMatchObject({ isCut: true, hasMore: true });
    expect(list.actions[0]).toMatchObject({ seat: BLACK, typed: 'place a1 a2 a3' });
    expect(listActions(depthCharge, tableOf([])).actions).toEqual([]);
  });

  test('are found by any of their words', () => {
    expect(matching(list.actions, '')).toBe(list.actions);
    const b2 = matching(list.actions, 'B2 a1');
    expect(b2.length).toBeGreaterThan(3);
    for (const { typed } of b2) expect(typed).toMatch(/a1.*b2/);
    expect(matching(list.actions, 'dance')).toEqual([]);
  });

  test('can be typed, even those that the list does not reach', () => {
    expect(typedAction(depthCharge, list, ' place a1 a2 a3 ')).toBe(list.actions[0]);
    const last = typedAction(depthCharge, list, 'place e3 f1 f2');
    expect(last).toMatchObject({ seat: BLACK, typed: 'place e3 f1 f2' });
    expect(typedAction(depthCharge, list, 'dance')).toBeNull();
    const short = { ...list, actions: list.actions.slice(0, 3), isCut: false };
    expect(typedAction(depthCharge, short, 'place e3 f1 f2')).toBeNull();
  });
});
