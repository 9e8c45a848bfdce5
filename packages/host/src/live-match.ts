import type { Refusal, Seat } from '@fathom/kit';
import type {
  ActMessage,
  AnswerTimeOffMessage,
  ArrangeSeat,
  AskTimeOffMessage,
  Berth,
  ChatMessage,
  ClaimMessage,
  CloseReason,
  EarlierWish,
  IntercomWish,
  Join,
  MatchInfo,
  RelieveMessage,
  ReturnMessage,
  SignalWish,
  Spectators,
  TakeOverMessage,
  TakeSeat,
} from '@fathom/protocol';
import { attendanceOf } from './attendance.ts';
import { noteGone } from './cards.ts';
import { chatCommands } from './chat.ts';
import type { ChatCommands } from './chat.ts';
import { MatchControls } from './controls.ts';
import type { LiveMatchOptions } from './controls.ts';
import { creatorCommands } from './creator-commands.ts';
import type { CreatorCommands } from './creator-commands.ts';
import { intercomCommands } from './intercom-commands.ts';
import type { IntercomCommands } from './intercom-commands.ts';
import { PlayCommands } from './play-commands.ts';
import { rematchCommands } from './rematch-commands.ts';
import type { NextMatch, RematchCommands } from './rematch-commands.ts';
import { timeOffCommands } from './time-off-commands.ts';
import type { TimeOffCommands } from './time-off-commands.ts';
import { reliefCommands } from './relief-commands.ts';
import type { ReliefCommands } from './relief-commands.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { Overtaken } from './overtaken.ts';
import type { Ears } from './peers.ts';
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
  info(): MatchInfo;
  /** Tells everybody who listens the public face of the match: something beside its log has changed. */
  show(): void;
  /** The same and all that was said, to everybody or to one guest: what they may read has changed. */
  tellAnew(guest?: string): void;
  /** Shows no more the names of people who are gone, nor the words of those who were erased. Says whether there were any. */
  forgetGone(): boolean;
  /** Brings to hand what has to be known of somebody before they come in. */
  expect(guest: string): Promise<void>;
  /** Why this guest can do nothing here; null: they can. Over matches are everybody's to look at. */
  banned(guest: string): Refusal | null;
  /** Game time now. */
  time(): number;
  seatsOf(guest: string): readonly Seat[];
  listeners(): number;
  /** Somebody is connected to it, here or at another host. */
  isHere(guest: string): boolean;
  /** Somebody listens, here or at another host. */
  isWatched(): boolean;
  /** When the last listener went; null: there was none yet. */
  partedAt(): number | null;
  /** This host acts for time and bots. */
  isKept(): boolean;
  /** What is heard of its copies at other hosts. */
  readonly ears: Ears;
  /** Nothing is being taken just now. */
  isIdle(): boolean;
  /** Somebody may have seen more of it at another host than this one has heard of: reads it first. */
  readOn(): Promise<void>;
  /** What somebody in a seat is called here; null: whoever asks has to know. */
  nameOf(guest: string): string | null;
  /** Why this one cannot be here; null: they are. The name is for those who only watch. */
  join(listener: Listener, message: Join, name?: string): Refusal | null;
  part(listener: Listener): void;
  /** Tells a listener what it was told before it came. */
  earlier(listener: Listener, wish: EarlierWish): Promise<Refusal | null>;
  /** Brings all rows to hand, which a record needs. */
  recall(): Promise<void>;
  /** Asks everybody who listens to join again, wherever that will be. */
  sendAway(): void;
  /** Whoever is banned is told so, and hears no more. */
  sendOut(guest: string): void;
  hurry(guest: string): void;
  /** Ends a match that is not over, without a result. */
  close(reason: CloseReason): Promise<void>;
  /** Takes up what was going on: clocks, bots, and a start that a crash cut off. */
  resume(downMillis: number, aliveAt?: number | null): Promise<void>;
  /** Resolves once nothing goes on any more: bots and clocks may be waiting for a moment to come. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function openLiveMatch(
  state: MatchState,
  services: Services,
  options: LiveMatchOptions = {},
): LiveMatch {
  return new MatchInMemory(new MatchControls(state, services, options));
}

type Answer = Promise<Refusal | null>;

/**
 * Groups of commands are made where one of them is called for, and not with the match: thousands of matches are in
 * memory, and few of them ever hear anything but moves.
 */
