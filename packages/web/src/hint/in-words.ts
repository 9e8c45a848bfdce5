import type { Seat } from '@fathom/kit';
import type { SeatAdvice } from './advise.ts';
import type { Hint } from './state.ts';

/** What a screen reader says of a hint; null: nothing new to say. */
export function inWords(hint: Hint, stationOf: (seat: Seat) => string | null): string | null {
  switch (hint.is) {
    case 'closed':
      return null;
    case 'thinking':
      return hint.who === null ? null : `The ${hint.who} is thinking.`;
    case 'failed':
      return hint.why;
    case 'told':
      if (hint.isOld) return 'The hint is out of date.';
      if (hint.advice.length === 0) return 'Hint: nothing to do for now.';
      return `Hint: ${hint.advice.map((each) => saidOf(each, stationOf(each.seat))).join(' ')}`;
    default:
      return hint satisfies never;
  }
}

const saidOf = ({ advice }: SeatAdvice, station: string | null): string =>
  [...(station === null ? [] : [`${station}:`]), advice.what, ...advice.reasons].join(' ');
