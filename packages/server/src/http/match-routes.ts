import {
  deny,
  isCreator,
  keptFor,
  keysFor,
  lookAtKey,
  recordOf,
  relievedSeatsOf,
  tableKeyFor,
} from '@fathom/host';
import type { LiveMatch, Matches, SeatKeys } from '@fathom/host';
import type { MatchRecord, Refusal, Schema, Seat } from '@fathom/kit';
import {
  arrangeBerths,
  arrangeSeat,
  chooseSpectators,
  createMatch,
  matchId,
  seatKey,
  seatName,
  takeSeat,
} from '@fathom/protocol';
import type {
  ArrangeBerths,
  ArrangeSeat,
  ChooseSpectators,
  CreateMatch,
  LinkInfo,
  MatchInfo,
  MyMatch,
  TakeSeat,
} from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CardIndex } from '../people/accounts/cards.ts';
import type { Opponents } from '../people/opponents.ts';
import { ANSWERS } from './documents.ts';
import { granted, grantedNull, HttpRefusal } from './errors.ts';
import { guestOf, namedGuestOf } from './identity.ts';
import { checked } from './schemas.ts';

const LIST_LIMIT = 50;

interface ById {
  readonly id: string;
}
interface ByIdAndSeat extends ById {
  readonly seat: Seat;
}
interface ByIdAndKey extends ById {
  readonly key: string;
}
interface ListQuery {
  readonly status: 'lobby' | 'running' | undefined;
  readonly game: string | undefined;
}

const byId: Schema<ById> = v.object({ id: matchId });
const byIdAndSeat: Schema<ByIdAndSeat> = v.object({ id: matchId, seat: seatName });
const byIdAndKey: Schema<ByIdAndKey> = v.object({ id: matchId, key: seatKey });
const listQuery: Schema<ListQuery> = v.strictObject({
  status: v.optional(
    v.pipe(
      v.picklist(['lobby', 'running']),
      v.description('lobby: with seats still open; running: to watch. Both if not given.'),
    ),
  ),
  game: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,40}$/u, 'expected the id of a game, from GET /api/games'),
      v.description('Only this game.'),
    ),
  ),
}) as Schema<ListQuery>;

const params = checked(byId, 'the address');
const seatParams = checked(byIdAndSeat, 'the address');
const tags = ['matches'];
const failures = { '4xx': ANSWERS.error };

/** What the routes of matches share. */
interface MatchDesk {
  readonly app: FastifyInstance;
  readonly matches: Matches;
  readonly cards: CardIndex;
  readonly opponents: Opponents;
  /** Throws where there is no such match. */
  readonly find: (id: string) => Promise<LiveMatch>;
  readonly mine: (match: LiveMatch, guest: string) => MyMatch;
  readonly keys: SeatKeys;
}

export function matchRoutes(
  app: FastifyInstance,
  matches: Matches,
  {
    cards,
    keys,
    opponents,
  }: { readonly cards: CardIndex; readonly keys: SeatKeys; readonly opponents: Opponents },
): void {
  const desk: MatchDesk = {
    app,
    matches,
    cards,
    keys,
    opponents,
    find: async (id) => {
      const match = await matches.find(id);
      if (match === null) throw new HttpRefusal(deny('noSuchMatch', { match: id }));
      return match;
    },
    mine: (match, guest) => ({
      match: match.info(),
      you: match.seatsOf(guest),
      host: isCreator(match.state, guest),
      kept: keptFor(match.state, guest),
      relieved: relievedSeatsOf(match.state, guest),
      keys: keysFor(match.state, keys, guest),
      tableKey: tableKeyFor(match.state, keys, guest),
    }),
  };
  createRoutes(desk);
  readRoutes(desk);
  seatRoutes(desk);
  creatorRoutes(desk);
}

