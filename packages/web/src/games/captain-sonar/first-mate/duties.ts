import { SYSTEMS, firstMateWords, launchShut } from '@fathom/captain-sonar/client';
import type { Action, BoatView, Course, System, View } from '@fathom/captain-sonar/client';
import { gaugeState } from '../components/gauge-state.ts';
import type { StationProps } from '../station.ts';

/** What is asked of the First Mate now. */
export interface MarkDuty {
  readonly isDue: boolean; // the boat waits for the First Mate
  readonly words: string;
}

const rest = (words: string): MarkDuty => ({ isDue: false, words });

export function markDuty({ view, side, pending }: StationProps, heading: Course | null): MarkDuty {
  const standing = view.standing[side];
  if (view.phase === 'placing') return rest(firstMateWords.placing);
  if (view.phase === 'over') return rest(firstMateWords.over);
  if (standing.surfaced) return rest(firstMateWords.surfaced);
  if (!standing.awaiting.includes('firstMate')) return rest(firstMateWords.nothingDue);
  if (pending) return rest(firstMateWords.marking);
  if (view.stop !== null) return rest(firstMateWords.stopped);
  return { isDue: true, words: firstMateWords.mark(side, lastMove(view, side) ?? heading) };
}

const lastMove = (view: View, side: StationProps['side']): 'silence' | null =>
  view.record.findLast(
    (said) => (said.type === 'courseSet' || said.type === 'silenceRun') && said.side === side,
  )?.type === 'silenceRun'
    ? 'silence'
    : null;

/** The gauges that may be marked now. */
export const markableIn = (actions: readonly Action[]): readonly System[] =>
  actions.flatMap((action) => (action.type === 'gauge' ? [action.system] : []));

/** Keys 1 to 6, in the order of the gauges. */
export const systemOfKey = (key: string, systems: readonly System[] = SYSTEMS): System | null =>
  /^[1-6]$/.test(key) ? (systems[Number(key) - 1] ?? null) : null;

/** The First Mate's own systems. */
export const LAUNCHED = ['drone', 'sonar'] as const;
export type Launched = (typeof LAUNCHED)[number];

export type LaunchState =
  | { readonly type: 'open'; readonly how: 'stop' | 'aim' | 'send' } // STOP, name a sector, or send at once
  | { readonly type: 'shut'; readonly why: string };

/** Whether a system can be launched now, and if not, what it waits for. */
export function launchState(
  props: StationProps,
  boat: BoatView,
  { system, actions }: { readonly system: Launched; readonly actions: readonly Action[] },
): LaunchState {
  if (actions.some((action) => action.type === 'stop' && action.system === system))
    return { type: 'open', how: 'stop' };
  if (actions.some((action) => action.type === system))
    return { type: 'open', how: system === 'drone' ? 'aim' : 'send' };
  return { type: 'shut', why: whyNot(props, boat, system) };
}

function whyNot({ view, side, pending }: StationProps, boat: BoatView, system: Launched): string {
  const { isFull, isBroken, marks, spaces } = gaugeState(boat, system, view.setup.mode);
  const standing = view.standing[side];
  if (view.phase === 'over') return launchShut.over;
  if (!isFull) return launchShut.marksLeft(spaces - marks);
  if (isBroken) return launchShut.broken;
  if (pending) return launchShut.pending;
  if (standing.surfaced) return launchShut.surfaced;
  if (view.stop !== null) return launchShut.stopped;
  if (view.turn !== null && view.turn.side !== side) return launchShut.othersTurn;
  const isAnyTime = view.setup.systemsWhen === 'anyTime';
  if (view.turn?.moved === false && !isAnyTime) return launchShut.afterCourse;
  if (view.turn?.activated === true) return launchShut.oneATurn;
  if (!standing.mayActivate) return launchShut.courseFirst;
  if (standing.awaiting.length > 0) return launchShut.afterOks;
  return launchShut.notNow;
}
