import type { Input, Millis, Refusal, Seat, Side } from '@fathom/kit';
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

type Answer = Promise<Refusal | null>;

/** What people do while a match runs. An input that is sent twice is applied once. */
export class PlayCommands {
  readonly #controls: MatchControls;
  #desk: DrawingDesk | null = null;

  constructor(controls: MatchControls) {
    this.#controls = controls;
  }

  act(message: ActMessage, from: Listener): Answer {
    const { state, queue } = this.#controls;
    const { seat, action } = message;
    const attempt = (): Answer => this.#attempt(message, from);
    const paper = state.table?.paperOf(seat, action) ?? null;
    // Nobody comes to another crew's desk: that a drawing took the place of theirs would tell them of it.
    if (paper === null || seatFault(state, seat, from.guest) !== null) return queue.runNow(attempt);
    this.#desk ??= openDrawingDesk(queue);
    return this.#desk.draw(paper, { attempt, superseded: () => this.#superseded(message, from) });
  }

  /** Gives up; where several people play for a side, once more than half of them have asked. */
  resign(guest: string, seat: Seat, id: string | null): Answer {
    const { state, queue } = this.#controls;
    return queue.run(async () => {
      const fault = seatFault(state, seat, guest);
      if (fault !== null) return fault;
      if (id !== null && state.applied.has(appliedKey(seat, id))) return null;
      if (state.status !== 'running') return notRunning(state);
      const agreed = askCrew(this.#controls, guest);
      return agreed === true ? this.#giveUp(seat, sideOf(state, guest), id) : agreed;
    });
  }

  playOn(guest: string, seat: Seat): Answer {
    const { state, queue } = this.#controls;
    return queue.run(async () => {
      const fault = seatFault(state, seat, guest);
      if (fault !== null) return fault;
      if (state.status !== 'running') return notRunning(state);
      dropWish(this.#controls, guest, sideOf(state, guest));
      return null;
    });
  }

  claim({ id, seat }: ClaimMessage, from: Listener): Answer {
    const { state, queue, services } = this.#controls;
    return queue.run(async () => {
      if (this.#isRepeated(claimOn(seat), id, from)) return null;
      const refusal =
        claimFault(state, seat, seatsOf(state, from.guest)) ??
        (pauseLeft(state, services.now()) > 0 ? deny('onTimeOff') : null);
      if (refusal !== null) return refusal;
      const away = awayFault(state, seat, this.#controls.absences) ?? turnFault(state, seat);
      if (away !== null) return away;
      const cause = { listener: from, id };
      return this.#controls.take(this.#forfeit(seat, 'absent'), { id, cause });
    });
  }

  /** Wishes to give up were heard elsewhere: together with those here they may be enough. */
  countWishes(): Promise<void> {
    const { state, queue, surrenders } = this.#controls;
    return queue.run(async () => {
      for (const side of sidesOf(state)) {
        const { asked, needed } = surrenders.of(side) ?? { asked: [], needed: Infinity };
        const [first] = asked;
        if (first !== undefined && asked.length >= needed) await this.#giveUp(first, side, null);
      }
    });
  }

  #attempt({ id, seat, action }: ActMessage, from: Listener): Answer {
    const refusal = seatFault(this.#controls.state, seat, from.guest);
    if (refusal !== null || this.#isRepeated(seat, id, from)) return Promise.resolve(refusal);
    const cause = { listener: from, id };
    return this.#controls.take({ type: 'act', at: this.#time(), seat, action }, { id, cause });
  }

  #superseded({ id, seat }: ActMessage, from: Listener): Refusal | null {
    const refusal = seatFault(this.#controls.state, seat, from.guest);
    if (refusal !== null) return refusal;
    this.#controls.noteDrawing(seat, id);
    send(from, { t: 'done', re: id });
    return null;
  }

  #isRepeated(owner: string, id: string, from: Listener): boolean {
    const isKnown = this.#controls.state.applied.has(appliedKey(owner, id));
    if (isKnown) send(from, { t: 'done', re: id });
    return isKnown;
  }

  /** Wishes are done with once it is in the log, and not before: it may have to be decided again. */
  async #giveUp(seat: Seat, side: Side, id: string | null): Answer {
    const { state, surrenders } = this.#controls;
    const people = [...peopleOf(state, side).keys()];
    const refusal = await this.#controls.take(this.#forfeit(seat, 'resigned'), { id });
    for (const person of people) surrenders.drop(person);
    return refusal;
  }

  #forfeit(seat: Seat, reason: 'resigned' | 'absent'): Input<never> {
    return { type: 'forfeit', at: this.#time(), seat, reason };
  }

  #time(): Millis {
    const { state, services } = this.#controls;
    return gameTime(state, services.now());
  }
}

type DrawingDesk = ReturnType<typeof openDrawingDesk>;

const seatFault = (match: MatchState, seat: Seat, guest: string): Refusal | null =>
  isHeldBy(match, seat, guest) ? null : deny('notYourSeat', { wanted: 'seat' });

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
