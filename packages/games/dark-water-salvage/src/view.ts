import type { Hidden, Viewer } from '@fathom/kit';
import type { Event } from './events.ts';
import type { Attempt, ResearchNote, State, Truth } from './state.ts';
import { HUNTERS, hunterAt } from './vocabulary.ts';
import type { HunterName } from './vocabulary.ts';

/**
 * What a viewer knows: all of a State but where the wrecks lie, which value cards they have, what others have learnt
 * of that, and applications of others that are not opened yet.
 */
export interface View extends Omit<State, 'truths'> {
  readonly truths: Hidden<readonly Truth[]>; // open when the game is over
}

/** 3. Whose answers the viewer knows: one's own, and everybody's after the end. */
const ownOf = (state: State, viewer: Viewer): readonly HunterName[] =>
  state.phase === 'over' ? HUNTERS : viewer.map(hunterAt).filter((hunter) => hunter !== null);

export function view(state: State, viewer: Viewer): View {
  const own = ownOf(state, viewer);
  return {
    setup: state.setup,
    phase: state.phase,
    round: state.round,
    last: state.last,
    bag: state.bag,
    pool: state.pool,
    order: state.order,
    hunters: state.hunters,
    applications: state.hunters.map(({ name }, i) =>
      own.includes(name) ? (state.applications[i] ?? null) : null,
    ),
    wrecks: state.wrecks,
    truths: state.phase === 'over' ? state.truths : null,
    loop: state.loop,
    step: state.step,
    acted: state.acted,
    inOrder: state.inOrder,
    waiting: state.waiting,
    until: state.until,
    openings: state.openings,
    researches: state.researches.map((note) =>
      own.includes(note.hunter) ? note : hushed(note, hushNote),
    ),
    attempts: state.attempts.map((attempt) =>
      own.includes(attempt.hunter) ? attempt : hushed(attempt, hushAttempt),
    ),
    result: state.result,
  };
}

const quiet = new WeakMap<object, object>();

/** The same object each time, so that a list that is long is still cheap to compare. */
function hushed<T extends object>(full: T, hush: (full: T) => T): T {
  const known = quiet.get(full) as T | undefined;
  if (known !== undefined) return known;
  const hidden = hush(full);
  quiet.set(full, hidden);
  return hidden;
}

const hushNote = ({ round, hunter, wreck, card }: ResearchNote): ResearchNote => ({
  round,
  hunter,
  wreck,
  card,
  answer: null,
});

const hushAttempt = (attempt: Attempt): Attempt => ({
  round: attempt.round,
  hunter: attempt.hunter,
  deed: attempt.deed,
  wreck: attempt.wreck,
  region: attempt.region,
  found: attempt.found,
  prestige: attempt.prestige,
  value: attempt.value,
  seen: null,
});

export function redact(event: Event, after: State, viewer: Viewer): Event | null {
  switch (event.type) {
    // 2.2 Nobody may notice that an application was changed.
    case 'applicationChanged':
      return ownOf(after, viewer).includes(event.hunter) ? event : null;
    case 'applied':
      return ownOf(after, viewer).includes(event.hunter) ? event : { ...event, amount: null };
    case 'researched':
      return ownOf(after, viewer).includes(event.hunter) ? event : { ...event, answer: null };
    case 'wreckLocated':
    case 'wreckSalvaged':
    case 'wreckMissed':
      return ownOf(after, viewer).includes(event.hunter) ? event : { ...event, seen: null };
    case 'loansOffered':
    case 'applicationsOpened':
    case 'cityChosen':
    case 'stepBegan':
    case 'turnOrderAsked':
    case 'moved':
    case 'passed':
    case 'wasDone':
    case 'timeRanOut':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}
