import type { Schema } from '@fathom/kit';
import { arrangeBerths, arrangeSeat, createMatch, setName, takeSeat } from '@fathom/protocol';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Schema<unknown>;
}

/** Everything the server answers, and some of what it does not. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/games' },
  { method: 'GET', path: '/api/me' },
  { method: 'PUT', path: '/api/me', body: setName },
  { method: 'POST', path: '/api/matches', body: createMatch },
  { method: 'GET', path: '/api/matches' },
  { method: 'GET', path: '/api/matches?status=running&game=depth-charge' },
  { method: 'GET', path: '/api/matches/:id' },
  { method: 'POST', path: '/api/matches/:id/start' },
  { method: 'DELETE', path: '/api/matches/:id' },
  { method: 'POST', path: '/api/matches/:id/seats', body: takeSeat },
  { method: 'PUT', path: '/api/matches/:id/seats/:seat', body: arrangeSeat },
  { method: 'PUT', path: '/api/matches/:id/berths', body: arrangeBerths },
  { method: 'DELETE', path: '/api/matches/:id/seats/:seat' },
  { method: 'POST', path: '/api/matches/:id/seats/:seat/resign' },
  { method: 'POST', path: '/api/matches/:id/rematch' },
  { method: 'DELETE', path: '/api/matches/:id/rematch' },
  { method: 'GET', path: '/api/matches/:id/export' },
  { method: 'GET', path: '/api/docs/json' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/ws' },
  { method: 'GET', path: '/nowhere' },
];
