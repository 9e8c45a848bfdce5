import type { Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

// Talking aloud goes from browser to browser. What is here is how browsers find each other.

export const DIRECT_LINKS = ['nobody', 'crew', 'everybody'] as const;
/** Whose browsers this one may connect to straight away, so that they can learn its address. All others: through a relay. */
export type DirectLinks = (typeof DIRECT_LINKS)[number];

/** "I am on the intercom", or off it again. */
export interface IntercomWish {
  readonly t: 'intercom';
  readonly id: string;
  /** A name of this browser's own for this time, which others see; null: off. The last one of a person counts. */
  readonly session: string | null;
  readonly direct?: DirectLinks | undefined; // 'crew' if not said
}
/** For somebody on the intercom whom the sender may talk with. */
export interface SignalWish {
  readonly t: 'signal';
  readonly id: string;
  readonly to: Seat; // any of theirs
  readonly session: string; // of theirs, as it was told: for another it is too late
  readonly signal: VoiceSignal;
}
/** What two browsers have to tell each other: an offer or its answer, and where they can be reached. */
export interface VoiceSignal {
  readonly description?: VoiceDescription | undefined;
  readonly candidates?: readonly VoiceCandidate[] | undefined;
}
/** As RTCSessionDescription has it. */
export interface VoiceDescription {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}
/** As RTCIceCandidate has it. */
export interface VoiceCandidate {
  readonly candidate: string; // '': there are no more
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
  readonly usernameFragment?: string | null | undefined;
}

/** One's crew while the match runs; before and after it everybody in a seat. */
export type IntercomCircle = 'crew' | 'table';
/** Somebody on the intercom, as one who may talk with them knows it. */
export interface OnIntercom {
  readonly seat: Seat; // the first of theirs
  readonly session: string;
  readonly relay: boolean; // through a relay only
}
/** Who is on the intercom, to those alone who may talk with them. */
export interface IntercomMessage {
  readonly t: 'intercom';
  readonly circle: IntercomCircle | null; // null: there is nobody whom this person could talk with
  readonly on: readonly OnIntercom[]; // in the order of the seats, with whoever is told
}
/** By what browsers find each other; to whoever has just come to the intercom. */
export interface IceMessage {
  readonly t: 'ice';
  readonly servers: readonly IceServer[];
  readonly seconds: number; // for so long the credentials are good
}
/** As RTCIceServer has it. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}
export interface SignalMessage {
  readonly t: 'signal';
  readonly from: Seat; // the first of theirs
  readonly session: string; // theirs
  readonly signal: VoiceSignal;
}

const bounded = (most: number) => v.pipe(v.string(), v.maxLength(most));
const SESSION = /^[\w-]{8,40}$/;
export const intercomSession: Schema<string> = v.pipe(
  v.string(),
  v.regex(SESSION, 'expected a session of 8 to 40 letters, digits, "_" or "-"'),
);

const voiceCandidate: Schema<VoiceCandidate> = v.strictObject({
  candidate: bounded(LIMITS.candidateLength),
  sdpMid: v.nullable(bounded(32)),
  sdpMLineIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16))),
  usernameFragment: v.optional(v.nullable(bounded(256))),
});

export const voiceSignal: Schema<VoiceSignal> = v.pipe(
  v.strictObject({
    description: v.optional(
      v.strictObject({
        type: v.picklist(['offer', 'answer']),
        sdp: bounded(LIMITS.descriptionLength),
      }),
    ),
    candidates: v.optional(v.pipe(v.array(voiceCandidate), v.maxLength(LIMITS.candidates))),
  }),
  v.check(
    ({ description, candidates }) => description !== undefined || candidates !== undefined,
    'expected a description, candidates, or both',
  ),
);
