import type { Schema } from '@fathom/kit';
import type { DiveTable } from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { checked } from '../../http/schemas.ts';
import type { PeopleTables } from '../../store/index.ts';
import type { Directory } from '../directory.ts';
import { dayOf, tableOfDay } from './dives.ts';

interface DiveRoutesParts {
  readonly tables: PeopleTables;
  readonly directory: Directory;
  readonly calendar: () => number;
  readonly whoIs: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
interface DayQuery {
  readonly day?: string | undefined;
}
const dayQuery = v.strictObject({
  day: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/u, 'expected a date such as 2026-05-17'),
      v.description('A date by UTC; today if not given.'),
    ),
  ),
}) as unknown as Schema<DayQuery>;

export function diveRoutes(
  app: FastifyInstance,
  { tables, directory, calendar, whoIs }: DiveRoutesParts,
): void {
  app.get<{ Querystring: DayQuery }>(
    '/api/dives',
    {
      schema: {
        summary: 'The table of a search of the day, and whether you have had your try',
        tags: ['dives'],
        querystring: checked(dayQuery, 'the query'),
        response: { 200: ANSWERS.anything, '4xx': ANSWERS.error },
      },
    },
    async (request, reply): Promise<DiveTable> => {
      const me = await whoIs(request, reply);
      const today = dayOf(calendar());
      return tableOfDay(tables, directory, { day: request.query.day ?? today, today, me });
    },
  );
}
