import type { Input, Refusal, Seat } from '@fathom/kit';
import type { CloseReason, MatchInfo, Status } from '@fathom/protocol';
import { dueAt, openAlarm } from './time.ts';
import { openAbsences } from './attendance.ts';
import type { Absences } from './attendance.ts';
import { openBotSeats } from './bot-seats.ts';
import type { BotSeats } from './bot-seats.ts';
import type { CallOff } from './clock.ts';
import { derivedAfter, derivedOf } from './faces.ts';
import type { Moment } from './faces.ts';
import { infoOf } from './info.ts';
import { inputFault, isTableFull } from './log-limits.ts';
import { hashRows } from './record.ts';
import { openRecent, storedPaper } from './papers.ts';
import type { KeptPaper } from './papers.ts';
import { Overtaken } from './overtaken.ts';
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

const HASHED_A_ROW = 4; // more than one, so that a match that was loaded catches up
const HASHED_AT_ONCE = 25;

/** What every command of a live match works with. Only from within the queue may anything be changed. */
export interface MatchControls {
  readonly state: MatchState;
  readonly services: Services;
  readonly queue: Queue;
  readonly room: Room;
  readonly absences: Absences;
  readonly surrenders: Surrenders;
  readonly bots: BotSeats;
  readonly info: () => MatchInfo;
  /** Makes a row durable, and only then moves the match past it. */
  readonly append: (row: MatchRow, status?: Status) => Promise<void>;
  /** One input: decided, made durable, and only then shown. */
  readonly take: (
    input: Input<unknown>,
    inputId: string | null,
    cause: Cause | null,
  ) => Promise<Refusal | null>;
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
  /** Waits for what time brings next, and lets the bots look up. */
  readonly watchOn: () => void;
  /** Resolves once nothing goes on any more: bots and clocks may be waiting for a moment to come. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function openControls(
  state: MatchState,
  services: Services,
  onOvertaken: () => void,
): MatchControls {
  const { store, figures, log, now, calendar, downtime = 0 } = services;
  const { id } = state.created;
  const queue = openQueue();
  const drawings = openRecent(state.applied);
  const absences = openAbsences(state, now);
  const surrenders = openSurrenders(state, absences);
  const room = openRoom(state, services, surrenders.seenBy);
  const alarm = openAlarm(state, services, () => {
    queue.run(onTime).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) log.error({ match: id, err: error }, 'time failed');
    });
  });
  const bots = openBotSeats(state, services, {
    isHere: room.isHere,
    play: ({ seat, action, isWanted }) =>
      queue.run(async () =>
        isWanted()
          ? take({ type: 'act', at: gameTime(state, now()), seat, action }, null, null)
          : null,
      ),
  });
  services.register?.note(state);
  let sealing: CallOff | null = null;
  const info = (): MatchInfo => infoOf(state, room, now());
  const showMatch = (): void => room.sendAll({ t: 'match', match: info() });
  const watchOn = (): void => {
    if (isStopped) return; // whoever still holds this copy may finish, and time goes on in another
    alarm.set();
    bots.attend();
  };

  const moment = (): Moment => ({ now: now(), downtime });
  let isStopped = false;
  let isNoted = false; // the store knows that this match is in memory

  const append = async (
    row: MatchRow,
    status: Status = state.status,
    { text, parts }: WrittenRow = { text: JSON.stringify(row) },
  ): Promise<void> => {
    const isPlain = row.type === 'played' && status === state.status; // as nearly all are
    const appendedNow = figures.appending();
    const appended = await store.append({
      match: id,
      seq: state.length,
      row: text,
      listing: isPlain ? null : derivedAfter(state, row, { ...moment(), status, date: calendar() }),
      awake: !isNoted,
      downtime,
    });
    if (appended === 'conflict') {
      onOvertaken();
      throw new Overtaken(`match ${id} has moved on elsewhere`);
    }
    isNoted = true;
    appendedNow();
    foldRow(state, row, { bytes: text.length, eventTexts: parts?.events });
    if (row.type !== 'played' || !isOpen(state)) services.register?.note(state);
  };
  const close = async (reason: CloseReason): Promise<void> => {
    await append({ type: 'closed', at: now(), reason }, 'closed');
    showMatch();
    alarm.stop();
  };
  const take = async (
    input: Input<unknown>,
    inputId: string | null,
    cause: Cause | null,
  ): Promise<Refusal | null> => {
    // The timer may be late. Whoever moves after the flag has fallen must not profit from it.
    if (input.type === 'act' && dueAt(state, input.at) !== null) await onTime();
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
    await append(row, proposal.outcome === null ? 'running' : 'finished', written);
    figures.taken(state.created.game, input.type);
    room.publish(state.clocks, cause);
    if (proposal.outcome !== null) seal();
    else if (isTableFull(state)) await close('tooLong');
    else hashRows(state, HASHED_A_ROW, written.parts);
    watchOn();
    return null;
  };
  const noteDrawing = (seat: Seat, drawing: string): void =>
    drawings.add(appliedKey(seat, drawing));
  /** A drawing is durable before it shows, as a row is, but takes the place of the one before. */
  const draw = async (drawing: Omit<KeptPaper, 'place'>, cause: Cause | null): Promise<void> => {
    const table = tableOf(state);
    await store.keep(storedPaper(id, { ...drawing, place: table.rows.length }));
    table.draw(drawing);
    const { input } = drawing.row;
    if (drawing.id !== null && input.type === 'act') noteDrawing(input.seat, drawing.id);
    figures.taken(state.created.game, input.type);
    room.publishDrawing(cause);
    bots.hearDrawing();
    watchOn();
  };
  /** How a finished match is shown in lists. If the store never hears of it, it is made from the log another time. */
  const list = (): void => {
    store
      .relist(id, state.length, derivedOf(state, moment()))
      .catch((error: unknown) => log.error({ match: id, err: error }, 'listing failed'));
  };
  /** Hashes the record of a finished match, which may take several goes, and shows the match. */
  const seal = (): void => {
    const isSealed = hashRows(state, HASHED_AT_ONCE);
    showMatch();
    if (isSealed) list();
    else sealing = services.after(0, seal);
  };
  const onTime = async (): Promise<void> => {
    const due = dueAt(state, gameTime(state, now()));
    const refusal = due === null ? null : await take(due, null, null);
    if (refusal !== null) log.error({ match: id, due, refusal }, 'time was refused');
    watchOn();
  };

  return {
    state,
    services,
    queue,
    room,
    absences,
    surrenders,
    bots,
    info,
    append,
    take,
    showMatch,
    noteDrawing,
    seal,
    watchOn,
    begin: async () => {
      await append({ type: 'started', at: now(), date: services.calendar() }, 'running');
      room.welcomeAgain(info());
      watchOn();
    },
    close,
    takeBack: async (guest, inputId) => {
      await append({ type: 'returned', at: now(), id: inputId, guest });
      room.welcomeAgain(info(), guest);
      showMatch();
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
      isNoted = false;
      alarm.stop();
      sealing?.();
      bots.stop();
      await queue.idle();
      room.dismissAll();
    },
  };
}
