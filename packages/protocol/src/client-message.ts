import { parse } from '@fathom/kit';
import type { Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import {
  botLevel,
  chatChannel,
  chatText,
  INPUT_ID,
  inputId,
  matchId,
  SEAT_NAME,
  seatName,
} from './fields.ts';
import { CHAT_TARGETS } from './match.ts';
import type { ChatTarget } from './match.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** The first message on every socket: which match, and what this client has already seen of it. */
export interface Join {
  readonly t: 'join';
  readonly v: typeof PROTOCOL_VERSION;
  readonly match: string;
  /** The seats it was told as, and the last number it saw. Without it the answer is a whole snapshot. */
  readonly seen?: { readonly as: readonly Seat[]; readonly n: number } | undefined;
  /** The number of the last line seen in each channel of the chat: `{table: 4, red: 2}`. */
  readonly chat?: Readonly<Record<string, number>> | undefined;
}
export interface ActMessage {
  readonly t: 'act';
  readonly id: string;
  readonly seat: Seat;
  readonly action: unknown; // its shape is the game's to check
}
/** Ends the match for a side of one person. For a crew it is one voice for giving up, until it is taken back. */
export interface ResignMessage {
  readonly t: 'resign';
  readonly id: string;
  readonly seat: Seat;
}
/** "I would rather play on": takes back what was asked for by `resign`. */
export interface PlayOnMessage {
  readonly t: 'playOn';
  readonly id: string;
  readonly seat: Seat;
}
/** "Go on without me": bots play this person's seats from now on, until they return. */
export interface LeaveMessage {
  readonly t: 'leave';
  readonly id: string;
  readonly seat: Seat; // any of this person's; all of them are left
}
/** "Everybody on that side has been away for minutes": it forfeits. */
export interface ClaimMessage {
  readonly t: 'claim';
  readonly id: string;
  readonly seat: Seat;
}
export interface ChatMessage {
  readonly t: 'chat';
  readonly id: string;
  readonly to?: ChatTarget | undefined; // 'table' if not said
  readonly text: string;
}
/** "Let a bot play on for the person in that seat, who has been away for minutes": one vote for it. */
export interface RelieveMessage {
  readonly t: 'relieve';
  readonly id: string;
  readonly seat: Seat; // any of that person's; a bot comes to all of them
  readonly level: string;
}
/** "I am back": the bot that relieved this person goes. */
export interface ReturnMessage {
  readonly t: 'return';
  readonly id: string;
  readonly seat: Seat; // any of those in `relieved`; all of them are taken back
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
  | PlayOnMessage
  | LeaveMessage
  | ClaimMessage
  | ChatMessage
  | RelieveMessage
  | ReturnMessage
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
    chat: v.optional(v.record(chatChannel as unknown as v.GenericSchema<string>, counter)),
  }),
  v.strictObject({ t: v.literal('resign'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('playOn'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('leave'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('claim'), id: inputId, seat: seatName }),
  v.strictObject({
    t: v.literal('chat'),
    id: inputId,
    to: v.optional(v.picklist(CHAT_TARGETS)),
    text: chatText,
  }),
  v.strictObject({ t: v.literal('relieve'), id: inputId, seat: seatName, level: botLevel }),
  v.strictObject({ t: v.literal('return'), id: inputId, seat: seatName }),
  v.strictObject({ t: v.literal('hurry') }),
  v.strictObject({ t: v.literal('ping') }),
]);

export const parseClientMessage = (json: unknown): ClientMessage =>
  isPlainAct(json) ? json : parse(clientMessage, json, 'the message');

const FIELDS_OF_ACT = 4;

/** By far the most messages are these, and a schema takes ten times as long. It would say the same. */
function isPlainAct(json: unknown): json is ActMessage {
  if (typeof json !== 'object' || json === null) return false;
  const { t, id, seat, action } = json as Readonly<Record<string, unknown>>;
  if (t !== 'act' || action === undefined || typeof id !== 'string' || typeof seat !== 'string')
    return false;
  return INPUT_ID.test(id) && SEAT_NAME.test(seat) && Object.keys(json).length === FIELDS_OF_ACT;
}
