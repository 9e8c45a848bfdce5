import type { Matches, PersonQuery } from '@fathom/host';
import type { Schema } from '@fathom/kit';
import { MATCH_ID_ALPHABET, OWN_GROUPS, setName } from '@fathom/protocol';
import type { Me, OwnGroup, OwnMatchesPage, SetName } from '@fathom/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../people/accounts/accounts.ts';
import type { CardIndex } from '../people/accounts/cards.ts';
import { ANSWERS } from './documents.ts';
import { guestOf, wasSomebody } from './identity.ts';
import { checked } from './schemas.ts';

const PAGE = 20;

type OwnList = OwnGroup | 'open';
interface OwnQuery {
  readonly status: OwnList | undefined;
  readonly before: Position | undefined;
}
type Position = NonNullable<PersonQuery['before']>;

const LISTS: Readonly<Record<OwnList | 'all', Pick<PersonQuery, 'status' | 'turn'>>> = {
  turn: { status: ['running'], turn: true },
  running: { status: ['running'], turn: false },
  waiting: { status: ['lobby'] },
  open: { status: ['lobby', 'running'] },
  over: { status: ['finished', 'closed'] },
  all: { status: ['lobby', 'running', 'finished', 'closed'] },
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
      v.picklist([...OWN_GROUPS, 'open']),
      v.description(
        'turn: they wait for you; running: they run and wait for others; waiting: not begun; open: all of these; over: finished or closed. All if not given.',
      ),
    ),
  ),
  before: v.optional(v.pipe(position, v.description('`next` of the page before this one.'))),
}) as Schema<OwnQuery>;

export interface MeParts {
  readonly matches: Matches;
  readonly cards: CardIndex;
  readonly accounts: Pick<Accounts, 'rename' | 'nameGuest'>;
}

export function meRoutes(app: FastifyInstance, { matches, cards, accounts }: MeParts): void {
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
      const guest = guestOf(request, reply);
      const [found, counts] = await Promise.all([
        matches.mine({ guest, ...LISTS[status ?? 'all'], limit: PAGE, ...(before && { before }) }),
        matches.countsOf(guest),
      ]);
      return { matches: found.matches, next: found.last && makePosition(found.last), counts };
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
      const signedOut = wasSomebody(request);
      const { name, account } = await cards.find(guestOf(request, reply));
      return { name, account, ...(signedOut && { signedOut }) };
    },
  );
  app.put<{ Body: SetName }>(
    '/api/me',
    {
      schema: {
        summary: 'Choose the name others see, wherever you sit',
        tags: ['you'],
        body: checked(setName, 'the name'),
        response: { 200: ANSWERS.me, '4xx': ANSWERS.error },
      },
    },
    async (request, reply): Promise<Me> => {
      const guest = guestOf(request, reply);
      const { account } = await cards.find(guest);
      await (account ? accounts.rename : accounts.nameGuest)(guest, request.body.name);
      return { name: request.body.name, account };
    },
  );
}
