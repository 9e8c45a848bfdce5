import { refuse } from '@fathom/kit';
import type { MatchRecord, Refusal, Schema, Seat } from '@fathom/kit';
import { arrangeSeat, createMatch, matchId, seatName, takeSeat } from '@fathom/protocol';
import type { ArrangeSeat, CreateMatch, MatchInfo, MyMatch, TakeSeat } from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordOf } from '../match/finished.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { Matches } from '../match/matches.ts';
import { isHost, keptFor, keysFor, relievedSeatsOf } from '../match/seating.ts';
import type { Services } from '../match/services.ts';
import { ANSWERS } from './documents.ts';
import { granted, grantedNull, HttpRefusal } from './errors.ts';
import { guestOf, personOf } from './identity.ts';
import { checked } from './schemas.ts';

const LIST_LIMIT = 50;

interface ById {
  readonly id: string;
}
interface ByIdAndSeat extends ById {
  readonly seat: Seat;
}
type Change = Promise<Refusal | null>;
interface ListQuery {
  readonly status: 'lobby' | 'running' | undefined;
  readonly game: string | undefined;
}

const byId: Schema<ById> = v.object({ id: matchId });
const byIdAndSeat: Schema<ByIdAndSeat> = v.object({ id: matchId, seat: seatName });
const listQuery: Schema<ListQuery> = v.strictObject({
  status: v.optional(
    v.pipe(
      v.picklist(['lobby', 'running']),
      v.description('lobby: with seats still open; running: to watch. Both if not given.'),
    ),
  ),
  game: v.optional(v.pipe(v.string(), v.description('Only this game.'))),
}) as Schema<ListQuery>;

const params = checked(byId, 'the address');
const seatParams = checked(byIdAndSeat, 'the address');
const tags = ['matches'];
const failures = { '4xx': ANSWERS.error };

export function matchRoutes(app: FastifyInstance, matches: Matches, services: Services): void {
  const { store, keys } = services;

  const findMatch = async (id: string): Promise<LiveMatch> => {
    const match = await matches.find(id);
    if (match === null) throw new HttpRefusal(refuse('noSuchMatch', `There is no match "${id}".`));
    return match;
  };
  const mine = (match: LiveMatch, guest: string): MyMatch => ({
    match: match.info(),
    you: match.seatsOf(guest),
    host: isHost(match.state, guest),
    kept: keptFor(match.state, guest),
    relieved: relievedSeatsOf(match.state, guest),
    keys: keysFor(match.state, keys, guest),
  });

  app.post<{ Body: CreateMatch }>(
    '/api/matches',
    {
      schema: {
        summary: 'Make a match. It begins when every seat is filled, or when you say so',
        tags,
        body: checked(createMatch, 'the match'),
        response: { 201: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const person = await personOf(store, request, reply);
      const match = granted(await matches.create(request.body, person));
      reply.code(201);
      return mine(match, person.guest);
    },
  );
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
      mine(await findMatch(request.params.id), guestOf(request, reply)),
  );
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
      const match = await findMatch(request.params.id);
      const person = await personOf(store, request, reply);
      grantedNull(await matches.sit(match, person, request.body));
      return mine(match, person.guest);
    },
  );
  app.put<{ Params: ByIdAndSeat; Body: ArrangeSeat }>(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        summary: 'Before the start, as its host: give a free seat to a bot, or free a seat',
        tags,
        params: seatParams,
        body: checked(arrangeSeat, 'the plan'),
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const { id, seat } = request.params;
      const match = await findMatch(id);
      const guest = guestOf(request, reply);
      grantedNull(await match.arrange(guest, seat, request.body));
      return mine(match, guest);
    },
  );
  const hostRoute = (summary: string, change: (match: LiveMatch, guest: string) => Change) => ({
    schema: { summary, tags, params, response: { 200: ANSWERS.myMatch, ...failures } },
    handler: async (
      request: FastifyRequest<{ Params: ById }>,
      reply: FastifyReply,
    ): Promise<MyMatch> => {
      const match = await findMatch(request.params.id);
      const guest = guestOf(request, reply);
      grantedNull(await change(match, guest));
      return mine(match, guest);
    },
  });
  app.post<{ Params: ById }>(
    '/api/matches/:id/start',
    hostRoute('Begin your match, once every seat is filled', (match, guest) => match.start(guest)),
  );
  app.delete<{ Params: ById }>(
    '/api/matches/:id',
    hostRoute('Give up your match before it begins', (match, guest) => match.giveUp(guest)),
  );
  const seatRoute = (
    summary: string,
    change: (match: LiveMatch, guest: string, seat: Seat) => Change,
  ) => ({
    schema: {
      summary,
      tags,
      params: seatParams,
      response: { 200: ANSWERS.myMatch, ...failures },
    },
    handler: async (
      request: FastifyRequest<{ Params: ByIdAndSeat }>,
      reply: FastifyReply,
    ): Promise<MyMatch> => {
      const match = await findMatch(request.params.id);
      const guest = guestOf(request, reply);
      grantedNull(await change(match, guest, request.params.seat));
      return mine(match, guest);
    },
  });
  app.delete<{ Params: ByIdAndSeat }>(
    '/api/matches/:id/seats/:seat',
    seatRoute('Leave your seat before the match begins', (match, guest, seat) =>
      match.leave(guest, seat),
    ),
  );
  app.post<{ Params: ByIdAndSeat }>(
    '/api/matches/:id/seats/:seat/resign',
    seatRoute('Resign', (match, guest, seat) => match.resign(guest, seat, null)),
  );
  app.post<{ Params: ById }>(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'Make the same match again, or find it; its seats are kept for its players',
        tags,
        params,
        response: { 200: ANSWERS.myMatch, ...failures },
      },
    },
    async (request, reply): Promise<MyMatch> => {
      const match = await findMatch(request.params.id);
      const person = await personOf(store, request, reply);
      const next = granted(await matches.rematch(match, person));
      return mine(next, person.guest);
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
      const match = await findMatch(request.params.id);
      const record = recordOf(match.state);
      if (record === null)
        throw new HttpRefusal(refuse('notOver', 'A match can be exported once it is over.'));
      const file = `fathom-${match.state.created.game}-${request.params.id}.json`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return record;
    },
  );
}
