import type { QuietHours } from '@fathom/protocol';
import { beforeQuiet, endOfQuiet } from './quiet-hours.ts';
import type { NoticeStanding } from './news-desk.ts';

const HOUR = 3_600_000;
const LONGEST = 12 * HOUR;
const SHARE = 1 / 4; // of the time for a move

/**
 * When somebody is told that their time is nearly up; null: it does not run, or is short anyway. Where that would be in
 * their quiet hours they are told at the end of these, or before they begin if that were too late.
 */
export function warningAt(
  { timeLeft, allowance }: Pick<NoticeStanding, 'timeLeft' | 'allowance'>,
  quiet: QuietHours | null,
  now: number,
): number | null {
  if (timeLeft === null || allowance === null) return null;
  const deadline = now + timeLeft;
  const usual = deadline - Math.min(LONGEST, allowance * SHARE);
  const after = endOfQuiet(quiet, usual);
  return after <= deadline - HOUR ? after : beforeQuiet(quiet, usual);
}
