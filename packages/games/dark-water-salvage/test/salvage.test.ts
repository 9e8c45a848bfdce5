import { describe, expect, test } from 'vitest';
import { contentOf, hunterOf, netWorth, trueValue, wreckOf } from '@fathom/dark-water-salvage';
import type { Region } from '@fathom/dark-water-salvage';
import {
  heard,
  inLoop,
  play,
  refusal,
  viewOf,
  waitedFor,
  withHunter,
  withOnly,
  withWreck,
} from './play.ts';

/** Amber is over wreck 1, the Aurelia Finch (2 and 4 prestige); Coral over nothing. */
const sea = inLoop('salvage', { amber: 'F2', coral: 'C3', jade: 'E4' });

describe('6 salvaging', () => {
  test('6 a right guess shows region and true value to all', () => {
    expect(heard(sea, 'amber salvage 1')[0]).toEqual({
      type: 'wreckSalvaged',
      hunter: 'amber',
      wreck: 1,
      ship: 'Aurelia Finch',
      region: 'F2',
      cost: 13,
      value: 32,
      prestige: 6,
      seen: null,
    });
    const after = play(sea, 'amber salvage 1');
    expect(viewOf(after).wrecks[0]).toEqual({
      number: 1,
      ship: 0,
      region: 'F2',
      locatedBy: 'amber',
      salvagedBy: 'amber',
      value: 32,
    });
  });

  test('6 the value is added to the salvaged total and never to the cash', () => {
    const { cash, salvaged, salvages, loans } = hunterOf(play(sea, 'amber salvage 1'), 'amber');
    expect({ cash, salvaged, salvages, loans }).toEqual({
      cash: 17,
      salvaged: 32,
      salvages: 1,
      loans: 30,
    });
  });

  test('6 SALVAGED prestige, and LOCATED too if nobody had located the wreck', () => {
    expect(hunterOf(play(sea, 'amber salvage 1'), 'amber').prestige).toBe(2 + 4);
    const located = withWreck(sea, 1, { locatedBy: 'jade', region: 'F2' });
    const after = play(located, 'amber salvage 1');
    expect(hunterOf(after, 'amber').prestige).toBe(4);
    expect(wreckOf(after, 1).locatedBy).toBe('jade');
  });

  test('6 one who located a wreck gets the LOCATED prestige once', () => {
    const locating = inLoop('locate', { amber: 'F2', coral: 'D1', jade: 'E4' });
    const after = play(locating, 'amber locate 1', 'amber salvage 1');
    expect(hunterOf(after, 'amber').prestige).toBe(2 + 4);
    expect(hunterOf(after, 'amber').cash).toBe(30 - 3 - 13);
  });

  test('6 the wreck leaves the game', () => {
    const after = play(sea, 'amber salvage 1');
    expect(refusal(after, 'coral salvage 1')).toBe('salvaged');
  });

  test('6 a wrong guess is heard as “not here” and locks the hunter out', () => {
    const missed = {
      type: 'wreckMissed',
      hunter: 'coral',
      deed: 'salvage',
      wreck: 1,
      ship: 'Aurelia Finch',
      region: 'C3',
      cost: 15,
    };
    expect(heard(sea, 'coral salvage 1', 'amber')).toEqual([{ ...missed, seen: null }]);
    expect(heard(sea, 'coral salvage 1', 'coral')).toEqual([
      { ...missed, seen: { region: 'F2', rumour: [10, 40] } },
    ]);
    const after = play(sea, 'coral salvage 1');
    expect(hunterOf(after, 'coral')).toMatchObject({
      cash: 15,
      salvaged: 0,
      prestige: 0,
      lockedOut: [1],
    });
  });

  test('6 also a wreck that was located elsewhere can be named in vain', () => {
    const located = withWreck(sea, 1, { locatedBy: 'jade', region: 'F2' });
    expect(heard(located, 'coral salvage 1')[0]?.type).toBe('wreckMissed');
  });

  test.each<readonly [Region, number]>([
    ['A1', 6],
    ['A5', 8],
    ['B2', 9],
    ['C5', 10],
    ['C3', 15],
    ['F2', 13],
  ])('6 an attempt in %s costs $%i', (token, cost) => {
    const state = inLoop('salvage', { amber: token });
    expect(refusal(withHunter(state, 'amber', { cash: cost - 1 }), 'amber salvage 3')).toBe(
      'cannotPay',
    );
    const after = play(withHunter(state, 'amber', { cash: cost }), 'amber salvage 3');
    expect(after.hunters[0]?.cash).toBe(0);
  });

  test('6 one attempt a step, in open water only', () => {
    expect(waitedFor(sea)).toEqual(['amber', 'coral']);
    expect(refusal(play(sea, 'amber salvage 2'), 'amber salvage 1')).toBe('notWaitedFor');
    expect(refusal({ ...sea, waiting: ['jade'] }, 'jade salvage 1')).toBe('noWreckHere');
  });

  test('6 the true value is read off the value card by row and column', () => {
    const content = contentOf(sea.setup);
    const at = (region: Region): number => trueValue(content, { region, value: 15 });
    expect(['A1', 'I1', 'F2', 'C3', 'A5', 'I5'].map((region) => at(region as Region))).toEqual([
      29, 28, 80, 81, 31, 26,
    ]);
  });
});

test('7 nobody can pay with what was salvaged', () => {
  const rich = withHunter(sea, 'amber', { cash: 12, salvaged: 500 });
  expect(refusal(rich, 'amber salvage 1')).toBe('cannotPay');
  expect(netWorth(rich.hunters[0]!)).toBe(12 + 500 - 30);
});

test('7 cash, loans, prestige, salvaged totals and places are public', () => {
  const after = play(withOnly(sea, 1, 2), 'amber salvage 1');
  expect(viewOf(after).hunters).toEqual(after.hunters);
  expect(viewOf(after, 'jade').hunters).toEqual(after.hunters);
  expect(Object.keys(after.hunters[0]!)).toEqual(
    expect.arrayContaining(['cash', 'loans', 'prestige', 'salvaged', 'token']),
  );
});
