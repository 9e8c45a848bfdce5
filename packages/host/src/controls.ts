import type { Input, Refusal } from '@fathom/kit';
import type { CloseReason, MatchInfo } from '@fathom/protocol';
import { dueAt, openAlarm } from './time.ts';
import { openAbsences } from './attendance.ts';
import type { Absences } from './attendance.ts';
import { openBotSeats } from './bot-seats.ts';
import type { BotSeats } from './bot-seats.ts';
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
import { openLogEnd } from './log-end.ts';
import type { LogEnd } from './log-end.ts';
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
import { isOpen, notRunning } from './seating.ts';
import type { Services } from './services.ts';
import { foldRow } from './fold.ts';
import { gameTime, pauseLeft, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { openSurrenders } from './surrender.ts';
import type { Surrenders } from './surrender.ts';
import { holdersBefore, tellRow } from './tell-row.ts';
import { attendFault, openWatcherCount } from './watchers.ts';
import type { WatcherCount } from './watchers.ts';
import { sayWhoIsHere } from './who-is-here.ts';

const HASHED_A_ROW = 4; // more than one, so that a match that was loaded catches up
const HASHED_AT_ONCE = 25;

/** What every command of a live match works with. Only from within the queue may anything be changed. */
export interface MatchControls extends Presence {
  readonly state: MatchState;
  readonly services: Services;
  readonly queue: Queue;
  readonly room: Room;
  readonly membership: Membership;
  readonly elsewhere: Elsewhere;
  readonly absences: Absences;
  readonly surrenders: Surrenders;
  readonly watchers: WatcherCount;
  readonly pace: ChatPace;
  readonly intercom: Intercom;
  readonly bots: BotSeats;
  readonly info: () => MatchInfo;
  /** Makes a row durable, and only then moves the match past it and tells everyone. */
  readonly append: LogEnd['append'];
  /** One input: decided, made durable, and only then shown. */
  readonly take: (input: Input<unknown>, by?: InputSource) => Promise<Refusal | null>;
  readonly noteDrawing: Drawings['note'];
  /** `by`: to them it is no news. */
  readonly begin: (by?: string) => Promise<void>;
  /** Ends the match without a result. */
  readonly close: (reason: CloseReason) => Promise<void>;
  /** The guest plays again where bots have played meanwhile. */
  readonly takeBack: (guest: string, inputId: string | null) => Promise<void>;
  readonly cameToTable: ListDesk['cameToTable'];
  readonly leftTable: ListDesk['leftTable'];
  /** Tells everyone the public face of the match, but for a guest who was told already. */
  readonly showMatch: (besides?: string) => void;
  /** Gets the fingerprint of a finished match ready, and tells everyone. */
  readonly seal: () => void;
  /** Waits for what time brings next, and lets the bots look up, where it is on this host to do so. */
  readonly watchOn: () => void;
  /** Reads what other hosts have written, without having been told of it. */
  readonly readOn: () => Promise<void>;
  readonly recall: Recall;
  /** Another host has written rows, or drawn on papers. */
  readonly hearRows: (rows: number) => void;
  readonly hearPapers: () => void;
  /** Whether this host acts for time and bots has changed. */
  readonly hearKeeping: () => void;
  /** Resolves once nothing goes on any more: bots and clocks may be waiting for a moment to come. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

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

export function openControls(
  state: MatchState,
  services: Services,
  { membership = SOLE_COPY, onMoved, onLost }: LiveMatchOptions,
): MatchControls {
  const { figures, log, now } = services;
  const { id } = state.created;
  const queue = new Queue();
  const elsewhere = openElsewhere();
  const absences = openAbsences(state, now);
  const surrenders = openSurrenders(state, { absences, elsewhere });
  const onAnswered = (): void => intercom.review();
  const recall = openRecall(state, services);
  const room = openRoom(state, { ...services, onAnswered, recall }, (guest) =>
    surrenders.seenBy(guest),
  );
  const pace = openChatPace(now);
  const intercom = openIntercom(state, { services, room, elsewhere, membership });
  const isHere = (guest: string): boolean => room.isHere(guest) || elsewhere.isHere(guest);
  /** Time and bots act by this host as long as it has a term; what another host does first is done. */
  const actAsKeeper = (act: (term: number) => Promise<void>): Promise<void> =>
    queue.runOnce(async () => {
      const term = membership.term();
      if (term !== null && !isStopped) await act(term);
    });
  const alarm = openAlarm(state, services, () => {
    actAsKeeper(onTime).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) log.error({ match: id, err: error }, 'time failed');
      soon(watchOn); // nothing else might set it again
    });
  });
  const bots = openBotSeats(state, services, {
    isHere,
    isOurs: () => membership.term() !== null,
    play: async ({ seat, action, isWanted }) => {
      let refusal: Refusal | null = null;
      await actAsKeeper(async (term) => {
        const input = { type: 'act', at: gameTime(state, now()), seat, action } as const;
        if (isWanted()) refusal = await take(input, { term });
      });
      return refusal;
    },
  });
  const isFollowed = services.followers?.isFollowed ?? (() => false);
  const desk = openOwnNews(state, { isHere }, isFollowed);
  const lists = openListDesk(state, { services, membership, queue, news: desk, isHere });
  services.register?.note(state);
  let sealing: CallOff | null = null;
  let isStopped = false;

  const cardOf = services.cards?.of;
  const info = (): MatchInfo => infoOf(state, { isHere, cardOf, watchers: watchers.now() }, now());
  const showMatch = (besides: string | null = null): void => {
    watchers.noteTold();
    const { waitedFor } = state;
    room.sendWhere({ t: 'match', match: info(), waitedFor }, (guest) => guest !== besides);
  };
  const watchers = openWatcherCount(state, { ...services, room, elsewhere, cardOf, showMatch });
  /** Somebody whom another host has seated may be new to this one. */
  const meet = (): void => {
    const { cards } = services;
    const unknown = peopleAt(state).filter((guest) => cards?.of(guest) === null);
    if (unknown.length === 0) return;
    cards?.load(unknown).then(
      () => showMatch(),
      (error: unknown) => {
        log.warn({ match: id, err: error }, 'names could not be read');
      },
    );
  };
  const watchOn = (): void => {
    if (isStopped) return; // whoever still holds this copy may finish, and time goes on in another
    if (membership.term() === null) {
      alarm.stop();
      bots.leave();
    } else {
      alarm.set();
      bots.attend();
    }
  };
  const pass = (row: MatchRow, { text, parts }: WrittenRow, cause: Cause | null): void => {
    const before = row.type === 'played' ? [] : holdersBefore(state, row);
    const { waitedFor, status } = state;
    foldRow(state, row, { bytes: text.length, eventTexts: parts?.events });
    if (row.type !== 'played' || !isOpen(state)) services.register?.note(state);
    const isArranging = row.type !== 'played' && row.type !== 'chatted';
    if (isArranging) {
      room.sendOut((guest) => attendFault(state, guest));
      sayWhoIsHere(controls); // seats may have changed
    }
    if (row.type === 'seated' || row.type === 'adopted') meet();
    tellRow(controls, { row, before, cause, isTurnMoved: state.waitedFor !== waitedFor });
    if (isArranging) watchers.review();
    if (isArranging || state.status !== status) intercom.review();
    room.reviewLate();
    if (row.type !== 'played') return;
    bots.hear();
    if (state.status === 'finished') seal();
    else hashRows(state, HASHED_A_ROW, parts);
    lists.renewFace();
  };
  const logEnd = openLogEnd(state, services, {
    membership,
    desk,
    pass,
    onMoved: () => {
      onMoved?.();
      watchOn();
    },
    onLost: () => onLost?.(),
  });
  const { append, catchUp } = logEnd;
  const drawings = openDrawings(state, {
    services,
    room,
    membership,
    catchUp,
    onShown: () => bots.hearDrawing(),
  });
  const readPapers = async (): Promise<void> => {
    await drawings.readOn();
    watchOn();
  };

  const close = async (reason: CloseReason): Promise<void> => {
    await append({ type: 'closed', at: now(), reason }, { status: 'closed' });
    alarm.stop();
  };
  const take = async (
    input: Input<unknown>,
    { id: inputId = null, cause = null, term }: InputSource = {},
  ): Promise<Refusal | null> => {
    // The timer may be late. Whoever moves after the flag has fallen must not profit from it.
    if (input.type === 'act' && dueAt(state, input.at) !== null) await onTime(term);
    const fault = runningFault(input);
    if (fault !== null) return fault;
    const proposal = tableOf(state).propose(input);
    if (!proposal.ok) {
      figures.refused(proposal.refusal.code);
      return proposal.refusal;
    }
    if (proposal.paper !== null) {
      await drawings.draw({ key: proposal.paper, row: proposal.row, id: inputId }, cause);
      watchOn();
      return null;
    }
    const { events, input: read } = proposal.row;
    const row: Played = { type: 'played', id: inputId, input: read, events };
    const written = writePlayed(row);
    const spent = input.type === 'act' ? inputFault(state, input.seat, written.text.length) : null;
    if (spent !== null) {
      figures.refused(spent.code);
      return spent;
    }
    const status = proposal.outcome === null ? 'running' : 'finished';
    await append(row, { status, written, cause, next: proposal, term });
    figures.taken(state.created.game, input.type);
    if (isOpen(state) && isTableFull(state)) await close('tooLong');
    watchOn();
    return null;
  };
  /** Why nothing can be done at the table just now. */
  const runningFault = (input: Input<unknown>): Refusal | null => {
    if (state.status !== 'running') return notRunning(state);
    const pause = input.type === 'act' ? pauseLeft(state, now()) : 0;
    return pause > 0 ? deny('paused', { seconds: Math.ceil(pause / 1_000) }) : null;
  };
  /** Hashes the record of a finished match, which may take several goes, and shows the match. */
  const seal = (): void => {
    if (tableOf(state).missing() > 0) return sealWhole();
    const isSealed = hashRows(state, HASHED_AT_ONCE);
    showMatch();
    if (isSealed) lists.list();
    else sealing = services.after(0, seal);
  };
  /** A match that was taken up in the middle of its log has a record from the first row on. */
  const sealWhole = (): void => {
    showMatch();
    recall().then(
      () => (isStopped ? undefined : seal()),
      (error: unknown) => {
        log.warn({ match: id, err: error }, 'the first rows could not be read');
        soon(seal);
      },
    );
  };
  const onTime = async (term?: number): Promise<void> => {
    const due = dueAt(state, gameTime(state, now()));
    const refusal = due === null ? null : await take(due, term === undefined ? {} : { term });
    if (refusal !== null) log.error({ match: id, due, refusal }, 'time was refused');
    watchOn();
  };
  /** Runs something that only follows the others, until it can be done: nobody will tell of it a second time. */
  const follow = (task: () => Promise<void>): void => {
    queue
      .run(async () => (isStopped ? undefined : task()))
      .catch((error: unknown) => {
        log.warn({ match: id, err: error }, 'what other hosts wrote could not be read');
        soon(() => follow(task));
      });
  };
  const retries = new Set<CallOff>();
  const soon = (run: () => void): void => {
    if (isStopped) return;
    const callOff = services.after(TRIED_AGAIN, () => {
      retries.delete(callOff);
      run();
    });
    retries.add(callOff);
  };
  let wantedRows = 0;
  let wantsPapers = false;

  const controls: MatchControls = {
    state,
    services,
    queue,
    room,
    membership,
    elsewhere,
    absences,
    surrenders,
    watchers,
    pace,
    intercom,
    bots,
    isHere,
    info,
    append,
    take,
    cameToTable: (guest) => lists.cameToTable(guest),
    leftTable: (guest) => lists.leftTable(guest),
    showMatch,
    noteDrawing: (seat, drawing) => drawings.note(seat, drawing),
    seal,
    watchOn,
    begin: async (by) => {
      const row = { type: 'started', at: now(), date: services.calendar() } as const;
      await append(row, { status: 'running', ...(by !== undefined && { by }) });
      watchOn();
    },
    close,
    recall,
    takeBack: async (guest, inputId) => {
      await append({ type: 'returned', at: now(), id: inputId, guest });
      watchOn();
    },
    readOn: () => (services.peers === undefined ? Promise.resolve() : queue.run(readPapers)),
    hearRows: (rows) => {
      if (rows <= Math.max(wantedRows, state.length)) return;
      wantedRows = rows;
      follow(async () => {
        wantedRows = 0;
        if (rows > state.length) await catchUp();
      });
    },
    hearPapers: () => {
      if (wantsPapers) return;
      wantsPapers = true;
      follow(async () => {
        wantsPapers = false;
        await readPapers();
      });
    },
    hearKeeping: () => {
      logEnd.noteAnew();
      watchOn();
    },
    settled: async () => {
      do {
        await queue.idle();
        await bots.settled();
      } while (!queue.isIdle());
    },
    stop: async () => {
      isStopped = true;
      logEnd.noteAnew();
      alarm.stop();
      sealing?.();
      lists.stop();
      for (const callOff of retries) callOff();
      bots.stop();
      watchers.stop();
      await queue.idle();
      room.dismissAll();
    },
  };
  return controls;
}
