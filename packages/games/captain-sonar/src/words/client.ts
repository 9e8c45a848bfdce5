import type { ClientWords } from '@fathom/kit';
import type { Event } from '../events.ts';
import { ROLES, SIDES } from '../vocabulary.ts';
import { eventWords, outcomeWords, spokenWords } from './events.ts';
import { ROLE_NAMES, ROLE_TEXTS, SIDE_NAMES } from './names.ts';

/** How Captain Sonar speaks at its boards. */
export const clientWords: ClientWords<Event> = {
  event: eventWords,
  spoken: spokenWords,
  refusal: async (refusal) => (await import('./refusals.ts')).refusalWords(refusal),
  outcome: outcomeWords,
  side: (side) => {
    const name = SIDES.find((each) => each === (side as string));
    return name === undefined ? side : SIDE_NAMES[name];
  },
  role: (role) => {
    const name = ROLES.find((each) => each === role);
    return name === undefined ? role : ROLE_NAMES[name];
  },
  roleText: (role) => {
    const name = ROLES.find((each) => each === role);
    return name === undefined ? null : ROLE_TEXTS[name];
  },
};
