import { ROLES, SIDES, seatOf } from '@fathom/captain-sonar/client';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { nextMessage } from '../load/dialect.ts';
import { post } from '../load/http.ts';
import { openWire } from '../load/wire.ts';
import type { Wire } from '../load/wire.ts';
import { OPTIONS } from './voyage.ts';

export const SEATS: readonly string[] = SIDES.flatMap((side) =>
  ROLES.map((role) => seatOf(side, role) as string),
);

/** Eight guests, a seat and a socket each, and the match has begun. The wires are in the order of the seats. */
export async function openCrews(port: number): Promise<readonly Wire[]> {
  const [first = '', ...others] = SEATS;
  const plan = { game: 'captain-sonar', options: OPTIONS, seats: { [first]: 'me' } };
  const created = await post({ port, path: '/api/matches', body: plan });
  const { id } = (created.body as { readonly match: { readonly id: string } }).match;
  const cookies = [created.cookie];
  for (const seat of others) {
    const taken = await post({ port, path: `/api/matches/${id}/seats`, body: { seat } });
    cookies.push(taken.cookie);
  }
  const wires = await Promise.all(cookies.map((cookie) => enter(port, id, cookie)));
  await post({ port, path: `/api/matches/${id}/start`, body: {}, cookie: created.cookie });
  return wires;
}

async function enter(port: number, match: string, cookie: string | null): Promise<Wire> {
  const wire = await openWire({ port, path: '/ws', ...(cookie === null ? {} : { cookie }) });
  wire.sendText(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match }));
  await nextMessage(wire, (payload) => payload.subarray(0, 40).includes('"t":"welcome"'));
  return wire;
}
