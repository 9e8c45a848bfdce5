import { GAUGES, marksOn } from '../panel.ts';
import { noDuty, openGauges } from '../rules/duties.ts';
import { isBroken } from '../rules/panel-marks.ts';
import { cannotActivate } from '../rules/systems.ts';
import { notUnderWay } from '../rules/permission.ts';
import type { System } from '../vocabulary.ts';
import { fightNow, engagementOf } from './captain/engagement.ts';
import { fightValue } from './captain/fight.ts';
import { activations, aims, called, LISTENING, OFFENSIVE } from './captain/systems.ts';
import { tacticsOf } from './captain/tactics.ts';
import { bits } from './chances.ts';
import { best, ownBoat } from './context.ts';
import { chargeOrder, useOrder } from './crew-talk/orders.ts';
import type { Decision, WeighedAction, BotContext } from './context.ts';

/** Which gauge is marked; and the drone or the sonar, where the Captain has nothing better to use. */
export function firstMate(context: BotContext): Decision | null {
  const bridge = ownBoat(context);
  const { view, luck, side } = context;
  if (view.phase !== 'playing') return null;
  if (view.stop !== null) return view.stop.side === side ? droneAim(context) : null;
  if (notUnderWay(view) === null && noDuty(bridge, 'firstMate') === null)
    return best(marks(context), luck) ?? { action: { type: 'ok' } };
  return listen(context);
}

/** Every mark that can be made, and what it is worth. An order of the Captain comes before all else. */
export function marks(context: BotContext): readonly WeighedAction[] {
  const ordered = chargeOrder(context);
  return openGauges(ownBoat(context)).map((system) => ({
    action: { type: 'gauge', system },
    value:
      (system === ordered ? AN_ORDER : 0) +
      (worthOf(context, system) / missing(context, system)) *
        (isBroken(context.boat, system) ? context.weights.brokenWish : 1) +
      (system === 'torpedo' && context.skill.fights ? context.weights.haste * tempo(context) : 0),
  }));
}

const AN_ORDER = 10; // points of damage: more than anything is worth

/** What it is worth to have a torpedo ready a course earlier. */
function tempo(context: BotContext): number {
  const tactics = tacticsOf(context);
  if (tactics === null) return 0;
  const engagement = engagementOf(context, tactics);
  const wait = missing(context, 'torpedo');
  const ready = (charge: number): number =>
    fightValue(engagement, fightNow(context, engagement, charge));
  return ready(wait - 1) - ready(wait);
}

const missing = ({ view, boat }: BotContext, system: System): number =>
  GAUGES[view.setup.mode][system] - marksOn(boat, system);

/** What it would be worth to have a system ready. */
function worthOf(context: BotContext, system: System): number {
  const unknown = bits(context.enemy().chances);
  const self = context.self();
  const { wishes, blind, keen, littleKnown, hunted, flight } = context.weights;
  switch (system) {
    case 'torpedo':
      return wishes[system] * (unknown > littleKnown ? blind : 1);
    case 'mine':
    case 'scenario':
    case 'grapnel':
      return wishes[system];
    case 'sonar':
    case 'drone':
      return wishes[system] * (unknown > littleKnown ? 1 : keen);
    case 'silence':
    case 'decoy':
      return wishes[system] * (self !== null && bits(self.chances) < hunted ? flight : 1);
    default:
      return system satisfies never;
  }
}

const LARGE = 0.08; // worth beyond the price of the gauge for which the First Mate acts unasked
const PATIENCE = 3000; // milliseconds for the Captain to have another idea

function listen(context: BotContext): Decision | null {
  if (context.company.mates.includes('captain')) return listenAsTold(context);
  const bridge = ownBoat(context);
  if (!LISTENING.some((system) => cannotActivate(bridge, 'firstMate', system) === null))
    return null;
  if (OFFENSIVE.some((system) => cannotActivate(bridge, 'captain', system) === null)) return null;
  const tactics = tacticsOf(context);
  if (tactics === null) return null;
  const options = activations(context, tactics, LISTENING).filter(({ value }) => value > LARGE);
  const choice = best(options, context.luck);
  return (
    choice && {
      ...choice,
      action: called(context, choice.action),
      pause: PATIENCE + context.luck.int(1000),
    }
  );
}

/** A Captain who is a person has the say: drone and sonar go out when they are asked for. */
function listenAsTold(context: BotContext): Decision | null {
  const system = useOrder(context);
  if (system === null || !LISTENING.includes(system)) return null;
  if (cannotActivate(ownBoat(context), 'firstMate', system) !== null) return null;
  const tactics = tacticsOf(context);
  const choice = tactics && best(aims(context, tactics, system), context.luck);
  return choice && { ...choice, action: called(context, choice.action) };
}

const COURTESY = 4500; // milliseconds for the Captain to name the sector

function droneAim(context: BotContext): Decision | null {
  const { stop } = context.view;
  const tactics = tacticsOf(context);
  if (tactics === null || stop?.waitsFor !== 'aim' || stop.system !== 'drone') return null;
  const choice = best(aims(context, tactics, 'drone'), context.luck);
  return choice && { ...choice, pause: COURTESY + context.luck.int(1500) };
}
