import { entryOf } from '@fathom/games';
import { deny } from '@fathom/host';
import type { Matches } from '@fathom/host';
import { modeOf, modesOf } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import { matchId, playerName } from '@fathom/protocol';
import type {
  BestPage,
  MatchRatings,
  OwnChanges,
  PastMatchesPage,
  Profile,
  RatingHistory,
} from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { HttpRefusal } from '../../http/errors.ts';
import { checked } from '../../http/schemas.ts';
import type { PeopleTables } from '../../store/index.ts';
import type { Directory } from '../directory.ts';
import { unable } from '../opponent-refusals.ts';
import {
  bestOf,
  changeBy,
  historyOf,
  isPrivate,
  matchRatings,
  MOST_PAGES,
  opponentsOf,
  pastMatches,
  ratingsOf,
  resultsOf,
} from './queries.ts';
import type { PoolName } from './queries.ts';

export interface RatingRoutesParts {
  readonly tables: PeopleTables;
  readonly directory: Directory;
  readonly matches: Matches;
  /** Whoever asks; they get a cookie if they have none. */
  readonly whoIs: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

const MOST_CHANGES = 50;

const page = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/u, 'expected the number of a page, counted from 0'),
    v.transform(Number),
    v.maxValue(MOST_PAGES - 1, `there are at most ${MOST_PAGES} pages`),
  ),
  '0',
);
const pool = {
  game: v.pipe(v.string(), v.maxLength(40), v.description('The id of a game.')),
  mode: v.optional(
    v.pipe(v.string(), v.maxLength(20), v.description('A mode of it; the first if not given.')),
  ),
};
interface PoolQuery {
  readonly game: string;
  readonly mode?: string | undefined;
}
interface BestQuery extends PoolQuery {
  readonly page: number;
  readonly provisional: boolean;
}
const bestQuery = v.strictObject({
  ...pool,
  page,
  provisional: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
      v.description('true: those whose rating is not sure yet, instead of the others.'),
    ),
    'false',
  ),
}) as unknown as Schema<BestQuery>;
const poolQuery = v.strictObject(pool) as unknown as Schema<PoolQuery>;
const pageQuery = v.strictObject({ page }) as unknown as Schema<{ readonly page: number }>;
const changesQuery = v.strictObject({
  matches: v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.maxLength(MOST_CHANGES, `at most ${MOST_CHANGES} matches at once`),
    v.array(matchId as unknown as v.GenericSchema<string>),
  ),
}) as unknown as Schema<{ readonly matches: readonly string[] }>;
const byName = checked(
  v.object({ name: playerName as unknown as v.GenericSchema<string> }),
  'the address',
);
const byId = checked(
  v.object({ id: matchId as unknown as v.GenericSchema<string> }),
  'the address',
);
interface ByName {
  readonly name: string;
}

const tags = ['people'];
const answer = ANSWERS.anything;
const response = { 200: answer, '4xx': ANSWERS.error };

/** The mode asked for, or the first of the game. */
function poolAsked({ game, mode }: PoolQuery): PoolName {
  const entry = entryOf(game);
  const known = entry === null ? [] : modesOf(entry).map(({ id }) => id);
  const wanted = mode ?? known[0] ?? '';
  if (known.includes(wanted)) return { game, mode: wanted };
  throw unable('noSuchPool', { game, mode: wanted, modes: known });
}

