import type {
  BestPage,
  DiveTable,
  MatchRatings,
  PastMatchesPage,
  Profile,
  RatingHistory,
} from '@fathom/protocol';
import { ask } from '../net/api.ts';

const of = (name: string, rest = ''): string => `/api/people/${encodeURIComponent(name)}${rest}`;
const query = (fields: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(fields).toString()}`;

/** A game and a way to play it. */
export interface PoolId {
  readonly game: string;
  readonly mode: string;
}

/** What people are to each other beyond one match. */
export const peopleApi = {
  profile: (name: string): Promise<Profile> => ask('GET', of(name)),
  past: (name: string, page: number): Promise<PastMatchesPage> =>
    ask('GET', of(name, `/matches?page=${page}`)),
  history: (name: string, { game, mode }: PoolId): Promise<RatingHistory> =>
    ask('GET', of(name, `/rating${query({ game, mode })}`)),
  best: ({ game, mode }: PoolId, page: number, provisional: boolean): Promise<BestPage> =>
    ask(
      'GET',
      `/api/best${query({ game, mode, page: String(page), provisional: String(provisional) })}`,
    ),
  ratingsIn: (match: string): Promise<MatchRatings> => ask('GET', `/api/matches/${match}/ratings`),
  dives: (day: string | null): Promise<DiveTable> =>
    ask('GET', `/api/dives${day === null ? '' : query({ day })}`),
} as const;
