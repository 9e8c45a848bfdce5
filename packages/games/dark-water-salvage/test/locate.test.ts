import { describe, expect, test } from 'vitest';
import { hunterOf, wreckOf } from '@fathom/dark-water-salvage';
import {
  eventsOf,
  heard,
  inLoop,
  legal,
  play,
  refusal,
  viewOf,
  waitedFor,
  withHunter,
  withOnly,
  withWreck,
} from './play.ts';

/** Amber is over wreck 1, the Aurelia Finch (2 and 4 prestige); Coral over nothing. */
const sea = inLoop('locate', { amber: 'F2', coral: 'C3', jade: 'E4' });
const missed = {
  type: 'wreckMissed',
  hunter: 'coral',
  deed: 'locate',
  wreck: 1,
  ship: 'Aurelia Finch',
  region: 'C3',
  cost: 3,
};

describe('5 locating', () => {
  test('5 a right guess shows the region to all and brings the LOCATED prestige', () => {
    const found = {
      type: 'wreckLocated',
      hunter: 'amber',
      wreck: 1,
      ship: 'Aurelia Finch',
      region: 'F2',
      prestige: 2,
    };
    expect(heard(sea, 'amber locate 1', 'coral')).toEqual([{ ...found, seen: null }]);
    const after = play(sea, 'amber locate 1');
    expect(hunterOf(after, 'amber')).toMatchObject({ cash: 27, prestige: 2, lockedOut: [] });
    expect(viewOf(after).wrecks[0]).toMatchObject({
      region: 'F2',
      locatedBy: 'amber',
      salvagedBy: null,
    });
  });

  test('5 only the finder sees the rumoured range', () => {
    expect(heard(sea, 'amber locate 1', 'amber')).toMatchObject([
      { seen: { region: 'F2', rumour: [10, 40] } },
    ]);
    const after = play(sea, 'amber locate 1');
    expect(viewOf(after, 'amber').attempts[0]?.seen).toEqual({ region: 'F2', rumour: [10, 40] });
    expect(viewOf(after, 'coral').attempts[0]?.seen).toBeNull();
  });

  test('5 a wrong guess is heard as “not here”, and only the hunter sees the cards', () => {
    expect(heard(sea, 'coral locate 1', 'amber')).toEqual([{ ...missed, seen: null }]);
    expect(heard(sea, 'coral locate 1')).toEqual([{ ...missed, seen: null }]);
    expect(heard(sea, 'coral locate 1', 'coral')).toEqual([
      { ...missed, seen: { region: 'F2', rumour: [10, 40] } },
    ]);
    const after = play(sea, 'coral locate 1');
    expect(hunterOf(after, 'coral')).toMatchObject({ cash: 27, prestige: 0, lockedOut: [1] });
    expect(wreckOf(after, 1)).toEqual(wreckOf(sea, 1));
    expect(viewOf(after).attempts).toEqual([
      {
        round: 1,
        hunter: 'coral',
        deed: 'locate',
        wreck: 1,
        region: 'C3',
        found: false,
        prestige: 0,
        value: 0,
        seen: null,
      },
    ]);
  });

  test('5 one who was wrong may never again locate or salvage that wreck', () => {
    const locked = withHunter(sea, 'amber', { lockedOut: [1] });
    expect(refusal(locked, 'amber locate 1')).toBe('lockedOut');
    expect(refusal(locked, 'amber locate 2')).toBe('accepted');
    const salvaging = withHunter(inLoop('salvage', { amber: 'F2' }), 'amber', { lockedOut: [1] });
    expect(refusal(salvaging, 'amber salvage 1')).toBe('lockedOut');
    expect(legal(locked, 'amber')).not.toContainEqual({ type: 'locate', wreck: 1 });
    expect(legal(salvaging, 'amber')).not.toContainEqual({ type: 'salvage', wreck: 1 });
  });

  test('5 others may go on to seek it', () => {
    const after = play(sea, 'coral locate 1');
    expect(refusal(after, 'amber locate 1')).toBe('accepted');
  });

  test('5 one attempt a step', () => {
    const after = play(sea, 'amber locate 2');
    expect(waitedFor(after)).toEqual(['coral']);
    expect(refusal(after, 'amber locate 1')).toBe('notWaitedFor');
  });

  test('5 only where a wreck can lie: nobody in a city or at a feature is waited for', () => {
    expect(waitedFor(sea)).toEqual(['amber', 'coral']);
    const asked = { ...sea, waiting: ['jade'] as const };
    expect(refusal(asked, 'jade locate 1')).toBe('noWreckHere');
    const inCity = { ...withHunter(sea, 'jade', { token: 'D1' }), waiting: ['jade'] as const };
    expect(refusal(inCity, 'jade locate 1')).toBe('noWreckHere');
  });

  test('5 costs $3', () => {
    expect(refusal(withHunter(sea, 'amber', { cash: 3 }), 'amber locate 1')).toBe('accepted');
    expect(refusal(withHunter(sea, 'amber', { cash: 2 }), 'amber locate 1')).toBe('cannotPay');
  });

  test('5 a wreck is located once, and a salvaged one not at all', () => {
    const located = withWreck(sea, 1, { locatedBy: 'jade', region: 'F2' });
    expect(refusal(located, 'amber locate 1')).toBe('alreadyLocated');
    expect(refusal(withOnly(sea, 1), 'amber locate 2')).toBe('salvaged');
  });

  test('5 two may try in the same step, and both are answered', () => {
    const after = play(sea, 'coral locate 1', 'amber locate 1');
    expect(after.attempts.map(({ hunter, found }) => [hunter, found])).toEqual([
      ['coral', false],
      ['amber', true],
    ]);
    expect(eventsOf(play(sea, 'coral locate 1'), 'amber locate 1')[0]?.type).toBe('wreckLocated');
  });
});
