import { GAUGES } from '../../panel.ts';
import { TORPEDO_RANGE } from '../../rules/weapons.ts';
import { bits, harmOf } from '../chances.ts';
import type { Chances } from '../chances.ts';
import type { Berth, Engagement } from './engagement.ts';
import { massOf } from './fleet.ts';
import { crampedness } from './room.ts';
import { distress } from './voyage.ts';

/** How good it is to be there when the courses that were thought of are done. */
export function arrived(engagement: Engagement, berth: Berth): number {
  const { post, tactics } = engagement;
  const { at, closed, known, stage } = berth;
  const { sea, skill, temper } = post;
  const room = crampedness({ sea, closed }, at, { horizon: skill.courseHorizon, temper });
  const pull = temper.pull / tactics.calm + temper.chase * edgeOf(engagement, known);
  return (
    temper.aim * temper.later ** (stage + 1) * shotLater(engagement, berth) -
    temper.cramped * distress(post) * room +
    (known === null ? 0 : tactics.calm * temper.hiding * bits(known)) -
    pull * distanceTo(engagement, berth)
  );
}

const MUCH = 3; // bits by which one side knows more

/** How much better the enemy is known than this boat is: between -1 and 1. */
function edgeOf({ tactics }: Engagement, known: Chances | null): number {
  if (known === null) return 0;
  return Math.max(-1, Math.min(1, (bits(known) - tactics.unknown) / MUCH));
}

/** What the next torpedo may do when it is charged after that: a ready one is worth something wherever the enemy is. */
function shotLater({ post, stakes }: Engagement, { at, stage, charge, fleet }: Berth): number {
  const { sea, temper, view } = post;
  const wait = Math.max(0, charge - stage - 1);
  const ready = Math.max(0, 1 - wait / GAUGES[view.setup.mode].torpedo);
  const harm = harmOf(sea, massOf(sea, fleet));
  const far = sea.far[at];
  let most = 0;
  for (const target of sea.water) {
    const value = harm[target] ?? 0;
    if (value > most && (far?.[target] ?? Infinity) <= TORPEDO_RANGE + 1 + wait) most = value;
  }
  const hope = temper.promiseOfShot * temper.later ** wait * Math.min(2, most);
  return temper.loaded * ready + hope * stakes.gains[1];
}

function distanceTo({ post: { sea } }: Engagement, { at, fleet }: Berth): number {
  const far = sea.far[at];
  let sum = 0;
  for (let i = 0; i < fleet.cells.length; i++)
    sum += (fleet.mass[i] ?? 0) * (far?.[fleet.cells[i] ?? 0] ?? 0);
  return sum;
}
