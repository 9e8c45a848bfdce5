import type { Chair, TimedAction, Outcome, Seat, Update } from '@fathom/kit';
import { BadInput, parse } from '@fathom/kit';
import * as v from 'valibot';
import { USUAL_PAUSE } from '../random.ts';

/** Raised when a program written for the one before would misread a message. */
export const EXEC_PROTOCOL = 1;

/** What a program is told, one JSON object a line. See docs/BOTS.md. */
export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: number; readonly answerMillis: number }
  | NewGame
  | ({ readonly type: 'update' } & Update)
  | ChooseMessage
  | ({ readonly type: 'over' } & Outcome);

export interface NewGame {
  readonly type: 'new';
  readonly game: string;
  readonly version: number; // of the rules
  readonly setup: unknown;
  readonly chairs: readonly Chair[];
  readonly seat: Seat;
  readonly side: string;
  readonly luck: string; // 64 hexadecimal digits, to seed a generator with
}
export interface ChooseMessage {
  readonly type: 'choose';
  readonly waitedFor: boolean; // the table stands still without it
  readonly legal: readonly unknown[];
  readonly complete: boolean; // false: there are more than these
}

const LONGEST_PAUSE = 600_000;
const pause = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_PAUSE)));
const answerSchema = v.union(
  [
    v.strictObject({ action: v.unknown(), pause }),
    v.strictObject({ index: v.pipe(v.number(), v.integer(), v.minValue(0)), pause }),
    v.strictObject({ pass: v.literal(true) }),
  ],
  'expected {"action": …}, {"index": …} or {"pass": true}',
);
const readySchema = v.object({ type: v.literal('ready') });

/** Throws BadInput on what is no answer. Whether the action is legal is for the table to say. */
export function parseAnswer(line: string, legal: readonly unknown[]): TimedAction | null {
  const answer = parse(answerSchema, jsonOf(line), `it answered ${quoted(line)}`);
  if ('pass' in answer) return null;
  const { pause: given = USUAL_PAUSE } = answer;
  if ('action' in answer) return { action: answer.action, pause: given };
  if (answer.index >= legal.length)
    throw new BadInput(`it chose index ${answer.index} of a list of ${legal.length}`);
  return { action: legal[answer.index], pause: given };
}

export function parseReady(line: string): void {
  parse(readySchema, jsonOf(line), `expected {"type":"ready"} for a greeting, got ${quoted(line)}`);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadInput(`it answered what is not JSON: ${quoted(line)}`);
  }
}

const LONGEST_QUOTE = 60;

export const quoted = (line: string): string =>
  line.length <= LONGEST_QUOTE ? `"${line}"` : `"${line.slice(0, LONGEST_QUOTE)}…"`;
