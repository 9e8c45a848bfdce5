import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import type { ReportReason } from './conduct.ts';
import { matchId, playerName } from './fields.ts';
import type { ChatLine, Status } from './match.ts';

/** What staff can keep somebody from. mute: no chat · ban: no chat, no seat, no new match. */
export const RESTRICTION_KINDS = ['mute', 'ban'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** What is noted of what staff have done. */
export const STAFF_DEEDS = [
  'rename',
  'mute',
  'unmute',
  'ban',
  'unban',
  'close',
  'erase',
  'settle',
] as const;
export type StaffDeed = (typeof STAFF_DEEDS)[number];

const PERSON =
  /^(?:p-[0-9a-f]{16}|@.{1,60}|[2-9a-hjkmnp-z]{8}\/[a-z0-9.-]{1,40}|report:[\w-]{1,40})$/iu;
const who = v.pipe(
  v.string(),
  v.regex(
    PERSON,
    'expected somebody: "p-…" as "find" shows it, "@name" of an account, "match/seat", or "report:id" for whom a report is about',
  ),
);
const text = (most: number, what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `${what} must not be empty`),
    v.maxLength(most, `${what} may have at most ${most} characters`),
  );
/** Every deed has its reason. */
interface Deed {
  readonly why: string;
  readonly as?: string | undefined; // who does it; the key's name if not said
  readonly dryRun: boolean; // only say what would be done
}
interface ToPerson extends Deed {
  readonly who: string;
}
export type StaffDeedRequest =
  | (ToPerson & { readonly do: 'rename'; readonly name: string })
  | (ToPerson & { readonly do: 'mute' | 'ban'; readonly millis: number | null }) // null: for good
  | (ToPerson & { readonly do: 'unmute' | 'unban' | 'erase' })
  | (Deed & { readonly do: 'close'; readonly match: string })
  | (Deed & { readonly do: 'settle'; readonly report: string });
/** POST /staff, at the port of the figures. */
export type StaffRequest =
  | { readonly do: 'find'; readonly text: string }
  | { readonly do: 'reports'; readonly all: boolean; readonly limit: number }
  | { readonly do: 'log'; readonly limit: number }
  | StaffDeedRequest;

const deed = {
  why: text(500, 'the reason (why)'),
  as: v.optional(text(40, 'the name (as)')),
  dryRun: v.optional(v.boolean(), false),
};
const LONGEST = 20 * 365 * 86_400_000;
const millis = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(60_000), v.maxValue(LONGEST)));
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50);
const name = playerName as unknown as v.GenericSchema<string>;
const match = matchId as unknown as v.GenericSchema<string>;

export const staffRequest: Schema<StaffRequest> = v.variant('do', [
  v.strictObject({ do: v.literal('find'), text: text(80, 'what to find') }),
  v.strictObject({ do: v.literal('reports'), all: v.optional(v.boolean(), false), limit }),
  v.strictObject({ do: v.literal('log'), limit }),
  v.strictObject({ do: v.literal('rename'), who, name, ...deed }),
  v.strictObject({ do: v.literal('mute'), who, millis, ...deed }),
  v.strictObject({ do: v.literal('ban'), who, millis, ...deed }),
  v.strictObject({ do: v.literal('unmute'), who, ...deed }),
  v.strictObject({ do: v.literal('unban'), who, ...deed }),
  v.strictObject({ do: v.literal('erase'), who, ...deed }),
  v.strictObject({ do: v.literal('close'), match, ...deed }),
  v.strictObject({ do: v.literal('settle'), report: text(40, 'the report'), ...deed }),
]);

/** A person as staff know them: by a handle of the server's own, never by their id. */
export interface StaffPerson {
  readonly person: string;
  readonly name: string;
  readonly account: boolean;
  readonly gone: boolean; // deleted, or erased
  readonly restrictions: readonly StaffRestriction[];
  readonly reports: { readonly open: number; readonly all: number }; // about them
}
export interface StaffRestriction {
  readonly kind: RestrictionKind;
  readonly until: number | null; // null: for good
}
export interface StaffMatch {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly createdAt: number;
  readonly host: StaffPerson;
  readonly seats: readonly {
    readonly seat: string;
    readonly person: StaffPerson | null;
    readonly bot: string | null;
  }[];
}
/** A match in the list of a person. */
export type StaffListedMatch = Pick<StaffMatch, 'match' | 'game' | 'status'> & {
  readonly seats: readonly string[];
};
export interface StaffFound {
  readonly people: readonly StaffPerson[];
  readonly match: StaffMatch | null;
  readonly matches: readonly StaffListedMatch[]; // of the one person who was found
}
export interface StaffReport {
  readonly report: string;
  readonly at: number;
  readonly about: StaffPerson;
  readonly by: StaffPerson;
  readonly nameThen: string; // what the one it is about was called
  readonly reason: ReportReason;
  readonly text: string;
  readonly match: string | null;
  readonly lines: readonly ReportedLine[]; // what whoever reported could read there
  readonly settled: { readonly at: number; readonly by: string } | null;
}
export type ReportedLine = Pick<ChatLine, 'to' | 'n' | 'name' | 'text' | 'at'> & {
  readonly person: string; // a handle
};
export interface StaffAct {
  readonly act: string; // its id
  readonly at: number;
  readonly staff: string;
  readonly key: string; // the name of the key it was done with
  readonly did: StaffDeed;
  readonly subject: string; // a person's handle, a match or a report
  readonly detail: Readonly<Record<string, string | number | null>>;
  readonly why: string;
}
export interface StaffDone {
  readonly done: StaffAct;
  readonly dryRun: boolean; // true: nothing was done, this is what would be
}
export interface StaffReports {
  readonly reports: readonly StaffReport[];
}
export interface StaffLog {
  readonly acts: readonly StaffAct[];
}
