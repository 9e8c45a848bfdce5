import { PROTOCOL_VERSION } from '@fathom/protocol';
import { nextMessage } from '../load/dialect.ts';
import { get, post } from '../load/http.ts';
import { openWire } from '../load/wire.ts';

/** What people do at a server, each with the milliseconds it took them. */
export interface Visits {
  readonly create: () => Promise<{ readonly time: number; readonly match: string }>;
  readonly sitDown: (match: string) => Promise<number>;
  readonly list: () => Promise<number>;
  readonly listOwn: (cookie: string) => Promise<number>;
  readonly join: (match: string, cookie: string) => Promise<number>;
  /** The same, and how large the answer was. */
  readonly joinMeasured: (match: string, cookie: string) => Promise<MeasuredJoin>;
}

export interface MeasuredJoin {
  readonly time: number;
  readonly bytes: number;
}

const PLAN = {
  game: 'depth-charge',
  options: {},
  seats: { black: 'me', red: 'open' },
  clock: { type: 'days', days: 7 },
};
const isWelcome = (payload: Buffer): boolean => payload.subarray(0, 40).includes('"t":"welcome"');

export const visitsTo = (port: number): Visits => ({
  create: async () => {
    const { time, result } = await timed(() => post({ port, path: '/api/matches', body: PLAN }));
    return { time, match: (result.body as { match: { id: string } }).match.id };
  },
  sitDown: async (match) => {
    const path = `/api/matches/${match}/seats`;
    return (await timed(() => post({ port, path, body: { seat: 'red' } }))).time;
  },
  list: async () => (await timed(() => get({ port, path: '/api/matches' }))).time,
  listOwn: async (cookie) =>
    (await timed(() => get({ port, path: '/api/me/matches?status=open', cookie }))).time,
  join: async (match, cookie) => (await join(port, match, cookie)).time,
  joinMeasured: (match, cookie) => join(port, match, cookie),
});

async function join(port: number, match: string, cookie: string): Promise<MeasuredJoin> {
  const wire = await openWire({ port, path: '/ws', cookie });
  const { time, result } = await timed(() => {
    wire.sendText(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match }));
    return nextMessage(wire, isWelcome);
  });
  wire.close();
  return { time, bytes: result.length };
}

async function timed<T>(work: () => Promise<T>): Promise<{ time: number; result: T }> {
  const from = performance.now();
  const result = await work();
  return { time: performance.now() - from, result };
}
