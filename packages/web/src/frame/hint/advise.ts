import { rngFor } from '@fathom/kit';
import type { Advice, Playable, Seat, Seed } from '@fathom/kit';

/** What an adviser is told: what the person at the table sees, and nothing else. */
export interface AdviceRequest {
  readonly seats: readonly Seat[]; // the person's
  readonly view: unknown; // theirs: all that a bot goes by
  readonly seed: string; // of the adviser's own luck
}
/** What the strongest bot would do in one of the person's seats. */
export interface SeatAdvice {
  readonly seat: Seat;
  readonly advice: Advice;
  readonly action: unknown; // the same as data: to be drawn on the board, or done
}

/** Who gives advice on a game. */
export const adviserName = ({ levels }: Playable): string => levels.at(-1)?.name ?? '';

/** Seats the strongest bot where the person sits and lets it say what it would do. Seats with nothing to do have no advice. */
export function advise(
  game: Playable,
  { seats, view, seed }: AdviceRequest,
): readonly SeatAdvice[] {
  const strongest = game.levels.at(-1)?.level;
  const { explain } = game;
  if (strongest === undefined || explain === null)
    throw new Error(`The bots of ${game.name} give no advice.`);
  return seats.flatMap((seat, index): SeatAdvice[] => {
    const bot = game.seatBot(strongest, seat, rngFor(seed as Seed, index));
    bot.observe({ events: [], view });
    bot.meet?.(seats);
    const choice = bot.choose();
    return choice === null
      ? []
      : [{ seat, advice: explain(choice, view, seat), action: choice.action }];
  });
}
