import type { Seat } from '@fathom/kit';
import type { MyMatch, OwnGroup, OwnMatchesPage } from '@fathom/protocol';
import { askAsMyself, at } from '../net/api.ts';

/** What the list of somebody's matches asks of the server, apart from what every page may ask. */
export const ownApi = {
  /** Page by page. */
  mine: (group: OwnGroup, before: string | null): Promise<OwnMatchesPage> =>
    askAsMyself(
      'GET',
      `/api/me/matches?status=${group}${before === null ? '' : `&before=${before}`}`,
    ),
  resign: (id: string, seat: Seat): Promise<MyMatch> =>
    askAsMyself('POST', at(id, `/seats/${seat}/resign`)),
} as const;
