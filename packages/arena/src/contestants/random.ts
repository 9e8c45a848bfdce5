import type { Rng } from '@fathom/kit';
import type { Player } from '@fathom/kit/exhibition';
import type { BotSeat } from './arena-game.ts';

/** How long bots that know nothing of pace take for an action: they must not act infinitely fast in real time. */
export const USUAL_PAUSE = 1500; // milliseconds of game time

/** Further down a list nobody looks: some are too long to make. */
const MOST_LISTED = 4000;

/** Any of the first few thousand, each as likely as the others; null: there is none. */
export function pickAny<T>(items: Iterable<T>, luck: Rng): T | null {
  let picked: T | null = null;
  let seen = 0;
  for (const item of items) {
    seen += 1;
    if (luck.int(seen) === 0) picked = item;
    if (seen === MOST_LISTED) break;
  }
  return picked;
}

/** A player that is not waited for lets half its chances pass: there may always be one more thing to scribble. */
export const letsItBe = ({ isWaitedFor, luck }: BotSeat): boolean =>
  !isWaitedFor() && luck.int(2) === 0;

/** Plays anything that is legal. */
export function randomPlayer(bot: BotSeat, legal: () => Iterable<unknown>): Player {
  return {
    observe: () => {},
    choose: () => {
      if (letsItBe(bot)) return null;
      const action = pickAny(legal(), bot.luck);
      return action === null ? null : { action, pause: USUAL_PAUSE };
    },
  };
}
