import type { MatchRecord, Seat } from '@fathom/kit';
import type {
  ArrangeSeat,
  CreateMatch,
  GameInfo,
  HttpError,
  MatchInfo,
  Me,
  MyMatch,
  Status,
} from '@fathom/protocol';
import { netWords } from '../words/app.ts';
import { limitWords } from '../words/limits.ts';
import { sitOut, waitIn } from './limits.ts';
import { newContribution } from './random.ts';
import { noteCommitment } from './storage.ts';

/** The server said no, or could not be reached; the message is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const PATIENCE = 30_000;
const MOST_TRIES = 4;
const LONGEST_WAIT = 60; // seconds

/** A request that met a limit has changed nothing, whatever it was: it is sent again when the time has come. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const response = await send(method, path, body);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as T;
    const error = answer as HttpError | null;
    const wait = waitIn(error);
    if (wait === null)
      throw new ApiError(
        error?.code ?? 'internal',
        error?.message ?? netWords.answered(response.status),
      );
    if (tries === MOST_TRIES || wait.seconds > LONGEST_WAIT)
      throw new ApiError(
        error?.code ?? 'tooManyRequests',
        limitWords.tryAgain(limitWords.what[wait.what], wait.seconds),
      );
    await sitOut(wait);
  }
}

const send = (method: string, path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method,
    signal: AbortSignal.timeout(PATIENCE), // a page that waits for good tells nobody what is wrong
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('offline', netWords.unreachable);
  });

const at = (id: string, rest = ''): string => `/api/matches/${encodeURIComponent(id)}${rest}`;

interface SeatWanted {
  readonly seat?: Seat;
  readonly key?: string;
  readonly leave?: Seat; // given up in the same instant
}

/** The match is known, and so the host's commitment: it is noted before this player adds to the luck. */
function takeSeat({ id, commitment }: MatchInfo, seat: SeatWanted): Promise<MyMatch> {
  noteCommitment(id, commitment);
  return ask('POST', at(id, '/seats'), { ...seat, contribution: newContribution() });
}

async function sitOnKept(mine: MyMatch): Promise<MyMatch> {
  let now = mine;
  for (const seat of mine.kept) now = await takeSeat(mine.match, { seat });
  return now;
}

export const api = {
  games: (): Promise<readonly GameInfo[]> => ask('GET', '/api/games'),
  me: (): Promise<Me> => ask('GET', '/api/me'),
  setName: (name: string): Promise<Me> => ask('PUT', '/api/me', { name }),
  list: (status: Status): Promise<readonly MatchInfo[]> =>
    ask<{ matches: readonly MatchInfo[] }>('GET', `/api/matches?status=${status}`).then(
      ({ matches }) => matches,
    ),
  create: (wanted: Partial<CreateMatch> & { readonly game: string }): Promise<MyMatch> =>
    ask<MyMatch>('POST', '/api/matches', wanted).then(sitOnKept),
  match: (id: string): Promise<MyMatch> => ask('GET', at(id)),
  takeSeat: (match: MatchInfo, seat: SeatWanted): Promise<MyMatch> => takeSeat(match, seat),
  leave: (id: string, seat: Seat): Promise<MyMatch> => ask('DELETE', at(id, `/seats/${seat}`)),
  /** By the host, before the start. */
  arrange: (id: string, seat: Seat, plan: ArrangeSeat['plan']): Promise<MyMatch> =>
    ask('PUT', at(id, `/seats/${seat}`), { plan } satisfies ArrangeSeat),
  start: (id: string): Promise<MyMatch> => ask('POST', at(id, '/start')),
  giveUp: (id: string): Promise<MyMatch> => ask('DELETE', at(id)),
  rematch: (id: string): Promise<MyMatch> =>
    ask<MyMatch>('POST', at(id, '/rematch')).then(sitOnKept),
  record: (id: string): Promise<MatchRecord> => ask('GET', at(id, '/export')),
} as const;
