import { GAUGES } from '../panel.ts';
import { enemyOf } from '../vocabulary.ts';
import type { System } from '../vocabulary.ts';
import type { Wear } from './panel-plan.ts';
import type { Post } from './post.ts';

/** How much of a gauge is marked, from 0 to 1. */
const filled = ({ view, boat }: Post, system: System): number =>
  boat.gauges[system] / GAUGES[view.setup.mode][system];

/** What this boat can least do without now. */
export function wearOf(post: Post): Wear {
  const { view, side, temper } = post;
  const left = view.setup.damage - view.standing[side].damage;
  const weapons = Math.max(filled(post, 'torpedo'), 0.8 * filled(post, 'mine'));
  const detection = Math.max(filled(post, 'sonar'), filled(post, 'drone'));
  const special = Math.max(filled(post, 'silence'), filled(post, 'scenario'));
  const hunted = view.standing[enemyOf(side)].ready.includes('torpedo') ? 0.1 : 0;
  return {
    needs: {
      weapons: temper.weapons * (0.15 + 0.3 * weapons),
      detection: temper.detection * (0.05 + 0.12 * detection),
      special: temper.special * (0.04 + (0.12 + hunted) * special),
      radiation: 0,
    },
    damage: left <= 1 ? 20 : temper.overload,
    strain: temper.strain,
    promise: temper.promise,
  };
}
