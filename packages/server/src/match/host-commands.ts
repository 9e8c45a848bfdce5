import { refuse } from '@fathom/kit';
import type { Refusal, Seat } from '@fathom/kit';
import type { ArrangeSeat } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { Helm } from './helm.ts';
import type { Planned } from './rows.ts';
import { emptySeats, isFull, isHost, levelFault, notInLobby, seatsOf } from './seating.ts';
import { startOf } from './state.ts';
import type { SeatState } from './state.ts';

/** What the host of a match does before it begins: whoever made it, in a seat or not. */
export interface HostCommands {
  readonly start: (guest: string) => Promise<Refusal | null>;
  readonly arrange: (guest: string, seat: Seat, request: ArrangeSeat) => Promise<Refusal | null>;
  readonly giveUp: (guest: string) => Promise<Refusal | null>;
}

export function hostCommands(helm: Helm, attendance: Attendance): HostCommands {
  const { state, services, queue, room } = helm;

  /** A host who is gone must not keep the others from playing. */
  const mayLead = (guest: string): boolean =>
    isHost(state, guest) ||
    (seatsOf(state, guest).length > 0 && attendance.isAbsent(state.created.creator));
  const leadFault = (guest: string): Refusal | null =>
    notInLobby(state) ?? (mayLead(guest) ? null : NOT_HOST);

  const arrangeFault = (
    guest: string,
    { guest: held, name }: SeatState,
    plan: Planned,
  ): Refusal | null => {
    if (held === null) return plan.for === 'bot' ? levelFault(state.game, plan.level) : null;
    if (plan.for === 'bot')
      return refuse('seatTaken', `${name} sits there: free the seat before you give it to a bot.`);
    return isHost(state, guest) || held === guest
      ? null
      : refuse('notHost', 'Only the host can ask another player to leave a seat.');
  };
  return {
    start: (guest) =>
      queue.run(async () => {
        const fault = leadFault(guest);
        if (fault !== null) return fault;
        const empty = emptySeats(state);
        if (empty.length > 0)
          return refuse(
            'emptySeats',
            `Nobody sits on ${empty.join(', ')}: take what is free, invite somebody, or give it to a bot.`,
          );
        await helm.begin();
        return null;
      }),
    arrange: (guest, wanted, request) =>
      queue.run(async () => {
        const fault = leadFault(guest);
        if (fault !== null) return fault;
        const seat = state.seats.get(wanted);
        const names = [...state.seats.keys()].join(', ');
        if (seat === undefined)
          return refuse('noSuchSeat', `There is no seat "${wanted}"; there are ${names}.`);
        const plan = planOf(request);
        const refusal = arrangeFault(guest, seat, plan);
        if (refusal !== null) return refusal;
        const before = seat.guest;
        if (before === null && isSame(seat.plan, plan)) return null;
        await helm.append({ type: 'arranged', at: services.now(), seat: wanted, plan });
        if (before !== null) room.welcomeAgain(helm.info(), before);
        if (startOf(state) === 'full' && isFull(state)) await helm.begin();
        else helm.showMatch();
        return null;
      }),
    giveUp: (guest) =>
      queue.run(async () => {
        const fault = notInLobby(state);
        if (fault !== null) return fault;
        if (!isHost(state, guest))
          return refuse(
            'notHost',
            'Only the host can give this match up; you can leave your seat.',
          );
        await helm.close();
        return null;
      }),
  };
}

const NOT_HOST = refuse(
  'notHost',
  'That is for the host, who made this match. If the host is away for 3 minutes, any player can do it.',
);

const planOf = ({ plan }: ArrangeSeat): Planned =>
  plan === 'open' ? { for: 'anyone' } : { for: 'bot', level: plan.bot };

const isSame = (plan: Planned, other: Planned): boolean =>
  plan.for === 'bot' && other.for === 'bot' ? plan.level === other.level : plan.for === other.for;
