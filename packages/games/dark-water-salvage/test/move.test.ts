import { describe, expect, test } from 'vitest';
import { NEIGHBOURS, hireCost, hunterOf, reach } from '@fathom/dark-water-salvage';
import type { Region } from '@fathom/dark-water-salvage';
import {
  eventsOf,
  inLoop,
  legal,
  play,
  refusal,
  refusedWith,
  waitedFor,
  withHunter,
} from './play.ts';

describe('4 moving', () => {
  test('4 is in turn order, one move each', () => {
    const state = inLoop('move');
    expect(waitedFor(state)).toEqual(['amber']);
    expect(refusal(state, 'coral move D2')).toBe('notYourTurn');
    const next = play(state, 'amber move B2');
    expect(waitedFor(next)).toEqual(['coral']);
    expect(refusal(next, 'amber move B3')).toBe('notWaitedFor');
  });

  test('4 costs $1 a step and the boat at the city’s price', () => {
    const state = inLoop('move');
    expect(hireCost(state, 'amber')).toBe(3);
    expect(eventsOf(state, 'amber move B2 C2')[0]).toEqual({
      type: 'moved',
      hunter: 'amber',
      from: 'B1',
      path: ['B2', 'C2'],
      hire: 3,
    });
    expect(hunterOf(play(state, 'amber move B2 C2'), 'amber')).toMatchObject({
      cash: 25,
      token: 'C2',
      hired: true,
    });
  });

  test('4 the boat is hired once a round, whatever city one comes to', () => {
    const moved = play(
      inLoop('move', { amber: 'E5', coral: 'D1', jade: 'G1' }),
      'amber move E4 E3 F3',
    );
    expect(hunterOf(moved, 'amber').cash).toBe(30 - 2 - 3);
    const again = play(moved, 'coral pass', 'jade pass', 'amber pass', 'coral pass', 'jade pass');
    expect(again).toMatchObject({ loop: 2, step: 'move' });
    expect(hireCost(again, 'amber')).toBe(0);
    expect(hunterOf(play(again, 'amber move F2'), 'amber').cash).toBe(24);
  });

  test.each([
    ['B2', 'accepted'],
    ['A1', 'accepted'],
    ['C1', 'accepted'],
    ['A2', 'noStep'],
    ['B3', 'noStep'],
    ['B1', 'noStep'],
    ['B2 C3', 'noStep'],
    ['B2 B3 B4', 'accepted'],
    ['B2 B1 A1', 'accepted'],
  ])('4 north, east, south or west: from B1 by %s is %s', (path, answer) => {
    expect(refusal(inLoop('move'), `amber move ${path}`)).toBe(answer);
  });

  test('4 never into or through an occupied region', () => {
    const state = inLoop('move', { amber: 'B1', coral: 'B2', jade: 'C1' });
    expect(refusal(state, 'amber move B2')).toBe('blocked');
    expect(refusal(state, 'amber move B2 B3')).toBe('blocked');
    expect(refusal(state, 'amber move A1 A2 A3')).toBe('accepted');
    expect(reach(state, 'amber').map(({ to }) => to)).not.toContain('B2');
  });

  test('4 one who is shut in is not waited for, unless somebody makes room first', () => {
    const shut = inLoop('move', { amber: 'A1', coral: 'A2', jade: 'B1' });
    expect(waitedFor(shut)).toEqual(['coral']);
    const order = ['coral', 'amber', 'jade'] as const;
    const state = { ...shut, order, waiting: order };
    expect(waitedFor(play(state, 'coral move A3'))).toEqual(['amber']);
    expect(waitedFor(play(state, 'coral pass'))).toEqual(['jade']);
  });

  test('4 any number of steps, as far as the money goes', () => {
    const state = withHunter(inLoop('move'), 'amber', { cash: 5 });
    expect(refusal(state, 'amber move B2 B3')).toBe('accepted');
    expect(refusal(state, 'amber move B2 B3 B4')).toBe('cannotPay');
    expect(refusedWith(state, 'amber move B2 B3 B4').facts).toEqual({ cost: 6, cash: 5 });
    const poor = withHunter(inLoop('move'), 'amber', { cash: 3 });
    expect(refusal(poor, 'amber move B2')).toBe('cannotPay');
  });

  test('4 the ways within reach are the shortest, and every one is legal', () => {
    const state = inLoop('move', { amber: 'B1', coral: 'B2', jade: 'F3' });
    const ways = reach(state, 'amber');
    expect(ways).toHaveLength(45 - 3);
    for (const { to, path, cost } of ways) {
      expect(path.at(-1)).toBe(to);
      expect(cost).toBe(3 + path.length);
      expect(path).toHaveLength(distance('B1', to, ['B2', 'F3']));
    }
    const moves = legal(state, 'amber').filter(({ type }) => type === 'move');
    expect(moves).toEqual(ways.map(({ path }) => ({ type: 'move', path })));
    for (const { path } of ways)
      expect(refusal(state, `amber move ${path.join(' ')}`)).toBe('accepted');
  });

  test('4 nobody is in reach of one without a token', () => {
    expect(reach(withHunter(inLoop('move'), 'amber', { token: null }), 'amber')).toEqual([]);
  });
});

/** By widening rings, apart from the game's own search. */
function distance(from: Region, to: Region, taken: readonly Region[]): number {
  let ring = new Set<Region>([from]);
  for (let steps = 0; steps < 60; steps++) {
    if (ring.has(to)) return steps;
    const wider = [...ring].flatMap((region) => NEIGHBOURS[region]);
    ring = new Set([...ring, ...wider.filter((region) => !taken.includes(region))]);
  }
  return Infinity;
}
