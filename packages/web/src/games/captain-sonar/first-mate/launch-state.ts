import type { Action, Boat } from '@fathom/captain-sonar/client';
import type { StationProps } from '../station.ts';
import { gaugeState } from '../components/gauge-state.ts';

/** The First Mate's own systems. */
export const LAUNCHED = ['drone', 'sonar'] as const;
export type Launched = (typeof LAUNCHED)[number];

export type LaunchState =
  | { readonly type: 'open'; readonly deed: 'stop' | 'aim' | 'send' } // STOP, name a sector, or send at once
  | { readonly type: 'shut'; readonly why: string };

/** Whether a system can be launched now, and if not, what it waits for. */
export function launchState(
  props: StationProps,
  boat: Boat,
  { system, deeds }: { readonly system: Launched; readonly deeds: readonly Action[] },
): LaunchState {
  if (deeds.some((deed) => deed.type === 'stop' && deed.system === system))
    return { type: 'open', deed: 'stop' };
  if (deeds.some((deed) => deed.type === system))
    return { type: 'open', deed: system === 'drone' ? 'aim' : 'send' };
  return { type: 'shut', why: whyNot(props, boat, system) };
}

function whyNot({ view, side, pending }: StationProps, boat: Boat, system: Launched): string {
  const { isFull, isBroken, marks, spaces } = gaugeState(boat, system, view.setup.mode);
  const standing = view.standing[side];
  if (view.phase === 'over') return 'The game is over.';
  if (!isFull) return `${spaces - marks} more on its gauge.`;
  if (isBroken) return 'Detection is broken: the Engineer must repair it.';
  if (pending) return 'One moment …';
  if (standing.surfaced) return 'Not while surfaced.';
  if (view.stop !== null) return 'Not during a STOP.';
  if (view.turn !== null && view.turn.side !== side) return 'In your own turn.';
  if (view.turn !== null && !view.turn.moved) return 'After the course.';
  if (view.turn?.activated === true) return 'One system a turn.';
  if (!standing.mayActivate) return 'A course must come first.';
  if (standing.awaiting.length > 0) return 'When both OKs are said.';
  return 'Not now.';
}
