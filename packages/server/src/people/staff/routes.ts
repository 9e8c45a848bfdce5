import { unreadBy } from '@fathom/host';
import type { LiveMatch } from '@fathom/host';
import type { Schema } from '@fathom/kit';
import { blockPerson, LIMITS, reportPerson } from '@fathom/protocol';
import type { BlockList, PersonMark, ReportPerson, ReportTaken } from '@fathom/protocol';
import type { ReportedLine } from '@fathom/protocol/staff';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { guestOf } from '../../http/identity.ts';
import { checked } from '../../http/schemas.ts';
import type { CardIndex } from '../accounts/cards.ts';
import type { OwnBlocks } from './blocks.ts';
import type { Handles } from './handles.ts';
import { findMarked } from './marks.ts';
import type { MarkedPerson, MarkParts } from './marks.ts';
import { MOST_LINES, takeReport } from './reports.ts';
import { refusedConduct } from './staff-refusals.ts';

export interface ConductParts extends MarkParts {
  readonly blocks: OwnBlocks;
  readonly handles: Handles;
  readonly cards: CardIndex;
  readonly calendar: () => number;
}

const blockId: Schema<{ readonly id: string }> = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/u, 'expected an id from GET /api/me/blocks')),
});
const tags = ['you'];
const failures = { '4xx': ANSWERS.error };

/** What people can do about each other: block, and tell staff. */
export function conductRoutes(app: FastifyInstance, parts: ConductParts): void {
  blockRoutes(app, parts);
  reportRoutes(app, parts);
}

function blockRoutes(app: FastifyInstance, parts: ConductParts): void {
  const { blocks } = parts;
  const listed = async (person: string): Promise<BlockList> => ({
    blocked: await blocks.list(person),
  });
  app.get(
    '/api/me/blocks',
    {
      schema: {
        summary: 'Whom you have blocked, the latest first',
        tags,
        response: { 200: ANSWERS.blocks },
      },
    },
    (request, reply): Promise<BlockList> => listed(guestOf(request, reply)),
  );
  app.post<{ Body: PersonMark }>(
    '/api/me/blocks',
    {
      schema: {
        summary:
          'Block somebody: you read nothing of theirs, are not paired, and they cannot sit down with you',
        tags,
        body: checked(blockPerson, 'the block'),
        response: { 200: ANSWERS.blocks, ...failures },
      },
    },
    async (request, reply): Promise<BlockList> => {
      const person = guestOf(request, reply);
      const { person: other } = await meant(parts, person, request.body);
      if (!(await blocks.block(person, other)))
        throw refusedConduct('tooManyBlocked', { most: LIMITS.blocks });
      return listed(person);
    },
  );
  app.delete<{ Params: { readonly id: string } }>(
    '/api/me/blocks/:id',
    {
      schema: {
        summary: 'Block somebody no more',
        tags,
        params: checked(blockId, 'the address'),
        response: { 200: ANSWERS.blocks, ...failures },
      },
    },
    async (request, reply): Promise<BlockList> => {
      const person = guestOf(request, reply);
      await blocks.unblock(person, request.params.id);
      return listed(person);
    },
  );
}

function reportRoutes(app: FastifyInstance, parts: ConductParts): void {
  app.post<{ Body: ReportPerson }>(
    '/api/reports',
    {
      schema: {
        summary:
          'Tell those who run the server about somebody; the match and what you could read there go with it',
        tags,
        body: checked(reportPerson, 'the report'),
        response: { 200: ANSWERS.reportTaken, ...failures },
      },
    },
    async (request, reply): Promise<ReportTaken> => {
      const { reason, text } = request.body;
      const reporter = guestOf(request, reply);
      const { person, match } = await meant(parts, reporter, request.body);
      const isTaken = await takeReport(parts.people, {
        reporter,
        reported: person,
        match: match?.state.created.id ?? null,
        name: (await parts.cards.find(person)).name,
        reason,
        words: text,
        lines: match === null ? [] : linesFor(parts, reporter, match),
        at: parts.calendar(),
      });
      if (!isTaken) throw refusedConduct('tooManyReports', { most: LIMITS.reportsPerDay });
      return { taken: true };
    },
  );
}

/** Throws where nobody else is meant. */
async function meant(parts: ConductParts, by: string, mark: PersonMark): Promise<MarkedPerson> {
  const found = await findMarked(parts, by, mark);
  if (found === null) throw refusedConduct('nobodyThere');
  if (found.person === by) throw refusedConduct('onlyYourself');
  return found;
}

/** What whoever reports could read, and no more: staff learn nothing of another crew. */
function linesFor(
  { handles }: ConductParts,
  by: string,
  { state }: LiveMatch,
): readonly ReportedLine[] {
  return unreadBy(state, by, {})
    .slice(-MOST_LINES)
    .map((line) => {
      const { to, n, name, text, at } = line;
      const place = state.chat.findIndex((said) => said.to === to && said.n === n);
      return { to, n, name, text, at, person: handles.of(state.authors[place] ?? '') };
    });
}
