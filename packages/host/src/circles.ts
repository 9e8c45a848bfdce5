import { openAudience } from '@fathom/kit';
import type { Audience, AudienceBookmark, Table, Viewer } from '@fathom/kit';
import type { Join } from '@fathom/protocol';
import type { CallOff } from './clock.ts';
import type { Admitted } from './late-view.ts';
import type { Listener } from './listener.ts';
import { seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

/** Somebody who comes in: what they have seen, and how to get the public face of the match. */
export interface Arrival {
  readonly seen: Pick<Join, 'seen' | 'chat' | 'late'> | null; // null: everything is told anew
  readonly info: () => string; // a MatchInfo
}

/** Listeners of a match who know the same. */
export interface Circle {
  readonly key: string;
  readonly viewer: Viewer;
  readonly table: () => Table | null; // none before the start
  readonly listeners: Set<Listener>;
  readonly waiting: Map<Listener, Arrival>; // until the audience has taken in a long log
  audience: Audience | null;
  slice: CallOff | null; // the next one
  chat: { readonly lines: number; readonly text: string }; // all they may read
}

/** Those who see everything, late. No seat is called so. */
const LATE = 'late view';

export const isLate = ({ key }: Pick<Circle, 'key'>): boolean => key === LATE;

export const newCircle = (viewer: Viewer, table: Circle['table'], of: 'now' | 'late'): Circle => ({
  key: circleKey(viewer, of),
  viewer,
  table,
  listeners: new Set(),
  waiting: new Map(),
  audience: null,
  slice: null,
  chat: { lines: 0, text: '' },
});

export const circleKey = (viewer: Viewer, of: 'now' | 'late'): string =>
  of === 'late' ? LATE : viewer.join(' ');

/** `bookmarks`: as in `MatchBookmark`, of the table that is played on. */
export const audienceOf = (
  circle: Circle,
  table: Table,
  bookmarks?: ReadonlyMap<string, string>,
): Audience =>
  (circle.audience ??= openAudience(table, circle.viewer, bookmarkIn(circle, bookmarks)));

function bookmarkIn(
  { key }: Circle,
  bookmarks?: ReadonlyMap<string, string>,
): AudienceBookmark | undefined {
  const text = bookmarks?.get(key);
  return text === undefined ? undefined : (JSON.parse(text) as AudienceBookmark);
}

/** Whether its audience can only be opened once the first rows of the log are at hand. */
export const needsRecall = (
  { key, audience }: Circle,
  table: Table,
  bookmarks?: ReadonlyMap<string, string>,
): boolean => table.missing() > 0 && audience === null && bookmarks?.has(key) !== true;

/** What was let in onto the late table, to those who watch it. */
export function tellLate({ listeners, audience }: Circle, admitted: Admitted): void {
  if (listeners.size === 0 || audience === null) return;
  const news = admitted === 'row' ? audience.next() : audience.paper();
  if (news === null) return;
  const text = `{"t":"${admitted === 'row' ? 'update' : 'paper'}",${news.slice(1)}`;
  for (const listener of listeners) listener.send(text);
}

/** Whether somebody of this circle may still come: spectators may always, others while one person holds just these seats. */
export function isLasting(match: MatchState, circle: Circle): boolean {
  if (match.table === null) return false;
  if (isLate(circle)) return match.status === 'running';
  const [first] = circle.viewer;
  if (first === undefined) return true;
  const guest = match.seats.get(first)?.guest ?? null;
  return guest !== null && seatsOf(match, guest).join(' ') === circle.viewer.join(' ');
}

/** The last number that somebody has seen in this circle; null: none, or in another one, which counts for itself. */
export function seenIn(circle: Circle, seen: Arrival['seen']): number | null {
  const { as, n } = seen?.seen ?? { as: null, n: 0 };
  if (as === null || isLate(circle) !== (seen?.late === true)) return null;
  const viewer = isLate(circle) ? [] : circle.viewer; // whoever watches has no seats
  return as.join(' ') === viewer.join(' ') ? n : null;
}

/** How often each guest is there. */
export function countGuest(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
