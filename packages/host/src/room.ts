import { openAudience } from '@fathom/kit';
import type { Audience, Clocks, Table, Viewer } from '@fathom/kit';
import type {
  Join,
  MatchInfo,
  PaperMessage,
  ServerMessage,
  Surrender,
  UpdateMessage,
} from '@fathom/protocol';
import { arrivalText } from './arrival-text.ts';
import { unreadBy } from './chat.ts';
import type { CallOff, Clock } from './clock.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

/** The listener whose input it was, and the id it gave it. */
export interface Cause {
  readonly listener: Listener;
  readonly id: string;
}

/** Rows an audience takes in at a time: a long log must not hold up everybody else. */
const SLICE = 200;

interface Circle {
  readonly viewer: Viewer;
  readonly listeners: Set<Listener>;
  readonly waiting: Map<Listener, Arrival>; // until the audience has taken in a long log
  audience: Audience | null; // none before the start
  slice: CallOff | null; // the next one
  chat: { readonly lines: number; readonly text: string }; // all they may read
}
interface News {
  readonly t: (UpdateMessage | PaperMessage)['t'];
  /** A Message as JSON; null: this audience learns nothing. */
  readonly newsFor: (audience: Audience) => string | null;
  readonly more: string; // fields that are the same for all
}
/** Somebody who comes in: what they have seen, and how to get the public face of the match. */
interface Arrival {
  readonly seen: Pick<Join, 'seen' | 'chat'> | null; // null: everything is told anew
  readonly info: () => string; // a MatchInfo
}

/**
 * Everyone who listens to one match, in circles of equal knowledge: each circle's message is made once.
 * All of it follows from the match's table and rows; nothing here decides who knows what.
 */
export interface Room {
  readonly size: () => number;
  readonly isHere: (guest: string) => boolean;
  /** Everybody who listens, each once. */
  readonly guests: () => readonly string[];
  /** The answer comes at once, or, where a long log has to be read first, soon. */
  readonly join: (listener: Listener, seen: Join, info: () => MatchInfo) => void;
  readonly part: (listener: Listener) => void;
  /** Tells each circle what it learns from the row just committed. */
  readonly publish: (clocks: Clocks | null, cause: Cause | null) => void;
  /** The same for what was just drawn on a paper. */
  readonly publishDrawing: (cause: Cause | null) => void;
  readonly sendAll: (message: ServerMessage) => void;
  /** To those guests alone for whom this holds. */
  readonly sendWhere: (message: ServerMessage, holds: (guest: string) => boolean) => void;
  /** Everything anew to everyone (or one guest): after the start, or when a seat changed hands. */
  readonly welcomeAgain: (info: MatchInfo, guest?: string) => void;
  readonly dismissAll: () => void;
}

