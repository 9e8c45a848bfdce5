import { noDuty } from '../rules/duties.ts';
import { notUnderWay } from '../rules/table.ts';
import { cannotSayReady } from '../rules/tracing.ts';
import { wearOf } from './needs.ts';
import { breakdowns, panelOf } from './panel-plan.ts';
import { best, bridgeOf } from './post.ts';
import type { Deed, Option, Post } from './post.ts';
import { numberOf } from './sea.ts';

/** Which symbol breaks, and when the hull is done. */
export function engineer(post: Post): Deed | null {
  const bridge = bridgeOf(post);
  if (cannotSayReady(bridge) === null) return { action: { type: 'readyToDive' } };
  if (notUnderWay(post.view) !== null || noDuty(bridge, 'engineer') !== null) return null;
  return best(marks(post), post.luck);
}

function marks(post: Post): readonly Option[] {
  const { boat, sea, skill } = post;
  const { heading, position, broken } = boat;
  if (heading === null || position === null) return [];
  const outlook = {
    sea,
    at: numberOf(sea, position),
    horizon: skill.panelHorizon,
    wear: wearOf(post),
  };
  return breakdowns(panelOf(broken), heading, outlook).map(({ symbol, value }) => ({
    action: { type: 'break', symbol },
    value,
  }));
}
