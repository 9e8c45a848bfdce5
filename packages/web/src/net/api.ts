import type { MatchRecord, Seat } from '@fathom/kit';
import type {
  CreateMatch,
  GameInfo,
  HttpError,
  MatchInfo,
  Me,
  MyMatch,
  Status,
} from '@fathom/protocol';
import { newContribution } from './random.ts';

/** The server said no, or could not be reached; the message is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('offline', 'The server cannot be reached.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const error = answer as HttpError | null;
  throw new ApiError(
    error?.code ?? 'internal',
    error?.message ?? `The server answered ${response.status}.`,
  );
}

const at = (id: string, rest = ''): string => `/api/matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: (): Promise<readonly GameInfo[]> => ask('GET', '/api/games'),
  me: (): Promise<Me> => ask('GET', '/api/me'),
  setName: (name: string): Promise<Me> => ask('PUT', '/api/me', { name }),
  list: (status: Status): Promise<readonly MatchInfo[]> =>
    ask<{ matches: readonly MatchInfo[] }>('GET', `/api/matches?status=${status}`).then(
      ({ matches }) => matches,
    ),
  create: (wanted: Partial<CreateMatch> & { readonly game: string }): Promise<MyMatch> =>
    ask('POST', '/api/matches', { ...wanted, contribution: newContribution() }),
  match: (id: string): Promise<MyMatch> => ask('GET', at(id)),
  takeSeat: (id: string, seat: { seat?: Seat; key?: string }): Promise<MyMatch> =>
    ask('POST', at(id, '/seats'), { ...seat, contribution: newContribution() }),
  leave: (id: string, seat: Seat): Promise<MyMatch> => ask('DELETE', at(id, `/seats/${seat}`)),
  rematch: (id: string): Promise<MyMatch> =>
    ask('POST', at(id, '/rematch'), { contribution: newContribution() }),
  record: (id: string): Promise<MatchRecord> => ask('GET', at(id, '/export')),
} as const;
