import type { Refusal, Seat } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import { logFault, seatChangeFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { leaveFault, usualLevel } from './relief.ts';
import { adoptionFault, concernsOrKept, findSeat, isHeldBy, notInLobby } from './seating.ts';
import { appliedKey } from './state.ts';
import type { SeatState } from './state.ts';
import { isAboutToStart, isGivenUpBy } from './tell-row.ts';

export interface SeatCommands {
  sit(guest: string, name: string, request: TakeSeat): Promise<Refusal | null>;
  /** Before the start the seat is free again; once the match runs, bots play all seats of this guest. */
  leave(guest: string, seat: Seat, id?: string): Promise<Refusal | null>;
  /** All that is one person's here becomes another's, who is the same human being. */
  adopt(from: string, to: string): Promise<Refusal | null>;
}
interface Sitter extends Pick<TakeSeat, 'contribution' | 'leave'> {
  readonly guest: string;
  readonly name: string;
}

export function seatCommands(controls: MatchControls): SeatCommands {
  const { state, services, queue } = controls;
  const { now } = services;

  const sitDown = async (found: SeatState, sitter: Sitter): Promise<void> => {
    const { guest, name, contribution, leave } = sitter;
    const { seat } = found.chair;
    const moved = leave === null ? {} : { leave };
    const account = services.cards?.of(guest)?.account === true ? { account: true } : {};
    await controls.append({
      type: 'seated',
      at: now(),
      seat,
      guest,
      name,
      ...account,
      contribution,
      ...moved,
    });
    if (isAboutToStart(state)) await controls.begin(guest);
    controls.watchOn();
  };
  const standUp = async (guest: string, seat: Seat): Promise<void> => {
    await controls.append({ type: 'left', at: now(), seat });
    if (isGivenUpBy(state, guest)) await controls.close('givenUp');
  };
  const goAway = async (guest: string, id: string | null): Promise<Refusal | null> => {
    const fault = leaveFault(state, guest);
    if (fault !== null) return fault;
    await controls.append({ type: 'relieved', at: now(), id, guest, level: usualLevel(state) });
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
          if (!controls.isHere(guest)) controls.absences.went(guest);
          await controls.takeBack(guest, null);
        } else if (found.guest !== guest)
          await sitDown(found, { guest, name, contribution, leave });
        else if (leave !== null && leave !== found.chair.seat) await standUp(guest, leave);
        return null;
      }),
    adopt: (from, to) =>
      queue.run(async () => {
        if (!concernsOrKept(state, from)) return null;
        const fault = adoptionFault(state, from, to) ?? logFault(state);
        if (fault !== null) return fault;
        await controls.append({ type: 'adopted', date: services.calendar(), from, to });
        controls.watchOn();
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