export function openRoom(
  match: MatchState,
  { after }: Pick<Clock, 'after'>,
  surrenderSeenBy: (guest: string) => Surrender | null,
): Room {
  const circles = new Map<string, Circle>();
  const homes = new Map<Listener, Circle>();
  const here = new Map<string, number>(); // how often each guest listens

  const surrenderOf = (guest: string): string => JSON.stringify(surrenderSeenBy(guest));
  const circleOf = (viewer: Viewer): Circle => {
    const key = viewer.join(' ');
    const known = circles.get(key);
    if (known !== undefined) return known;
    const circle: Circle = {
      viewer,
      listeners: new Set(),
      waiting: new Map(),
      audience: null,
      slice: null,
      chat: { lines: 0, text: '' },
    };
    circles.set(key, circle);
    return circle;
  };
  const audienceOf = (circle: Circle, table: Table): Audience =>
    (circle.audience ??= openAudience(table, circle.viewer));
  /** An audience that somebody may come back to stays; while nobody listens it costs nothing. */
  const tidy = (circle: Circle): void => {
    if (circle.listeners.size + circle.waiting.size > 0) return;
    circle.slice?.();
    circle.slice = null;
    if (!isLasting(match, circle.viewer)) circles.delete(circle.viewer.join(' '));
  };
  const part = (listener: Listener): void => {
    const circle = homes.get(listener);
    if (circle === undefined) return;
    homes.delete(listener);
    circle.listeners.delete(listener);
    circle.waiting.delete(listener);
    count(here, listener.guest, -1);
    tidy(circle);
  };
  const welcome = (listener: Listener, circle: Circle, info: string): void => {
    const table = match.table === null ? 'null' : audienceOf(circle, match.table).snapshot();
    const chat = `[${chatOf(match, circle, listener.guest)}]`;
    const fields = { match: info, chat, surrender: surrenderOf(listener.guest), table };
    listener.send(arrivalText(match, { t: 'welcome', guest: listener.guest, fields }));
  };
  const answer = (listener: Listener, circle: Circle, { seen, info }: Arrival): void => {
    circle.listeners.add(listener);
    const { guest } = listener;
    const missed =
      match.table !== null && seen?.seen?.as.join(' ') === circle.viewer.join(' ')
        ? audienceOf(circle, match.table).since(seen.seen.n)
        : null;
    if (missed === null) return welcome(listener, circle, info());
    const chat = JSON.stringify(unreadBy(match, guest, seen?.chat));
    const fields = { match: info(), chat, surrender: surrenderOf(guest), missed };
    return listener.send(arrivalText(match, { t: 'resumed', guest, fields }));
  };
  /** One slice of the log, or, once it is read, one of those who wait for it. */
  const readOn = (circle: Circle): void => {
    circle.slice = null;
    const [next] = circle.waiting;
    if (next === undefined) return;
    if (circle.audience !== null && circle.audience.left() > 0) circle.audience.catchUp(SLICE);
    else {
      circle.waiting.delete(next[0]);
      answer(next[0], circle, next[1]);
    }
    if (circle.waiting.size > 0) waitOn(circle);
  };
  const waitOn = (circle: Circle): void => {
    circle.slice ??= after(0, () => readOn(circle));
  };
  const isReady = (circle: Circle): boolean =>
    match.table === null || audienceOf(circle, match.table).left() <= SLICE;
  const enter = (listener: Listener, arrival: Arrival): void => {
    const circle = circleOf(seatsOf(match, listener.guest));
    count(here, listener.guest, 1);
    if (homes.has(listener)) part(listener);
    circles.set(circle.viewer.join(' '), circle); // it may have been this listener's alone
    homes.set(listener, circle);
    if (isReady(circle)) return answer(listener, circle, arrival);
    circle.waiting.set(listener, arrival);
    return waitOn(circle);
  };
  /** To each circle its own news; to whoever caused it the id, in its news or alone. */
  const tell = ({ t, more, newsFor }: News, cause: Cause | null): void => {
    let caused = cause === null;
    for (const { listeners, audience } of circles.values()) {
      const news = listeners.size === 0 || audience === null ? null : newsFor(audience);
      if (news === null) continue;
      const fields = `{"t":"${t}",${news.slice(1, -1)}${more}`;
      const text = `${fields}}`;
      for (const listener of listeners)
        if (listener === cause?.listener) {
          caused = true;
          listener.send(`${fields},"re":${JSON.stringify(cause.id)}}`);
        } else listener.send(text);
    }
    if (!caused && cause !== null) send(cause.listener, { t: 'done', re: cause.id });
  };

  return {
    size: () => homes.size,
    isHere: (guest) => here.has(guest),
    guests: () => [...here.keys()],
    part,
    join: (listener, { seen, chat }, info) =>
      enter(listener, { seen: { seen, chat }, info: () => JSON.stringify(info()) }),
    publish: (clocks, cause) => {
      const more = clocks === null ? '' : `,"clocks":${JSON.stringify(clocks)}`;
      tell({ t: 'update', more, newsFor: ({ next }) => next() }, cause);
    },
    publishDrawing: (cause) =>
      tell({ t: 'paper', more: '', newsFor: ({ paper }) => paper() }, cause),
    sendAll: (message) => {
      const text = JSON.stringify(message);
      for (const { listeners } of circles.values())
        for (const listener of listeners) listener.send(text);
    },
    sendWhere: (message, holds) => {
      const text = JSON.stringify(message);
      for (const { listeners } of circles.values())
        for (const listener of listeners) if (holds(listener.guest)) listener.send(text);
    },
    welcomeAgain: (info, guest) => {
      const text = JSON.stringify(info);
      const everyone = [...homes.keys()]; // to welcome somebody moves them within the map
      for (const listener of everyone)
        if (guest === undefined || listener.guest === guest)
          enter(listener, { seen: null, info: () => text });
      for (const circle of circles.values()) tidy(circle);
    },
    dismissAll: () => {
      for (const circle of circles.values()) {
        circle.slice?.();
        circle.slice = null;
      }
      for (const listener of homes.keys()) listener.dismiss();
    },
  };
}

/** Whether somebody of these seats may still come: spectators may always, others while one person holds just these. */
function isLasting(match: MatchState, viewer: Viewer): boolean {
  if (match.table === null) return false;
  const [first] = viewer;
  if (first === undefined) return true;
  const guest = match.seats.get(first)?.guest ?? null;
  return guest !== null && seatsOf(match, guest).join(' ') === viewer.join(' ');
}

/** All the chat that a circle may read, as JSON without brackets. Whoever holds the same seats reads the same. */
function chatOf(match: MatchState, circle: Circle, guest: string): string {
  const lines = match.chat.length;
  if (circle.chat.lines !== lines)
    circle.chat = { lines, text: JSON.stringify(unreadBy(match, guest)).slice(1, -1) };
  return circle.chat.text;
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
