import type { Millis, Refusal, Turn } from '@fathom/kit';
import type { Event } from '../events.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { HunterName } from '../vocabulary.ts';
import { freeCities, placed } from './cities.ts';

/** Equal for as long as the same time runs: a step, or within it one hunter's turn. */
const watch = ({ phase, round, loop, step, inOrder, waiting }: State): string =>
  [phase, round, loop, step, inOrder ? waiting[0] : '*'].join();

/** 2.8 Whenever others are waited for than before, they get the whole time. */
export function giveTime(turn: Turn<State, Event>, before: State, at: Millis): void {
  const { setup, phase } = turn.state;
  if (setup.phaseSeconds === 0 || phase === 'over' || watch(turn.state) === watch(before)) return;
  turn.emit({ type: 'timeGiven', until: (at + setup.phaseSeconds * 1000) as Millis });
}

/** 2.8 Who is too slow has applied for nothing, takes the first free city, or passes. */
export function ring(turn: Turn<State, Event>, at: Millis): Refusal | null {
  const { until, inOrder, waiting } = turn.state;
  if (until === null || at < until) return refusal('nothingDue');
  const hunters = inOrder ? waiting.slice(0, 1) : waiting;
  turn.emit({ type: 'timeRanOut', hunters });
  for (const hunter of hunters) turn.emit(lateDeed(turn.state, hunter));
  return null;
}

function lateDeed(state: State, hunter: HunterName): Event {
  const [region] = freeCities(state);
  if (state.phase === 'applying') return { type: 'applied', hunter, amount: 0 };
  return state.phase === 'cities' && region !== undefined
    ? placed(state, hunter, region)
    : { type: 'passed', hunter };
}
