import { COLOUR_OF, GAUGES, marksOn, systemsIn } from '../panel.ts';
import { noDuty } from '../rules/duties.ts';
import { notUnderWay } from '../rules/permission.ts';
import { cannotSayReady } from '../rules/tracing.ts';
import { enemyOf } from '../vocabulary.ts';
import type { System } from '../vocabulary.ts';
import { best, ownBoat } from './context.ts';
import type { Decision, WeighedAction, BotContext } from './context.ts';
import { keepOrder } from './crew-talk/orders.ts';
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
  marksOn(boat, system) / GAUGES[view.setup.mode][system];

const KEPT = 0.8; // of a point of damage: what the Captain wants kept whole breaks before the boat does

/** What this boat can least do without now, and what it was ordered to keep. */
export function wearOf(context: BotContext): Wear {
  const { view, side, weights } = context;
  const left = view.setup.damage - view.standing[side].damage;
  const needs = needsOf(context);
  const kept = keepOrder(context);
  const damage = left <= 1 ? 20 : weights.overload;
  return {
    needs: kept === null ? needs : { ...needs, [kept]: needs[kept] + KEPT * damage },
    damage,
    strain: weights.strain,
    promise: weights.promise,
  };
}

/** What a breakdown of each colour would cost as things stand. */
export function needsOf(context: BotContext): Wear['needs'] {
  const { view, side, weights } = context;
  const weapons = Math.max(filled(context, 'torpedo'), 0.8 * filled(context, 'mine'));
  const detection = Math.max(filled(context, 'sonar'), filled(context, 'drone'));
  const special = Math.max(
    ...systemsIn(view.setup.scenario)
      .filter((system) => COLOUR_OF[system] === 'special')
      .map((system) => filled(context, system)),
  );
  const crates = view.setup.scenario === 'salvage' ? 0.2 : 0;
  const hunted = view.standing[enemyOf(side)].ready.includes('torpedo') ? 0.1 : 0;
  return {
    weapons: weights.weapons * (0.15 + 0.3 * weapons),
    detection: weights.detection * (0.05 + 0.12 * detection),
    special: weights.special * (0.04 + (0.12 + hunted + crates) * special),
    radiation: 0,
  };
}
