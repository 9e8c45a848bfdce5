import { SYSTEMS } from '@fathom/captain-sonar/client';
import type { Action, Course, System, View } from '@fathom/captain-sonar/client';
import { COURSE_NAMES, SIDE_NAMES } from '../words.ts';
import type { StationProps } from '../station.ts';

export interface Duty {
  readonly isDue: boolean; // the boat waits for the First Mate
  readonly words: string;
}

const rest = (words: string): Duty => ({ isDue: false, words });

/** What is asked of the First Mate now. */
export function dutyOf({ view, side, pending }: StationProps, heading: Course | null): Duty {
  const standing = view.standing[side];
  if (view.phase === 'placing') return rest('The Captains are choosing where to begin.');
  if (view.phase === 'over') return rest('The game is over.');
  if (standing.surfaced) return rest('Surfaced: nothing to mark until you dive.');
  if (!standing.awaiting.includes('firstMate'))
    return rest('Nothing to mark until the next course.');
  if (pending) return rest('Marking …');
  if (view.stop !== null) return rest('STOP: your mark comes when it is settled.');
  const headed = `${SIDE_NAMES[side]} ${movedWords(view, side, heading)}`;
  return { isDue: true, words: `${headed}: mark one gauge.` };
}

function movedWords(view: View, side: StationProps['side'], heading: Course | null): string {
  const last = view.record.findLast(
    (said) => (said.type === 'courseSet' || said.type === 'silenceRun') && said.side === side,
  );
  if (last?.type === 'silenceRun') return 'slipped away in silence';
  return heading === null ? 'moved' : `headed ${COURSE_NAMES[heading]}`;
}

/** The gauges that may be marked now. */
export const markableIn = (deeds: readonly Action[]): readonly System[] =>
  deeds.flatMap((deed) => (deed.type === 'gauge' ? [deed.system] : []));

/** Keys 1 to 6, in the order of the gauges. */
export const systemOfKey = (key: string, systems: readonly System[] = SYSTEMS): System | null =>
  /^[1-6]$/.test(key) ? (systems[Number(key) - 1] ?? null) : null;
