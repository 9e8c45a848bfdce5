import { ROLES, SECTIONS } from '@fathom/captain-sonar/client';
import type { Role, Tracing } from '@fathom/captain-sonar/client';
import { ROLE_NAMES, listed } from '../words.ts';

/** The section that is traced next, from 0; null: all are done. */
export const nextSection = ({ traced }: Tracing): number | null =>
  traced.length < SECTIONS.length ? traced.length : null;

/** Who may trace it: who has begun, or anybody who has not traced yet. */
export function tracersOf(tracing: Tracing): readonly Role[] {
  if (nextSection(tracing) === null) return [];
  if (tracing.by !== null) return [tracing.by];
  return ROLES.filter((role) => !tracing.traced.includes(role));
}

/** Of this person's roles, the one whose turn it is to hold the pen; null: none. */
export const ownTracer = (tracing: Tracing, own: readonly Role[]): Role | null =>
  tracersOf(tracing).find((role) => own.includes(role)) ?? null;

const names = (roles: readonly Role[], last: string): string =>
  listed(
    roles.map((role) => ROLE_NAMES[role]),
    last,
  );

/** Whose pen it is, in words. */
export function turnWords(tracing: Tracing, own: readonly Role[]): string {
  const section = nextSection(tracing);
  if (section === null)
    return tracing.ready
      ? 'Hull traced, Engineer ready: the Captain dives.'
      : 'Hull traced: the Engineer says when the boat is ready to dive.';
  const title = `Section ${section + 1} of ${SECTIONS.length}`;
  const mine = ownTracer(tracing, own);
  const as = own.length > 1 && mine !== null ? `, as ${ROLE_NAMES[mine]}` : '';
  if (tracing.by !== null)
    return mine === null
      ? `${title}: the ${ROLE_NAMES[tracing.by]} is tracing.`
      : `${title}: trace on${as}.`;
  if (mine !== null && own.length > 1) return `${title}: yours to trace${as}.`;
  const free = tracersOf(tracing);
  if (free.length === 1)
    return mine === null
      ? `${title}: only the ${names(free, 'or')} is left to trace it.`
      : `${title}: you are the last who has not traced. Trace it.`;
  const others = free.filter((role) => role !== mine);
  return mine === null
    ? `${title}: somebody who has not traced yet: ${names(free, 'or')}.`
    : `${title}: somebody who has not traced yet: you, ${names(others, 'or')}.`;
}
