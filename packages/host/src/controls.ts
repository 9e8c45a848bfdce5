import type { Input, Refusal, Seat } from '@fathom/kit';
import type { CloseReason, MatchInfo } from '@fathom/protocol';
import { dueAt, openAlarm } from './time.ts';
import { openAbsences } from './attendance.ts';
import type { Absences } from './attendance.ts';
import { openBotSeats } from './bot-seats.ts';
import type { BotSeats } from './bot-seats.ts';
import type { CallOff } from './clock.ts';
import { openChatPace } from './chat-shares.ts';
import type { ChatPace } from './chat-shares.ts';
import { openElsewhere } from './elsewhere.ts';
import type { Elsewhere } from './elsewhere.ts';
import { derivedOf } from './faces.ts';
import { infoOf } from './info.ts';
import type { Presence } from './info.ts';
import { openLogEnd } from './log-end.ts';
import type { LogEnd } from './log-end.ts';
import { inputFault, isTableFull } from './log-limits.ts';
import { hashRows } from './record.ts';
import { openRecent, parsePapers, storedPaper } from './papers.ts';
import type { KeptPaper } from './papers.ts';
import { Overtaken } from './overtaken.ts';
import { SOLE_COPY } from './peers.ts';
import type { Membership } from './peers.ts';
import { openQueue } from './queue.ts';
import type { Queue } from './queue.ts';
import { openRoom } from './room.ts';
import type { Cause, Room } from './room.ts';
import { writePlayed } from './rows.ts';
import type { MatchRow, WrittenRow } from './rows.ts';
import { isOpen, notRunning } from './seating.ts';
import type { Services } from './services.ts';
import { foldRow } from './fold.ts';
import { appliedKey, gameTime, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { openSurrenders } from './surrender.ts';
import type { Surrenders } from './surrender.ts';
import { holderBefore, tellRow } from './tell-row.ts';
import { sayWhoIsHere } from './who-is-here.ts';

const HASHED_A_ROW = 4; // more than one, so that a match that was loaded catches up
const HASHED_AT_ONCE = 25;

/** What every command of a live match works with. Only from within the queue may anything be changed. */
export interface MatchControls extends Presence {
  readonly state: MatchState;
  readonly services: Services;
  /** Commands that another host's row comes before are run again. */
  readonly queue: Queue;
  readonly room: Room;
  readonly membership: Membership;
  readonly elsewhere: Elsewhere;
  readonly absences: Absences;
  readonly surrenders: Surrenders;
  readonly pace: ChatPace;
  readonly bots: BotSeats;
  readonly info: () => MatchInfo;
  /** Makes a row durable, and only then moves the match past it and tells everyone. */
  readonly append: LogEnd['append'];
  /** One input: decided, made durable, and only then shown. */
  readonly take: (input: Input<unknown>, by?: InputSource) => Promise<Refusal | null>;
  /** The id of a drawing that was made, or superseded by a newer one: sent again, it changes nothing. */
  readonly noteDrawing: (seat: Seat, id: string) => void;
  readonly begin: () => Promise<void>;
  /** Ends the match without a result. */
  readonly close: (reason: CloseReason) => Promise<void>;
  /** The guest plays again where bots have played meanwhile. */
  readonly takeBack: (guest: string, inputId: string | null) => Promise<void>;
  /** Tells everyone the public face of the match. */
  readonly showMatch: () => void;
  /** Gets the fingerprint of a finished match ready, and tells everyone. */
  readonly seal: () => void;
  /** Waits for what time brings next, and lets the bots look up, where it is on this host to do so. */
  readonly watchOn: () => void;
  /** Reads what other hosts have written, without having been told of it. */
  readonly readOn: () => Promise<void>;
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

const MOST_TRIES = 20; // of a command that other hosts' rows come before
const FOLLOWED_AGAIN = 500; // milliseconds after what others wrote could not be read
const FACE_RENEWED = 2_000; // milliseconds after a row of a match that several hosts may have in lists

export function openControls(
  state: MatchState,
  services: Services,
  { membership = SOLE_COPY, onMoved, onLost }: LiveMatchOptions,
): MatchControls {
  const { store, figures, log, now, downtime = 0 } = services;
  const { id } = state.created;
  const queue = openQueue();
  const drawings = openRecent(state.applied);
  const elsewhere = openElsewhere();
  const absences = openAbsences(state, now);
  const surrenders = openSurrenders(state, { isAbsent: absences.isAbsent, elsewhere });
  const room = openRoom(state, services, surrenders.seenBy);
  const pace = openChatPace(now);
  const isHere = (guest: string): boolean => room.isHere(guest) || elsewhere.isHere(guest);
  /** Time and bots act by this host as long as it has a term; what another host does first is done. */
  const actAsKeeper = (act: (term: number) => Promise<void>): Promise<void> =>
    queue.run(async () => {
      const term = membership.term();
      if (term !== null && !isStopped) await act(term);
    });
  const alarm = openAlarm(state, services, () => {
    actAsKeeper(onTime).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) log.error({ match: id, err: error }, 'time failed');
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
  services.register?.note(state);
  let sealing: CallOff | null = null;
  let renewing: CallOff | null = null;
  let isStopped = false;

  const info = (): MatchInfo => infoOf(state, { isHere }, now());
  const showMatch = (): void => room.sendAll({ t: 'match', match: info() });
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
    const before = row.type === 'played' ? null : holderBefore(state, row);
    foldRow(state, row, { bytes: text.length, eventTexts: parts?.events });
    if (row.type !== 'played' || !isOpen(state)) services.register?.note(state);
    if (row.type !== 'played' && row.type !== 'chatted') sayWhoIsHere(controls); // seats may have changed
    tellRow(controls, { row, before, cause });
    if (row.type !== 'played') return;
    bots.hear();
    if (state.status === 'finished') seal();
    else hashRows(state, HASHED_A_ROW, parts);
    renewFace();
  };
  const logEnd = openLogEnd(state, services, {
    membership,
    pass,
    onMoved: () => {
      onMoved?.();
      watchOn();
    },
    onLost: () => onLost?.(),
  });
  const { append, catchUp } = logEnd;

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
    if (state.status !== 'running') return notRunning(state);
    const proposal = tableOf(state).propose(input);
    if (!proposal.ok) {
      figures.refused(proposal.refusal.code);
      return proposal.refusal;
    }
    if (proposal.paper !== null) {
      await draw({ key: proposal.paper, row: proposal.row, id: inputId }, cause);
      return null;
    }
    const row = { type: 'played', id: inputId, ...proposal.row } as const;
    const written = writePlayed(row);
    const fault = input.type === 'act' ? inputFault(state, input.seat, written.text.length) : null;
    if (fault !== null) {
      figures.refused(fault.code);
      return fault;
    }
    const status = proposal.outcome === null ? 'running' : 'finished';
    await append(row, { status, written, cause, ...(term !== undefined && { term }) });
    figures.taken(state.created.game, input.type);
    if (isOpen(state) && isTableFull(state)) await close('tooLong');
    watchOn();
    return null;
  };
  const noteDrawing = (seat: Seat, drawing: string): void =>
    drawings.add(appliedKey(seat, drawing));
  const drawn = new Map(state.papers.map((paper) => [paper.key, storedPaper(id, paper).text]));
  /** A drawing is durable before it shows, as a row is, but takes the place of the one before. */
  const draw = async (drawing: Omit<KeptPaper, 'place'>, cause: Cause | null): Promise<void> => {
    const paper = storedPaper(id, { ...drawing, place: tableOf(state).rows.length });
    await store.keep(paper);
    membership.drew();
    figures.taken(state.created.game, drawing.row.input.type);
    drawn.set(paper.key, paper.text);
    show(drawing, cause);
    watchOn();
  };
  const show = (drawing: Omit<KeptPaper, 'place'>, cause: Cause | null): void => {
    tableOf(state).draw(drawing);
    const { input } = drawing.row;
    if (drawing.id !== null && input.type === 'act') noteDrawing(input.seat, drawing.id);
    room.publishDrawing(cause);
    bots.hearDrawing();
  };
  const readPapers = async (): Promise<void> => {
    const stored = await store.papers(id);
    await catchUp(); // what was drawn lies on the rows before it
    if (state.table === null) return;
    const fresh = stored.filter(({ key, text }) => drawn.get(key) !== text);
    for (const { key, text } of fresh) drawn.set(key, text);
    for (const paper of parsePapers(fresh)) show(paper, null);
    watchOn();
  };
  /** How a match is shown in lists. If the store never hears of it, it is made from the log another time. */
  const list = (): void => {
    if (membership.term() === null) return; // the host that acts for it does
    store
      .relist(id, state.length, derivedOf(state, { now: now(), downtime }))
      .catch((error: unknown) => log.error({ match: id, err: error }, 'listing failed'));
  };
  /** Other hosts show a match that they do not have in memory by its face. */
  const renewFace = (): void => {
    if (services.peers === undefined || !isOpen(state)) return;
    renewing ??= services.after(FACE_RENEWED, () => {
      renewing = null;
      if (isOpen(state)) list();
    });
  };
  /** Hashes the record of a finished match, which may take several goes, and shows the match. */
  const seal = (): void => {
    const isSealed = hashRows(state, HASHED_AT_ONCE);
    showMatch();
    if (isSealed) list();
    else sealing = services.after(0, seal);
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
        const callOff = services.after(FOLLOWED_AGAIN, () => {
          retries.delete(callOff);
          follow(task);
        });
        retries.add(callOff);
      });
  };
  const retries = new Set<CallOff>();
  let wantedRows = 0;

  const controls: MatchControls = {
    state,
    services,
    queue: {
      ...queue,
      run: (command) => queue.run(() => decideAgain(command)),
    },
    room,
    membership,
    elsewhere,
    absences,
    surrenders,
    pace,
    bots,
    isHere,
    info,
    append,
    take,
    showMatch,
    noteDrawing,
    seal,
    watchOn,
    begin: async () => {
      const row = { type: 'started', at: now(), date: services.calendar() } as const;
      await append(row, { status: 'running' });
      watchOn();
    },
    close,
    takeBack: async (guest, inputId) => {
      await append({ type: 'returned', at: now(), id: inputId, guest });
      watchOn();
    },
    readOn: () => (services.peers === undefined ? Promise.resolve() : queue.run(catchUp)),
    hearRows: (rows) => {
      if (rows <= Math.max(wantedRows, state.length)) return;
      wantedRows = rows;
      follow(async () => {
        wantedRows = 0;
        if (rows > state.length) await catchUp();
      });
    },
    hearPapers: () => follow(readPapers),
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
      renewing?.();
      for (const callOff of retries) callOff();
      bots.stop();
      await queue.idle();
      room.dismissAll();
    },
  };
  return controls;
}

/** A command that another host's row came before is decided again; ids of inputs keep it from counting twice. */
async function decideAgain<T>(command: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await command();
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
    }
}
