import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadInput, parse } from '@fathom/kit';
import { staffRequest } from '@fathom/protocol/staff';
import { openBucket } from '../../limits/bucket.ts';
import { byNetwork } from '../../limits/by-network.ts';
import type { StaffDesk } from './desk.ts';
import { StaffFault } from './staff-fault.ts';
import { holderOf } from './staff-keys.ts';
import type { StaffKey } from './staff-keys.ts';

export const STAFF_PATH = '/staff';
const MOST_BODY = 16 * 1024; // bytes
const WRONG_KEYS = { burst: 5, perSecond: 0.1 }; // of one address

export interface DoorParts {
  readonly desk: StaffDesk;
  readonly keys: readonly StaffKey[];
  readonly onFault: (error: unknown) => void;
}

/** Takes one request of staff: POST /staff with a key and a StaffRequest as JSON. */
export type StaffDoor = (request: IncomingMessage, response: ServerResponse) => void;

export function openStaffDoor({ desk, keys, onFault }: DoorParts): StaffDoor {
  const wrongKeys = byNetwork(() => openBucket(WRONG_KEYS), 1_000);
  const admit = (request: IncomingMessage): string => {
    if (keys.length === 0)
      throw new StaffFault(403, 'this server has no key for staff: set FATHOM_STAFF_KEY');
    const tries = wrongKeys.of(request.socket.remoteAddress ?? '');
    const now = performance.now();
    if (tries.secondsUntil(now) > 0)
      throw new StaffFault(
        429,
        `too many wrong keys: try again in ${tries.secondsUntil(now)} seconds`,
      );
    const [, given = ''] = /^Bearer (.{1,300})$/u.exec(request.headers.authorization ?? '') ?? [];
    const holder = holderOf(keys, given);
    if (holder !== null) return holder;
    tries.take(now);
    throw new StaffFault(401, 'that is not the key of this server’s staff');
  };
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.method !== 'POST') throw new StaffFault(405, 'staff ask by POST');
    const key = admit(request);
    return desk(parse(staffRequest, await bodyOf(request), 'the request'), key);
  };
  return (request, response) => {
    answer(request).then(
      (body) => reply(response, 200, body),
      (error: unknown) => {
        const status = statusOf(error);
        if (status === 500) onFault(error);
        const message =
          status === 500 ? 'it failed: the server’s log says why' : (error as Error).message;
        reply(response, status, { message });
      },
    );
  };
}

function statusOf(error: unknown): number {
  if (error instanceof StaffFault) return error.status;
  return error instanceof BadInput ? 400 : 500;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BODY) throw new StaffFault(413, `a request has at most ${MOST_BODY} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    throw new BadInput('the request: expected JSON');
  }
}
