import { nextFlag } from '@fathom/kit';
import type { Input, Millis } from '@fathom/kit';
import type { CallOff, Clock } from './clock.ts';
import { gameTime, pauseLeft, timeOffLeft } from './state.ts';
import type { MatchState } from './state.ts';

const LONGEST_TIMEOUT = 2 ** 31 - 1; // setTimeout fires at once beyond it

/** The input that time itself brings next: a flag that falls or a tick the game asked for. */
export function nextByTime(match: MatchState): Exclude<Input<never>, { type: 'act' }> | null {
  if (match.status !== 'running' || match.table === null) return null;
  const flag = match.clocks === null ? null : nextFlag(match.clocks);
  const deadline = match.table.deadline();
  if (flag !== null && (deadline === null || flag.at <= deadline))
    return { type: 'forfeit', at: flag.at, seat: flag.seat, reason: 'time' };
  return deadline === null ? null : { type: 'tick', at: deadline };
}

/** What is due at `at` by the clocks and deadlines, or null. */
export function dueAt(match: MatchState, at: Millis): Input<never> | null {
  const next = nextByTime(match);
  return next !== null && next.at <= at ? { ...next, at } : null;
}

/** How long it is until time brings something, in the host's time; null: it does not. */
export function untilNext(match: MatchState, now: number): number | null {
  const next = nextByTime(match);
  if (next === null) return null;
  return Math.max(0, next.at - gameTime(match, now)) + timeOffLeft(match, now);
}

/** One timer per match, always set to the next thing that time brings. */
export class Alarm {
  readonly #match: MatchState;
  readonly #clock: Clock;
  readonly #ring: () => void;
  #callOff: CallOff | null = null;

  constructor(match: MatchState, clock: Clock, ring: () => void) {
    this.#match = match;
    this.#clock = clock;
    this.#ring = ring;
  }

  set(): void {
    const { now, after } = this.#clock;
    this.stop();
    const time = now();
    const wait = pauseLeft(this.#match, time) || untilNext(this.#match, time); // after a pause bots look up again
    if (wait === null) return;
    this.#callOff =
      wait > LONGEST_TIMEOUT ? after(LONGEST_TIMEOUT, () => this.set()) : after(wait, this.#ring);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
