import { capital } from '@fathom/kit';
import type { EventHappened, Searched } from '../events.ts';
import type { Setup } from '../setup.ts';
import { SEARCH_NAMES, TARGET_NAMES } from './names.ts';
import { neededRoll } from './odds.ts';
import { eventEffect } from './papers.ts';

/** A die as it falls: what it needs, and what came of it. */
export const FALLEN = {
  needs: ({ search, modifier }: Searched, { naturalSix }: Pick<Setup, 'naturalSix'>): string =>
    `${SEARCH_NAMES[search]} search: ${neededRoll({ search, modifier, sixFails: naturalSix === 'fail' })}`,
  come: ({ die, face }: Searched): string => {
    if (face === 'dummy') return 'A dummy';
    if (face !== null) return `The ${TARGET_NAMES[face]}!`;
    return die === 6 ? 'A 6: something happens' : 'Nothing found';
  },
  event: ({ event, idle }: EventHappened, setup: Pick<Setup, 'shorthanded'>): string =>
    idle ? 'Nothing left to search' : capital(eventEffect(event, setup)),
  eventHead: 'Special event',
} as const;
