import type { Choice } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { cannotMove } from '../../rules/course.ts';
import { cannotDive } from '../../rules/tracing.ts';
import { cannotEndTurn } from '../../rules/turns.ts';
import { cannotTrigger } from '../../rules/weapons.ts';
import type { System } from '../../vocabulary.ts';
import { best, bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { answer } from './answer.ts';
import { moves } from './move.ts';
import { start } from './start.ts';
import { LISTENING, OFFENSIVE, activations, aims, called } from './systems.ts';
import { beliefOf, tacticsOf } from './tactics.ts';
import type { Tactics } from './tactics.ts';
import { triggers } from './weapons.ts';

/** Where to go, when to strike, what to say. */
export function captain(post: Post): Choice<Action> | null {
  const { view, side } = post;
  if (view.phase === 'placing') return view.standing[side].placed ? null : start(post);
  if (cannotDive(bridgeOf(post)) === null) return { action: { type: 'dive' } };
  if (view.stop !== null && view.stop.side !== side)
    return view.stop.waitsFor === 'answer' ? answer(post) : null;
  const tactics = tacticsOf(post);
  const choice = tactics && command(post, tactics);
  return choice && tactics && { ...choice, belief: beliefOf(post, tactics) };
}

function command(post: Post, tactics: Tactics): Choice<Action> | null {
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
  return cannotEndTurn(view, post.side) === null
    ? { action: { type: 'endTurn' }, options: strikes }
    : null;
}

const triggered = (post: Post, tactics: Tactics): readonly Option[] =>
  triggers(post, tactics).map(({ action, value }) => ({
    action,
    value: value - post.skill.temper.keptMine,
  }));

function move(post: Post, tactics: Tactics): Choice<Action> | null {
  const choice = best(moves(post, tactics), post.luck);
  return choice && { ...choice, action: called(post, choice.action) };
}

/** Real time: the STOP was called for something; now it is done as well as it can be. */
function aim(post: Post, tactics: Tactics, system: System): Choice<Action> {
  const options =
    system === 'silence'
      ? moves({ ...post, view: { ...post.view, stop: null } }, tactics).filter(
          ({ action }) => action.type === 'silence',
        )
      : aims(post, tactics, system);
  return best(options, post.luck) ?? { action: { type: 'standDown' } };
}
