import { ROLES, SECTIONS, penWords } from '@fathom/captain-sonar/client';
import type { Role, TracingView } from '@fathom/captain-sonar/client';

/** The section that is traced next, from 0; null: all are done. */
export const nextSection = ({ traced }: TracingView): number | null =>
  traced.length < SECTIONS.length ? traced.length : null;

/** Who may trace it: whoever has begun, or anybody who has not traced yet. */
export function tracersOf(tracing: TracingView): readonly Role[] {
  if (nextSection(tracing) === null) return [];
  if (tracing.by !== null) return [tracing.by];
  return ROLES.filter((role) => !tracing.traced.includes(role));
}

/** Of this person's roles, the one whose turn it is to hold the pen; null: none. */
export const ownTracer = (tracing: TracingView, own: readonly Role[]): Role | null =>
  tracersOf(tracing).find((role) => own.includes(role)) ?? null;

/** Whose pen it is, in words. */
export const turnWords = (tracing: TracingView, own: readonly Role[]): string =>
  penWords({
    section: nextSection(tracing),
    sections: SECTIONS.length,
    isReady: tracing.ready,
    by: tracing.by,
    free: tracersOf(tracing),
    mine: ownTracer(tracing, own),
    holdsSeveral: own.length > 1,
  });
