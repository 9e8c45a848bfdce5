import { cannotMove } from '../../rules/course.ts';
import { cannotDive } from '../../rules/tracing.ts';
import { cannotEndTurn } from '../../rules/turns.ts';
import { cannotTrigger } from '../../rules/weapons.ts';
import type { System } from '../../vocabulary.ts';
import { evenly } from '../chances.ts';
import { best, ownBoat } from '../context.ts';
import type { Decision, WeighedAction, BotContext } from '../context.ts';
import { answersAt } from '../listening.ts';
import { nameOf, numberOf } from '../sea.ts';
import type { SeaTables } from '../sea.ts';
import { moves } from './moves.ts';
import { activations, aims, called, LISTENING, OFFENSIVE } from './systems.ts';
import { tacticsOf } from './tactics.ts';
import { asWished, heldBack, leftToTheFirstMate, orderedUse } from './with-people.ts';
import type { Tactics } from './tactics.ts';
import { triggers } from './weapons.ts';

/** Where to go, when to strike, what to say. */
export function captain(context: BotContext): Decision | null {
  const { view, side } = context;
  if (view.phase === 'placing') return view.standing[side].placed ? null : start(context);
  if (cannotDive(ownBoat(context)) === null) return { action: { type: 'dive' } };
  if (view.stop !== null && view.stop.side !== side)
    return view.stop.waitsFor === 'answer' ? answer(context) : null;
  const tactics = tacticsOf(context);
  return tactics && command(context, tactics);
}

function command(context: BotContext, tactics: Tactics): Decision | null {
  const { view, luck } = context;
  const { stop } = view;
  if (stop !== null) return stop.waitsFor === 'aim' ? aim(context, tactics, stop.system) : null;
  const bridge = ownBoat(context);
  const ordered = orderedUse(context, tactics);
  if (ordered !== null) return ordered;
  const strikes = [
    ...(cannotTrigger(bridge) === null ? triggered(context, tactics) : []),
    ...activations(context, tactics, [...OFFENSIVE, ...LISTENING]),
  ];
  const strike = best(
    strikes.filter(({ value }) => value > 0),
    luck,
  );
  if (strike !== null)
    return leftToTheFirstMate(context, {
      action: called(context, strike.action),
      options: strikes,
    });
  if (cannotMove(bridge) === null) return heldBack(context, move(context, tactics));
  if (cannotEndTurn(view, context.side) !== null) return null;
  const end: WeighedAction = { action: { type: 'endTurn' }, value: 0 };
  return { action: end.action, options: [end, ...strikes] };
}

const triggered = (context: BotContext, tactics: Tactics): readonly WeighedAction[] =>
  triggers(context, tactics).map(({ action, value }) => ({
    action,
    value: value - context.weights.keptMine,
  }));

function move(context: BotContext, tactics: Tactics): Decision | null {
  const choice = best(asWished(context, moves(context, tactics)), context.luck);
  return choice && { ...choice, action: called(context, choice.action) };
}

/** Real time: the STOP was called for something; now it is done as well as it can be. */
function aim(context: BotContext, tactics: Tactics, system: System): Decision {
  const options =
    system === 'silence'
      ? moves({ ...context, view: { ...context.view, stop: null } }, tactics).filter(
          ({ action }) => action.type === 'silence',
        )
      : aims(context, tactics, system);
  return best(options, context.luck) ?? { action: { type: 'standDown' } };
}

const NEAR = 4; // courses within which there should be water enough
const FIT = 0.75; // of the cells, the roomiest so many are good starts

/** 1.4 Anywhere but in the narrows, each place as likely as the others. */
function start({ sea, luck }: BotContext): Decision {
  const room = sea.water.map((cell) => roomAt(sea, cell));
  const enough = room.toSorted((one, other) => other - one)[Math.floor(room.length * FIT)] ?? 0;
  const cells = sea.water.filter((_, i) => (room[i] ?? 0) >= enough);
  return { action: { type: 'start', cell: nameOf(sea, luck.pick(cells)) } };
}

/** Water at hand, and ways out of the place itself. */
const roomAt = (sea: SeaTables, cell: number): number =>
  sea.water.filter((other) => (sea.far[cell]?.[other] ?? NEAR + 1) <= NEAR).length +
  3 * (sea.ways[cell]?.length ?? 0);

const AS_GOOD = 0.97; // an answer that leaves so much of what the best leaves will do as well

/** 3.5 Two claims that tell the enemy least, by what it can know already. */
function answer({ boat, sea, luck, self, skill }: BotContext): Decision | null {
  if (boat.position === null) return null;
  const chances = self()?.chances ?? evenly(sea);
  const answers = answersAt(sea, chances, numberOf(sea, boat.position));
  const most = skill.weighsInformation ? Math.max(...answers.map(({ left }) => left)) : 0;
  const options = answers.map(({ claims, left }): WeighedAction => ({
    action: { type: 'answer', claims },
    value: skill.weighsInformation ? left : 0,
  }));
  const { action } = luck.pick(options.filter(({ value }) => value >= most * AS_GOOD));
  return { action, options };
}