/** New matches: one that is asked for, or a finished one once more. */
function createRoutes(desk: MatchDesk): void {
  const { app, matches, cards, opponents, find, mine } = desk;
  app.post<{ Body: CreateMatch }>(
    '/api/matches',
    {
      schema: {
        summary: 'Make a match. It begins when every seat is filled, or when you say so',
        tags,
        body: checked(createMatch, 'the match'),
        response: { 201: ANSWERS.myMatch, ...failures, 503: ANSWERS.error },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const person = await namedGuestOf(cards, request, reply);
      const match = granted(await matches.create(opponents.wanted(request.body), person));
      await opponents.made(match);
      reply.code(201);
      return mine(match, person.guest);
    },
  );
  app.post<{ Params: ById }>(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary:
          'Offer a rematch, or accept the one that is offered. Answers with the match that follows, once all have agreed',
        tags,
        params,
        response: { 200: ANSWERS.myMatch, ...failures, 503: ANSWERS.error },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const match = await find(request.params.id);
      const person = await namedGuestOf(cards, request, reply);
      return mine(granted(await matches.rematch(match, person)), person.guest);
    },
  );
  app.delete<{ Params: ById }>(
    '/api/matches/:id/rematch',
    changing<ById>(desk, 'Decline a rematch that is offered, or take back your own offer', {
      params,
      change: (match, guest) => match.declineRematch(guest),
    }),
  );
}

