import { openAudience } from '@fathom/kit';
import type { Audience, Clocks, Table, Viewer } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { Join, MatchInfo, ServerMessage, Surrender, Welcome } from '@fathom/protocol';
import { unreadBy } from './chat.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { isCreator, relievedSeatsOf, seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

/** The listener whose input it was, and the id it gave it. */
export interface Cause {
  readonly listener: Listener;
  readonly id: string;
}

interface Circle {
  readonly viewer: Viewer;
  readonly listeners: Set<Listener>;
  audience: Audience | null; // none before the start
}

/**
 * Everyone who listens to one match, in circles of equal knowledge: each circle's message is made once.
 * All of it follows from the match's table and rows; nothing here decides who knows what.
 */
export interface Room {
  readonly size: () => number;
  readonly isHere: (guest: string) => boolean;
  readonly join: (listener: Listener, seen: Join, info: MatchInfo) => void;
  readonly part: (listener: Listener) => void;
  /** Tells each circle what it learns from the row just committed. */
  readonly publish: (clocks: Clocks | null, cause: Cause | null) => void;
  readonly sendAll: (message: ServerMessage) => void;
  /** To those guests alone for whom this holds. */
  readonly sendWhere: (message: ServerMessage, holds: (guest: string) => boolean) => void;
  /** Everything anew to everyone (or one guest): after the start, or when a seat changed hands. */
  readonly welcomeAgain: (info: MatchInfo, guest?: string) => void;
  readonly dismissAll: () => void;
}

export function openRoom(
  match: MatchState,
  surrenderSeenBy: (guest: string) => Surrender | null,
): Room {
  const circles = new Map<string, Circle>();
  const homes = new Map<Listener, Circle>();

  const circleOf = (viewer: Viewer): Circle => {
    const key = viewer.join(' ');
    const known = circles.get(key);
    if (known !== undefined) return known;
    const circle: Circle = { viewer, listeners: new Set(), audience: null };
    circles.set(key, circle);
    return circle;
  };
  const audienceOf = (circle: Circle, table: Table): Audience =>
    (circle.audience ??= openAudience(table, circle.viewer));
  const part = (listener: Listener): void => {
    const circle = homes.get(listener);
    if (circle === undefined) return;
    homes.delete(listener);
    circle.listeners.delete(listener);
    if (circle.listeners.size === 0) circles.delete(circle.viewer.join(' '));
  };
  const enter = (listener: Listener): Circle => {
    part(listener);
    const circle = circleOf(seatsOf(match, listener.guest));
    circle.listeners.add(listener);
    homes.set(listener, circle);
    return circle;
  };
  const arrival = (
    { guest }: Listener,
    info: MatchInfo,
    seen?: Join['chat'],
  ): Omit<Welcome, 't' | 'table'> => ({
    v: PROTOCOL_VERSION,
    you: seatsOf(match, guest),
    host: isCreator(match, guest),
    relieved: relievedSeatsOf(match, guest),
    match: info,
    chat: unreadBy(match, guest, seen),
    surrender: surrenderSeenBy(guest),
  });
  const welcome = (listener: Listener, info: MatchInfo): void => {
    const circle = enter(listener);
    send(listener, {
      t: 'welcome',
      ...arrival(listener, info),
      table: match.table === null ? null : audienceOf(circle, match.table).snapshot(),
    });
  };

  return {
    size: () => homes.size,
    isHere: (guest) => [...homes.keys()].some((listener) => listener.guest === guest),
    part,
    join: (listener, { seen, chat }, info) => {
      const circle = enter(listener);
      const sameEyes = seen !== undefined && seen.as.join(' ') === circle.viewer.join(' ');
      const missed =
        sameEyes && match.table !== null ? audienceOf(circle, match.table).since(seen.n) : null;
      if (missed === null) welcome(listener, info);
      else send(listener, { t: 'resumed', ...arrival(listener, info, chat), missed });
    },
    publish: (clocks, cause) => {
      let caused = cause === null;
      for (const circle of circles.values()) {
        const news = circle.audience?.next() ?? null;
        if (news === null) continue;
        const text = JSON.stringify({
          t: 'update',
          ...news,
          ...(clocks === null ? {} : { clocks }),
        });
        for (const listener of circle.listeners)
          if (listener === cause?.listener) {
            caused = true;
            listener.send(`${text.slice(0, -1)},"re":${JSON.stringify(cause.id)}}`);
          } else listener.send(text);
      }
      if (!caused && cause !== null) send(cause.listener, { t: 'done', re: cause.id });
    },
    sendAll: (message) => {
      const text = JSON.stringify(message);
      for (const listener of homes.keys()) listener.send(text);
    },
    sendWhere: (message, holds) => {
      const text = JSON.stringify(message);
      for (const listener of homes.keys()) if (holds(listener.guest)) listener.send(text);
    },
    welcomeAgain: (info, guest) => {
      const everyone = [...homes.keys()]; // to welcome somebody moves them within the map
      for (const listener of everyone)
        if (guest === undefined || listener.guest === guest) welcome(listener, info);
    },
    dismissAll: () => {
      for (const listener of homes.keys()) listener.dismiss();
    },
  };
}
