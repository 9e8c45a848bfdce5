import { refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { RelieveMessage, ReturnMessage } from '@fathom/protocol';
import type { Attendance } from './attendance.ts';
import type { Helm } from './helm.ts';
import { countFor, reliefFault } from './relief.ts';
import { send } from './room.ts';
import type { Listener } from './room.ts';
import { notRunning } from './seating.ts';
import { appliedKey } from './state.ts';

/** Bots that play on for people who are away, until they return. */
export interface ReliefCommands {
  readonly relieve: (message: RelieveMessage, from: Listener) => Promise<Refusal | null>;
  readonly comeBack: (message: ReturnMessage, from: Listener) => Promise<Refusal | null>;
  /** Somebody came or went: a wish may have become pointless, or a majority. */
  readonly review: () => void;
}

export function reliefCommands(helm: Helm, attendance: Attendance): ReliefCommands {
  const { state, services, queue, room } = helm;
  const { now, log } = services;

  /** Whether bots have come for this guest. */
  const settle = async (absent: string): Promise<boolean> => {
    const count = countFor(state, absent, room);
    if (count === null || count.voters.length < count.needed || !attendance.isAbsent(absent))
      return false;
    await helm.append({ type: 'relieved', at: now(), guest: absent, level: count.level });
    helm.showMatch();
    helm.watchOn();
    return true;
  };
  const reviewAll = async (): Promise<void> => {
    for (const absent of state.reliefs.keys())
      if (state.status !== 'running') return;
      else if (room.isHere(absent)) {
        await helm.append({ type: 'reliefDropped', at: now(), absent });
        helm.showMatch();
      } else await settle(absent);
  };
  return {
    relieve: ({ id, seat, level }, from) =>
      queue.run(async () => {
        if (!state.applied.has(appliedKey(from.guest, id))) {
          if (state.status !== 'running') return notRunning(state);
          const fault = reliefFault(state, { by: from.guest, seat, level });
          if (fault !== null) return fault;
          const absent = state.seats.get(seat)?.guest ?? '';
          if (!attendance.isAbsent(absent))
            return refuse('notAway', 'That player has not been away for 3 minutes.');
          const { guest } = from;
          await helm.append({ type: 'reliefAsked', at: now(), id, guest, absent, level });
          if (!(await settle(absent))) helm.showMatch();
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
    comeBack: ({ id, seat }, from) =>
      queue.run(async () => {
        if (!state.applied.has(appliedKey(from.guest, id))) {
          if (state.status !== 'running') return notRunning(state);
          if (state.seats.get(seat)?.relieved?.guest !== from.guest)
            return refuse('notRelieved', 'No bot plays that seat for you.');
          await helm.takeBack(from.guest, id);
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
    review: () => {
      if (state.reliefs.size === 0 || state.status !== 'running') return;
      queue
        .run(reviewAll)
        .catch((error: unknown) =>
          log.error({ match: state.created.id, err: error }, 'a relief could not be settled'),
        );
    },
  };
}