function readRoutes({ app, matches, keys, find, mine }: MatchDesk): void {
  app.get<{ Querystring: ListQuery }>(
    '/api/matches',
    {
      schema: {
        summary: 'Public matches that wait for players or can be watched, newest first',
        tags,
        querystring: checked(listQuery, 'the query'),
        response: { 200: ANSWERS.matches, ...failures },
      },
    },
    async ({ query }): Promise<{ matches: readonly MatchInfo[] }> => ({
      matches: await matches.list({
        status: query.status === undefined ? ['lobby', 'running'] : [query.status],
        ...(query.game === undefined ? {} : { game: query.game }),
        limit: LIST_LIMIT,
      }),
    }),
  );
  app.get<{ Params: ById }>(
    '/api/matches/:id',
    {
      schema: {
        summary: 'A match, your seats in it, and the seat keys that are yours to hand on',
        tags,
        params,
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> =>
      mine(await find(request.params.id), guestOf(request, reply)),
  );
  app.get<{ Params: ByIdAndKey }>(
    '/api/matches/:id/links/:key',
    {
      schema: {
        summary: 'What a link to a seat or to a whole table is good for, before you sit down by it',
        tags,
        params: checked(byIdAndKey, 'the address'),
        response: { 200: ANSWERS.link, ...failures },
      },
    },
    async (request, reply): Promise<LinkInfo> => {
      const { id, key } = request.params;
      const match = await find(id);
      const guest = guestOf(request, reply);
      return { match: match.info(), ...lookAtKey(match.state, keys, { key, guest }) };
    },
  );
  app.get<{ Params: ById }>(
    '/api/matches/:id/export',
    {
      schema: {
        summary: 'A finished match as one document, with its seeds',
        tags,
        params,
        response: { 200: ANSWERS.record, ...failures },
      },
    },
    async (request, reply): Promise<MatchRecord> => {
      const match = await find(request.params.id);
      if (match.state.status === 'finished') await match.recall();
      const record = recordOf(match.state);
      if (record === null) throw new HttpRefusal(deny('notOver', { wanted: 'export' }));
      const file = `fathom-${match.state.created.game}-${request.params.id}.json`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return record;
    },
  );
}

/** What one does with a seat: take it, leave it, resign it. */
function seatRoutes(desk: MatchDesk): void {
  const { app, matches, cards, find, mine } = desk;
  app.post<{ Params: ById; Body: TakeSeat }>(
    '/api/matches/:id/seats',
    {
      schema: {
        summary: 'Sit down on an open seat, or by a seat key on its seat, also from another device',
        tags,
        params,
        body: checked(takeSeat, 'the seat'),
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const match = await find(request.params.id);
      const person = await namedGuestOf(cards, request, reply);
      grantedNull(await matches.sit(match, person, request.body));
      return mine(match, person.guest);
    },
  );
  app.delete<{ Params: ByIdAndSeat }>(
    '/api/matches/:id/seats/:seat',
    changing<ByIdAndSeat>(
      desk,
      'Leave your seat; once the match runs, bots play all your seats until you return',
      {
        params: seatParams,
        change: (match, guest, { seat }) => match.leave(guest, seat),
      },
    ),
  );
  app.post<{ Params: ByIdAndSeat }>(
    '/api/matches/:id/seats/:seat/resign',
    changing<ByIdAndSeat>(desk, 'Resign; with a crew, ask it to', {
      params: seatParams,
      change: (match, guest, { seat }) => match.resign(guest, seat, null),
    }),
  );
  app.delete<{ Params: ByIdAndSeat }>(
    '/api/matches/:id/seats/:seat/resign',
    changing<ByIdAndSeat>(desk, 'No longer ask your crew to resign', {
      params: seatParams,
      change: (match, guest, { seat }) => match.playOn(guest, seat),
    }),
  );
}

/** What its creator does with a match before it begins; who may watch concerns its players, too. */
function creatorRoutes(desk: MatchDesk): void {
  const { app, matches, cards, find, mine } = desk;
  app.put<{ Params: ByIdAndSeat; Body: ArrangeSeat }>(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        summary: 'Before the start, as its host: give a free seat to a bot, or free a seat',
        tags,
        params: seatParams,
        body: checked(arrangeSeat, 'the plan'),
        response: { 200: ANSWERS.myMatch, ...failures, 503: ANSWERS.error },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const { id, seat } = request.params;
      const match = await find(id);
      const person = await namedGuestOf(cards, request, reply);
      grantedNull(await matches.arrange(match, person, { ...request.body, seat }));
      return mine(match, person.guest);
    },
  );
  app.put<{ Params: ById; Body: ArrangeBerths }>(
    '/api/matches/:id/berths',
    {
      schema: {
        summary: 'Before the start, as its host: which seats of a side go to one person together',
        tags,
        params,
        body: checked(arrangeBerths, 'the berths'),
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const match = await find(request.params.id);
      const guest = guestOf(request, reply);
      grantedNull(await match.berth(guest, request.body.berths));
      return mine(match, guest);
    },
  );
  app.put<{ Params: ById; Body: ChooseSpectators }>(
    '/api/matches/:id/spectators',
    {
      schema: {
        summary:
          'Whether others may watch: before the start by the host, after it by all players together',
        tags,
        params,
        body: checked(chooseSpectators, 'the choice'),
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const match = await find(request.params.id);
      const guest = guestOf(request, reply);
      grantedNull(await match.chooseSpectators(guest, request.body.spectators));
      return mine(match, guest);
    },
  );
  app.post<{ Params: ById }>(
    '/api/matches/:id/start',
    changing<ById>(desk, 'Begin your match, once every seat is filled', {
      params,
      change: (match, guest) => match.start(guest),
    }),
  );
  app.delete<{ Params: ById }>(
    '/api/matches/:id',
    changing<ById>(desk, 'Give up your match before it begins', {
      params,
      change: (match, guest) => match.giveUp(guest),
    }),
  );
}

interface Changing<Params> {
  readonly params: Readonly<Record<string, unknown>>;
  readonly change: (match: LiveMatch, guest: string, params: Params) => Promise<Refusal | null>;
}

/** A route without a body that changes something about a match and answers with it. */
const changing = <Params extends ById>(
  { find, mine }: MatchDesk,
  summary: string,
  { params: schema, change }: Changing<Params>,
) => ({
  schema: { summary, tags, params: schema, response: { 200: ANSWERS.myMatch, ...failures } },
  handler: async (
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
  ): Promise<MyMatch> => {
    const asked = request.params as Params;
    const match = await find(asked.id);
    const guest = guestOf(request, reply);
    grantedNull(await change(match, guest, asked));
    return mine(match, guest);
  },
});
