import { PLAYER_COUNTS, hunterOf, netWorth } from '@fathom/dark-water-salvage';
import type { HunterName, Region, State } from '@fathom/dark-water-salvage';
import { describe, expect, test } from 'vitest';
import { believe, regionsOf, wouldHold } from '../src/belief.ts';
import { membersOf } from '../src/bot/playout/map-tables.ts';
import { playToEnd } from '../src/bot/playout/play-out.ts';
import { SHIPS, ask, locate, sail, salvage } from '../src/bot/playout/simulation.ts';
import type { Simulation } from '../src/bot/playout/simulation.ts';
import { successOf, weigh } from '../src/bot/playout/trials.ts';
import type { TrialMove } from '../src/bot/playout/trials.ts';
import { simulationOf, worldsFor } from '../src/bot/playout/worlds.ts';
import type { WorldSource } from '../src/bot/playout/worlds.ts';
import { contentOf } from '../src/content/index.ts';
import { regionNumber } from '../src/grid.ts';
import { trueValue } from '../src/rules/salvage.ts';
import { inLoop, luck, play, start, viewOf, withHunter } from './play.ts';

const castingOf = (state: State, hunter: HunterName = 'amber'): WorldSource => {
  const view = viewOf(state, hunter);
  return { view, belief: believe(view), hunter, overrides: {} };
};

/** The simulation of a state with nothing hidden: its one world. */
function trueStage(state: State): Simulation {
  const sim = simulationOf(castingOf(state));
  const content = contentOf(state.setup);
  for (const [i, truth] of state.truths.entries()) {
    sim.spot[i] = content.wreckRegions.indexOf(truth.region);
    sim.value[i] = trueValue(content, truth);
  }
  return sim;
}

const candidatesIn = (sim: Simulation, wreck: number): readonly Region[] => {
  const i = sim.actor * SHIPS + wreck - 1;
  const { wreckRegions } = contentOf({ content: 'greatLake' });
  return membersOf({ low: sim.low[i]!, high: sim.high[i]! }).map((spot) => wreckRegions[spot]!);
};

/** Amber's standing, in the state and in the simulation. */
function expectAlike(sim: Simulation, state: State): void {
  const amber = hunterOf(state, 'amber');
  expect([sim.cash[0], sim.worth[0], sim.prestige[0]]).toEqual([
    amber.cash,
    netWorth(amber),
    amber.prestige,
  ]);
}

describe('deeds on the sim are those of the rules', () => {
  test('3 a question costs the same and tells the same', () => {
    const state = inLoop('research', { amber: 'F3' });
    const sim = trueStage(state);
    ask(sim, 0);
    const after = play(state, 'amber research 1 F3');
    expectAlike(sim, after);
    expect(candidatesIn(sim, 1)).toEqual(candidatesIn(simulationOf(castingOf(after)), 1));
    expect(candidatesIn(sim, 1).length).toBeLessThan(36);
  });

  test('4 the boat is hired once', () => {
    const state = inLoop('move', { amber: 'F3' });
    const sim = trueStage(state);
    sail(sim, regionNumber('F2'));
    expectAlike(sim, play(state, 'amber move F2'));
    const cash = sim.cash[0]!;
    sail(sim, regionNumber('F3'));
    expect(sim.cash[0]).toBe(cash - 1);
  });

  test('5 locating brings its prestige', () => {
    const state = inLoop('locate', { amber: 'F2' });
    const sim = trueStage(state);
    locate(sim, 0);
    expectAlike(sim, play(state, 'amber locate 1'));
    expect(sim.located).toBe(1);
  });

  test('5 who is wrong is locked out, and all strike the place off', () => {
    const state = inLoop('locate', { amber: 'F1' });
    const sim = trueStage(state);
    locate(sim, 0);
    expectAlike(sim, play(state, 'amber locate 1'));
    expect(sim.locked[0]).toBe(1);
    expect(candidatesIn(sim, 1)).not.toContain('F1');
  });

  test('6 salvaging brings the prestige of both and the value', () => {
    const state = inLoop('salvage', { amber: 'F2' });
    const sim = trueStage(state);
    salvage(sim, 0);
    expectAlike(sim, play(state, 'amber salvage 1'));
    expect(sim.gone).toBe(1);
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
    const source = castingOf(asked);
    for (const sim of worldsFor(source, luck(1))(20)) {
      expect(new Set(sim.spot).size).toBe(SHIPS);
      for (let wreck = 1; wreck <= SHIPS; wreck++) {
        const region = contentOf(asked.setup).wreckRegions[sim.spot[wreck - 1]!];
        expect(candidatesIn(sim, wreck)).toContain(region);
      }
    }
  });

  test('give each rival what its questions would have told it there', () => {
    const { wreckRegions } = contentOf(asked.setup);
    for (const sim of worldsFor(castingOf(asked), luck(2))(20))
      for (const wreck of [1, 2, 3] as const) {
        const i = SHIPS + wreck - 1; // coral's
        const held = membersOf({ low: sim.low[i]!, high: sim.high[i]! });
        const about = { hunter: 'coral', wreck } as const;
        const told = wouldHold(viewOf(asked, 'amber'), about, wreckRegions[sim.spot[wreck - 1]!]!);
        expect(new Set(held.map((spot) => wreckRegions[spot]))).toEqual(new Set(regionsOf(told)));
      }
  });
});

test('8 a playout ends with nobody spending what it does not have', () => {
  for (const players of PLAYER_COUNTS)
    for (const sim of worldsFor(castingOf(start({ players })), luck(players))(30)) {
      playToEnd(sim);
      expect(sim.roundsLeft === 0 || sim.gone === 2 ** SHIPS - 1).toBe(true);
      expect(Math.min(...sim.cash)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...sim.prestige)).toBeGreaterThan(0);
    }
});

test('8 success is nearly certain far ahead, even at equality, and next to nothing in debt', () => {
  const sim = simulationOf(castingOf(inLoop()));
  expect(successOf(sim, 0)).toBe(0.5);
  sim.prestige.set([40, 10, 10]);
  expect(successOf(sim, 0)).toBeGreaterThan(0.99);
  sim.worth[0] = -1;
  expect(successOf(sim, 0)).toBeLessThan(0.01);
});

describe('weighing', () => {
  const late = { ...inLoop(), bag: { fives: 0, tens: 0 } }; // the next round is the last
  const worlds = worldsFor(castingOf(withHunter(late, 'amber', { cash: 60 })), luck(3));
  const idle: TrialMove<string> = { name: 'idle', begin: () => undefined };
  const gift: TrialMove<string> = {
    name: 'gift',
    begin: (sim) => {
      sim.prestige[sim.actor]! += 30;
    },
  };

  test('prefers what is clearly better', () => {
    const [best] = weigh([idle, gift], { worlds, batches: [8, 8] });
    expect(best!.name).toBe('gift');
  });

  test('stays with the first where nothing is between them', () => {
    const found = weigh([idle, { ...idle, name: 'same' }], { worlds, batches: [8, 8] });
    expect(found.map(({ name }) => name)).toEqual(['idle', 'same']);
    expect(found[1]!.value).toBeCloseTo(found[0]!.value);
  });
});
