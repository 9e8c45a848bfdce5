import { cannotActivate } from '../../rules/systems.ts';
import { SYSTEMS } from '../../vocabulary.ts';
import type { System } from '../../vocabulary.ts';
import type { Action } from '../../actions.ts';
import { likeliest } from '../chances.ts';
import { droneBits, sonarBits } from '../listening.ts';
import { bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { bitWorth } from './tactics.ts';
import type { Tactics } from './tactics.ts';
import { berthOptions } from './minelaying.ts';
import { chartedBlasts, shots } from './weapons.ts';

/** Every aim of a system, and what it is worth as such. */
export function aims(post: Post, tactics: Tactics, system: System): readonly Option[] {
  switch (system) {
    case 'torpedo':
      return shots(post, tactics);
    case 'mine':
      return berthOptions(post, tactics);
    case 'scenario':
      return chartedBlasts(post, tactics);
    case 'drone':
      return drones(post, tactics);
    case 'sonar':
      return [{ action: { type: 'sonar' }, value: sonarWorth(post, tactics) }];
    case 'silence':
      return []; // it is a move
    default:
      return system satisfies never;
  }
}

const drones = (post: Post, tactics: Tactics): readonly Option[] => {
  const told = droneBits(post.sea, tactics.chances);
  const worth = post.skill.weighsInformation ? bitWorth(post, tactics) : 0.2;
  return told.map((bits, i) => ({
    action: { type: 'drone', sector: i + 1 },
    value: worth * bits,
  }));
};

const CELLS_ASKED = 12;
const sonarWorth = (post: Post, tactics: Tactics): number =>
  post.skill.weighsInformation
    ? bitWorth(post, tactics) *
      sonarBits(post.sea, tactics.chances, likeliest(tactics.chances, CELLS_ASKED))
    : 0.2;

/** What a full gauge is worth to have: an aim must be worth more. */
export const priceOf = ({ temper, skill }: Post, system: System): number =>
  ({
    torpedo: skill.fights ? 0 : temper.torpedo,
    scenario: temper.charted,
    mine: temper.mine,
    drone: temper.gauge,
    sonar: temper.gauge,
    silence: 0,
  })[system];

export const OFFENSIVE: readonly System[] = ['torpedo', 'scenario', 'mine'];
export const LISTENING: readonly System[] = ['sonar', 'drone'];

/** What can be activated now, with what it is worth beyond the price of its gauge. */
export function activations(
  post: Post,
  tactics: Tactics,
  among: readonly System[],
): readonly Option[] {
  const bridge = bridgeOf(post);
  return among
    .filter((system) => cannotActivate(bridge, post.role, system) === null)
    .flatMap((system) =>
      aims(post, tactics, system).map(({ action, value }) => ({
        action,
        value: value - tactics.calm * priceOf(post, system),
      })),
    );
}

/** In real time a STOP comes before the aim. */
export const called = ({ view }: Post, action: Action): Action =>
  view.setup.mode === 'realTime' && isActivation(action.type)
    ? { type: 'stop', system: action.type }
    : action;

const ACTIVATIONS = new Set<string>(SYSTEMS);
const isActivation = (type: Action['type']): type is System & Action['type'] =>
  ACTIVATIONS.has(type);
