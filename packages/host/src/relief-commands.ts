import type { Refusal } from '@fathom/kit';
import type { RelieveMessage, ReturnMessage, TakeOverMessage } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { Overtaken } from './overtaken.ts';
import { deny } from './refusals.ts';
import {
  countFor,
  isMissed,
  notAway,
  offFault,
  reliefFault,
  takeOverFault,
  wishFault,
} from './relief.ts';
import { seatChangeFault } from './log-limits.ts';
import { notRunning } from './seating.ts';
import { appliedKey } from './state.ts';

/** Bots and crew mates who play on for people who are away, until they return. */
export interface ReliefCommands {
  relieve(message: RelieveMessage, from: Listener): Promise<Refusal | null>;
  comeBack(message: ReturnMessage, from: Listener): Promise<Refusal | null>;
  takeOver(message: TakeOverMessage, from: Listener, name: string): Promise<Refusal | null>;
  /** Somebody came or went: a wish may have become pointless, or a majority. */
  review(): void;
}

export function reliefCommands(controls: MatchControls): ReliefCommands {
  const { state, services, queue, absences } = controls;
  const { now, log } = services;

  /** Bots come for this guest if enough people want it. */
  const settle = async (absent: string): Promise<void> => {
    const count = countFor(state, absent, controls);
    if (count === null || count.voters.length < count.needed || !isMissed(state, absent, absences))
      return;
    await controls.append({ type: 'relieved', at: now(), guest: absent, level: count.level });
    controls.watchOn();
  };
  const reviewAll = async (): Promise<void> => {
    for (const absent of state.reliefs.keys())
      if (state.status !== 'running') return;
      else if (controls.isHere(absent))
        await controls.append({ type: 'reliefDropped', at: now(), absent });
      else await settle(absent);
  };
  return {
    relieve: ({ id, seat, level }, from) =>
      queue.run(async () => {
        if (!state.applied.has(appliedKey(from.guest, id))) {
          if (state.status !== 'running') return notRunning(state);
          const fault =
            offFault(state, now()) ??
            reliefFault(state, { by: from.guest, seat, level }) ??
            wishFault(state, from.guest);
          if (fault !== null) return fault;
          const absent = state.seats.get(seat)?.guest ?? '';
          if (!isMissed(state, absent, absences)) return notAway(state);
          const { guest } = from;
          await controls.append({ type: 'reliefAsked', at: now(), id, guest, absent, level });
          await settle(absent);
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
    comeBack: ({ id, seat }, from) =>
      queue.run(async () => {
        if (!state.applied.has(appliedKey(from.guest, id))) {
          if (state.status !== 'running') return notRunning(state);
          if (state.seats.get(seat)?.relieved?.guest !== from.guest) return deny('notRelieved');
          await controls.takeBack(from.guest, id);
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
    takeOver: ({ id, seat }, from, name) =>
      queue.run(async () => {
        const { guest } = from;
        if (!state.applied.has(appliedKey(guest, id))) {
          if (state.status !== 'running') return notRunning(state);
          const fault =
            offFault(state, now()) ??
            takeOverFault(state, { by: guest, seat, absences, presence: controls }) ??
            seatChangeFault(state, guest);
          if (fault !== null) return fault;
          const account = services.cards?.of(guest)?.account === true ? { account: true } : {};
          const own = { guest, name, ...account };
          await controls.append({ type: 'tookOver', at: now(), id, ...own, seat });
          controls.watchOn();
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
    review: () => {
      if (state.reliefs.size === 0 || state.status !== 'running') return;
      queue.run(reviewAll).catch((error: unknown) => {
        if (!(error instanceof Overtaken))
          log.error({ match: state.created.id, err: error }, 'a relief could not be settled');
      });
    },
  };
}
