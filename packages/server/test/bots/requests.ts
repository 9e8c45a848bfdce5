import type { BotRequest } from '@fathom/host';
import type { Seat } from '@fathom/kit';

/** A request of no game in particular, for what does not depend on it. */
export const botRequest = (request: Partial<BotRequest>): BotRequest => ({
  key: 'k',
  owner: 'ann',
  urgency: 'awaited',
  game: 'rowing',
  version: 1,
  level: 'steady',
  seat: 'north.bow' as Seat,
  fresh: true,
  updates: [],
  people: [],
  ...request,
});
