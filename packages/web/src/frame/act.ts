import type { Refusal, Seat } from '@fathom/kit';
import { refuse } from '@fathom/kit';
import type { SubmitAction } from '../games/game-client.ts';

type Send = (seat: Seat, action: unknown) => Promise<Refusal | null>;

const WATCHING = refuse('watching');
const WHICH = refuse('whichSeat');

/** Both ways to act, from the one of them that names the seat. */
export function actWith(you: () => readonly Seat[], send: Send): SubmitAction {
  return (...args: readonly [unknown] | readonly [Seat, unknown]) => {
    const seats = you();
    const [seat, action] = args.length === 2 ? args : [seats[0], args[0]];
    if (seats.length === 0 || seat === undefined) return Promise.resolve(WATCHING);
    if (args.length === 1 && seats.length > 1) return Promise.resolve(WHICH);
    return send(seat, action);
  };
}
