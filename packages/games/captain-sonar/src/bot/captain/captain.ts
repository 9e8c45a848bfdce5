import { cannotMove } from '../../rules/course.ts';
import { cannotDive } from '../../rules/tracing.ts';
import { cannotEndTurn } from '../../rules/turns.ts';
import { cannotTrigger } from '../../rules/weapons.ts';
import type { System } from '../../vocabulary.ts';
import { best, bridgeOf } from '../post.ts';
import type { Deed, Option, Post } from '../post.ts';
import { answer } from './answer.ts';
import { moves } from './move.ts';
import { start } from './start.ts';
import { LISTENING, OFFENSIVE, activations, aims, called } from './systems.ts';
import { tacticsOf } from './tactics.ts';
import type { Tactics } from './tactics.ts';
import { triggers } from './weapons.ts';

/** Where to go, when to strike, what to say. */
export function captain(post: Post): Deed | null {
  const { view, side } = post;
  if (view.phase === 'placing') return view.standing[side].placed ? null : start(post);
  if (cannotDive(bridgeOf(post)) === null) return { action: { type: 'dive' } };
  if (view.stop !== null && view.stop.side !== side)
    return view.stop.waitsFor === 'answer' ? answer(post) : null;
  const tactics = tacticsOf(post);
  return tactics && command(post, tactics);
}

function command(post: Post, tactics: Tactics): Deed | null {
  const { view, luck } = post;
  const { stop } = view;
  if (stop !== null) return stop.waitsFor === 'aim' ? aim(post, tactics, stop.system) : null;
  const bridge = bridgeOf(post);
  const strikes = [
    ...(cannotTrigger(bridge) === null ? triggered(post, tactics) : []),
    ...activations(post, tactics, [...OFFENSIVE, ...LISTENING]),
  ];
  const strike = best(
    strikes.filter(({ value }) => value > 0),
    luck,
  );
  if (strike !== null) return { action: called(post, strike.action), options: strikes };
  if (cannotMove(bridge) === null) return move(post, tactics);
  if (cannotEndTurn(view, post.side) !== null) return null;
  const end: Option = { action: { type: 'endTurn' }, value: 0 };
  return { action: end.action, options: [end, ...strikes] };
}

const triggered = (post: Post, tactics: Tactics): readonly Option[] =>
  triggers(post, tactics).map(({ action, value }) => ({
    action,
    value: value - post.temper.keptMine,
  }));

function move(post: Post, tactics: Tactics): Deed | null {
  const choice = best(moves(post, tactics), post.luck);
  return choice && { ...choice, action: called(post, choice.action) };
}

/** Real time: the STOP was called for something; now it is done as well as it can be. */
function aim(post: Post, tactics: Tactics, system: System): Deed {
  const options =
    system === 'silence'
      ? moves({ ...post, view: { ...post.view, stop: null } }, tactics).filter(
          ({ action }) => action.type === 'silence',
        )
      : aims(post, tactics, system);
  return best(options, post.luck) ?? { action: { type: 'standDown' } };
}
