import type { Result } from '../state.ts';
import type { Ending } from '../vocabulary.ts';
import { SIDE_NAMES } from './names.ts';

const REASONS: { readonly [Name in Ending]: string } = {
  found: 'the target is found',
  dayLimit: 'the last day is over',
  outOfReach: 'no marker can be searched any more',
  resigned: 'the other diver gave up',
  time: 'the other diver ran out of time',
  absent: 'the other diver left',
};
const CALLED_OFF: { readonly [Name in Ending]: string } = {
  ...REASONS,
  resigned: 'the diver gave up',
  time: 'the diver ran out of time',
  absent: 'the diver left',
};

export const describeResult = ({ winner, reason }: Result): string =>
  winner === null
    ? `The search is called off: ${CALLED_OFF[reason]}.`
    : `${SIDE_NAMES[winner]} wins: ${REASONS[reason]}.`;
