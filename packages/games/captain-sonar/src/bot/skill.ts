import type { Bot } from '@fathom/kit';
import { CURIOUS, EAGER, STEADY } from './temper.ts';
import type { Temper } from './temper.ts';
import type { Navigator } from './whereabouts.ts';
import { roughReckoning, routeTracking } from './whereabouts.ts';

/** What one level of play can do, and what it cannot. All four roles of a crew read it. */
export interface Skill extends Pick<Bot, 'level' | 'name' | 'summary'> {
  /** How the enemy is tracked. */
  readonly plotsEnemy: Navigator;
  /** How the crew keeps in mind what the enemy can know of it; null: it does not. */
  readonly plotsSelf: Navigator | null;
  readonly lookahead: number; // courses that a Captain tries out in thought
  readonly courseHorizon: number; // further courses ahead that a Captain sees whether there is room
  readonly panelHorizon: number; // courses ahead that an Engineer plans for
  readonly temper: Temper;
  readonly weighsInformation: boolean; // drone and sonar where they tell most, answers that tell least
}

export const SKILLS: readonly Skill[] = [
  {
    level: 'cadet',
    name: 'Cadet',
    summary: 'Steers from course to course, follows you by rough reckoning and shoots early.',
    plotsEnemy: roughReckoning,
    plotsSelf: null,
    lookahead: 1,
    courseHorizon: 2,
    panelHorizon: 0,
    temper: EAGER,
    weighsInformation: false,
  },
  {
    level: 'mate',
    name: 'Mate',
    summary:
      'Tracks you without a slip and keeps its weapons working, but forgets that you listen too.',
    plotsEnemy: routeTracking,
    plotsSelf: null,
    lookahead: 2,
    courseHorizon: 8,
    panelHorizon: 1,
    temper: CURIOUS,
    weighsInformation: true,
  },
  {
    level: 'commander',
    name: 'Commander',
    summary: 'Knows what you can know of it, hides in time, and fires when it counts.',
    plotsEnemy: routeTracking,
    plotsSelf: routeTracking,
    lookahead: 4,
    courseHorizon: 10,
    panelHorizon: 2,
    temper: STEADY,
    weighsInformation: true,
  },
];
