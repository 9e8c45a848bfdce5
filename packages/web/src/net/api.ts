import type { MatchRecord, Seat } from '@fathom/kit';
import type {
  ArrangeBerths,
  ArrangeSeat,
  Berth,
  CreateMatch,
  GameInfo,
  HttpError,
  LinkInfo,
  MatchInfo,
  Me,
  MyMatch,
  Spectators,
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

let met: Promise<unknown> | null = null;

/**
 * The first answer brings the cookie that is this person's identity. Until it is there one request goes ahead, or a
 * first visit would make two people out of one.
 */
export async function asMyself<T>(request: () => Promise<T>): Promise<T> {
  if (met !== null) {
    await met.catch(() => undefined);
    return request();
  }
  const first = request();
  met = first;
  first.catch(() => {
    if (met === first) met = null;
  });
  return first;
}

/** When it is settled who this is. */
export const acquainted = async (): Promise<void> => void (await (met ?? api.me()));

export const askAsMyself = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  asMyself(() => ask<T>(method, path, body));

/** A request that met a limit has changed nothing, whatever it was: it is sent again when the time has come. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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

export const at = (id: string, rest = ''): string =>
  `/api/matches/${encodeURIComponent(id)}${rest}`;

interface SeatWanted {
  readonly seat?: Seat;
  readonly key?: string;
  readonly leave?: Seat; // given up in the same instant
}

/** The match is known, and so the host's commitment: it is noted before this player adds to the luck. */
function takeSeat({ id, commitment }: MatchInfo, seat: SeatWanted): Promise<MyMatch> {
  noteCommitment(id, commitment);
  return askAsMyself('POST', at(id, '/seats'), { ...seat, contribution: newContribution() });
}

/** Sits down on whatever is kept there for this person. */
export async function sitOnKept(mine: MyMatch): Promise<MyMatch> {
  let now = mine;
  for (const seat of mine.kept)
    if (!now.you.includes(seat)) now = await takeSeat(mine.match, { seat }); // its berth comes along
  return now;
}

export const api = {
  games: (): Promise<readonly GameInfo[]> => ask('GET', '/api/games'),
  me: (): Promise<Me> => askAsMyself('GET', '/api/me'),
  setName: (name: string): Promise<Me> => askAsMyself('PUT', '/api/me', { name }),
  list: (status: Status): Promise<readonly MatchInfo[]> =>
    ask<{ matches: readonly MatchInfo[] }>('GET', `/api/matches?status=${status}`).then(
      ({ matches }) => matches,
    ),
  create: (wanted: Partial<CreateMatch> & { readonly game: string }): Promise<MyMatch> =>
    askAsMyself<MyMatch>('POST', '/api/matches', wanted).then(sitOnKept),
  match: (id: string): Promise<MyMatch> => askAsMyself('GET', at(id)),
  /** The same for one who comes to play: in a rematch the seat that is kept is taken at once. */
  enter: async (id: string): Promise<MyMatch> => {
    const mine = await askAsMyself<MyMatch>('GET', at(id));
    return mine.match.series === null ? mine : sitOnKept(mine).catch(() => mine);
  },
  /** What a link is good for. */
  link: (id: string, key: string): Promise<LinkInfo> => askAsMyself('GET', at(id, `/links/${key}`)),
  takeSeat: (match: MatchInfo, seat: SeatWanted): Promise<MyMatch> => takeSeat(match, seat),
  leave: (id: string, seat: Seat): Promise<MyMatch> =>
    askAsMyself('DELETE', at(id, `/seats/${seat}`)),
  /** By the host, before the start. */
  arrange: (id: string, seat: Seat, plan: ArrangeSeat['plan']): Promise<MyMatch> =>
    askAsMyself('PUT', at(id, `/seats/${seat}`), { plan } satisfies ArrangeSeat),
  /** By the host, before the start: which seats go to one person together. */
  berth: (id: string, berths: readonly Berth[]): Promise<MyMatch> =>
    askAsMyself('PUT', at(id, '/berths'), { berths } satisfies ArrangeBerths),
  start: (id: string): Promise<MyMatch> => askAsMyself('POST', at(id, '/start')),
  /** By the host before the start; by players after it, each for themselves. */
  chooseSpectators: (id: string, spectators: Spectators): Promise<MyMatch> =>
    askAsMyself('PUT', at(id, '/spectators'), { spectators }),
  giveUp: (id: string): Promise<MyMatch> => askAsMyself('DELETE', at(id)),
  /** Offers one, or accepts what is offered: the match that follows, or until all have agreed, the same. */
  rematch: (id: string): Promise<MyMatch> => askAsMyself('POST', at(id, '/rematch')),
  /** Or takes back one's own offer. */
  declineRematch: (id: string): Promise<MyMatch> => askAsMyself('DELETE', at(id, '/rematch')),
  record: (id: string): Promise<MatchRecord> => ask('GET', at(id, '/export')),
} as const;
