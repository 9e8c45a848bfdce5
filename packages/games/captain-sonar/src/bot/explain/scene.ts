import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import type { Chart } from '../../chart.ts';
import { chartFor } from '../../rules/table.ts';
import { TORPEDO_RANGE } from '../../rules/weapons.ts';
import type { Boat } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Cell, SideName } from '../../vocabulary.ts';
import type { BotBelief } from '../context.ts';

/** What is put into words: the seat's own view, and what the bot in it thought. */
export interface Scene {
  readonly view: View;
  readonly boat: Boat;
  readonly side: SideName;
  readonly belief: BotBelief;
  readonly options: readonly Weighed<Action>[];
}

/** A choice comes from anywhere: only what our own bots say can be put into words. */
export const isBotBelief = (belief: unknown): belief is BotBelief =>
  typeof belief === 'object' && belief !== null && 'enemy' in belief && 'self' in belief;

export const chartIn = ({ view }: Scene): Chart => chartFor(view.setup);

/** The chance that the enemy is among some cells. */
export function chanceAmong({ belief }: Scene, cells: readonly Cell[]): number {
  return belief.enemy.cells
    .filter(({ cell }) => cells.includes(cell))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** The chance that a torpedo fired from a cell could strike where the enemy is. */
export const chanceInRange = (scene: Scene, from: Cell): number =>
  chanceAmong(scene, chartIn(scene).withinSteps(from, TORPEDO_RANGE, scene.view.setup.torpedoPath));

export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** How well the enemy knows this boat, where the bot has thought of it. */
export function secrecyWords({ belief: { self } }: Scene): readonly string[] {
  if (self === null) return [];
  return self.count === 1
    ? ['The enemy knows your cell.']
    : [`As far as the enemy can tell, you are on one of ${self.count} cells.`];
}
