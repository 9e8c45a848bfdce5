import type { MyMatch, OwnSeeks, Seek } from '@fathom/protocol';
import { askAsMyself, at, sitOnKept } from '../net/api.ts';

/** What a search for somebody to play with asks of the server. */
export const seekApi = {
  /** Sits down on whatever is kept there for this person. */
  join: (id: string): Promise<MyMatch> => askAsMyself<MyMatch>('GET', at(id)).then(sitOnKept),
  seek: (game: string): Promise<Seek> => askAsMyself('POST', '/api/seeks', { game }),
  seeks: (): Promise<OwnSeeks> => askAsMyself('GET', '/api/seeks'),
  endSeek: (id: string): Promise<OwnSeeks> => askAsMyself('DELETE', `/api/seeks/${id}`),
} as const;
