import { refuse } from '@fathom/kit';
import type { Refusal, Seat } from '@fathom/kit';
import type { TakeSeat } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { Helm } from './helm.ts';
import { findSeat, isDeserted, isFull, isHeldBy, notYours } from './seating.ts';

export interface SeatCommands {
  readonly sit: (guest: string, name: string, request: TakeSeat) => Promise<Refusal | null>;
  readonly leave: (guest: string, seat: Seat) => Promise<Refusal | null>;
}

export function seatCommands(helm: Helm, attendance: Attendance): SeatCommands {
  const { state, services, queue, room } = helm;
  const { now } = services;
  return {
    sit: (guest, name, request) =>
      queue.run(async () => {
        const found = findSeat(state, services.keys, { ...request, guest });
        if ('code' in found) return found;
        const before = found.guest;
        if (before === guest) return null;
        const { contribution } = request;
        const { seat } = found.chair;
        await helm.append({ type: 'seated', at: now(), seat, guest, name, contribution });
        attendance.seat(guest);
        if (before !== null) room.welcomeAgain(helm.info(), before);
        room.welcomeAgain(helm.info(), guest);
        if (state.status === 'lobby' && isFull(state)) await helm.begin();
        else helm.showMatch();
        return null;
      }),
    leave: (guest, seat) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, guest)) return notYours;
        if (state.status !== 'lobby')
          return refuse('begun', 'The match has begun: you can resign, not leave.');
        await helm.append({ type: 'left', at: now(), seat });
        room.welcomeAgain(helm.info(), guest);
        if (isDeserted(state) && guest === state.created.creator) await helm.close();
        else helm.showMatch();
        return null;
      }),
  };
}
