import { legal, planDive, isPlan, seatOf, sidesOf } from '@fathom/search-diver/client';
import type { Action, View } from '@fathom/search-diver/client';
import { describe, expect, test } from 'vitest';
import { actionOf, dutyOf } from '../../src/games/search-diver/desk/desk.ts';
import {
  countsOf,
  offersFor,
  startingMinutes,
  tableAt,
} from '../../src/games/search-diver/desk/planning.ts';
import { EXAMPLE, examplePlan, exampleTimes } from '../../src/games/search-diver/rules/example.ts';
import {
  letterBands,
  litOf,
  rangeText,
} from '../../src/games/search-diver/planner/dive-tables-lit.ts';
import { chanceMatch } from './diver-table.ts';

const blueOn = (table: typeof EXAMPLE) => table.divers.find(({ side }) => side === 'blue');
const nothing = { duty: null, hex: null, plan: null, slot: null, isPassing: false } as const;

describe('6 what is looked up before a choice', () => {
  test('every marker offers exactly what the rules allow there, with the fewest minutes of its best search', () => {
    let looked = 0;
    const moments = [1, 2, 3, 4].flatMap((seed) => Array.from(chanceMatch({}, seed, 60)));
    for (const { view } of moments) {
      const side = view.turn;
      if (view.phase !== 'diving' || side === null) continue;
      const dives = [...legal(view, seatOf(side))].filter((action) => action.type === 'dive');
      for (const offer of offersFor(view, side)) {
        const here = dives.filter(({ hex }) => hex === offer.hex);
        expect(offer.limit).toBe(here.length);
        if (offer.best === 'none') continue;
        looked += 1;
        const best = planDive(view, side, { hex: offer.hex, minutes: offer.from });
        const less = planDive(view, side, { hex: offer.hex, minutes: offer.from - 1 });
        expect(isPlan(best) && best.search).toBe(offer.best);
        expect(isPlan(best) && best.wins).toBe(offer.wins);
        expect(isPlan(less) && less.search).not.toBe(offer.best);
      }
    }
    expect(looked).toBeGreaterThan(50);
  });
  test('the best chances come first', () => {
    const wins = offersFor(EXAMPLE, 'blue').map((offer) => Math.round(offer.wins * 1000));
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    expect(startingMinutes(undefined)).toBe(1);
  });
  test('4.2 the table at a later time has the letter of that time, and after a night no modifiers', () => {
    const worn = {
      ...EXAMPLE,
      divers: EXAMPLE.divers.map((diver) => ({ ...diver, modifier: 2, rest: 3 })),
    };
    const [seven] = exampleTimes();
    const night = exampleTimes().at(-1);
    if (seven === undefined || night === undefined) throw new Error('there are times');
    expect(blueOn(tableAt(worn, 'blue', seven))).toMatchObject({
      hour: 7,
      group: 'D',
      modifier: 2,
      rest: 0,
    });
    expect(blueOn(tableAt(worn, 'blue', night))).toMatchObject({
      day: 2,
      hour: 6,
      group: 'A',
      modifier: 0,
    });
    expect(tableAt(worn, 'blue', seven).divers[0]).toBe(worn.divers[0]);
  });
  test('the markers are counted by the best search possible', () => {
    const offers = offersFor(EXAMPLE, 'blue');
    const { counts, best } = countsOf(offers);
    // A fresh diver searches completely down to 60 ft, and at 80 ft in no more than 26 minutes.
    expect(counts.complete).toBe(offers.filter(({ depth }) => depth <= 60).length);
    expect(offers.find(({ hex }) => hex === '1809')).toMatchObject({
      limit: 26,
      best: 'hasty',
      from: 21,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(offers.length);
    expect(best?.best).toBe('complete');
    expect(countsOf([]).best).toBeNull();
  });
});

describe('what was picked becomes an action', () => {
  test('every legal action of a match of chance can be made by picking', () => {
    const made = new Set<string>();
    for (const { view } of chanceMatch({ placement: 'alternate', dummies: 8 }, 5, 120)) {
      const side = view.turn;
      if (side === null) continue;
      for (const action of legal(view, seatOf(side))) {
        made.add(action.type);
        expect(picked(view, action)).toEqual(action);
      }
    }
    expect([...made].toSorted()).toEqual(
      expect.arrayContaining(['dive', 'pass', 'place', 'schedule']),
    );
  });
  test('a free search is picked like a dive, and nothing picked is nothing done', () => {
    expect(actionOf({ ...nothing, duty: 'search', hex: '1607' })).toEqual({
      type: 'search',
      hex: '1607',
    });
    for (const duty of ['place', 'dive', 'search', 'schedule'] as const)
      expect(actionOf({ ...nothing, duty })).toBeNull();
    expect(actionOf({ ...nothing, hex: '1607', plan: examplePlan() })).toBeNull(); // it is not their turn
  });
});

/** As the desk has it after the right clicks. */
function picked(view: View, action: Action): Action | null {
  const side = view.turn ?? 'red';
  const duty = dutyOf(view, side);
  const slot =
    'day' in action ? { ...action, interval: 60, group: 'A' as const, refusal: null } : null;
  const plan = action.type === 'dive' ? planDive(view, side, action) : null;
  return actionOf({
    duty,
    hex: 'hex' in action ? action.hex : null,
    plan: plan !== null && isPlan(plan) ? plan : null,
    slot,
    isPassing: action.type === 'pass',
  });
}

test('nobody has a duty in another’s turn, and alone there is no other', () => {
  for (const { view } of chanceMatch({ players: 1 }, 2, 20)) {
    expect(sidesOf(view.setup)).toEqual(['red']);
    expect(dutyOf(view, 'blue')).toBeNull();
    expect(dutyOf(view, 'red') === null).toBe(view.phase === 'over');
  }
});

describe('the tables with what was looked up', () => {
  test('2.2 to 2.4 the worked dive: 21 minutes at 40 ft in group A', () => {
    const lit = litOf({ plan: examplePlan(), before: null, time: null });
    expect(lit).toEqual({
      table1: { row: 40, group: 'D' },
      table2: null,
      table3: { row: 40, group: 'A' },
      table4: { row: 1, column: 1 },
      table5: 'thorough',
    });
  });
  test('4.2 and the rest after it: two hours lead from D to C', () => {
    const eight = exampleTimes().find(({ hour }) => hour === 8) ?? null;
    expect(eight?.group).toBe('C');
    expect(litOf({ plan: null, before: 'D', time: eight }).table2).toEqual({ row: 'D', column: 1 });
    expect(rangeText([69, 158, 348, 720], 1)).toBe('1:10–2:38');
    expect(rangeText([69, 158, 348, 720], 0)).toBe('0:10–1:09');
  });
  test('a night is no row of Table 2, and no plan lights nothing', () => {
    const night = exampleTimes().at(-1) ?? null;
    expect(litOf({ plan: null, before: 'D', time: night }).table2).toBeNull();
    expect(Object.values(litOf({ plan: null, before: null, time: null }))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  test('2.3 the letters of a profile meet without gaps and end at the limit', () => {
    const bands = letterBands(40, 140);
    expect(bands[0]).toEqual({ group: 'A', from: 0, to: 5 });
    for (const [i, band] of bands.entries()) expect(band.from).toBe(bands[i - 1]?.to ?? 0);
    expect(bands.at(-1)).toEqual({ group: 'L', from: 130, to: 140 });
  });
});
