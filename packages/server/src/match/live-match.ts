import { refuse } from '@fathom/kit';
import type { Input, Refusal, Seat } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import type {
  ActMessage,
  ChatMessage,
  ClaimMessage,
  Join,
  MatchInfo,
  Status,
  TakeSeat,
} from '@fathom/protocol';
import type { Summary } from '../store/index.ts';
import { dueAt, openAlarm } from './alarm.ts';
import { openBotSeats } from './bot-seats.ts';
import { infoOf } from './info.ts';
import { openQueue } from './queue.ts';
import { openRoom, seatsOf, send } from './room.ts';
import type { Cause, Listener } from './room.ts';
import type { MatchRow } from './rows.ts';
import { findSeat, isDeserted, isFull } from './seating.ts';
import type { Services } from './services.ts';
import { appliedKey, claimOn, foldRow, gameTime, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

export const ABSENCE_MILLIS: number = 3 * 60_000;

/** A match that is being played or watched. Every change goes through one queue and is durable before it shows. */
export interface LiveMatch {
  readonly state: Readonly<MatchState>;
  readonly info: () => MatchInfo;
  /** Game time now. */
  readonly time: () => number;
  readonly seatsOf: (guest: string) => readonly Seat[];
  readonly listeners: () => number;
  readonly take: (guest: string, name: string, request: TakeSeat) => Promise<Refusal | null>;
  readonly leave: (guest: string, seat: Seat) => Promise<Refusal | null>;
  readonly act: (message: ActMessage, from: Listener) => Promise<Refusal | null>;
  readonly resign: (guest: string, seat: Seat, id: string | null) => Promise<Refusal | null>;
  readonly claim: (message: ClaimMessage, from: Listener) => Promise<Refusal | null>;
  readonly chat: (message: ChatMessage, from: Listener, name: string) => Promise<Refusal | null>;
  readonly hurry: (guest: string) => void;
  readonly close: () => Promise<void>;
  /** Names the match that follows; `choose` is told which one did so far. Says which it is. */
  readonly follow: (choose: (known: string | null) => Promise<string>) => Promise<string>;
  readonly join: (listener: Listener, message: Join) => void;
  readonly part: (listener: Listener) => void;
  /** Takes up what was going on: clocks, bots, and a start that a crash cut off. */
  readonly resume: (downMillis: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Another writer has appended to the match: this copy is stale and must be loaded anew. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export function openLiveMatch(
  state: MatchState,
  services: Services,
  onOvertaken: () => void,
): LiveMatch {
  const { store, metrics, now } = services;
  const { id } = state.created;
  const queue = openQueue();
  const room = openRoom(state);
  const awaySince = new Map<string, number>();
  const loadedAt = now();
  const info = (): MatchInfo => infoOf(state, room, now());
  const alarm = openAlarm(state, services, () => {
    queue.run(onTime).catch((error: unknown) => {
      services.log.error({ match: id, err: error }, 'time failed');
    });
  });
  const bots = openBotSeats(state, services, (seat, action) =>
    queue.run(() => take({ type: 'act', at: gameTime(state, now()), seat, action }, null, null)),
  );

  const append = async (row: MatchRow, status: Status = state.status): Promise<void> => {
    const began = performance.now();
    const listing = status === state.status ? null : summary(state, status, now());
    const appended = await store.append({
      match: id,
      seq: state.length,
      row: JSON.stringify(row),
      listing,
    });
    if (appended === 'conflict') {
      onOvertaken();
      throw new Overtaken(`match ${id} has moved on elsewhere`);
    }
    metrics.appended(performance.now() - began);
    foldRow(state, row);
  };
  const showMatch = (): void => room.sendAll({ t: 'match', match: info() });

  /** One input: decided, made durable, and only then shown. */
  const take = async (
    input: Input<unknown>,
    inputId: string | null,
    cause: Cause | null,
  ): Promise<Refusal | null> => {
    // The timer may be late. Whoever moves after the flag has fallen must not profit from it.
    if (input.type === 'act' && dueAt(state, input.at) !== null) await onTime();
    if (state.status !== 'running') return notRunning(state.status);
    const proposal = tableOf(state).propose(input);
    if (!proposal.ok) {
      metrics.refused(proposal.refusal.code);
      return proposal.refusal;
    }
    const status = proposal.outcome === null ? 'running' : 'finished';
    await append({ type: 'played', id: inputId, ...proposal.row }, status);
    metrics.taken(state.created.game, input.type);
    room.publish(state.clocks, cause);
    if (proposal.outcome !== null) showMatch();
    alarm.set();
    bots.attend();
    return null;
  };
  const onTime = async (): Promise<void> => {
    const due = dueAt(state, gameTime(state, now()));
    const refusal = due === null ? null : await take(due, null, null);
    if (refusal !== null) services.log.error({ match: id, due, refusal }, 'time was refused');
    alarm.set();
  };
  const begin = async (): Promise<void> => {
    await append({ type: 'started', at: now() }, 'running');
    room.welcomeAgain(info());
    alarm.set();
    bots.attend();
  };
  const close = async (): Promise<void> => {
    await append({ type: 'closed', at: now() }, 'closed');
    showMatch();
  };
  const repeated = (owner: string, inputId: string, from: Listener): boolean => {
    const known = state.applied.has(appliedKey(owner, inputId));
    if (known) send(from, { t: 'done', re: inputId });
    return known;
  };
  const holds = (guest: string, seat: Seat): boolean => state.seats.get(seat)?.guest === guest;
  const forfeit = (seat: Seat, reason: 'resigned' | 'absent'): Input<never> => ({
    type: 'forfeit',
    at: gameTime(state, now()),
    seat,
    reason,
  });
  const isAway = (seat: Seat): boolean => {
    const guest = state.seats.get(seat)?.guest ?? null;
    if (guest === null || room.isHere(guest)) return false;
    const since = Math.max(awaySince.get(guest) ?? loadedAt, state.startedAt ?? loadedAt);
    return now() - since >= ABSENCE_MILLIS;
  };

  return {
    state,
    info,
    time: () => Math.round(gameTime(state, now())),
    seatsOf: (guest) => seatsOf(state, guest),
    listeners: room.size,
    take: (guest, name, request) =>
      queue.run(async () => {
        const seat = findSeat(state, services.keys, { ...request, guest });
        if ('code' in seat) return seat;
        if (seat.guest === guest) return null;
        const before = seat.guest;
        const { contribution } = request;
        await append({
          type: 'seated',
          at: now(),
          seat: seat.chair.seat,
          guest,
          name,
          contribution,
        });
        if (!room.isHere(guest)) awaySince.set(guest, now());
        if (before !== null) room.welcomeAgain(info(), before);
        room.welcomeAgain(info(), guest);
        if (state.status === 'lobby' && isFull(state)) await begin();
        else showMatch();
        return null;
      }),
    leave: (guest, seat) =>
      queue.run(async () => {
        if (!holds(guest, seat)) return notYours;
        if (state.status !== 'lobby')
          return refuse('begun', 'The match has begun: you can resign, not leave.');
        await append({ type: 'left', at: now(), seat });
        room.welcomeAgain(info(), guest);
        if (isDeserted(state) && guest === state.created.creator) await close();
        else showMatch();
        return null;
      }),
    act: (message, from) =>
      queue.run(async () => {
        const { seat, action } = message;
        if (!holds(from.guest, seat)) return notYours;
        if (repeated(seat, message.id, from)) return null;
        const at = gameTime(state, now());
        return take({ type: 'act', at, seat, action }, message.id, {
          listener: from,
          id: message.id,
        });
      }),
    resign: (guest, seat, inputId) =>
      queue.run(async () => {
        if (!holds(guest, seat)) return notYours;
        if (inputId !== null && state.applied.has(appliedKey(seat, inputId))) return null;
        return take(forfeit(seat, 'resigned'), inputId, null);
      }),
    claim: (message, from) =>
      queue.run(async () => {
        const { seat } = message;
        if (repeated(claimOn(seat), message.id, from)) return null;
        const refusal =
          claimFault(state, seat, seatsOf(state, from.guest)) ??
          (isAway(seat) ? null : refuse('notAway', 'That player has not been away for 3 minutes.'));
        if (refusal !== null) return refusal;
        const cause = { listener: from, id: message.id };
        return take(forfeit(seat, 'absent'), message.id, cause);
      }),
    chat: (message, from, name) =>
      queue.run(async () => {
        if (repeated(from.guest, message.id, from)) return null;
        if (state.chat.length >= LIMITS.chatLines)
          return refuse('chatFull', `A match hears ${LIMITS.chatLines} lines of talk at most.`);
        const line = {
          n: state.chat.length + 1,
          seat: seatsOf(state, from.guest)[0] ?? null,
          name,
          text: message.text,
          at: now(),
        };
        await append({ type: 'chatted', id: message.id, guest: from.guest, line });
        room.sendAll({ t: 'chat', line });
        send(from, { t: 'done', re: message.id });
        return null;
      }),
    hurry: (guest) => {
      if (seatsOf(state, guest).length > 0) bots.hurry();
    },
    close: () =>
      queue.run(async () => {
        if (state.status === 'lobby') await close();
      }),
    follow: (choose) =>
      queue.run(async () => {
        const match = await choose(state.rematch);
        if (match === state.rematch) return match;
        await append({ type: 'followed', at: now(), match });
        showMatch();
        return match;
      }),
    join: (listener, message) => {
      const wasHere = room.isHere(listener.guest);
      awaySince.delete(listener.guest);
      room.join(
        listener,
        message,
        infoOf(state, { isHere: (g) => g === listener.guest || room.isHere(g) }, now()),
      );
      if (!wasHere && seatsOf(state, listener.guest).length > 0) showMatch();
    },
    part: (listener) => {
      room.part(listener);
      if (room.isHere(listener.guest) || seatsOf(state, listener.guest).length === 0) return;
      awaySince.set(listener.guest, now());
      showMatch();
    },
    resume: (downMillis) =>
      queue.run(async () => {
        if (state.status === 'lobby' && isFull(state)) return begin();
        if (state.status !== 'running') return undefined;
        const timed = state.clocks !== null || tableOf(state).deadline() !== null;
        if (timed && downMillis > 0)
          await append({ type: 'paused', at: now(), millis: downMillis });
        alarm.set();
        bots.attend();
        return undefined;
      }),
    stop: async () => {
      alarm.stop();
      bots.stop();
      await queue.idle();
      room.dismissAll();
    },
  };
}

const notYours: Refusal = refuse('notYourSeat', 'You do not hold that seat.');

function notRunning(status: Status): Refusal {
  if (status === 'lobby') return refuse('notBegun', 'The match begins when every seat is filled.');
  return refuse('over', status === 'finished' ? 'The game is over.' : 'This match was given up.');
}

function claimFault(match: MatchState, seat: Seat, own: readonly Seat[]): Refusal | null {
  const side = match.seats.get(seat)?.chair.side;
  if (side === undefined) return refuse('noSuchSeat', `There is no seat "${seat}".`);
  if (match.created.clock.type !== 'none')
    return refuse('clockDecides', 'This match has a clock: wait for it to run out.');
  const opposes = own.some((mine) => match.seats.get(mine)?.chair.side !== side);
  return opposes ? null : refuse('notOpponent', 'Only the other side can claim a player absent.');
}

const summary = (match: MatchState, status: Status, updatedAt: number): Summary => ({
  game: match.created.game,
  visibility: match.created.visibility,
  status,
  updatedAt,
});
