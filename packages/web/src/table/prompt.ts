import type { Prompt, Station } from '../games/game-client.ts';

/** Something is waited for from this person. */
export const yours = (title: string, hint: string): Prompt => ({ title, hint, isYours: true });
/** Others are waited for, or nobody. */
export const waiting = (title: string, hint: string): Prompt => ({ title, hint, isYours: false });

/** What is waited for besides the prompt. */
export const othersAt = (station: Station): readonly Prompt[] => station.alsoWaiting?.() ?? [];
/** Whether something is waited for from this person at any of their seats. */
export const isWaitedFor = (station: Station): boolean =>
  station.prompt().isYours || othersAt(station).some((other) => other.isYours);

/** Fingers press long where a mouse clicks right, and have no Esc. */
export const hasMouse: boolean =
  typeof window !== 'undefined' && window.matchMedia('(hover: hover)').matches;
