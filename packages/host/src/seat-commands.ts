import type { Refusal, Seat } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { MatchControls } from './controls.ts';
import { seatChangeFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { leaveFault, usualLevel } from './relief.ts';
import {
  findSeat,
  isCreator,
  isDeserted,
  isFull,
  isHeldBy,
  notInLobby,
  sideOf,
} from './seating.ts';
import { appliedKey, startOf } from './state.ts';
import type { SeatState } from './state.ts';
import { dropWish } from './surrender.ts';

export interface SeatCommands {
  readonly sit: (guest: string, name: string, request: TakeSeat) => Promise<Refusal | null>;
  /** Before the start the seat is free again; once the match runs, bots play all seats of this guest. */
  readonly leave: (guest: string, seat: Seat, id?: string) => Promise<Refusal | null>;
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
    if (before !== null) {
      dropWish(controls, before, found.chair.side);
      room.welcomeAgain(controls.info(), before);
    }
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
  const goAway = async (guest: string, id: string | null): Promise<Refusal | null> => {
    const fault = leaveFault(state, guest);
    if (fault !== null) return fault;
    const side = sideOf(state, guest);
    const level = usualLevel(state);
    await controls.append({ type: 'relieved', at: now(), id, guest, level });
    dropWish(controls, guest, side);
    room.welcomeAgain(controls.info(), guest);
    controls.showMatch();
    controls.watchOn();
    return null;
  };
  return {
    sit: (guest, name, request) =>
      queue.run(async () => {
        const { contribution, leave } = request;
        const found = findSeat(state, services.keys, { ...request, guest });
        if ('code' in found) return found;
        const isOwn = found.guest === guest || found.relieved?.guest === guest;
        const full = isOwn ? null : seatChangeFault(state, guest);
        if (full !== null) return full;
        if (found.relieved?.guest === guest) {
          attendance.seat(guest);
          await controls.takeBack(guest, null);
        } else if (found.guest !== guest)
          await sitDown(found, { guest, name, contribution, leave });
        else if (leave !== null && leave !== found.chair.seat) await standUp(guest, leave);
        return null;
      }),
    leave: (guest, seat, id) =>
      queue.run(async () => {
        if (id !== undefined && state.applied.has(appliedKey(guest, id))) return null;
        if (!isHeldBy(state, seat, guest)) return deny('notYourSeat', { wanted: 'seat' });
        if (state.status === 'running') return goAway(guest, id ?? null);
        const fault = notInLobby(state);
        if (fault === null) await standUp(guest, seat);
        return fault;
      }),
  };
}
