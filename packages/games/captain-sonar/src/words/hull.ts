import { counted, listed } from '@fathom/kit';
import type { Role } from '../vocabulary.ts';
import { ROLE_NAMES } from './names.ts';

/** The hull sheet. */
export const hullWords = {
  stopped: 'STOP: pens down until it is settled.',
  pensDown: 'STOP: pens down.',
  voidedTitle: 'The pen left the channel.',
  voided: (times: number): string =>
    `All four sections are void and must be traced again${times > 1 ? ` (${counted(times, 'time')} now)` : ''}.`,
  lookingOn: 'You are looking on.',
  done: 'You have done your part. The next section is for somebody else.',
  waitForPen: 'You can take the pen when this section is done.',
  ready: 'Ready to dive',
  readySaid: 'Ready to dive: said',
  dive: 'Dive!',
  initials: { captain: 'C', firstMate: 'FM', engineer: 'E', radioOperator: 'RO' },
  picture: (percent: number, traced: readonly Role[]): string =>
    `The hull: ${percent}% traced, ${traced.length === 0 ? 'no section traced yet' : traced.map((role, i) => `section ${i + 1} by the ${ROLE_NAMES[role]}`).join(', ')}`,
  sheet: 'hull sheet',
  sheetLabel: (section: number, sections: number): string =>
    `Section ${section} of ${sections}. Enter puts the pen down and lifts it, arrow keys draw.`,
  section: (section: number): string => `Section ${section}`,
  leftChannel: 'Out of the channel.',
  onTheRing: 'Put the pen down on the ring.',
  draw: (way: string): string =>
    `Draw from the ring to the flag without leaving the channel: ${way}.`,
  brink: 'At the very edge: back to the middle!',
  goOn: (way: string, isNearEdge: boolean): string =>
    `${isNearEdge ? 'Near the edge. ' : ''}Go on ${way}.`,
  ways: { right: 'right', left: 'left', down: 'down', up: 'up' },
  aslant: (first: string, then: string): string => `${first} and ${then}`,
  thenOn: (ways: readonly string[]): string => ways.join(', then '),
} as const;

interface PenFacts {
  readonly section: number | null; // from 0; null: all are done
  readonly sections: number;
  readonly isReady: boolean;
  readonly by: Role | null; // who is tracing it
  readonly free: readonly Role[]; // who may
  readonly mine: Role | null; // of the reader's roles, the one that may
  readonly holdsSeveral: boolean;
}

const eitherOf = (roles: readonly Role[]): string =>
  listed(
    roles.map((role) => ROLE_NAMES[role]),
    'or',
  );

/** Whose pen it is. */
export function penWords(facts: PenFacts): string {
  const { section, by, free, mine, holdsSeveral } = facts;
  if (section === null)
    return facts.isReady
      ? 'Hull traced, Engineer ready: the Captain dives.'
      : 'Hull traced: the Engineer says when the boat is ready to dive.';
  const title = `Section ${section + 1} of ${facts.sections}`;
  const as = holdsSeveral && mine !== null ? `, as ${ROLE_NAMES[mine]}` : '';
  if (by !== null)
    return mine === null
      ? `${title}: the ${ROLE_NAMES[by]} is tracing.`
      : `${title}: trace on${as}.`;
  if (mine !== null && holdsSeveral) return `${title}: yours to trace${as}.`;
  if (free.length === 1)
    return mine === null
      ? `${title}: only the ${eitherOf(free)} is left to trace it.`
      : `${title}: you are the last who has not traced. Trace it.`;
  const others = free.filter((role) => role !== mine);
  return `${title}: somebody who has not traced yet: ${mine === null ? eitherOf(free) : `you, ${eitherOf(others)}`}.`;
}
