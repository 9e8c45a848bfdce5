import type { ClientWords } from '@fathom/kit';
import type { Event } from '../events.ts';
import { eventWords, outcomeWords } from './events.ts';
import { SIDE_NAMES, sideNamed } from './names.ts';
import type { Unit } from './names.ts';

/** How the game speaks at its boards, to somebody who reads depths in that unit. */
export const clientWordsIn = (unit: () => Unit): ClientWords<Event> => ({
  event: eventWords(unit),
  spoken: () => null,
  refusal: async (refusal) => (await import('./refusals.ts')).refusalWords(refusal),
  outcome: outcomeWords,
  side: (side) => SIDE_NAMES[sideNamed(side) ?? 'red'],
  role: () => 'Diver',
  roleText: () => 'Plans dives under nitrogen and searches for the target',
});
