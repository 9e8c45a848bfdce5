import { parse } from '@fathom/kit';
import type { Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import {
  botLevel,
  chatChannel,
  chatText,
  daysOff,
  INPUT_ID,
  inputId,
  matchId,
  pauseMinutes,
  SEAT_NAME,
  seatName,
} from './fields.ts';
import { DIRECT_LINKS, intercomSession, voiceSignal } from './intercom.ts';
import type { IntercomWish, SignalWish } from './intercom.ts';
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
  /** Of a spectator: everything, as many minutes late as the match says. `seen` is then of that, too. */
  readonly late?: boolean | undefined;
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
/** "I play that seat of my crew": whoever has it is away, and gets it back on returning. */
export interface TakeOverMessage {
  readonly t: 'takeOver';
  readonly id: string;
  readonly seat: Seat;
}
/**
 * "Let us stop the clocks for so many days", which takes all people of the match; "let us pause for so many minutes", which
 * takes somebody of each side that is here; with neither, "let us go on at once".
 */
export interface AskTimeOffMessage {
  readonly t: 'askTimeOff';
  readonly id: string;
  readonly seat: Seat; // any of this person's
  readonly days: number;
  readonly minutes?: number | undefined;
}
/** The answer to it; from whoever asked, `decline` takes it back. */
export interface AnswerTimeOffMessage {
  readonly t: 'answerTimeOff';
  readonly id: string;
  readonly seat: Seat;
  readonly answer: TimeOffAnswer;
}
export const TIME_OFF_ANSWERS = ['agree', 'decline'] as const;
export type TimeOffAnswer = (typeof TIME_OFF_ANSWERS)[number];
/** "What was I told before the events of the `welcome`, or of the last such page?" */
export interface EarlierWish {
  readonly t: 'earlier';
  readonly id: string;
  readonly before: number; // as `earlier` said there
}
/** Bots that are waiting for the look of it move at once. */
export interface HurryMessage {
  readonly t: 'hurry';
}
/** "Tell me when something changes in the list of my matches": with a match, or without. */
export interface FollowMessage {
  readonly t: 'follow';
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
  | TakeOverMessage
  | AskTimeOffMessage
  | AnswerTimeOffMessage
  | IntercomWish
  | SignalWish
  | EarlierWish
  | HurryMessage
  | FollowMessage
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
    late: v.optional(v.boolean()),
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
  v.strictObject({ t: v.literal('takeOver'), id: inputId, seat: seatName }),
  v.pipe(
    v.strictObject({
      t: v.literal('askTimeOff'),
      id: inputId,
      seat: seatName,
      days: v.optional(daysOff, 0),
      minutes: v.optional(pauseMinutes),
    }),
    v.check(
      ({ days, minutes }) => days === 0 || minutes === undefined,
      'ask for days or for minutes, not both',
    ),
  ),
  v.strictObject({
    t: v.literal('answerTimeOff'),
    id: inputId,
    seat: seatName,
    answer: v.picklist(TIME_OFF_ANSWERS),
  }),
  v.strictObject({
    t: v.literal('intercom'),
    id: inputId,
    session: v.nullable(intercomSession),
    direct: v.optional(v.picklist(DIRECT_LINKS)),
  }),
  v.strictObject({
    t: v.literal('signal'),
    id: inputId,
    to: seatName,
    session: intercomSession,
    signal: voiceSignal,
  }),
  v.strictObject({ t: v.literal('earlier'), id: inputId, before: counter }),
  v.strictObject({ t: v.literal('hurry') }),
  v.strictObject({ t: v.literal('follow') }),
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
