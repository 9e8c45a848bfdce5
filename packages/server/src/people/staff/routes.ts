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
import { networkOf } from '../../http/network.ts';
import { checked } from '../../http/schemas.ts';
import { openBucket } from '../../limits/bucket.ts';
import { byNetwork } from '../../limits/by-network.ts';
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
/** Of one network: whoever throws their cookie away is somebody new, who has said nothing yet. */
const REPORTS = { burst: 30, perSecond: 30 / 3_600 };
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
  const nearby = byNetwork(() => openBucket(REPORTS));
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
      if (!nearby.of(networkOf(request)).take(performance.now()))
        throw refusedConduct('tooManyReports', { most: LIMITS.reportsPerDay });
      const isTaken = await takeReport(parts.people, {
        reporter,
        reported: person,
        match: match?.state.created.id ?? null,
        name: (await parts.cards.find(person)).name,
        reason,
        words: text,
        lines: match === null ? [] : await linesFor(parts, reporter, match),
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

/** What whoever reports could read, and no more: staff learn nothing of another crew. Whoever said it can be named by staff. */
async function linesFor(
  { handles }: ConductParts,
  by: string,
  { state }: LiveMatch,
): Promise<readonly ReportedLine[]> {
  const said = unreadBy(state, by, {})
    .slice(-MOST_LINES)
    .map(({ to, n, name, text, at }) => {
      const place = state.chat.findIndex((line) => line.to === to && line.n === n);
      return { author: state.authors[place] ?? '', line: { to, n, name, text, at } };
    });
  await handles.note(said.map(({ author }) => author));
  return said.map(({ author, line }) => Object.assign(line, { person: handles.of(author) }));
}
