import { OPEN_STATUSES } from '@fathom/host';
import type { Matches, PersonQuery } from '@fathom/host';
import type { Schema } from '@fathom/kit';
import { MATCH_ID_ALPHABET, setName } from '@fathom/protocol';
import type { Me, OwnMatchesPage, SetName, Status } from '@fathom/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Store } from '../store/index.ts';
import { ANSWERS } from './documents.ts';
import { guestOf, namedGuestOf } from './identity.ts';
import { checked } from './schemas.ts';

const PAGE = 20;

interface OwnQuery {
  readonly status: 'open' | 'over' | undefined;
  readonly before: Position | undefined;
}
type Position = NonNullable<PersonQuery['before']>;

const STATUSES: Readonly<Record<'open' | 'over', readonly Status[]>> = {
  open: OPEN_STATUSES,
  over: ['finished', 'closed'],
};

/** Where a page ends, as clients hand it back. */
const makePosition = ({ changedAt, match }: Position): string => `${changedAt}-${match}`;
const POSITION = new RegExp(`^(\\d{1,15})-([${MATCH_ID_ALPHABET}]{8})$`, 'u');
const position = v.pipe(
  v.string(),
  v.regex(POSITION, 'expected the `next` of the page before'),
  v.transform((text): Position => {
    const [, changedAt, match = ''] = POSITION.exec(text) ?? [];
    return { changedAt: Number(changedAt), match };
  }),
);
const ownQuery: Schema<OwnQuery> = v.strictObject({
  status: v.optional(
    v.pipe(
      v.picklist(['open', 'over']),
      v.description('open: they wait or run; over: finished or closed. Both if not given.'),
    ),
  ),
  before: v.optional(v.pipe(position, v.description('`next` of the page before this one.'))),
}) as Schema<OwnQuery>;

export function meRoutes(app: FastifyInstance, store: Store, matches: Matches): void {
  app.get<{ Querystring: OwnQuery }>(
    '/api/me/matches',
    {
      schema: {
        summary: 'The matches you made or play in, the one that changed last first',
        tags: ['you'],
        querystring: checked(ownQuery, 'the query'),
        response: { 200: ANSWERS.ownMatches, 400: ANSWERS.error },
      },
    },
    async (request, reply): Promise<OwnMatchesPage> => {
      const { status, before } = request.query;
      const found = await matches.mine({
        guest: guestOf(request, reply),
        status: status === undefined ? [...STATUSES.open, ...STATUSES.over] : STATUSES[status],
        limit: PAGE,
        ...(before && { before }),
      });
      return { matches: found.matches, next: found.last && makePosition(found.last) };
    },
  );
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'Who you are. Sets the cookie that is your identity',
        tags: ['you'],
        response: { 200: ANSWERS.me },
      },
    },
    async (request, reply): Promise<Me> => {
      const { name } = await namedGuestOf(store, request, reply);
      return { name };
    },
  );
  app.put<{ Body: SetName }>(
    '/api/me',
    {
      schema: {
        summary: 'Choose the name others see from your next seat on',
        tags: ['you'],
        body: checked(setName, 'the name'),
        response: { 200: ANSWERS.me, 400: ANSWERS.error },
      },
    },
    async (request, reply): Promise<Me> => {
      const { name } = request.body;
      await store.nameGuest(guestOf(request, reply), name);
      return { name };
    },
  );
}
