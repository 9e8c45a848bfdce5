import type { Action } from '../../actions.ts';
import { cannotActivate } from '../../rules/systems.ts';
import { SYSTEMS } from '../../vocabulary.ts';
import type { System } from '../../vocabulary.ts';
import { likeliest } from '../chances.ts';
import { ownBoat } from '../context.ts';
import type { WeighedAction, BotContext } from '../context.ts';
import { droneBits, sonarBits } from '../listening.ts';
import { hauls } from './salvage.ts';
import { bitWorth } from './tactics.ts';
import type { Tactics } from './tactics.ts';
import { mineOptions, chartedBlasts, shots } from './weapons.ts';

/** Every aim of a system, and what it is worth as such. */
export function aims(
  context: BotContext,
  tactics: Tactics,
  system: System,
): readonly WeighedAction[] {
  switch (system) {
    case 'torpedo':
      return shots(context, tactics);
    case 'mine':
      return mineOptions(context, tactics);
    case 'scenario':
      return chartedBlasts(context, tactics);
    case 'drone':
      return drones(context, tactics);
    case 'sonar':
      return [{ action: { type: 'sonar' }, value: sonarWorth(context, tactics) }];
    case 'grapnel':
      return hauls(context);
    case 'silence':
    case 'decoy':
      return []; // they are moves
    default:
      return system satisfies never;
  }
}

const drones = (context: BotContext, tactics: Tactics): readonly WeighedAction[] => {
  const told = droneBits(context.sea, tactics.chances);
  const worth = context.skill.weighsInformation ? bitWorth(context, tactics) : 0.2;
  return told.map((bits, i) => ({
    action: { type: 'drone', sector: i + 1 },
    value: worth * bits,
  }));
};

const CELLS_ASKED = 12;
const sonarWorth = (context: BotContext, tactics: Tactics): number =>
  context.skill.weighsInformation
    ? bitWorth(context, tactics) *
      sonarBits(context.sea, tactics.chances, likeliest(tactics.chances, CELLS_ASKED))
    : 0.2;

/** What a full gauge is worth to have: an aim must be worth more. */
const priceOf = ({ weights, skill }: BotContext, system: System): number =>
  ({
    torpedo: skill.fights ? 0 : weights.torpedo,
    scenario: weights.charted,
    mine: weights.mine,
    drone: weights.gauge,
    sonar: weights.gauge,
    silence: 0,
    decoy: 0,
    grapnel: 0,
  })[system];

export const OFFENSIVE: readonly System[] = ['torpedo', 'scenario', 'grapnel', 'mine'];
export const LISTENING: readonly System[] = ['sonar', 'drone'];

/** What can be activated now, with what it is worth beyond the price of its gauge. */
export function activations(
  context: BotContext,
  tactics: Tactics,
  among: readonly System[],
): readonly WeighedAction[] {
  const bridge = ownBoat(context);
  return among
    .filter((system) => cannotActivate(bridge, context.role, system) === null)
    .flatMap((system) =>
      aims(context, tactics, system).map(({ action, value }) => ({
        action,
        value: value - tactics.calm * priceOf(context, system),
      })),
    );
}

/** In real time a STOP comes before the aim. */
export const called = ({ view }: BotContext, action: Action): Action =>
  view.setup.mode === 'realTime' && isActivation(action.type)
    ? { type: 'stop', system: action.type }
    : action;

const ACTIVATIONS = new Set<string>(SYSTEMS.filter((system) => system !== 'decoy'));
const isActivation = (type: Action['type']): type is System & Action['type'] =>
  ACTIVATIONS.has(type);
