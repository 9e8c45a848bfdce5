import type { Refusal, Seat } from '@fathom/kit';
import type { CloseReason, Join, MatchInfo } from '@fathom/protocol';
import { openAttendance } from './attendance.ts';
import { noteGone } from './cards.ts';
import { chatCommands } from './chat.ts';
import type { ChatCommands } from './chat.ts';
import { openControls } from './controls.ts';
import type { LiveMatchOptions, MatchControls } from './controls.ts';
import { creatorCommands } from './creator-commands.ts';
import type { CreatorCommands } from './creator-commands.ts';
import { intercomCommands } from './intercom-commands.ts';
import type { IntercomCommands } from './intercom-commands.ts';
import { playCommands } from './play-commands.ts';
import type { PlayCommands } from './play-commands.ts';
import { rematchCommands } from './rematch-commands.ts';
import type { RematchCommands } from './rematch-commands.ts';
import { timeOffCommands } from './time-off-commands.ts';
import type { TimeOffCommands } from './time-off-commands.ts';
import { reliefCommands } from './relief-commands.ts';
import type { ReliefCommands } from './relief-commands.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { Overtaken } from './overtaken.ts';
import type { Ears } from './peers.ts';
import type { Recall } from './recall.ts';
import type { Room } from './room.ts';
import { seatCommands } from './seat-commands.ts';
import type { SeatCommands } from './seat-commands.ts';
import { isFull, isOpen, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { errorMessage } from './spoken.ts';
import { spectatorCommands } from './spectators.ts';
import type { SpectatorCommands } from './spectators.ts';
import { gameTime, startOf, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { attendFault } from './watchers.ts';
import { sayWhoIsHere } from './who-is-here.ts';

/** A match that is being played or watched. Every change goes through one queue and is durable before it shows. */
export interface LiveMatch
  extends
    SeatCommands,
    CreatorCommands,
    Omit<PlayCommands, 'countWishes'>,
    ChatCommands,
    IntercomCommands,
    TimeOffCommands,
    RematchCommands,
    Omit<ReliefCommands, 'review'>,
    SpectatorCommands {
  readonly state: Readonly<MatchState>;
  readonly info: () => MatchInfo;
  /** Tells everybody who listens the public face of the match: something beside its log has changed. */
  readonly show: () => void;
  /** The same and all that was said, to everybody or to one guest: what they may read has changed. */
  readonly tellAnew: (guest?: string) => void;
  /** Shows no more the names of people who are gone, nor the words of those who were erased. Says whether there were any. */
  readonly forgetGone: () => boolean;
  /** Brings to hand what has to be known of somebody before they come in. */
  readonly expect: (guest: string) => Promise<void>;
  /** Why this guest can do nothing here; null: they can. Over matches are everybody's to look at. */
  readonly banned: (guest: string) => Refusal | null;
  /** Game time now. */
  readonly time: () => number;
  readonly seatsOf: (guest: string) => readonly Seat[];
  readonly listeners: () => number;
  /** Somebody is connected to it, here or at another host. */
  readonly isHere: (guest: string) => boolean;
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
  /** What somebody in a seat is called here; null: whoever asks has to know. */
  readonly nameOf: (guest: string) => string | null;
  /** Why this one cannot be here; null: they are. The name is for those who only watch. */
  readonly join: (listener: Listener, message: Join, name?: string) => Refusal | null;
  readonly part: (listener: Listener) => void;
  /** Tells a listener what it was told before it came. */
  readonly earlier: Room['earlier'];
  /** Brings all rows to hand, which a record needs. */
  readonly recall: Recall;
  /** Asks everybody who listens to join again, wherever that will be. */
  readonly sendAway: () => void;
  /** Whoever is banned is told so, and hears no more. */
  readonly sendOut: (guest: string) => void;
  readonly hurry: (guest: string) => void;
  /** Ends a match that is not over, without a result. */
  readonly close: (reason: CloseReason) => Promise<void>;
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
  const banned = (guest: string): Refusal | null =>
    isOpen(state) ? (services.conduct?.banned(guest) ?? null) : null;
  let partedAt: number | null = null;
  let stopped = false;
  return {
    ...seatCommands(controls),
    ...creatorCommands(controls, attendance),
    ...play,
    ...chatCommands(controls),
    ...intercomCommands(controls),
    ...timeOffCommands(controls),
    ...rematchCommands(controls),
    ...relief,
    ...spectatorCommands(controls),
    state,
    info: controls.info,
    show: controls.showMatch,
    tellAnew: (guest) => {
      room.welcomeAgain(controls.info(), guest);
      controls.intercom.review();
    },
    forgetGone: () => {
      const isNews = noteGone(state, services.cards);
      if (isNews && state.status === 'finished') controls.seal(); // its record has one name less
      return isNews;
    },
    expect: async (guest) => {
      await services.conduct?.load([guest]).catch((error: unknown) => {
        services.log.warn({ match: state.created.id, err: error }, 'blocks could not be read');
      });
    },
    banned,
    time: () => Math.round(gameTime(state, services.now())),
    seatsOf: (guest) => seatsOf(state, guest),
    listeners: room.size,
    isHere: controls.isHere,
    isWatched: () => room.size() > 0 || elsewhere.isWatched(),
    partedAt: () => partedAt,
    isKept: () => membership.term() !== null,
    ears: {
      rows: controls.hearRows,
      papers: controls.hearPapers,
      keeping: controls.hearKeeping,
      hurry: bots.hurry,
      whisper: (text) => {
        if (!controls.intercom.hear(text)) return;
        sayWhoIsHere(controls);
        controls.intercom.review();
      },
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
    isIdle: () => queue.isIdle(),
    readOn: controls.readOn,
    nameOf: (guest) => nameInSeat(state, guest),
    join: (listener, message, name = '') => {
      const fault = banned(listener.guest) ?? attendFault(state, listener.guest);
      if (fault !== null) return fault;
      if (stopped) {
        listener.dismiss(); // it was dropped while this one was on the way
        return null;
      }
      attendance.join(listener, message, name);
      if (seatsOf(state, listener.guest).length > 0) bots.hasten();
      review();
      return null;
    },
    part: (listener) => {
      attendance.part(listener);
      partedAt = services.now();
      review();
    },
    earlier: room.earlier,
    recall: controls.recall,
    sendAway: room.dismissAll,
    sendOut: (guest) => {
      const fault = banned(guest);
      if (fault === null || !room.isHere(guest)) return;
      for (const listener of room.listenersOf(guest)) {
        attendance.part(listener);
        send(listener, errorMessage(fault));
      }
      review();
    },
    hurry: (guest) => {
      if (seatsOf(state, guest).length === 0) return;
      bots.hurry();
      membership.hurry();
    },
    close: (reason) =>
      queue.run(async () => {
        if (isOpen(state)) await controls.close(reason);
      }),
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

function nameInSeat({ seats }: MatchState, guest: string): string | null {
  for (const seat of seats.values()) if (seat.guest === guest) return seat.name;
  return null;
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
