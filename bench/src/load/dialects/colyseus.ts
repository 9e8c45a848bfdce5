import { createRequire } from 'node:module';
import type { Decision } from '../../rules/engine.ts';
import { actionOf } from '../../rules/ours.ts';
import { nextMessage, sharedFrames } from '../dialect.ts';
import type { Dialect, Ports, Seats } from '../dialect.ts';
import { makeFrame } from '../frames.ts';
import { post } from '../http.ts';
import { openWire } from '../wire.ts';
import type { Wire } from '../wire.ts';

// Colyseus packs its messages with msgpackr; the same library makes ours here.
const { pack } = createRequire(import.meta.url)('msgpackr') as { pack: (value: unknown) => Buffer };

/** The first byte of a message, as in its shared-types. */
const PROTOCOL = { joinRoom: 10, error: 11, roomData: 13 } as const;
const ROOM = 'depth_charge';

/** A room message: its code, its type as a short string, its body. */
const message = (type: string, body: unknown): Buffer =>
  Buffer.concat([
    Buffer.from([PROTOCOL.roomData, 0xa0 | type.length]),
    Buffer.from(type),
    pack(body),
  ]);

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

async function open([port]: Ports): Promise<Seats> {
  const created = await post({ port, path: `/matchmake/create/${ROOM}`, body: {} });
  const black = created.body as Reservation;
  const first = await enter(port, black);
  const joined = await post({ port, path: `/matchmake/joinById/${black.roomId}`, body: {} });
  const second = await enter(port, joined.body as Reservation);
  return { wires: [first, second], match: black.roomId, keys: ['', ''] };
}

async function enter(port: number, { processId, roomId, sessionId }: Reservation): Promise<Wire> {
  const wire = await openWire({ port, path: `/${processId}/${roomId}?sessionId=${sessionId}` });
  await nextMessage(wire, (payload) => payload[0] === PROTOCOL.joinRoom);
  wire.send(makeFrame(Buffer.from([PROTOCOL.joinRoom]), 'binary'));
  await nextMessage(wire, (payload) => payload.includes('welcome'));
  return wire;
}

const actFrame = (decision: Decision): Buffer =>
  makeFrame(message('act', actionOf(decision)), 'binary');

// The type of a room message is a string of its length and letters: 0xa6 "update".
const UPDATE = Buffer.concat([Buffer.from([PROTOCOL.roomData, 0xa6]), Buffer.from('update')]);

export const colyseus: Dialect = {
  open,
  frames: sharedFrames((script) => script.map(actFrame)),
  isUpdate: (payload) =>
    payload.length > UPDATE.length && UPDATE.compare(payload, 0, UPDATE.length) === 0,
  isEnd: (payload) => payload.includes('reason'),
  isComplaint: (payload) => payload[0] === PROTOCOL.error || payload.includes('refused'),
  heartbeat: () => null,
  seenBy: 'other',
};
