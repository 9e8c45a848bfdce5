import type { Forfeit, Input, Millis, Rng, Seat } from '../game.ts';
import { FORFEITS } from '../game.ts';
import { stateOf } from './world.ts';
import type { World } from './world.ts';

const LONGEST_PAUSE = 2000;
const LEGAL_LIMIT = 5000;

export interface RandomPlayer {
  readonly seats: readonly Seat[];
  readonly dice: Rng;
  readonly choose: Choose;
  readonly forfeitAt: number | null; // the position in the log where somebody gives up
}
/** Which of its legal actions a seat takes. */
export type Choose = (actions: readonly unknown[], dice: Rng) => unknown;
const anyOfThem: Choose = (actions, dice) => dice.pick(actions);

/** One game in four ends by somebody giving up, so that those endings are walked too. */
export function randomPlayer(
  seats: readonly Seat[],
  dice: Rng,
  choose: Choose = anyOfThem,
): RandomPlayer {
  return { seats, dice, choose, forfeitAt: dice.int(4) === 0 ? dice.int(40) : null };
}

/** What a random player or the clock does next; null: nobody can do anything. */
export function nextInput(world: World, who: RandomPlayer): Input<unknown> | null {
  const { game } = world;
  const { dice } = who;
  const state = stateOf(world);
  const due = game.deadline(state);
  const now = ((world.rows.at(-1)?.input.at ?? 0) + dice.int(LONGEST_PAUSE)) as Millis;
  const tick: Input<unknown> | null = due === null ? null : { type: 'tick', at: due };
  if (tick !== null && due !== null && (now >= due || dice.int(8) === 0)) return tick;
  if (world.rows.length === who.forfeitAt)
    return { type: 'forfeit', at: now, seat: dice.pick(who.seats), reason: giveUp(dice) };
  for (const seat of dice.shuffle(who.seats)) {
    const actions = legalOf(world, seat);
    if (actions.length > 0)
      return { type: 'act', at: now, seat, action: who.choose(actions, dice) };
  }
  return tick;
}

const giveUp = (dice: Rng): Forfeit => dice.pick(FORFEITS);

/** The legal actions of a seat from its own view. A list beyond all bounds is cut. */
export function legalOf(world: World, seat: Seat): readonly unknown[] {
  const { game } = world;
  const actions: unknown[] = [];
  for (const action of game.legal(game.view(stateOf(world), [seat]), seat)) {
    actions.push(action);
    if (actions.length === LEGAL_LIMIT) break;
  }
  return actions;
}

export const isCut = (actions: readonly unknown[]): boolean => actions.length === LEGAL_LIMIT;
