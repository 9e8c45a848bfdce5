import type { Input, Refusal, Seat, Side } from '@fathom/kit';
import type { ActMessage, ClaimMessage } from '@fathom/protocol';
import { ABSENCE_MINUTES } from './attendance.ts';
import type { Absences } from './attendance.ts';
import type { MatchControls } from './controls.ts';
import { isUsedUp } from './log-limits.ts';
import { openDrawingDesk } from './papers.ts';
import { deny } from './refusals.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { isHeldBy, notRunning, seatsOf, sideOf, sidesOf } from './seating.ts';
import { appliedKey, claimOn, gameTime, pauseLeft, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { dropWish, peopleOf, tellCrew } from './surrender.ts';
import { sayWhoIsHere } from './who-is-here.ts';

/** What people do while a match runs. An input that is sent twice is applied once. */
export interface PlayCommands {
  act(message: ActMessage, from: Listener): Promise<Refusal | null>;
  /** Gives up; where several people play for a side, once more than half of them have asked. */
  resign(guest: string, seat: Seat, id: string | null): Promise<Refusal | null>;
  playOn(guest: string, seat: Seat): Promise<Refusal | null>;
  claim(message: ClaimMessage, from: Listener): Promise<Refusal | null>;
  /** Wishes to give up were heard elsewhere: together with those here they may be enough. */
  countWishes(): Promise<void>;
}

export function playCommands(controls: MatchControls): PlayCommands {
  const { state, services, queue } = controls;
  const { now } = services;
  let desk: ReturnType<typeof openDrawingDesk> | null = null;
  const time = () => gameTime(state, now());
  const forfeit = (seat: Seat, reason: 'resigned' | 'absent'): Input<never> => ({
    type: 'forfeit',
    at: time(),
    seat,
    reason,
  });
  /** Wishes are done with once it is in the log, and not before: it may have to be decided again. */
  const giveUp = async (seat: Seat, side: Side, id: string | null): Promise<Refusal | null> => {
    const people = [...peopleOf(state, side).keys()];
    const refusal = await controls.take(forfeit(seat, 'resigned'), { id });
    for (const person of people) controls.surrenders.drop(person);
    return refusal;
  };
  const repeated = (owner: string, id: string, from: Listener): boolean => {
    const known = state.applied.has(appliedKey(owner, id));
    if (known) send(from, { t: 'done', re: id });
    return known;
  };
  const notHeld = (seat: Seat, from: Listener): Refusal | null =>
    isHeldBy(state, seat, from.guest) ? null : deny('notYourSeat', { wanted: 'seat' });
  return {
    act: (message, from) => {
      const { id, seat, action } = message;
      const attempt = (): Promise<Refusal | null> => {
        const refusal = notHeld(seat, from);
        if (refusal !== null || repeated(seat, id, from)) return Promise.resolve(refusal);
        const cause = { listener: from, id };
        return controls.take({ type: 'act', at: time(), seat, action }, { id, cause });
      };
      const paper = state.table?.paperOf(seat, action) ?? null;
      // Nobody comes to another crew's desk: that a drawing took the place of theirs would tell them of it.
      if (paper === null || notHeld(seat, from) !== null) return queue.runNow(attempt);
      const superseded = (): Refusal | null => {
        const refusal = notHeld(seat, from);
        if (refusal !== null) return refusal;
        controls.noteDrawing(seat, id);
        send(from, { t: 'done', re: id });
        return null;
      };
      desk ??= openDrawingDesk(queue);
      return desk.draw(paper, { attempt, superseded });
    },
    resign: (guest, seat, id) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, guest)) return deny('notYourSeat', { wanted: 'seat' });
        if (id !== null && state.applied.has(appliedKey(seat, id))) return null;
        if (state.status !== 'running') return notRunning(state);
        const agreed = askCrew(controls, guest);
        return agreed === true ? giveUp(seat, sideOf(state, guest), id) : agreed;
      }),
    playOn: (guest, seat) =>
      queue.run(async () => {
        if (!isHeldBy(state, seat, guest)) return deny('notYourSeat', { wanted: 'seat' });
        if (state.status !== 'running') return notRunning(state);
        dropWish(controls, guest, sideOf(state, guest));
        return null;
      }),
    countWishes: () =>
      queue.run(async () => {
        for (const side of sidesOf(state)) {
          const { asked, needed } = controls.surrenders.of(side) ?? { asked: [], needed: Infinity };
          const [first] = asked;
          if (first !== undefined && asked.length >= needed) await giveUp(first, side, null);
        }
      }),
    claim: ({ id, seat }, from) =>
      queue.run(async () => {
        if (repeated(claimOn(seat), id, from)) return null;
        const refusal =
          claimFault(state, seat, seatsOf(state, from.guest)) ??
          (pauseLeft(state, now()) > 0 ? deny('onTimeOff') : null);
        if (refusal !== null) return refusal;
        const away = awayFault(state, seat, controls.absences) ?? turnFault(state, seat);
        if (away !== null) return away;
        return controls.take(forfeit(seat, 'absent'), { id, cause: { listener: from, id } });
      }),
  };
}

/** true: this person's side gives up. null: the crew has been asked, and more of it must want it. */
function askCrew(controls: MatchControls, guest: string): true | Refusal | null {
  const { state, absences, surrenders } = controls;
  const side = sideOf(state, guest);
  const others = [...peopleOf(state, side).keys()].filter((other) => other !== guest);
  if (others.every((other) => absences.isAbsent(other))) return true;
  if (!controls.isHere(guest)) return deny('notHere');
  surrenders.ask(guest);
  sayWhoIsHere(controls);
  const { asked, needed } = surrenders.of(side) ?? { asked: [], needed: Infinity };
  if (asked.length >= needed) return true;
  tellCrew(controls, side);
  return null;
}

/** A side forfeits when nobody is left of it; as long as somebody is, a bot can relieve who is away. */
function awayFault(match: MatchState, seat: Seat, absences: Absences): Refusal | null {
  const { chair, guest } = match.seats.get(seat) ?? {};
  // Whoever has spent the share of the seat that is waited for holds the others up for good.
  if (isUsedUp(match, seat) && tableOf(match).toAct().includes(seat)) return null;
  if (typeof guest !== 'string' || !absences.isAbsent(guest))
    return deny('notAway', { minutes: ABSENCE_MINUTES });
  const stays = [...match.seats.values()].some(
    (other) =>
      other.chair.side === chair?.side && other.guest !== null && !absences.isAbsent(other.guest),
  );
  return stays ? deny('crewGoesOn') : null;
}

function claimFault(match: MatchState, seat: Seat, own: readonly Seat[]): Refusal | null {
  const side = match.seats.get(seat)?.chair.side;
  if (side === undefined) return deny('noSuchSeat', { seat, seats: [...match.seats.keys()] });
  if (match.created.clock.type !== 'none') return deny('clockDecides', { clock: 'clock' });
  const opposes = own.some((mine) => match.seats.get(mine)?.chair.side !== side);
  return opposes ? null : deny('notOpponent');
}

/** Nobody loses by being away while others think. Where nobody is waited for anybody may act, and is missed. */
function turnFault({ seats, waitedFor }: MatchState, seat: Seat): Refusal | null {
  const side = seats.get(seat)?.chair.side;
  const isMissed =
    waitedFor.length === 0 || waitedFor.some((other) => seats.get(other)?.chair.side === side);
  return isMissed ? null : deny('notWaitedFor');
}
