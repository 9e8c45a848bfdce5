import type { Bot } from '@fathom/kit';
import type { Mode } from '../vocabulary.ts';
import { LEVEL_TEXTS } from '../words/options.ts';
import {
  byEar,
  deadReckoning,
  hazyReckoning,
  looseReckoning,
  roughReckoning,
  routeTracking,
  shrewdTracking,
} from './plot.ts';
import type { Navigator } from './plot.ts';
import { BOLD, CURIOUS, EAGER, GREEDY, STEADY } from './weights.ts';
import type { Weights } from './weights.ts';

/** What one level of play can do, and what it cannot. All four roles of a crew read it. */
export interface Skill extends Pick<Bot, 'level' | 'name' | 'summary'> {
  /** How the enemy is tracked. */
  readonly plotsEnemy: Navigator;
  /** How the crew keeps in mind what the enemy can know of it; null: it does not. */
  readonly plotsSelf: Navigator | null;
  readonly fights: boolean; // thinks of what the enemy will do about each course and shot
  readonly lookahead: number; // courses that a Captain tries out in thought
  readonly courseHorizon: number; // further courses ahead that a Captain sees whether there is room
  readonly panelHorizon: number; // courses ahead that an Engineer plans for
  readonly weights: { readonly [Name in Mode]: Weights };
  /** How much of the time that people take for things it takes: from 0, the quickest, to 1. */
  readonly slowness: number;
  readonly weighsInformation: boolean; // drone and sonar where they tell most, answers that tell least
  readonly namesCells: boolean; // works out from the track alone on which cell the enemy is
  /** What is different where people and bots are a crew. */
  readonly amongPeople: Partial<Skill>;
}

const inBoth = (weights: Weights): Skill['weights'] => ({ turn: weights, realTime: weights });

const CAREFUL = {
  torpedo: 1,
  pull: 0,
  mine: 0.4,
} as const;

const among = (plotsEnemy: Navigator, weights: Weights): Partial<Skill> => ({
  plotsEnemy,
  plotsSelf: byEar(0.3),
  weights: inBoth({ ...weights, ...CAREFUL }),
});

/**
 * A crew that talks knows less than one mind in four seats: what reaches the Captain is a sector and a feeling, so it
 * fires when it is sure, shakes off who is after it, and looks around more.
 */
const AMONG_PEOPLE = {
  cadet: among(byEar(0.6), CURIOUS),
  hand: among(byEar(0.5), CURIOUS),
  mate: among(byEar(0.4), CURIOUS),
  commander: among(hazyReckoning(0.6), STEADY),
  admiral: { ...among(hazyReckoning(0.45), STEADY), fights: false },
} as const;

const CADET: Skill = {
  level: 'cadet',
  ...LEVEL_TEXTS.cadet,
  plotsEnemy: roughReckoning,
  plotsSelf: null,
  fights: false,
  lookahead: 1,
  courseHorizon: 1,
  panelHorizon: 0,
  weights: inBoth(EAGER),
  slowness: 1,
  weighsInformation: false,
  namesCells: false,
  amongPeople: AMONG_PEOPLE.cadet,
};

const HAND: Skill = {
  ...CADET,
  level: 'hand',
  ...LEVEL_TEXTS.hand,
  courseHorizon: 6,
  panelHorizon: 1,
  weights: inBoth(CURIOUS),
  slowness: 1,
  amongPeople: AMONG_PEOPLE.hand,
};

const MATE: Skill = {
  ...HAND,
  level: 'mate',
  ...LEVEL_TEXTS.mate,
  plotsEnemy: looseReckoning,
  lookahead: 2,
  slowness: 0.6,
  weighsInformation: true,
  amongPeople: AMONG_PEOPLE.mate,
};

const COMMANDER: Skill = {
  ...MATE,
  level: 'commander',
  ...LEVEL_TEXTS.commander,
  plotsEnemy: routeTracking,
  plotsSelf: routeTracking,
  lookahead: 4,
  courseHorizon: 10,
  panelHorizon: 2,
  weights: inBoth(STEADY),
  slowness: 0.2,
  namesCells: true,
  amongPeople: AMONG_PEOPLE.commander,
};

const ADMIRAL: Skill = {
  ...COMMANDER,
  level: 'admiral',
  ...LEVEL_TEXTS.admiral,
  plotsEnemy: shrewdTracking,
  fights: true,
  weights: inBoth(BOLD),
  slowness: 0.05,
  amongPeople: AMONG_PEOPLE.admiral,
};

/** From the easiest to the hardest. */
export const SKILLS: readonly Skill[] = [CADET, HAND, MATE, COMMANDER, ADMIRAL];

/** The strongest level of the first version, which took its time. */
export const FIRST: Skill = {
  ...COMMANDER,
  level: 'first',
  ...LEVEL_TEXTS.first,
  slowness: 1,
};

/** The strongest level, but for its plots: where a boat has been is left out of account. */
export const ROUTELESS: Skill = {
  ...ADMIRAL,
  level: 'routeless',
  ...LEVEL_TEXTS.routeless,
  plotsEnemy: deadReckoning,
  plotsSelf: deadReckoning,
};

/** Straight after the enemy, with all that is heard but without a thought for itself. */
export const GREEDY_CREW: Skill = {
  ...MATE,
  level: 'greedy',
  ...LEVEL_TEXTS.greedy,
  plotsEnemy: deadReckoning,
  panelHorizon: 0,
  weights: inBoth(GREEDY),
};
