import { counted, listed } from '@fathom/kit';
import type { NoticeKind } from '@fathom/protocol';

/** All that a notice may say: whose turn it is, and where. Nothing in it is anybody's secret. */
export interface NoticeFacts {
  readonly kind: NoticeKind;
  readonly isTurn: boolean; // the match waits for them
  readonly game: string; // its name
  readonly names: readonly string[]; // of the others in the match
  readonly timeLeft: number | null; // milliseconds; null: nothing runs out
  readonly ending: NoticeEnding;
}
/** closed: without a result. over: with one that is neither a victory nor a defeat, or none of it was said. */
export type NoticeEnding = 'won' | 'lost' | 'over' | 'closed';
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;

const ENDINGS: Readonly<Record<NoticeEnding, string>> = {
  won: 'You have won',
  lost: 'You have lost',
  over: 'Your match is over',
  closed: 'Your match was closed',
};

const TITLES: Readonly<Record<NoticeKind, (facts: NoticeFacts) => string>> = {
  turn: () => 'Your turn',
  time: ({ timeLeft }) => `Your turn: ${span(timeLeft ?? 0)} left`,
  seated: () => 'Somebody has joined your table',
  began: () => 'Your match has begun',
  offered: () => 'A rematch is offered',
  over: ({ ending }) => ENDINGS[ending],
};

/** What is said of a match to one who is not there: by push, by mail and on other pages. */
export const noticeText = (facts: NoticeFacts): NoticeText => ({
  title: TITLES[facts.kind](facts),
  body: placeOf(facts),
});

function placeOf({ game, names, kind, isTurn, timeLeft }: NoticeFacts): string {
  const place = names.length === 0 ? game : `${game} with ${listed(names)}`;
  const more = [
    ...(kind === 'began' && isTurn ? ['It is your turn.'] : []),
    ...(kind !== 'time' && isTurn && timeLeft !== null ? [`You have ${span(timeLeft)}.`] : []),
  ];
  return [`${place}.`, ...more].join(' ');
}

/** Roughly, and never more than there is. */
function span(millis: number): string {
  if (millis >= 2 * DAY) return counted(Math.floor(millis / DAY), 'day');
  if (millis >= HOUR) return counted(Math.floor(millis / HOUR), 'hour');
  return counted(Math.max(1, Math.floor(millis / MINUTE)), 'minute');
}
