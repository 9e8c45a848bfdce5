import type { ClockRule, Schema, Seat } from '@fathom/kit';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Eight characters that cannot be misread: no 0/o, 1/l/i. */
export const MATCH_ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const MATCH_ID = /^[2-9a-hjkmnp-z]{8}$/;

export const matchId: Schema<string> = v.pipe(
  v.string(),
  v.regex(MATCH_ID, 'expected a match id of 8 characters, such as "k7m2p9qx"'),
  v.description('A match id of 8 characters.'),
);

export const SEAT_NAME: RegExp = /^[a-z0-9.-]{1,40}$/i;

export const seatName: Schema<Seat> = v.pipe(
  v.string(),
  v.regex(SEAT_NAME, 'expected the name of a seat, such as "black"'),
  v.transform((text) => text as Seat),
);

/** "table", or the name of a side. */
export const chatChannel: Schema<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]{1,40}$/i, 'expected "table" or the name of a side'),
);

export const botLevel: Schema<string> = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,40}$/, 'expected the level of a bot, from GET /api/games'),
);

export const seatKey: Schema<string> = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/, 'expected a seat key of 32 hexadecimal digits'),
  v.description('The key of a seat, as in a seat link: 32 hexadecimal digits.'),
);

// Control characters, marks that reverse or hide text around them, and letters that draw nothing at all.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const BLANK = /[\u2800\u{1D159}\uFFFC]/u; // they count as letters or signs
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const STACKED_MARKS = /\p{M}{4,}/u;
// Joiners and variation selectors hide nothing where they belong to an emoji.
const EMOJI =
  /[\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;

const isVisible = (text: string): boolean => !UNSEEN.test(text) && !BLANK.test(text);

/** Text people choose: shown to others as text, never as markup. */
const visibleText = (max: number, what: string, isAllowed: (text: string) => boolean) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFC').trim().replace(/ {2,}/g, ' ')),
    v.minLength(1, `${what} must not be empty`),
    v.maxLength(max, `${what} may have at most ${max} characters`),
    v.check(isAllowed, `${what} must not hold invisible characters`),
    v.check((text) => SEEN.test(text), `${what} needs a letter, a digit or a sign`),
    v.check((text) => !STACKED_MARKS.test(text), `${what} must not stack accents`),
  );

export const playerName: Schema<string> = visibleText(LIMITS.nameLength, 'a name', isVisible);
export const chatText: Schema<string> = visibleText(LIMITS.chatLength, 'a chat line', (text) =>
  isVisible(text.replace(EMOJI, '')),
);

/** Several lines for staff to read. */
export const reportText: Schema<string> = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[^\P{C}\n]/gu, ' ')
      .trim(),
  ),
  v.maxLength(LIMITS.reportLength, `a report may have at most ${LIMITS.reportLength} characters`),
);

export const contribution: Schema<string> = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16,64}$/, 'expected 16 to 64 hexadecimal digits of your own randomness'),
  v.description(
    "Random hexadecimal digits from the player's own client, mixed into the match seed.",
  ),
);

/** Chosen by the client, new for each input: an input that is sent twice is applied once. */
export const INPUT_ID: RegExp = /^[\w-]{1,40}$/;

export const inputId: Schema<string> = v.pipe(
  v.string(),
  v.regex(INPUT_ID, `expected an id of 1 to ${LIMITS.inputIdLength} letters, digits, "_" or "-"`),
);

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** For how long clocks can be stopped by agreement; 0: no longer. */
export const daysOff: Schema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(
    LIMITS.daysOff,
    `clocks can be stopped for 1 to ${LIMITS.daysOff} days; 0 is to go on`,
  ),
);

export const pauseMinutes: Schema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(
    LIMITS.pauseMinutes,
    `play can be paused for 1 to ${LIMITS.pauseMinutes} minutes at a time`,
  ),
);

const { least, most } = LIMITS.lateMinutes;
const LATE = `spectators can see everything ${least} to ${most} minutes late`;

export const lateMinutes: Schema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(least, LATE),
  v.maxValue(most, LATE),
);

export const clockRule: Schema<ClockRule> = v.pipe(
  v.variant('type', [
    v.strictObject({ type: v.literal('none') }),
    v.strictObject({ type: v.literal('move'), seconds: whole(5, 3600) }),
    v.strictObject({ type: v.literal('bank'), minutes: whole(1, 180), increment: whole(0, 300) }),
    v.strictObject({ type: v.literal('days'), days: whole(1, 14) }),
  ]),
  v.description(
    'none; seconds a move; minutes for the whole game + seconds gained a move; days a move.',
  ),
);
