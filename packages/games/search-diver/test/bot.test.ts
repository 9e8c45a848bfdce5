import { digest } from '@fathom/kit';
import type { Choice, Seed } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  chanceToTurn,
  legal,
  parOf,
  scoreOf,
  searchDiver,
  searchDiverPlayable,
  seatOf,
} from '@fathom/search-diver';
import type { Action, Hex, Hour, State } from '@fathom/search-diver';
import { Match } from './match.ts';
import { SPARRING } from '../src/arena.ts';
import { act, fresh, leave, luck, play, rolls, scene, taken } from './play.ts';

const LEVELS = BOTS.map(({ level }) => level);
const seedOf = (...names: (string | number)[]): Seed => digest(['bots', ...names]) as Seed;

/** What a level does with a state, as whoever's turn it is. */
function chosen(level: string, state: State, seed = 1): Choice<Action> {
  const seat = seatOf(state.turn!);
  const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(seed));
  player.observe({ events: [], view: searchDiver.view(state, [seat]) });
  return player.choose()!;
}

test('there are five levels, from the weakest to the strongest', () => {
  expect(LEVELS).toEqual(['cadet', 'hand', 'mate', 'commander', 'admiral']);
  expect(searchDiverPlayable.levels.every(({ summary }) => summary.length > 20)).toBe(true);
});

describe.each(LEVELS)('%s', (level) => {
  test.each([
    {},
    { players: 4, placement: 'alternate', dummies: 8, map: 'ropewalk-harbour' },
    { players: 1, naturalSix: 'resolve', map: 'generated' },
    { players: 3, maxDays: 1, shorthanded: '-1', dummies: 16, map: 'kittiwake-reef' },
  ])('finishes a game with %j', (setup) => {
    const match = new Match({ setup, seed: seedOf(level) }, Array(4).fill(level));
    match.playOut();
    expect(match.table.outcome()).not.toBeNull();
  });

  test('chooses what is legal, with a pause and its reasons, and the same for the same view', () => {
    const dived = play(
      scene({ markers: ['1607', '1608', '1710'] }),
      'dive 1607 1',
      rolls(6, 6),
    ).state;
    for (const state of [
      fresh(),
      fresh({ placement: 'alternate' }),
      dived,
      play(dived, 'skip').state,
    ]) {
      const { action, pause, options, belief } = chosen(level, state);
      const view = searchDiver.view(state, []);
      expect([...legal(view, seatOf(state.turn!))]).toContainEqual(action);
      expect(pause).toBeGreaterThanOrEqual(500);
      expect(pause).toBeLessThanOrEqual(4000);
      expect(options?.map(({ action: weighed }) => weighed)).toContainEqual(action);
      expect(options?.map(({ value }) => value)).toEqual(
        options?.map(({ value }) => value).toSorted((a, b) => b - a),
      );
      expect(belief).toMatchObject({ hexes: expect.any(Array), measure: expect.any(String) });
      expect(chosen(level, state)).toEqual(chosen(level, state));
    }
  });

  test('knows no more than the view: another target, the same choice', () => {
    const state = fresh();
    const choices = state.markers.map(({ hex }) => chosen(level, { ...state, target: hex }));
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  });

  test('waits for its turn, and is done when the game is', () => {
    const state = fresh();
    const other = BOTS[0]!.sit(seatOf(state.turn === 'red' ? 'blue' : 'red'), luck(1));
    expect(other.choose()).toBeNull();
    other.observe({ events: [], view: searchDiver.view(state, []) });
    expect(other.choose()).toBeNull();
    other.observe({
      events: [],
      view: searchDiver.view(taken(state, leave('red', 'resigned')).state, []),
    });
    expect(other.choose()).toBeNull();
  });

  test('gives equal views equal choices, whatever was seen before', () => {
    const state = scene({ markers: ['0504', '1607', '1608', '1710', '1809'] });
    const seat = seatOf(state.turn!);
    const sees = (...states: readonly State[]): Choice<Action> => {
      const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(5));
      for (const each of states)
        player.observe({ events: [], view: searchDiver.view(each, [seat]) });
      return player.choose()!;
    };
    const before = scene({ markers: ['0504', '1607', '1608', '1710', '1809', '1005'] });
    expect(sees(before, state)).toEqual(sees(state));
  });

  test('plays on the same when it is restarted from its seat’s story', () => {
    const match = new Match({ setup: { dummies: 8 }, seed: seedOf('restart', level) }, [
      level,
      level,
    ]);
    for (let rows = 0; rows < 6 && match.table.outcome() === null; rows++) {
      const again = BOTS.find((bot) => bot.level === level)!.sit(
        match.seat,
        match.luckOf(match.seat),
      );
      for (const update of match.table.story([match.seat]))
        again.observe(update as Parameters<typeof again.observe>[0]);
      expect(match.step()).toEqual(again.choose());
    }
  });

  test('does not get wet for nothing', () => {
    const state = scene({
      markers: ['1809'],
      divers: { blue: { group: 'F', hour: 10 }, red: { hour: 12 } },
    });
    expect(chosen(level, state).action.type).toBe('pass');
  });
});

