import type { Refusal, Seat } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { MatchControls } from './controls.ts';
import { reliefLogFault, seatChangeFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { findSeat, isDeserted, isFull, isHeldBy, isCreator, notInLobby } from './seating.ts';
import { startOf } from './state.ts';
import type { SeatState } from './state.ts';

export interface SeatCommands {
  readonly sit: (guest: string, name: string, request: TakeSeat) => Promise<Refusal | null>;
  readonly leave: (guest: string, seat: Seat) => Promise<Refusal | null>;
}
interface Sitter extends Pick<TakeSeat, 'contribution' | 'leave'> {
  readonly guest: string;
  readonly name: string;
}

export function seatCommands(controls: MatchControls, attendance: Attendance): SeatCommands {
  const { state, services, queue, room } = controls;
  const { now } = services;

  const sitDown = async (found: SeatState, sitter: Sitter): Promise<void> => {
    const { guest, name, contribution, leave } = sitter;
    const { seat } = found.chair;
    const before = found.guest;
    const moved = leave === null ? {} : { leave };
    await controls.append({ type: 'seated', at: now(), seat, guest, name, contribution, ...moved });
    attendance.seat(guest);
    if (before !== null) room.welcomeAgain(controls.info(), before);
    room.welcomeAgain(controls.info(), guest);
    if (state.status === 'lobby' && startOf(state) === 'full' && isFull(state))
      await controls.begin();
    else controls.showMatch();
    controls.watchOn();
  };
  const standUp = async (guest: string, seat: Seat): Promise<void> => {
    await controls.append({ type: 'left', at: now(), seat });
    room.welcomeAgain(controls.info(), guest);
    // A creator who waits for a crew may stand up and watch; whoever waits for one opponent has gone.
    const isGivenUp = startOf(state) === 'full' && isDeserted(state) && isCreator(state, guest);
    if (isGivenUp) await controls.close('givenUp');
    else controls.showMatch();
  };
  return {
    sit: (guest, name, request) =>
      queue.run(async () => {
        const { contribution, leave } = request;
        const found = findSeat(state, services.keys, { ...request, guest });
        if ('code' in found) return found;
        const isReturn = found.relieved?.guest === guest;
        const full = (isReturn ? reliefLogFault : seatChangeFault)(state, guest);
        if (full !== null && found.guest !== guest) return full;
        if (isReturn) {
          attendance.seat(guest);
          await controls.takeBack(guest, null);
        } else if (found.guest !== guest)
          await sitDown(found, { guest, name, contribution, leave });
        else if (leave !== null && leave !== found.chair.seat) await standUp(guest, leave);
        return null;
      }),
    leave: (guest, seat) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, guest)) return deny('notYourSeat', { wanted: 'seat' });
        if (notInLobby(state) !== null) return deny('begun', { wanted: 'leave' });
        await standUp(guest, seat);
        return null;
      }),
  };
}
