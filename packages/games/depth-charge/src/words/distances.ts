import { listed } from '@fathom/kit';
import type { Square } from '../vocabulary.ts';

/** What is said about the distances of a sounding while they are on the squares. */
export const distanceWords = {
  show: (square: Square): string => `Show the distances from ${square}`,
  hint: (square: Square, pings: readonly number[]): string =>
    `From ${square}: ${pings.length === 0 ? 'no answer' : `heard ${listed(pings)}`}. Lit squares are that far away.`,
  lessonTitle: (square: Square): string => `How far from ${square}?`,
  lesson:
    'In a straight line, count the squares. Otherwise add columns and rows. Lit squares are as far as a mine you heard.',
  silent: 'A mine directly behind another, or under the charge, stays silent.',
  gotIt: 'Got it',
} as const;
