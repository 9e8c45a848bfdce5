import type { Refusal, Seat } from '@fathom/kit';
import type { ArrangeSeat, Berth } from '@fathom/protocol';
import { berthChange, berthFault, sameBerths } from './berths.ts';
import type { MatchControls } from './controls.ts';
import { arrangementFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import type { SeatReservation } from './rows.ts';
import { emptySeats, isCreator, levelFault, notInLobby, seatsOf } from './seating.ts';
import { newBotName } from './state.ts';
import type { MatchState, SeatState } from './state.ts';
import { isAboutToStart } from './tell-row.ts';

/** What the creator of a match does before it begins, in a seat or not. */
export interface CreatorCommands {
  start(guest: string): Promise<Refusal | null>;
  arrange(guest: string, seat: Seat, request: ArrangeSeat): Promise<Refusal | null>;
  /** Says which seats go to one person together: it merges and splits them, whoever sits there. */
  berth(guest: string, berths: readonly Berth[]): Promise<Refusal | null>;
  giveUp(guest: string): Promise<Refusal | null>;
}

export function creatorCommands(controls: MatchControls): CreatorCommands {
  const { state, services, queue } = controls;

  /** A creator who is gone must not keep the others from playing. */
  const mayLead = (guest: string): boolean =>
    isCreator(state, guest) ||
    (seatsOf(state, guest).length > 0 && controls.absences.isAbsent(state.creator));
  const leadFault = (guest: string): Refusal | null =>
    notInLobby(state) ?? (mayLead(guest) ? null : deny('notHost', { wanted: 'lead' }));

  const arrangeFault = (
    guest: string,
    { guest: held, name }: SeatState,
    plan: SeatReservation,
  ): Refusal | null => {
    if (held === null) return plan.for === 'bot' ? levelFault(state.game, plan.level) : null;
    if (plan.for === 'bot') return deny('seatTaken', { name });
    return isCreator(state, guest) || held === guest
      ? null
      : deny('notHost', { wanted: 'freeSeat' });
  };
  return {
    start: (guest) =>
      queue.run(async () => {
        const fault = leadFault(guest);
        if (fault !== null) return fault;
        const empty = emptySeats(state);
        if (empty.length > 0) return deny('emptySeats', { seats: empty });
        await controls.begin(guest);
        return null;
      }),
    arrange: (guest, wanted, request) =>
      queue.run(async () => {
        const fault = leadFault(guest);
        if (fault !== null) return fault;
        const seat = state.seats.get(wanted);
        if (seat === undefined)
          return deny('noSuchSeat', { seat: wanted, seats: [...state.seats.keys()] });
        const plan = planOf(state, wanted, request);
        const refusal = arrangeFault(guest, seat, plan);
        if (refusal !== null) return refusal;
        if (seat.guest === null && isSame(seat.plan, plan)) return null;
        const full = arrangementFault(state);
        if (full !== null) return full;
        await controls.append({ type: 'arranged', at: services.now(), seat: wanted, plan });
        if (isAboutToStart(state)) await controls.begin(guest);
        return null;
      }),
    berth: (guest, berths) =>
      queue.run(async () => {
        const chairs = [...state.seats.values()].map(({ chair }) => chair);
        const fault = leadFault(guest) ?? berthFault(chairs, berths);
        if (fault !== null) return fault;
        const change = berthChange(state, berths);
        if ('code' in change) return change;
        const { freed, given } = change;
        const others = freed.map((seat) => state.seats.get(seat)?.guest ?? guest);
        if (!isCreator(state, guest) && others.some((other) => other !== guest))
          return deny('notHost', { wanted: 'freeSeat' });
        const isNothing = freed.length === 0 && Object.keys(given).length === 0;
        if (isNothing && sameBerths(state.berths, berths)) return null;
        const full = arrangementFault(state);
        if (full !== null) return full;
        await controls.append({ type: 'berthed', at: services.now(), berths, freed, given });
        if (isAboutToStart(state)) await controls.begin(guest);
        return null;
      }),
    giveUp: (guest) =>
      queue.run(async () => {
        const fault = notInLobby(state);
        if (fault !== null) return fault;
        if (!isCreator(state, guest)) return deny('notHost', { wanted: 'giveUp' });
        await controls.close('givenUp');
        return null;
      }),
  };
}

const planOf = (match: MatchState, seat: Seat, { plan }: ArrangeSeat): SeatReservation =>
  plan === 'open'
    ? { for: 'anyone' }
    : { for: 'bot', level: plan.bot, name: newBotName(match, seat) };

const isSame = (plan: SeatReservation, other: SeatReservation): boolean =>
  plan.for === 'bot' && other.for === 'bot' ? plan.level === other.level : plan.for === other.for;
