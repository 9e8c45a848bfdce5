import { GAUGES } from '../panel.ts';
import { noDuty } from '../rules/duties.ts';
import { notUnderWay } from '../rules/table.ts';
import { cannotSayReady } from '../rules/tracing.ts';
import { enemyOf } from '../vocabulary.ts';
import type { System } from '../vocabulary.ts';
import { best, ownBoat } from './context.ts';
import type { Decision, WeighedAction, BotContext } from './context.ts';
import { breakdowns, panelOf } from './panel-plan.ts';
import type { Wear } from './panel-plan.ts';
import { numberOf } from './sea.ts';

/** Which symbol breaks, and when the hull is done. */
export function engineer(context: BotContext): Decision | null {
  const bridge = ownBoat(context);
  if (cannotSayReady(bridge) === null) return { action: { type: 'readyToDive' } };
  if (notUnderWay(context.view) !== null || noDuty(bridge, 'engineer') !== null) return null;
  return best(marks(context), context.luck);
}

function marks(context: BotContext): readonly WeighedAction[] {
  const { boat, sea, skill } = context;
  const { heading, position, broken } = boat;
  if (heading === null || position === null) return [];
  const forecast = {
    sea,
    at: numberOf(sea, position),
    horizon: skill.panelHorizon,
    wear: wearOf(context),
  };
  return breakdowns(panelOf(broken), heading, forecast).map(({ symbol, value }) => ({
    action: { type: 'break', symbol },
    value,
  }));
}

/** How much of a gauge is marked, from 0 to 1. */
const filled = ({ view, boat }: BotContext, system: System): number =>
  boat.gauges[system] / GAUGES[view.setup.mode][system];

/** What this boat can least do without now. */
export function wearOf(context: BotContext): Wear {
  const { view, side, weights } = context;
  const left = view.setup.damage - view.standing[side].damage;
  const weapons = Math.max(filled(context, 'torpedo'), 0.8 * filled(context, 'mine'));
  const detection = Math.max(filled(context, 'sonar'), filled(context, 'drone'));
  const special = Math.max(filled(context, 'silence'), filled(context, 'scenario'));
  const hunted = view.standing[enemyOf(side)].ready.includes('torpedo') ? 0.1 : 0;
  return {
    needs: {
      weapons: weights.weapons * (0.15 + 0.3 * weapons),
      detection: weights.detection * (0.05 + 0.12 * detection),
      special: weights.special * (0.04 + (0.12 + hunted) * special),
      radiation: 0,
    },
    damage: left <= 1 ? 20 : weights.overload,
    strain: weights.strain,
    promise: weights.promise,
  };
}
