import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS, hunterOf, netWorth } from '@fathom/dark-water-salvage';
import type { HunterName, Region, State } from '@fathom/dark-water-salvage';
import { believe, regionsOf, wouldHold } from '../src/belief.ts';
import { stageOf, worldsFor } from '../src/bot/rehearsal/cast.ts';
import type { Casting } from '../src/bot/rehearsal/cast.ts';
import { membersOf } from '../src/bot/rehearsal/chart.ts';
import { ask, locate, sail, salvage } from '../src/bot/rehearsal/deeds.ts';
import { playOn } from '../src/bot/rehearsal/play-on.ts';
import { SHIPS } from '../src/bot/rehearsal/stage.ts';
import type { Stage } from '../src/bot/rehearsal/stage.ts';
import { successOf, weigh } from '../src/bot/rehearsal/weigh.ts';
import type { Trial } from '../src/bot/rehearsal/weigh.ts';
import { contentOf } from '../src/content/index.ts';
import { regionNumber } from '../src/grid.ts';
import { trueValue } from '../src/rules/salvage.ts';
import { inLoop, luck, play, start, viewOf, withHunter } from './play.ts';

const castingOf = (state: State, hunter: HunterName = 'amber'): Casting => {
  const view = viewOf(state, hunter);
  return { view, belief: believe(view), hunter, manner: {} };
};

/** The stage of a state with nothing hidden: its one world. */
function trueStage(state: State): Stage {
  const stage = stageOf(castingOf(state));
  const content = contentOf(state.setup);
  for (const [i, truth] of state.truths.entries()) {
    stage.spot[i] = content.wreckRegions.indexOf(truth.region);
    stage.value[i] = trueValue(content, truth);
  }
  return stage;
}

const candidatesIn = (stage: Stage, wreck: number): readonly Region[] => {
  const i = stage.actor * SHIPS + wreck - 1;
  const { wreckRegions } = contentOf({ content: 'greatLake' });
  return membersOf({ low: stage.low[i]!, high: stage.high[i]! }).map((spot) => wreckRegions[spot]!);
};

/** Amber's standing, in the state and on the stage. */
function expectAlike(stage: Stage, state: State): void {
  const amber = hunterOf(state, 'amber');
  expect([stage.cash[0], stage.worth[0], stage.prestige[0]]).toEqual([
    amber.cash,
    netWorth(amber),
    amber.prestige,
  ]);
}

describe('deeds on the stage are those of the rules', () => {
  test('3 a question costs the same and tells the same', () => {
    const state = inLoop('research', { amber: 'F3' });
    const stage = trueStage(state);
    ask(stage, 0);
    const after = play(state, 'amber research 1 F3');
    expectAlike(stage, after);
    expect(candidatesIn(stage, 1)).toEqual(candidatesIn(stageOf(castingOf(after)), 1));
    expect(candidatesIn(stage, 1).length).toBeLessThan(36);
  });

  test('4 the boat is hired once', () => {
    const state = inLoop('move', { amber: 'F3' });
    const stage = trueStage(state);
    sail(stage, regionNumber('F2'));
    expectAlike(stage, play(state, 'amber move F2'));
    const cash = stage.cash[0]!;
    sail(stage, regionNumber('F3'));
    expect(stage.cash[0]).toBe(cash - 1);
  });

  test('5 locating brings its prestige', () => {
    const state = inLoop('locate', { amber: 'F2' });
    const stage = trueStage(state);
    locate(stage, 0);
    expectAlike(stage, play(state, 'amber locate 1'));
    expect(stage.located).toBe(1);
  });

  test('5 who is wrong is locked out, and all strike the place off', () => {
    const state = inLoop('locate', { amber: 'F1' });
    const stage = trueStage(state);
    locate(stage, 0);
    expectAlike(stage, play(state, 'amber locate 1'));
    expect(stage.locked[0]).toBe(1);
    expect(candidatesIn(stage, 1)).not.toContain('F1');
  });

  test('6 salvaging brings the prestige of both and the value', () => {
    const state = inLoop('salvage', { amber: 'F2' });
    const stage = trueStage(state);
    salvage(stage, 0);
    expectAlike(stage, play(state, 'amber salvage 1'));
    expect(stage.gone).toBe(1);
  });
});

describe('worlds', () => {
  const asked = play(
    inLoop('research', { amber: 'F3', coral: 'D1' }),
    'amber research 1 F3',
    'coral research 1 D1',
    'coral research 2 D1',
  );

  test('fit what the hunter knows', () => {
    const casting = castingOf(asked);
    for (const stage of worldsFor(casting, luck(1))(20)) {
      expect(new Set(stage.spot).size).toBe(SHIPS);
      for (let wreck = 1; wreck <= SHIPS; wreck++) {
        const region = contentOf(asked.setup).wreckRegions[stage.spot[wreck - 1]!];
        expect(candidatesIn(stage, wreck)).toContain(region);
      }
    }
  });

  test('give each rival what its questions would have told it there', () => {
    const { wreckRegions } = contentOf(asked.setup);
    for (const stage of worldsFor(castingOf(asked), luck(2))(20))
      for (const wreck of [1, 2, 3] as const) {
        const i = SHIPS + wreck - 1; // coral's
        const held = membersOf({ low: stage.low[i]!, high: stage.high[i]! });
        const about = { hunter: 'coral', wreck } as const;
        const told = wouldHold(
          viewOf(asked, 'amber'),
          about,
          wreckRegions[stage.spot[wreck - 1]!]!,
        );
        expect(new Set(held.map((spot) => wreckRegions[spot]))).toEqual(new Set(regionsOf(told)));
      }
  });
});

test('8 a rehearsal ends with nobody spending what it does not have', () => {
  for (const players of PLAYER_COUNTS)
    for (const stage of worldsFor(castingOf(start({ players })), luck(players))(30)) {
      playOn(stage);
      expect(stage.roundsLeft === 0 || stage.gone === 2 ** SHIPS - 1).toBe(true);
      expect(Math.min(...stage.cash)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...stage.prestige)).toBeGreaterThan(0);
    }
});

test('8 success is nearly certain far ahead, even at equality, and next to nothing in debt', () => {
  const stage = stageOf(castingOf(inLoop()));
  expect(successOf(stage, 0)).toBe(0.5);
  stage.prestige.set([40, 10, 10]);
  expect(successOf(stage, 0)).toBeGreaterThan(0.99);
  stage.worth[0] = -1;
  expect(successOf(stage, 0)).toBeLessThan(0.01);
});

describe('weighing', () => {
  const worlds = worldsFor(castingOf(withHunter(inLoop(), 'amber', { cash: 60 })), luck(3));
  const idle: Trial<string> = { name: 'idle', begin: () => undefined };
  const gift: Trial<string> = {
    name: 'gift',
    begin: (stage) => {
      stage.prestige[stage.actor]! += 30;
    },
  };

  test('prefers what is clearly better', () => {
    const [best] = weigh([idle, gift], { worlds, heats: [8, 8] });
    expect(best!.name).toBe('gift');
  });

  test('stays with the first where nothing is between them', () => {
    const found = weigh([idle, { ...idle, name: 'same' }], { worlds, heats: [8, 8] });
    expect(found.map(({ name }) => name)).toEqual(['idle', 'same']);
    expect(found[1]!.value).toBeCloseTo(found[0]!.value);
  });
});
