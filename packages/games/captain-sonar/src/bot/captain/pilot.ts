import type { Chances } from '../chances.ts';
import type { Post } from '../post.ts';
import { engagementOf } from './engagement.ts';
import type { Engagement } from './engagement.ts';
import { onward, outlook } from './fight.ts';
import { gazeAt } from './gaze.ts';
import { replyOf } from './pursuit.ts';
import type { Tactics } from './tactics.ts';
import { threatOf } from './threat.ts';
import { prospect, voyageOf } from './voyage.ts';

/** Who judges where a boat could go. */
export interface Pilot {
  readonly post: Post;
  readonly tactics: Tactics;
  readonly arrive: (there: Arrival) => number; // how good it is to have come there
  readonly comeUp: (there: Place) => number; // how good it is to come up there, the damage of the ice left out
}
interface Place {
  readonly at: number;
  readonly closed: Uint8Array; // 1: the boat's own route or mine
  readonly known: Chances | null; // where the enemy takes it to be; null: not thought of
}
interface Arrival extends Place {
  readonly wait: 0 | 1; // courses more until a torpedo can be fired: silence takes the place of a shot
}

const ENEMY_TURNS = 3;

/** Takes the enemy to drift on as the current takes it. */
export function sailor(post: Post, tactics: Tactics): Pilot {
  const voyages = [voyageOf(post, tactics, 0), voyageOf(post, tactics, 1)] as const;
  return {
    post,
    tactics,
    arrive: ({ at, closed, known, wait }) =>
      prospect(voyages[wait], { at, closed, known, stage: 0, shot: 0 }),
    comeUp: ({ at, closed, known }) => {
      const { temper } = post;
      const voyage = voyages[0];
      const later = { at, closed, known, stage: voyage.stages.length, shot: 0 };
      const threat = threatOf(post, ENEMY_TURNS).on(at, known);
      return prospect(voyage, later) - temper.exposed * tactics.calm * temper.threat * threat;
    },
  };
}

/** Thinks of what the enemy will do about it. */
export function fighter(post: Post, tactics: Tactics): Pilot {
  const engagement = engagementOf(post, tactics);
  const { charge, fleet } = engagement;
  return {
    post,
    tactics,
    arrive: ({ at, closed, known, wait }) =>
      outlook(engagement, {
        at,
        closed,
        known,
        stage: 0,
        charge: Math.max(charge, wait),
        fleet,
        loaded: 1,
        spent: false,
      }),
    comeUp: (place) => upFor(engagement, place),
  };
}

/** The enemy has some turns for itself. */
function upFor(engagement: Engagement, { at, closed, known }: Place): number {
  const { post, tactics, stakes, readiness, charge } = engagement;
  const { temper } = post;
  const { ownLeft } = tactics;
  const turns = post.view.setup.mode === 'turn' ? ENEMY_TURNS : temper.stillInRealTime;
  const gaze = gazeAt(post.sea, known, at);
  let [fleet, loaded, danger, lives] = [engagement.fleet, 1, 0, 1];
  for (let turn = 0; turn < turns; turn++) {
    const armament = (readiness[turn] ?? 0) * loaded;
    const quarry = { at, gaze, armed: false, loaded: armament, lure: armament, stakes, ownLeft };
    const reply = replyOf(post, fleet, quarry);
    danger += reply.danger;
    lives *= 1 - Math.min(1, reply.fatal);
    loaded *= 1 - Math.min(1, reply.fired);
    fleet = reply.fleet;
  }
  const after = { ...engagement, readiness: readiness.slice(turns), still: 1 };
  const berth = { at, closed, known, stage: 0, charge, fleet, loaded, spent: false };
  return lives * onward(after, berth) - temper.exposed * tactics.calm * temper.threat * danger;
}