/** What an admiral who is alone with one marker on the last day thinks the best choice is worth. */
function worth(hour: Hour, hex: Hex): number {
  const setup = { players: 1, maxDays: 1 } as const;
  const { options } = chosen(
    'admiral',
    scene({ markers: [hex], setup, divers: { red: { hour } } }),
  );
  return Math.max(...options.map(({ value }) => value));
}

/** What it counts to find the target at an hour. */
const found = (hour: Hour): number => 1 - 0.008 * (hour - 6);

test('an admiral alone plans to the evening: a choice is worth the chance to find the target, the sooner the better', () => {
  const complete = chanceToTurn('complete', { naturalSix: 'fail', modifier: 0 });
  const hasty = chanceToTurn('hasty', { naturalSix: 'fail', modifier: 0 });
  // at 40 ft a complete search can be repeated every hour
  const last = complete * found(18);
  const lastTwo = complete * found(17) + (1 - complete) * last;
  expect(worth(18, '1607')).toBeCloseTo(last, 10);
  expect(worth(17, '1607')).toBeCloseTo(lastTwo, 10);
  expect(worth(16, '1607')).toBeCloseTo(complete * found(16) + (1 - complete) * lastTwo, 10);
  // at 80 ft 21 minutes lead to F; three hours bring C, which cannot search there, four bring B, which can
  expect(worth(15, '1809')).toBeCloseTo(hasty * found(15), 10);
  expect(worth(14, '1809')).toBeCloseTo(hasty * found(14) + (1 - hasty) * hasty * found(18), 10);
});

const parAt = (target: '0504' | '1809'): number => {
  const state = scene({ markers: ['0504', '1607', '1809'], target, setup: { players: 1 } });
  const over = taken(state, leave('red', 'resigned')).state;
  return parOf(searchDiver.view(over, []), { games: 12, seed: seedOf('harder') }).hours;
};

describe('7 par', () => {
  test('7 is what the strongest bot needs on average, the same for the same search', () => {
    const finished = searchDiver.view(
      taken(fresh({ players: 1 }), leave('red', 'resigned')).state,
      [],
    );
    const par = parOf(finished, { games: 6, seed: seedOf('par') });
    expect(parOf(finished, { games: 6, seed: seedOf('par') })).toEqual(par);
    expect(par.games).toBe(6);
    expect(par.days).toBeGreaterThanOrEqual(1);
    expect(par.days).toBeLessThanOrEqual(6);
    expect(par.hours).toBeGreaterThanOrEqual(0);
  });

  test('7 a harder place has a higher par', () => {
    expect(parAt('1809')).toBeGreaterThan(parAt('0504') * 2);
  });

  test('7 a score counts days, then hours; without success one day more than there are', () => {
    const found = play(
      scene({ markers: ['1607'], setup: { players: 1 }, divers: { red: { day: 2, hour: 9 } } }),
      'dive 1607 41',
      rolls(2),
    ).state;
    expect(scoreOf(found)).toEqual({ found: true, days: 2, hours: 16 });
    const lost = taken(fresh({ players: 1 }), leave('red', 'absent')).state;
    expect(scoreOf(lost)).toEqual({ found: false, days: 6, hours: 65 });
  });
});

test.each(SPARRING.map(({ level }) => level))('%s, who only spars, plays a whole game', (level) => {
  const sides = SPARRING.find((bot) => bot.level === level)!;
  let state = fresh({ dummies: 8 }, 4);
  const dice = luck(4);
  while (state.phase !== 'over') {
    const player = sides.sit(seatOf(state.turn!), luck(6));
    player.observe({ events: [], view: searchDiver.view(state, []) });
    const { action, options } = player.choose()!;
    expect(options?.[0]).toBeDefined();
    state = taken(state, act(state.turn!, action), dice).state;
  }
  expect(state.result).not.toBeNull();
});
