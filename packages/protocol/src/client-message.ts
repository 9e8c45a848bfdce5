import { parse } from '@fathom/kit';
import type { Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { chatText, inputId, matchId, seatName } from './fields.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** The first message on every socket: which match, and what this client has already seen of it. */
export interface Join {
  readonly t: 'join';
  readonly v: typeof PROTOCOL_VERSION;
  readonly match: string;
  /** The seats it was told as, and the last number it saw. Without it the answer is a whole snapshot. */
  readonly seen?: { readonly as: readonly Seat[]; readonly n: number } | undefined;
  readonly chat?: number | undefined; // the last chat line seen
}
export interface ActMessage {
  readonly t: 'act';
  readonly id: string;
  readonly seat: Seat;
  readonly action: unknown; // its shape is the game's to check
}
export interface ResignMessage {
  readonly t: 'resign';
  readonly id: string;
  readonly seat: Seat;
}
/** "That seat has been away for minutes": its side forfeits. */
export interface ClaimMessage {
  readonly t: 'claim';
  readonly id: string;
  readonly seat: Seat;
}
export interface ChatMessage {
  readonly t: 'chat';
  readonly id: string;
  readonly text: string;
}
/** Bots that are waiting for the look of it move at once. */
export interface HurryMessage {
  readonly t: 'hurry';
}
export interface PingMessage {
  readonly t: 'ping';
}
export type ClientMessage =
  | Join
  | ActMessage
  | ResignMessage
  | ClaimMessage
  | ChatMessage
  | HurryMessage
  | PingMessage;

const counter = v.pipe(v.number(), v.integer(), v.minValue(0));

export const clientMessage: Schema<ClientMessage> = v.variant('t', [
  v.strictObject({
    t: v.literal('act'),
    id: inputId,
    seat: seatName,
    action: v.unknown(),
  }),
  v.strictObject({
    t: v.literal('join'),
    v: v.literal(
      PROTOCOL_VERSION,
      `this server speaks protocol version ${PROTOCOL_VERSION}; reload the page`,
    ),
    match: matchId,
    seen: v.optional(
      v.strictObject({ as: v.pipe(v.array(seatName), v.maxLength(16)), n: counter }),
    ),
    chat: v.optional(counter),
  }),
  v.strictObject({ t: v.literal('resign'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('claim'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('chat'), id: inputId, text: chatText }),
  v.strictObject({ t: v.literal('hurry') }),
  v.strictObject({ t: v.literal('ping') }),
]);

export const parseClientMessage = (json: unknown): ClientMessage =>
  parse(clientMessage, json, 'the message');
