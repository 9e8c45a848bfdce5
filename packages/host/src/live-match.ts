import type { Refusal, Seat } from '@fathom/kit';
import type { CloseReason, Join, MatchInfo } from '@fathom/protocol';
import { openAttendance } from './attendance.ts';
import { chatCommands } from './chat.ts';
import type { ChatCommands } from './chat.ts';
import { openControls } from './controls.ts';
import type { LiveMatchOptions, MatchControls } from './controls.ts';
import { creatorCommands } from './creator-commands.ts';
import type { CreatorCommands } from './creator-commands.ts';
import { playCommands } from './play-commands.ts';
import type { PlayCommands } from './play-commands.ts';
import { reliefCommands } from './relief-commands.ts';
import type { ReliefCommands } from './relief-commands.ts';
import type { Listener } from './listener.ts';
import { Overtaken } from './overtaken.ts';
import type { Ears } from './peers.ts';
import { seatCommands } from './seat-commands.ts';
import type { SeatCommands } from './seat-commands.ts';
import { isFull, isOpen, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { gameTime, startOf, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

/** Chooses the match that follows; it is told which one did so far. */
type ChooseNext = (known: string | null) => Promise<string | Refusal>;

/** A match that is being played or watched. Every change goes through one queue and is durable before it shows. */
export interface LiveMatch
  extends
    SeatCommands,
    CreatorCommands,
    Omit<PlayCommands, 'countWishes'>,
    ChatCommands,
    Omit<ReliefCommands, 'review'> {
  readonly state: Readonly<MatchState>;
  readonly info: () => MatchInfo;
  /** Game time now. */
  readonly time: () => number;
  readonly seatsOf: (guest: string) => readonly Seat[];
  readonly listeners: () => number;
  /** Somebody listens, here or at another host. */
  readonly isWatched: () => boolean;
  /** When the last listener went; null: there was none yet. */
  readonly partedAt: () => number | null;
  /** This host acts for time and bots. */
  readonly isKept: () => boolean;
  /** What is heard of its copies at other hosts. */
  readonly ears: Ears;
  /** Nothing is being taken just now. */
  readonly isIdle: () => boolean;
  /** Somebody may have seen more of it at another host than this one has heard of: reads it first. */
  readonly readOn: () => Promise<void>;
  readonly join: (listener: Listener, message: Join) => void;
  readonly part: (listener: Listener) => void;
  /** Asks everybody who listens to join again, wherever that will be. */
  readonly sendAway: () => void;
  readonly hurry: (guest: string) => void;
  /** Ends a match that is not over, without a result. */
  readonly close: (reason: CloseReason) => Promise<void>;
  /** Names the match that follows, or says why there is none. */
  readonly follow: (choose: ChooseNext) => Promise<string | Refusal>;
  /** Takes up what was going on: clocks, bots, and a start that a crash cut off. */
  readonly resume: (downMillis: number, aliveAt?: number | null) => Promise<void>;
  /** Resolves once nothing goes on any more: bots and clocks may be waiting for a moment to come. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function openLiveMatch(
  state: MatchState,
  services: Services,
  options: LiveMatchOptions = {},
): LiveMatch {
  const controls = openControls(state, services, options);
  const attendance = openAttendance(controls);
  const { review, ...relief } = reliefCommands(controls, attendance);
  const { countWishes, ...play } = playCommands(controls, attendance);
  const { queue, room, bots, membership, elsewhere } = controls;
  let partedAt: number | null = null;
  let stopped = false;
  return {
    ...seatCommands(controls),
    ...creatorCommands(controls, attendance),
    ...play,
    ...chatCommands(controls),
    ...relief,
    state,
    info: controls.info,
    time: () => Math.round(gameTime(state, services.now())),
    seatsOf: (guest) => seatsOf(state, guest),
    listeners: room.size,
    isWatched: () => room.size() > 0 || elsewhere.isWatched(),
    partedAt: () => partedAt,
    isKept: () => membership.term() !== null,
    ears: {
      rows: controls.hearRows,
      papers: controls.hearPapers,
      keeping: controls.hearKeeping,
      hurry: bots.hurry,
      people: (texts) => {
        if (stopped) return;
        const wasWatched = elsewhere.isWatched();
        attendance.hear(texts);
        if (wasWatched && !elsewhere.isWatched()) partedAt = services.now();
        bots.hasten();
        review();
        countWishes().catch((error: unknown) => {
          if (!(error instanceof Overtaken))
            services.log.error({ match: state.created.id, err: error }, 'a vote was not settled');
        });
      },
    },
    isIdle: queue.isIdle,
    readOn: controls.readOn,
    join: (listener, message) => {
      if (stopped) return listener.dismiss(); // it was dropped while this one was on the way
      attendance.join(listener, message);
      if (seatsOf(state, listener.guest).length > 0) bots.hasten();
      return review();
    },
    part: (listener) => {
      attendance.part(listener);
      partedAt = services.now();
      review();
    },
    sendAway: room.dismissAll,
    hurry: (guest) => {
      if (seatsOf(state, guest).length === 0) return;
      bots.hurry();
      membership.hurry();
    },
    close: (reason) =>
      queue.run(async () => {
        if (isOpen(state)) await controls.close(reason);
      }),
    follow: (choose) => queue.run(() => follow(controls, choose)),
    resume: (downMillis, aliveAt = null) => {
      let owed = downMillis;
      return queue.run(async () => {
        const millis = owed;
        owed = 0; // where another host comes first, it has taken the match up
        await resume(controls, millis, aliveAt);
      });
    },
    settled: controls.settled,
    stop: () => {
      stopped = true;
      return controls.stop();
    },
  };
}

async function follow(controls: MatchControls, choose: ChooseNext): Promise<string | Refusal> {
  const { rematch } = controls.state;
  const match = await choose(rematch);
  if (match === rematch || typeof match !== 'string') return match;
  await controls.append({ type: 'followed', at: controls.services.now(), match });
  controls.showMatch();
  return match;
}

async function resume(
  controls: MatchControls,
  millis: number,
  aliveAt: number | null,
): Promise<void> {
  const { state, services } = controls;
  if (state.status === 'lobby' && startOf(state) === 'full' && isFull(state))
    return controls.begin();
  if (state.status === 'finished') return controls.seal();
  if (state.status !== 'running') return undefined;
  const timed = state.clocks !== null || tableOf(state).deadline() !== null;
  // Below 0 the log is ahead of the clock, and without the row even a game without one would stand still.
  if (timed ? millis !== 0 : millis < 0)
    await controls.append({ type: 'paused', at: services.now(), millis, aliveAt });
  return controls.watchOn();
}
