import type { Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { chatChannel, matchId, playerName, reportText, seatName } from './fields.ts';
import type { ChatLine } from './match.ts';

/** A line of a match's chat. */
export type LineMark = Pick<ChatLine, 'to' | 'n'>;

/** Somebody else, as people can name each other: by a seat, by something they said, or by the name of their account. */
export interface PersonMark {
  readonly match?: string | undefined;
  readonly seat?: Seat | undefined;
  readonly line?: LineMark | undefined;
  readonly name?: string | undefined;
}

const marks = {
  match: v.optional(matchId as unknown as v.GenericSchema<string>),
  seat: v.optional(seatName as unknown as v.GenericSchema<string, Seat>),
  line: v.optional(
    v.strictObject({
      to: chatChannel as unknown as v.GenericSchema<string, ChatLine['to']>,
      n: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  name: v.optional(playerName as unknown as v.GenericSchema<string>),
};
const isOne = ({ match, seat, line, name }: PersonMark): boolean =>
  name === undefined
    ? match !== undefined && (seat === undefined) !== (line === undefined)
    : seat === undefined && line === undefined;
const WHO = 'expected whom it is about: "match" with "seat" or "line", or the "name" of an account';

/** POST /api/me/blocks */
export const blockPerson: Schema<PersonMark> = v.pipe(v.strictObject(marks), v.check(isOne, WHO));

/** Somebody you have blocked. */
export interface BlockedPerson {
  readonly id: string; // means something to you alone
  readonly name: string;
  readonly account: boolean;
  readonly at: number; // Unix time in milliseconds
}
/** GET /api/me/blocks, and the answer to each change: the latest first. */
export interface BlockList {
  readonly blocked: readonly BlockedPerson[];
}

/** What somebody is reported for. */
export const REPORT_REASONS = ['insult', 'name', 'cheating', 'spoiling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** POST /api/reports. The match and what was said there go with it. */
export interface ReportPerson extends PersonMark {
  readonly reason: ReportReason;
  readonly text: string;
}
export const reportPerson: Schema<ReportPerson> = v.pipe(
  v.strictObject({
    ...marks,
    reason: v.picklist(REPORT_REASONS, `expected one of ${REPORT_REASONS.join(', ')}`),
    text: v.optional(reportText as unknown as v.GenericSchema<string>, ''),
  }),
  v.check((report) => isOne(report), WHO),
);

export interface ReportTaken {
  readonly taken: true;
}
