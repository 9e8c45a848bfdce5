import type { ClientWords } from '@fathom/kit';
import type { Event } from '../events.ts';
import type { HunterName } from '../vocabulary.ts';
import { eventWords, outcomeWords } from './events.ts';
import { hunterName } from './terms.ts';

/** How the game speaks at its boards. */
export const clientWords: ClientWords<Event> = {
  event: eventWords,
  spoken: () => null,
  refusal: async (refusal) => (await import('./refusals.ts')).refusalWords(refusal),
  outcome: outcomeWords,
  side: (side) => hunterName(side as string as HunterName),
  role: () => 'Hunter',
  roleText: () => 'Borrows, researches and salvages on an account of their own',
};
