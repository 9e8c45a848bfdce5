import type { Input, Refusal, Seat } from '@fathom/kit';
import type { CloseReason, MatchInfo } from '@fathom/protocol';
import { Alarm, dueAt } from './time.ts';
import { openAbsences } from './attendance.ts';
import type { Absences } from './attendance.ts';
import { openBotSeats } from './bot-seats.ts';
import type { BotAction, BotSeats } from './bot-seats.ts';
import { peopleAt } from './cards.ts';
import type { CallOff } from './clock.ts';
import { openChatPace } from './chat-shares.ts';
import type { ChatPace } from './chat-shares.ts';
import { openElsewhere } from './elsewhere.ts';
import type { Elsewhere } from './elsewhere.ts';
import { openDrawings } from './drawings.ts';
import type { Drawings } from './drawings.ts';
import { infoOf } from './info.ts';
import type { Presence } from './info.ts';
import { openListDesk } from './list-desk.ts';
import type { ListDesk } from './list-desk.ts';
import { LogEnd } from './log-end.ts';
import type { NewRow } from './log-end.ts';
import { openIntercom } from './intercom.ts';
import type { Intercom } from './intercom.ts';
import { inputFault, isTableFull } from './log-limits.ts';
import { hashRows } from './record.ts';
import { openRecall } from './recall.ts';
import type { Recall } from './recall.ts';
import { Overtaken } from './overtaken.ts';
import { SOLE_COPY } from './peers.ts';
import type { Membership } from './peers.ts';
import { deny } from './refusals.ts';
import { Queue } from './queue.ts';
import { openRoom } from './room.ts';
import type { Cause, Room } from './room.ts';
import { writePlayed } from './rows.ts';
import type { MatchRow, Played, WrittenRow } from './rows.ts';
import { openOwnNews } from './own-news.ts';
import type { OwnNewsDesk } from './own-news.ts';
import { isOpen, notRunning } from './seating.ts';
import type { Services } from './services.ts';
import { foldRow } from './fold.ts';
import { gameTime, pauseLeft, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { openSurrenders } from './surrender.ts';
import type { Surrenders } from './surrender.ts';
import { holdersBefore, tellPlayed, tellRow } from './tell-row.ts';
import { attendFault, openWatcherCount } from './watchers.ts';
import type { WatcherCount } from './watchers.ts';
import { sayWhoIsHere } from './who-is-here.ts';

const HASHED_A_ROW = 4; // more than one, so that a match that was loaded catches up
const HASHED_AT_ONCE = 25;

/** Where an input comes from. */
interface InputSource {
  readonly id?: string | null; // its client's
  readonly cause?: Cause | null;
  readonly term?: number; // of a host that acts for time or a bot
}

/** What is around a match in memory. */
export interface LiveMatchOptions {
  readonly membership?: Membership; // among its copies at other hosts
  /** Another host has gone on with it, and this one has caught up. */
  readonly onMoved?: () => void;
  /** This copy cannot go on. */
  readonly onLost?: () => void;
}

const TRIED_AGAIN = 500; // milliseconds after the store did not answer

/** What every command of a live match works with. Only from within the queue may anything be changed. */
export class MatchControls implements Presence {
  readonly state: MatchState;
  readonly services: Services;
  readonly queue: Queue = new Queue();
  readonly membership: Membership;
  readonly elsewhere: Elsewhere = openElsewhere();
  readonly absences: Absences;
  readonly surrenders: Surrenders;
  readonly room: Room;
  readonly intercom: Intercom;
  readonly watchers: WatcherCount;
  readonly bots: BotSeats;
  readonly news: OwnNewsDesk;
  /** Brings all rows to hand. */
  readonly recall: Recall;
  readonly #around: LiveMatchOptions;
  readonly #alarm: Alarm;
  readonly #lists: ListDesk;
  readonly #logEnd: LogEnd;
  readonly #drawings: Drawings;
  #pace: ChatPace | null = null;
  #retries: Set<CallOff> | null = null;
  #sealing: CallOff | null = null;
  #wantedRows = 0;
  #wantsPapers = false;
  #isStopped = false;

  constructor(state: MatchState, services: Services, around: LiveMatchOptions) {
    this.state = state;
    this.services = services;
    this.membership = around.membership ?? SOLE_COPY;
    this.#around = around;
    this.absences = openAbsences(state, services.now);
    this.surrenders = openSurrenders(state, this);
    this.recall = openRecall(state, services);
    this.room = openRoom(state, this);
    this.intercom = openIntercom(state, this);
    this.watchers = openWatcherCount(state, this);
    this.bots = openBotSeats(state, services, this);
    this.news = openOwnNews(state, this, services.followers?.isFollowed ?? (() => false));
    this.#alarm = new Alarm(state, services, () => this.#ring());
    this.#lists = openListDesk(state, this);
    this.#logEnd = new LogEnd(state, this);
    this.#drawings = openDrawings(state, this);
    services.register?.note(state);
  }

  get cardOf(): Presence['cardOf'] {
    return this.services.cards?.of;
  }

  get pace(): ChatPace {
    return (this.#pace ??= openChatPace(this.services.now));
  }

  isHere(guest: string): boolean {
    return this.room.isHere(guest) || this.elsewhere.isHere(guest);
  }

  /** Whether this host acts for time and bots. */
  isOurs(): boolean {
    return this.membership.term() !== null;
  }

  info(): MatchInfo {
    const attended = {
      isHere: (guest: string) => this.isHere(guest),
      cardOf: this.cardOf,
      watchers: this.watchers.now(),
    };
    return infoOf(this.state, attended, this.services.now());
  }

  /** Tells everyone the public face of the match, but for a guest who was told already. */
  showMatch(besides: string | null = null): void {
    this.watchers.noteTold();
    const { waitedFor } = this.state;
    const message = { t: 'match', match: this.info(), waitedFor } as const;
    this.room.sendWhere(message, (guest) => guest !== besides);
  }

  /** Makes a row durable, and only then moves the match past it and tells everyone. */
  append(row: MatchRow, how?: NewRow): Promise<void> {
    return this.#logEnd.append(row, how);
  }

  /** One input: decided, made durable, and only then shown. */
  async take(
    input: Input<unknown>,
    { id = null, cause = null, term }: InputSource = {},
  ): Promise<Refusal | null> {
    const { state } = this;
    const { figures } = this.services;
    // The timer may be late. Whoever moves after the flag has fallen must not profit from it.
    if (input.type === 'act' && dueAt(state, input.at) !== null) await this.#onTime(term);
    const fault = this.#runningFault(input);
    if (fault !== null) return fault;
    const proposal = tableOf(state).propose(input);
    if (!proposal.ok) return this.#refused(proposal.refusal);
    if (proposal.paper !== null) {
      await this.#drawings.draw({ key: proposal.paper, row: proposal.row, id }, cause);
      this.watchOn();
      return null;
    }
    const { events, input: read } = proposal.row;
    const row: Played = { type: 'played', id, input: read, events };
    const written = writePlayed(row);
    const spent = input.type === 'act' ? inputFault(state, input.seat, written.text.length) : null;
    if (spent !== null) return this.#refused(spent);
    const status = proposal.outcome === null ? 'running' : 'finished';
    await this.#logEnd.append(row, { status, written, cause, next: proposal, term });
    figures.taken(state.created.game, input.type);
    if (isOpen(state) && isTableFull(state)) await this.close('tooLong');
    this.watchOn();
    return null;
  }

  /** What a bot does. */
  async play({ seat, action, isWanted }: BotAction): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    await this.#actAsKeeper(async (term) => {
      const at = gameTime(this.state, this.services.now());
      if (isWanted()) refusal = await this.take({ type: 'act', at, seat, action }, { term });
    });
    return refusal;
  }

  noteDrawing(seat: Seat, id: string): void {
    this.#drawings.note(seat, id);
  }

  /** `by`: to them it is no news. */
  async begin(by?: string): Promise<void> {
    const { now, calendar } = this.services;
    const row = { type: 'started', at: now(), date: calendar() } as const;
    await this.append(row, { status: 'running', ...(by !== undefined && { by }) });
    this.watchOn();
  }

  /** Ends the match without a result. */
  async close(reason: CloseReason): Promise<void> {
    await this.append({ type: 'closed', at: this.services.now(), reason }, { status: 'closed' });
    this.#alarm.stop();
  }

  /** The guest plays again where bots have played meanwhile. */
  async takeBack(guest: string, inputId: string | null): Promise<void> {
    await this.append({ type: 'returned', at: this.services.now(), id: inputId, guest });
    this.watchOn();
  }

  cameToTable(guest: string): void {
    this.#lists.cameToTable(guest);
  }

  leftTable(guest: string): void {
    this.#lists.leftTable(guest);
  }

  /** Gets the fingerprint of a finished match ready, which may take several goes, and tells everyone. */
  seal(): void {
    const { state } = this;
    if (tableOf(state).missing() > 0) return this.#sealWhole();
    const isSealed = hashRows(state, HASHED_AT_ONCE);
    this.showMatch();
    if (isSealed) this.#lists.list();
    else this.#sealing = this.services.after(0, () => this.seal());
  }

  /** Waits for what time brings next, and lets the bots look up, where it is on this host to do so. */
  watchOn(): void {
    if (this.#isStopped) return; // whoever still holds this copy may finish, and time goes on in another
    if (this.isOurs()) {
      this.#alarm.set();
      this.bots.attend();
    } else {
      this.#alarm.stop();
      this.bots.leave();
    }
  }

  /** Reads what other hosts have written, without having been told of it. */
  readOn(): Promise<void> {
    if (this.services.peers === undefined) return Promise.resolve();
    return this.queue.run(() => this.#readPapers());
  }

  /** Moves the match past all rows that others have written. */
  catchUp(): Promise<void> {
    return this.#logEnd.catchUp();
  }

  /** Another host has written rows. */
  hearRows(rows: number): void {
    if (rows <= Math.max(this.#wantedRows, this.state.length)) return;
    this.#wantedRows = rows;
    this.#follow(async () => {
      this.#wantedRows = 0;
      if (rows > this.state.length) await this.catchUp();
    });
  }

  /** Another host has drawn on papers. */
  hearPapers(): void {
    if (this.#wantsPapers) return;
    this.#wantsPapers = true;
    this.#follow(async () => {
      this.#wantsPapers = false;
      await this.#readPapers();
    });
  }

  /** Whether this host acts for time and bots has changed. */
  hearKeeping(): void {
    this.#logEnd.noteAnew();
    this.watchOn();
  }

  /** Resolves once nothing goes on any more: bots and clocks may be waiting for a moment to come. */
  async settled(): Promise<void> {
    do {
      await this.queue.idle();
      await this.bots.settled();
    } while (!this.queue.isIdle());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#logEnd.noteAnew();
    this.#alarm.stop();
    this.#sealing?.();
    this.#lists.stop();
    for (const callOff of this.#retries ?? []) callOff();
    this.bots.stop();
    this.watchers.stop();
    await this.queue.idle();
    this.room.dismissAll();
  }

  /** Moves the match past a row that is durable. */
  pass(row: MatchRow, { text, parts }: WrittenRow, cause: Cause | null): void {
    const { state, room } = this;
    const { waitedFor, status } = state;
    if (row.type === 'played') {
      foldRow(state, row, { bytes: text.length, eventTexts: parts?.events });
      if (!isOpen(state)) this.services.register?.note(state);
      tellPlayed(this, cause, state.waitedFor !== waitedFor);
      if (state.status !== status) this.intercom.review();
      room.reviewLate();
      this.bots.hear();
      if (state.status === 'finished') this.seal();
      else hashRows(state, HASHED_A_ROW, parts);
      this.#lists.renewFace();
      return;
    }
    const before = holdersBefore(state, row);
    foldRow(state, row, { bytes: text.length });
    this.services.register?.note(state);
    const isArranging = row.type !== 'chatted';
    if (isArranging) {
      room.sendOut((guest) => attendFault(state, guest));
      sayWhoIsHere(this); // seats may have changed
    }
    if (row.type === 'seated' || row.type === 'adopted') this.#meet();
    tellRow(this, row, before);
    if (isArranging) this.watchers.review();
    if (isArranging || state.status !== status) this.intercom.review();
    room.reviewLate();
  }

  /** All that others have written is in the match now. */
  onMoved(): void {
    this.#around.onMoved?.();
    this.watchOn();
  }

  /** What others have written cannot be read here: this copy is of no use any more. */
  onLost(): void {
    this.#around.onLost?.();
  }

  /** Something was drawn that bots may hear of. */
  onShown(): void {
    this.bots.hearDrawing();
  }

  /** Somebody had to wait for an answer, and has it now. */
  onAnswered(): void {
    this.intercom.review();
  }

  /** Time and bots act by this host as long as it has a term; what another host does first is done. */
  #actAsKeeper(act: (term: number) => Promise<void>): Promise<void> {
    return this.queue.runOnce(async () => {
      const term = this.membership.term();
      if (term !== null && !this.#isStopped) await act(term);
    });
  }

  #ring(): void {
    this.#actAsKeeper((term) => this.#onTime(term)).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) this.#note('error', error, 'time failed');
      this.#soon(() => this.watchOn()); // nothing else might set it again
    });
  }

  async #onTime(term?: number): Promise<void> {
    const { state } = this;
    const due = dueAt(state, gameTime(state, this.services.now()));
    const refusal = due === null ? null : await this.take(due, term === undefined ? {} : { term });
    if (refusal !== null)
      this.services.log.error({ match: state.created.id, due, refusal }, 'time was refused');
    this.watchOn();
  }

  /** Why nothing can be done at the table just now. */
  #runningFault(input: Input<unknown>): Refusal | null {
    const { state } = this;
    if (state.status !== 'running') return notRunning(state);
    const pause = input.type === 'act' ? pauseLeft(state, this.services.now()) : 0;
    return pause > 0 ? deny('paused', { seconds: Math.ceil(pause / 1_000) }) : null;
  }

  #refused(refusal: Refusal): Refusal {
    this.services.figures.refused(refusal.code);
    return refusal;
  }

  /** Somebody whom another host has seated may be new to this one. */
  #meet(): void {
    const { cards } = this.services;
    const unknown = peopleAt(this.state).filter((guest) => cards?.of(guest) === null);
    if (unknown.length === 0) return;
    cards?.load(unknown).then(
      () => this.showMatch(),
      (error: unknown) => this.#note('warn', error, 'names could not be read'),
    );
  }

  /** A match that was taken up in the middle of its log has a record from the first row on. */
  #sealWhole(): void {
    this.showMatch();
    this.recall().then(
      () => (this.#isStopped ? undefined : this.seal()),
      (error: unknown) => {
        this.#note('warn', error, 'the first rows could not be read');
        this.#soon(() => this.seal());
      },
    );
  }

  async #readPapers(): Promise<void> {
    await this.#drawings.readOn();
    this.watchOn();
  }

  /** Runs something that only follows the others, until it can be done: nobody will tell of it a second time. */
  #follow(task: () => Promise<void>): void {
    this.queue
      .run(async () => (this.#isStopped ? undefined : task()))
      .catch((error: unknown) => {
        this.#note('warn', error, 'what other hosts wrote could not be read');
        this.#soon(() => this.#follow(task));
      });
  }

  #soon(run: () => void): void {
    if (this.#isStopped) return;
    const retries = (this.#retries ??= new Set());
    const callOff = this.services.after(TRIED_AGAIN, () => {
      retries.delete(callOff);
      run();
    });
    retries.add(callOff);
  }

  #note(level: 'warn' | 'error', error: unknown, words: string): void {
    this.services.log[level]({ match: this.state.created.id, err: error }, words);
  }
}