export function ratingRoutes(app: FastifyInstance, parts: RatingRoutesParts): void {
  const { tables, directory, matches, whoIs } = parts;
  app.get<{ Querystring: BestQuery }>(
    '/api/best',
    {
      schema: {
        summary: 'Those with the highest ratings in one game and mode',
        tags,
        querystring: checked(bestQuery, 'the query'),
        response,
      },
    },
    ({ query }): Promise<BestPage> =>
      bestOf(tables, directory, {
        ...poolAsked(query),
        page: query.page,
        provisional: query.provisional,
      }),
  );
  app.get<{ Params: { id: string } }>(
    '/api/matches/:id/ratings',
    {
      schema: {
        summary: 'What a match does to the ratings of those in it',
        tags,
        params: byId,
        response,
      },
    },
    async ({ params: { id } }): Promise<MatchRatings> => {
      const match = await matches.find(id);
      if (match === null) throw new HttpRefusal(deny('noSuchMatch', { match: id }));
      const { created } = match.state;
      return matchRatings(tables, match.state, modeOf(entryOf(created.game) ?? {}, created.setup));
    },
  );
  app.get<{ Querystring: { matches: readonly string[] } }>(
    '/api/me/changes',
    {
      schema: {
        summary: 'By how much these matches have changed your rating',
        tags: ['you'],
        querystring: checked(changesQuery, 'the query'),
        response,
      },
    },
    async (request, reply): Promise<OwnChanges> => {
      const me = await whoIs(request, reply);
      const found = await Promise.all(
        request.query.matches.map(async (match): Promise<readonly [string, number | null]> => [
          match,
          await changeBy(tables, match, me),
        ]),
      );
      return Object.fromEntries(
        found.flatMap(([match, change]) => (change === null ? [] : [[match, change]])),
      );
    },
  );
  profileRoutes(app, parts);
}

/** Whose page is asked for, and whether the one who asks may see what is on it. */
interface Looked {
  readonly person: string;
  readonly own: boolean;
  readonly hidden: boolean;
}

function profileRoutes(
  app: FastifyInstance,
  { tables, directory, whoIs }: RatingRoutesParts,
): void {
  const look = async (
    request: FastifyRequest<{ Params: ByName }>,
    reply: FastifyReply,
  ): Promise<Looked> => {
    const { name } = request.params;
    const person = await directory.personNamed(name);
    if (person === null) throw unable('noSuchPerson', { name });
    const own = person === (await whoIs(request, reply));
    return { person, own, hidden: !own && (await isPrivate(tables, person)) };
  };
  app.get<{ Params: ByName }>(
    '/api/people/:name',
    {
      schema: {
        summary: 'What somebody with an account has played',
        tags,
        params: byName,
        response,
      },
    },
    async (request, reply): Promise<Profile> => {
      const { person, own, hidden } = await look(request, reply);
      const cards = await directory.cardsOf([person]);
      const name = cards.get(person)?.name ?? request.params.name;
      if (hidden) return { name, own, private: true, ratings: [], results: [], opponents: [] };
      const [ratings, results, opponents] = await Promise.all([
        ratingsOf(tables, person),
        resultsOf(tables, person),
        opponentsOf(tables, directory, person),
      ]);
      return { name, own, private: await isPrivate(tables, person), ratings, results, opponents };
    },
  );
  app.get<{ Params: ByName; Querystring: { page: number } }>(
    '/api/people/:name/matches',
    {
      schema: {
        summary:
          'Their public matches that are over, the last first; your own page has private ones, too',
        tags,
        params: byName,
        querystring: checked(pageQuery, 'the query'),
        response,
      },
    },
    async (request, reply): Promise<PastMatchesPage> => {
      const { person, own, hidden } = await look(request, reply);
      const asked = request.query.page;
      if (hidden) return { matches: [], page: asked, more: false };
      return pastMatches(tables, directory, { person, page: asked, all: own });
    },
  );
  app.get<{ Params: ByName; Querystring: PoolQuery }>(
    '/api/people/:name/rating',
    {
      schema: {
        summary: 'How their rating in one game and mode came to be what it is',
        tags,
        params: byName,
        querystring: checked(poolQuery, 'the query'),
        response,
      },
    },
    async (request, reply): Promise<RatingHistory> => {
      const { person, hidden } = await look(request, reply);
      const asked = poolAsked(request.query);
      return hidden ? { ...asked, points: [] } : historyOf(tables, person, asked);
    },
  );
}
