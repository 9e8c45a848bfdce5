import { capital } from '@fathom/kit';
import type { ClientWords } from '@fathom/kit';
import type { Event } from '../events.ts';
import { SIDES, teamOf } from '../vocabulary.ts';
import { tellEvent, tellOutcome } from './events.ts';
import { SIDE_NAMES } from './sides.ts';

/** How Depth Charge speaks at its boards. What only they say themselves is in screen.ts. */
export const clientWords: ClientWords<Event> = {
  event: tellEvent,
  spoken: () => null, // nothing here is called out: every turn can be read at leisure
  refusal: async (refusal) => (await import('./refusals.ts')).tellRefusal(refusal),
  outcome: tellOutcome,
  side: (side) => {
    const name = SIDES.find((each) => teamOf(each) === side);
    return name === undefined ? capital(side) : SIDE_NAMES[name];
  },
  role: capital,
  roleText: () => null,
};