class MatchInMemory implements LiveMatch {
  readonly state: MatchState;
  readonly #controls: MatchControls;
  readonly #play: PlayCommands;
  #intercom: IntercomCommands | null = null; // it counts how often each person has spoken
  #partedAt: number | null = null;
  #isStopped = false;

  constructor(controls: MatchControls) {
    this.state = controls.state;
    this.#controls = controls;
    this.#play = new PlayCommands(controls);
  }

  // While a match runs.
  act(message: ActMessage, from: Listener): Answer {
    return this.#play.act(message, from);
  }
  resign(guest: string, seat: Seat, id: string | null): Answer {
    return this.#play.resign(guest, seat, id);
  }
  playOn(guest: string, seat: Seat): Answer {
    return this.#play.playOn(guest, seat);
  }
  claim(message: ClaimMessage, from: Listener): Answer {
    return this.#play.claim(message, from);
  }
  relieve(message: RelieveMessage, from: Listener): Answer {
    return reliefCommands(this.#controls).relieve(message, from);
  }
  comeBack(message: ReturnMessage, from: Listener): Answer {
    return reliefCommands(this.#controls).comeBack(message, from);
  }
  takeOver(message: TakeOverMessage, from: Listener, name: string): Answer {
    return reliefCommands(this.#controls).takeOver(message, from, name);
  }
  askTimeOff(message: AskTimeOffMessage, from: Listener): Answer {
    return timeOffCommands(this.#controls).askTimeOff(message, from);
  }
  answerTimeOff(message: AnswerTimeOffMessage, from: Listener): Answer {
    return timeOffCommands(this.#controls).answerTimeOff(message, from);
  }
  hurry(guest: string): void {
    if (this.seatsOf(guest).length === 0) return;
    const { bots, membership } = this.#controls;
    bots.hurry();
    membership.hurry();
  }

  // Before it begins, and once it is over.
  sit(guest: string, name: string, request: TakeSeat): Answer {
    return seatCommands(this.#controls).sit(guest, name, request);
  }
  leave(guest: string, seat: Seat, id?: string): Answer {
    return seatCommands(this.#controls).leave(guest, seat, id);
  }
  adopt(from: string, to: string): Answer {
    return seatCommands(this.#controls).adopt(from, to);
  }
  start(guest: string): Answer {
    return creatorCommands(this.#controls).start(guest);
  }
  arrange(guest: string, seat: Seat, request: ArrangeSeat): Answer {
    return creatorCommands(this.#controls).arrange(guest, seat, request);
  }
  berth(guest: string, berths: readonly Berth[]): Answer {
    return creatorCommands(this.#controls).berth(guest, berths);
  }
  giveUp(guest: string): Answer {
    return creatorCommands(this.#controls).giveUp(guest);
  }
  chooseSpectators(guest: string, spectators: Spectators): Answer {
    return spectatorCommands(this.#controls).chooseSpectators(guest, spectators);
  }
  wantRematch(guest: string, next: NextMatch): Answer {
    return rematchCommands(this.#controls).wantRematch(guest, next);
  }
  declineRematch(guest: string): Answer {
    return rematchCommands(this.#controls).declineRematch(guest);
  }

  // What is said.
  chat(message: ChatMessage, from: Listener, name: string): Answer {
    return chatCommands(this.#controls).chat(message, from, name);
  }
  intercom(wish: IntercomWish, from: Listener): Answer {
    return this.#intercomCommands().intercom(wish, from);
  }
  signal(wish: SignalWish, from: Listener): Answer {
    return this.#intercomCommands().signal(wish, from);
  }
  #intercomCommands(): IntercomCommands {
    return (this.#intercom ??= intercomCommands(this.#controls));
  }

  // What is shown of it.
  info(): MatchInfo {
    return this.#controls.info();
  }
  show(): void {
    this.#controls.showMatch();
  }
  tellAnew(guest?: string): void {
    this.#controls.room.welcomeAgain(this.info(), guest);
    this.#controls.intercom.review();
  }
  forgetGone(): boolean {
    const isNews = noteGone(this.state, this.#controls.services.cards);
    if (isNews && this.state.status === 'finished') this.#controls.seal(); // its record has one name less
    return isNews;
  }
  time(): number {
    return Math.round(gameTime(this.state, this.#controls.services.now()));
  }
  seatsOf(guest: string): readonly Seat[] {
    return seatsOf(this.state, guest);
  }
  nameOf(guest: string): string | null {
    return nameInSeat(this.state, guest);
  }
  recall(): Promise<void> {
    return this.#controls.recall();
  }
  earlier(listener: Listener, wish: EarlierWish): Answer {
    return this.#controls.room.earlier(listener, wish);
  }

  // Who is here.
  async expect(guest: string): Promise<void> {
    const { conduct, log } = this.#controls.services;
    await conduct?.load([guest]).catch((error: unknown) => {
      log.warn({ match: this.state.created.id, err: error }, 'blocks could not be read');
    });
  }
  banned(guest: string): Refusal | null {
    return isOpen(this.state) ? (this.#controls.services.conduct?.banned(guest) ?? null) : null;
  }
  join(listener: Listener, message: Join, name = ''): Refusal | null {
    const { guest } = listener;
    const fault = this.banned(guest) ?? attendFault(this.state, guest);
    if (fault !== null) return fault;
    if (this.#isStopped) {
      listener.dismiss(); // it was dropped while this one was on the way
      return null;
    }
    attendanceOf(this.#controls).join(listener, message, name);
    if (this.seatsOf(guest).length > 0) this.#controls.bots.hasten();
    this.#review();
    return null;
  }
  part(listener: Listener): void {
    attendanceOf(this.#controls).part(listener);
    this.#partedAt = this.#controls.services.now();
    this.#review();
  }
  sendAway(): void {
    this.#controls.room.dismissAll();
  }
  sendOut(guest: string): void {
    const { room } = this.#controls;
    const fault = this.banned(guest);
    if (fault === null || !room.isHere(guest)) return;
    for (const listener of room.listenersOf(guest)) {
      attendanceOf(this.#controls).part(listener);
      send(listener, errorMessage(fault));
    }
    this.#review();
  }
  listeners(): number {
    return this.#controls.room.size();
  }
  isHere(guest: string): boolean {
    return this.#controls.isHere(guest);
  }
  isWatched(): boolean {
    return this.listeners() > 0 || this.#controls.elsewhere.isWatched();
  }
  partedAt(): number | null {
    return this.#partedAt;
  }
  /** Somebody came or went: a wish for a bot may have become pointless, or a majority. */
  #review(): void {
    if (this.state.reliefs.size > 0) reliefCommands(this.#controls).review();
  }

  // What goes on by itself, here and at other hosts.
  isKept(): boolean {
    return this.#controls.membership.term() !== null;
  }
  isIdle(): boolean {
    return this.#controls.queue.isIdle();
  }
  readOn(): Promise<void> {
    return this.#controls.readOn();
  }
  close(reason: CloseReason): Promise<void> {
    return this.#controls.queue.run(async () => {
      if (isOpen(this.state)) await this.#controls.close(reason);
    });
  }
  resume(downMillis: number, aliveAt: number | null = null): Promise<void> {
    let owed = downMillis;
    return this.#controls.queue.run(async () => {
      const millis = owed;
      owed = 0; // where another host comes first, it has taken the match up
      await resume(this.#controls, millis, aliveAt);
    });
  }
  settled(): Promise<void> {
    return this.#controls.settled();
  }
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#controls.stop();
  }
  get ears(): Ears {
    const controls = this.#controls;
    return {
      rows: (rows) => controls.hearRows(rows),
      papers: () => controls.hearPapers(),
      keeping: () => controls.hearKeeping(),
      hurry: () => controls.bots.hurry(),
      whisper: (text) => {
        if (!controls.intercom.hear(text)) return;
        sayWhoIsHere(controls);
        controls.intercom.review();
      },
      people: (texts) => this.#hearPeople(texts),
    };
  }
  #hearPeople(texts: readonly string[]): void {
    if (this.#isStopped) return;
    const { elsewhere, bots, services } = this.#controls;
    const wasWatched = elsewhere.isWatched();
    attendanceOf(this.#controls).hear(texts);
    if (wasWatched && !elsewhere.isWatched()) this.#partedAt = services.now();
    bots.hasten();
    this.#review();
    this.#play.countWishes().catch((error: unknown) => {
      if (!(error instanceof Overtaken))
        services.log.error({ match: this.state.created.id, err: error }, 'a vote was not settled');
    });
  }
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
