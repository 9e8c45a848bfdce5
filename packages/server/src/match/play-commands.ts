import { refuse } from '@fathom/kit';
import type { Input, Refusal, Seat } from '@fathom/kit';
import type { ActMessage, ClaimMessage } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { Helm } from './helm.ts';
import { send } from './room.ts';
import type { Listener } from './room.ts';
import { isHeldBy, notYours, seatsOf } from './seating.ts';
import { appliedKey, claimOn, gameTime } from './state.ts';
import type { MatchState } from './state.ts';

/** What people do while a match runs. An input that is sent twice is applied once. */
export interface PlayCommands {
  readonly act: (message: ActMessage, from: Listener) => Promise<Refusal | null>;
  readonly resign: (guest: string, seat: Seat, id: string | null) => Promise<Refusal | null>;
  readonly claim: (message: ClaimMessage, from: Listener) => Promise<Refusal | null>;
}

export function playCommands(helm: Helm, attendance: Attendance): PlayCommands {
  const { state, services, queue } = helm;
  const { now } = services;
  const time = () => gameTime(state, now());
  const forfeit = (seat: Seat, reason: 'resigned' | 'absent'): Input<never> => ({
    type: 'forfeit',
    at: time(),
    seat,
    reason,
  });
  const repeated = (owner: string, id: string, from: Listener): boolean => {
    const known = state.applied.has(appliedKey(owner, id));
    if (known) send(from, { t: 'done', re: id });
    return known;
  };
  return {
    act: ({ id, seat, action }, from) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, from.guest)) return notYours;
        if (repeated(seat, id, from)) return null;
        return helm.take({ type: 'act', at: time(), seat, action }, id, { listener: from, id });
      }),
    resign: (guest, seat, id) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, guest)) return notYours;
        if (id !== null && state.applied.has(appliedKey(seat, id))) return null;
        return helm.take(forfeit(seat, 'resigned'), id, null);
      }),
    claim: ({ id, seat }, from) =>
      queue.run(async () => {
        if (repeated(claimOn(seat), id, from)) return null;
        const refusal = claimFault(state, seat, seatsOf(state, from.guest));
        if (refusal !== null) return refusal;
        const away = awayFault(state, seat, attendance);
        if (away !== null) return away;
        return helm.take(forfeit(seat, 'absent'), id, { listener: from, id });
      }),
  };
}

/** A side forfeits when nobody is left of it; as long as somebody is, a bot can relieve who is away. */
function awayFault(match: MatchState, seat: Seat, { isAbsent }: Attendance): Refusal | null {
  const { chair, guest } = match.seats.get(seat) ?? {};
  if (typeof guest !== 'string' || !isAbsent(guest))
    return refuse('notAway', 'That player has not been away for 3 minutes.');
  const stays = [...match.seats.values()].some(
    (other) => other.chair.side === chair?.side && other.guest !== null && !isAbsent(other.guest),
  );
  return stays
    ? refuse('crewGoesOn', 'Others of that crew are still there: they can call a bot instead.')
    : null;
}

function claimFault(match: MatchState, seat: Seat, own: readonly Seat[]): Refusal | null {
  const side = match.seats.get(seat)?.chair.side;
  if (side === undefined) return refuse('noSuchSeat', `There is no seat "${seat}".`);
  if (match.created.clock.type !== 'none')
    return refuse('clockDecides', 'This match has a clock: wait for it to run out.');
  const opposes = own.some((mine) => match.seats.get(mine)?.chair.side !== side);
  return opposes ? null : refuse('notOpponent', 'Only the other side can claim a player absent.');
}
