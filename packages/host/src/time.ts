import { nextFlag } from '@fathom/kit';
import type { Input, Millis } from '@fathom/kit';
import type { CallOff, Clock } from './clock.ts';
import { gameTime } from './state.ts';
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

/** One timer per match, always set to the next thing that time brings. */
export interface Alarm {
  readonly set: () => void;
  readonly stop: () => void;
}

export function openAlarm(match: MatchState, { now, after }: Clock, ring: () => void): Alarm {
  let callOff: CallOff | null = null;
  const set = (): void => {
    callOff?.();
    const next = nextByTime(match);
    if (next === null) return;
    const wait = Math.max(0, next.at - gameTime(match, now()));
    callOff = after(Math.min(wait, LONGEST_TIMEOUT), wait > LONGEST_TIMEOUT ? set : ring);
  };
  return { set, stop: () => callOff?.() };
}
