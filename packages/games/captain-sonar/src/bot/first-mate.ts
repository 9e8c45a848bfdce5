import { GAUGES } from '../panel.ts';
import { noDuty, openGauges } from '../rules/duties.ts';
import { cannotActivate, isBroken } from '../rules/systems.ts';
import { notUnderWay } from '../rules/table.ts';
import type { System } from '../vocabulary.ts';
import { bits } from './chances.ts';
import { LISTENING, OFFENSIVE, activations, aims, called } from './captain/systems.ts';
import { berthNow, engagementOf } from './captain/engagement.ts';
import { outlook } from './captain/fight.ts';
import { tacticsOf } from './captain/tactics.ts';
import { best, bridgeOf } from './post.ts';
import type { Deed, Option, Post } from './post.ts';

/** Which gauge is marked; and the drone or the sonar, where the Captain has nothing better to use. */
export function firstMate(post: Post): Deed | null {
  const bridge = bridgeOf(post);
  const { view, luck, side } = post;
  if (view.phase !== 'playing') return null;
  if (view.stop !== null) return view.stop.side === side ? droneAim(post) : null;
  if (notUnderWay(view) === null && noDuty(bridge, 'firstMate') === null)
    return best(marks(post), luck) ?? { action: { type: 'ok' } };
  return listen(post);
}

function marks(post: Post): readonly Option[] {
  return openGauges(bridgeOf(post)).map((system) => ({
    action: { type: 'gauge', system },
    value:
      (worthOf(post, system) / missing(post, system)) *
        (isBroken(post.boat, system) ? post.temper.brokenWish : 1) +
      (system === 'torpedo' && post.skill.fights ? post.temper.haste * tempo(post) : 0),
  }));
}

/** What it is worth to have a torpedo ready a course earlier. */
function tempo(post: Post): number {
  const tactics = tacticsOf(post);
  if (tactics === null) return 0;
  const engagement = engagementOf(post, tactics);
  const wait = missing(post, 'torpedo');
  const ready = (charge: number): number => outlook(engagement, berthNow(post, engagement, charge));
  return ready(wait - 1) - ready(wait);
}

const missing = ({ view, boat }: Post, system: System): number =>
  GAUGES[view.setup.mode][system] - boat.gauges[system];

/** What it would be worth to have a system ready. */
function worthOf(post: Post, system: System): number {
  const unknown = bits(post.enemy().chances);
  const self = post.self();
  const { wishes, blind, keen, littleKnown, hunted, flight } = post.temper;
  switch (system) {
    case 'torpedo':
      return wishes[system] * (unknown > littleKnown ? blind : 1);
    case 'mine':
    case 'scenario':
      return wishes[system];
    case 'sonar':
    case 'drone':
      return wishes[system] * (unknown > littleKnown ? 1 : keen);
    case 'silence':
      return wishes[system] * (self !== null && bits(self.chances) < hunted ? flight : 1);
    default:
      return system satisfies never;
  }
}

const LARGE = 0.08; // worth beyond the price of the gauge for which the First Mate acts unasked
const PATIENCE = 3000; // milliseconds for the Captain to have another idea

function listen(post: Post): Deed | null {
  const bridge = bridgeOf(post);
  if (!LISTENING.some((system) => cannotActivate(bridge, 'firstMate', system) === null))
    return null;
  if (OFFENSIVE.some((system) => cannotActivate(bridge, 'captain', system) === null)) return null;
  const tactics = tacticsOf(post);
  if (tactics === null) return null;
  const options = activations(post, tactics, LISTENING).filter(({ value }) => value > LARGE);
  const choice = best(options, post.luck);
  return (
    choice && {
      ...choice,
      action: called(post, choice.action),
      pause: PATIENCE + post.luck.int(1000),
    }
  );
}

const COURTESY = 4500; // milliseconds for the Captain to name the sector

function droneAim(post: Post): Deed | null {
  const { stop } = post.view;
  const tactics = tacticsOf(post);
  if (tactics === null || stop?.waitsFor !== 'aim' || stop.system !== 'drone') return null;
  const choice = best(aims(post, tactics, 'drone'), post.luck);
  return choice && { ...choice, pause: COURTESY + post.luck.int(1500) };
}
