import type { Seat } from '@fathom/kit';
import type { Join, MatchInfo } from '@fathom/protocol';
import { openAttendance } from './attendance.ts';
import { chatCommands } from './chat-commands.ts';
import type { ChatCommands } from './chat-commands.ts';
import { openHelm } from './helm.ts';
import type { Helm } from './helm.ts';
import { hostCommands } from './host-commands.ts';
import type { HostCommands } from './host-commands.ts';
import { playCommands } from './play-commands.ts';
import type { PlayCommands } from './play-commands.ts';
import { reliefCommands } from './relief-commands.ts';
import type { ReliefCommands } from './relief-commands.ts';
import type { Listener } from './room.ts';
import { seatCommands } from './seat-commands.ts';
import type { SeatCommands } from './seat-commands.ts';
import { isFull, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { gameTime, startOf, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

/** A match that is being played or watched. Every change goes through one queue and is durable before it shows. */
export interface LiveMatch
  extends SeatCommands, HostCommands, PlayCommands, ChatCommands, Omit<ReliefCommands, 'review'> {
  readonly state: Readonly<MatchState>;
  readonly info: () => MatchInfo;
  /** Game time now. */
  readonly time: () => number;
  readonly seatsOf: (guest: string) => readonly Seat[];
  readonly listeners: () => number;
  readonly join: (listener: Listener, message: Join) => void;
  readonly part: (listener: Listener) => void;
  readonly hurry: (guest: string) => void;
  /** Gives up a match that has not begun. */
  readonly close: () => Promise<void>;
  /** Names the match that follows; `choose` is told which one did so far. Says which it is. */
  readonly follow: (choose: (known: string | null) => Promise<string>) => Promise<string>;
  /** Takes up what was going on: clocks, bots, and a start that a crash cut off. */
  readonly resume: (downMillis: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function openLiveMatch(
  state: MatchState,
  services: Services,
  onOvertaken: () => void,
): LiveMatch {
  const helm = openHelm(state, services, onOvertaken);
  const attendance = openAttendance(helm);
  const { review, ...relief } = reliefCommands(helm, attendance);
  const { queue, room, bots } = helm;
  return {
    ...seatCommands(helm, attendance),
    ...hostCommands(helm, attendance),
    ...playCommands(helm, attendance),
    ...chatCommands(helm),
    ...relief,
    state,
    info: helm.info,
    time: () => Math.round(gameTime(state, services.now())),
    seatsOf: (guest) => seatsOf(state, guest),
    listeners: room.size,
    join: (listener, message) => {
      attendance.join(listener, message);
      review();
    },
    part: (listener) => {
      attendance.part(listener);
      review();
    },
    hurry: (guest) => {
      if (seatsOf(state, guest).length > 0) bots.hurry();
    },
    close: () =>
      queue.run(async () => {
        if (state.status === 'lobby') await helm.close();
      }),
    follow: (choose) => queue.run(() => follow(helm, choose)),
    resume: (downMillis) => queue.run(() => resume(helm, downMillis)),
    stop: helm.stop,
  };
}

async function follow(
  helm: Helm,
  choose: (known: string | null) => Promise<string>,
): Promise<string> {
  const { rematch } = helm.state;
  const match = await choose(rematch);
  if (match === rematch) return match;
  await helm.append({ type: 'followed', at: helm.services.now(), match });
  helm.showMatch();
  return match;
}

async function resume(helm: Helm, downMillis: number): Promise<void> {
  const { state, services } = helm;
  if (state.status === 'lobby' && startOf(state) === 'full' && isFull(state)) return helm.begin();
  if (state.status !== 'running') return undefined;
  const timed = state.clocks !== null || tableOf(state).deadline() !== null;
  if (timed && downMillis > 0)
    await helm.append({ type: 'paused', at: services.now(), millis: downMillis });
  return helm.watchOn();
}
