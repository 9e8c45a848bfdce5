import { listed } from '@fathom/kit';
import type { Role } from '../vocabulary.ts';
import { ROLE_NAMES } from './names.ts';

/** Why nothing can be ordered now. */
export const idleWords = {
  over: 'The game is over.',
  notBegun: 'Play has not begun.',
  stopped: 'Everybody waits for the STOP to be settled.',
  othersTurn: 'It is the other crew’s turn.',
  surfaced: 'The boat is at the surface.',
  noOk: (roles: readonly Role[]): string =>
    `Wait for the OK of ${listed(roles.map((role) => ROLE_NAMES[role]))}.`,
} as const;

/** How a system stands on the Captain's list. */
export const chargeWords = {
  marks: (marks: number, spaces: number, isBroken: boolean): string =>
    `${marks} of ${spaces}${isBroken ? ', broken' : ''}`,
  fullBroken: 'full, broken',
  ready: 'ready',
  nextTurn: 'ready, for the next turn',
  afterACourse: 'ready, after a course',
  afterTheCourse: 'ready, after the course',
  insteadOfCourse: 'ready, instead of a course',
  besideWreck: 'ready, beside a wreck',
  afterOks: 'ready, after the OKs',
} as const;

/** What a mark would do, at a glance. */
export const MARK_WEIGHTS = {
  quiet: 'Costs nothing now',
  breaks: 'Breakdown',
  repairs: 'Repair',
  damage: 'Damage',
} as const;

export type MarkWeight = keyof typeof MARK_WEIGHTS;
