import type { Audience, Clocks, Paper, Refusal } from '@fathom/kit';
import type {
  EarlierWish,
  Join,
  MatchInfo,
  PaperMessage,
  ServerMessage,
  Surrender,
  UpdateMessage,
} from '@fathom/protocol';
import { arrivalText } from './arrival-text.ts';
import { unreadBy } from './chat.ts';
import {
  audienceOf,
  circleKey,
  countGuest,
  isLasting,
  isLate,
  needsRecall,
  newCircle,
  seenIn,
  tellLate,
} from './circles.ts';
import type { Arrival, Circle } from './circles.ts';
import type { CallOff } from './clock.ts';
import { openEarlierDesk, SLICE } from './earlier.ts';
import { openLateView } from './late-view.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { Recall } from './recall.ts';
import { deny } from './refusals.ts';
import { errorMessage } from './spoken.ts';
import { seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { mayWatchLate } from './spectators.ts';
import type { MatchState } from './state.ts';

/** The listener whose input it was, and the id it gave it. */
export interface Cause {
  readonly listener: Listener;
  readonly id: string;
}

interface News {
  readonly t: (UpdateMessage | PaperMessage)['t'];
  /** A Message as JSON; null: this audience learns nothing. */
  readonly newsFor: (audience: Audience) => string | null;
  readonly more: string; // fields that are the same for all, each with a comma after it
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
  readonly listenersOf: (guest: string) => readonly Listener[];
  /** It is here, and was answered. */
  readonly hears: (listener: Listener) => boolean;
  /** The answer comes at once, or, where a long log has to be read first, soon. */
  readonly join: (listener: Listener, seen: Join, info: () => MatchInfo) => void;
  readonly part: (listener: Listener) => void;
  /** Tells each circle what it learns from the row just committed. */
  readonly publish: (clocks: Clocks | null, cause: Cause | null) => void;
  /** The same for what was just drawn on a paper. */
  readonly publishDrawing: (drawing: Omit<Paper, 'place'>, cause: Cause | null) => void;
  /** The match has moved, or its time has: those who watch it late are told of what is old enough, and will be. */
  readonly reviewLate: () => void;
  /** All lies open: those who watched late see it as everybody does. */
  readonly endLate: (info: MatchInfo) => void;
  /** Somebody who has seen here what all sides hide, though the match goes on. */
  readonly sawEverything: (guest: string) => boolean;
  readonly sendAll: (message: ServerMessage) => void;
  /** To those guests alone for whom this holds. */
  readonly sendWhere: (message: ServerMessage, holds: (guest: string) => boolean) => void;
  /** Everything anew to everyone (or one guest): after the start, or when a seat changed hands. */
  readonly welcomeAgain: (info: MatchInfo, guest?: string) => void;
  /** Whoever may not stay is told why, and hears no more. */
  readonly sendOut: (faultOf: (guest: string) => Refusal | null) => void;
  readonly dismissAll: () => void;
  /** Tells a listener what its circle was told before it came. */
  readonly earlier: (listener: Listener, wish: EarlierWish) => Promise<Refusal | null>;
}

interface RoomEvents {
  /** Somebody had to wait for an answer, and has it now. */
  readonly onAnswered?: () => void;
  /** Without it, all rows are at hand. */
  readonly recall?: Recall;
}

export function openRoom(
  match: MatchState,
  services: Pick<Services, 'after' | 'now' | 'conduct'> & RoomEvents,
  surrenderSeenBy: (guest: string) => Surrender | null,
): Room {
  const { after, conduct, recall = () => Promise.resolve() } = services;
  const bookmarks = match.bookmark?.audiences;
  const circles = new Map<string, Circle>();
  const homes = new Map<Listener, Circle>();
  const here = new Map<string, number>(); // how often each guest listens
  const late = openLateView(match, services);
  const wantLate = new WeakSet<Listener>();
  const sawLate = new Set<string>(); // guests
  let lateTimer: CallOff | null = null;
  let isBehind = false; // more is old enough than was let in

  const lateFields = (circle: Circle): { readonly late?: string } =>
    late !== null && isLate(circle) ? { late: String(late.minutes) } : {};
  const waitedFor = (): string => JSON.stringify(match.waitedFor);
  const surrenderOf = (guest: string): string => JSON.stringify(surrenderSeenBy(guest));
  const circleOf = (listener: Listener): Circle => {
    const { guest } = listener;
    const sees =
      late !== null && wantLate.has(listener) && mayWatchLate(match, guest) ? late : null;
    const viewer = sees?.viewer ?? seatsOf(match, guest);
    const of = sees === null ? 'now' : 'late';
    const known = circles.get(circleKey(viewer, of));
    if (known !== undefined) return known;
    const circle = newCircle(viewer, sees?.table ?? (() => match.table), of);
    circles.set(circle.key, circle);
    return circle;
  };
  /** An audience that somebody may come back to stays; while nobody listens it costs nothing. */
  const tidy = (circle: Circle): void => {
    if (circle.listeners.size + circle.waiting.size > 0) return;
    circle.slice?.();
    circle.slice = null;
    if (!isLasting(match, circle)) circles.delete(circle.key);
  };
  const part = (listener: Listener): void => {
    const circle = homes.get(listener);
    if (circle === undefined) return;
    homes.delete(listener);
    circle.listeners.delete(listener);
    circle.waiting.delete(listener);
    countGuest(here, listener.guest, -1);
    tidy(circle);
  };
  /** All that somebody may read, as JSON without brackets. Whoever holds the same seats reads the same, but for blocks. */
  const chatOf = (circle: Circle, guest: string): string => {
    const lines = match.chat.length;
    const write = (): string => JSON.stringify(unreadBy(match, guest, services)).slice(1, -1);
    if (conduct?.blocksSomebody(guest) === true) return write();
    if (circle.chat.lines !== lines) circle.chat = { lines, text: write() };
    return circle.chat.text;
  };
  const welcome = (listener: Listener, circle: Circle, info: string): void => {
    const shown = circle.table();
    const table = shown === null ? 'null' : audienceOf(circle, shown, bookmarks).snapshot();
    const chat = `[${chatOf(circle, listener.guest)}]`;
    const surrender = surrenderOf(listener.guest);
    const fields = {
      ...lateFields(circle),
      match: info,
      waitedFor: waitedFor(),
      chat,
      surrender,
      table,
    };
    listener.send(arrivalText(match, { t: 'welcome', guest: listener.guest, fields }));
  };
  const answer = (listener: Listener, circle: Circle, { seen, info }: Arrival): void => {
    circle.listeners.add(listener);
    const { guest } = listener;
    const shown = circle.table();
    const n = seenIn(circle, seen);
    const missed =
      shown === null || n === null ? null : audienceOf(circle, shown, bookmarks).since(n);
    if (missed === null) return welcome(listener, circle, info());
    const chat = JSON.stringify(unreadBy(match, guest, { ...services, seen: seen?.chat }));
    const surrender = surrenderOf(guest);
    const fields = {
      ...lateFields(circle),
      match: info(),
      waitedFor: waitedFor(),
      chat,
      surrender,
      missed,
    };
    return listener.send(arrivalText(match, { t: 'resumed', guest, fields }));
  };
  /** One slice of the log, or, once it is read, one of those who wait for it. */
  const readOn = (circle: Circle): void => {
    circle.slice = null;
    const [next] = circle.waiting;
    if (next === undefined) return;
    if (isLate(circle) && isBehind) return waitOn(circle);
    if (isUnread(circle)) return undefined; // who waits for the log comes back to it
    if (circle.audience !== null && circle.audience.left() > 0) circle.audience.catchUp(SLICE);
    else {
      circle.waiting.delete(next[0]);
      answer(next[0], circle, next[1]);
      services.onAnswered?.();
    }
    if (circle.waiting.size > 0) waitOn(circle);
  };
  const waitOn = (circle: Circle): void => {
    circle.slice ??= after(0, () => readOn(circle));
  };
  const isReady = (circle: Circle): boolean => {
    const shown = circle.table();
    if ((isLate(circle) && isBehind) || isUnread(circle)) return false;
    return shown === null || audienceOf(circle, shown, bookmarks).left() <= SLICE;
  };
  const isUnread = (circle: Circle): boolean => {
    const shown = circle.table();
    return shown !== null && needsRecall(circle, shown, bookmarks);
  };
  /** The first rows of the log are needed to answer: whoever waits is dismissed if they cannot be had. */
  const readFirst = (circle: Circle): void => {
    const { waiting } = circle;
    const openAndWait = (): void => {
      const shown = circle.table();
      if (shown === null || waiting.size === 0) return;
      audienceOf(circle, shown, bookmarks);
      waitOn(circle);
    };
    recall().then(openAndWait, () => {
      for (const listener of waiting.keys()) listener.dismiss();
    });
  };
  const enter = (listener: Listener, arrival: Arrival): void => {
    const circle = circleOf(listener);
    countGuest(here, listener.guest, 1);
    if (homes.has(listener)) part(listener);
    circles.set(circle.key, circle); // it may have been this listener's alone
    homes.set(listener, circle);
    if (isLate(circle)) {
      sawLate.add(listener.guest);
      reviewLate();
    }
    if (isReady(circle)) return answer(listener, circle, arrival);
    circle.waiting.set(listener, arrival);
    return isUnread(circle) ? readFirst(circle) : waitOn(circle);
  };
  /** Lets in what has become old enough, a slice at a time, and waits for more while somebody looks. */
  const reviewLate = (): void => {
    lateTimer?.();
    lateTimer = null;
    const circle = [...homes.values()].find(isLate);
    if (late === null || circle === undefined || match.status !== 'running') return;
    isBehind = true;
    for (let i = 0; i < SLICE && isBehind; i++) {
      const admitted = late.admit();
      isBehind = admitted !== null;
      if (admitted !== null) tellLate(circle, admitted);
    }
    const wait = isBehind ? 0 : late.nextIn();
    if (wait !== null) lateTimer = after(wait, reviewLate);
  };
  /** To each circle its own news; to whoever caused it the id, in its news or alone. */
  const tell = ({ t, more, newsFor }: News, cause: Cause | null): void => {
    let caused = cause === null;
    for (const circle of circles.values()) {
      if (isLate(circle)) continue;
      const { listeners, audience } = circle;
      const news = listeners.size === 0 || audience === null ? null : newsFor(audience);
      if (news === null) continue;
      const fields = news.slice(1); // what goes before them is short: so the long part is copied once
      for (const listener of listeners)
        if (listener === cause?.listener) {
          caused = true;
          listener.send(`{"t":"${t}",${more}"re":${JSON.stringify(cause.id)},${fields}`);
        } else listener.send(`{"t":"${t}",${more}${fields}`);
    }
    if (!caused && cause !== null) send(cause.listener, { t: 'done', re: cause.id });
  };

  const earlierDesk = openEarlierDesk({ after, recall });
  return {
    earlier: async (listener, wish) => {
      const circle = homes.get(listener);
      if (circle === undefined || !circle.listeners.has(listener)) return deny('joinFirst');
      const stays = (): boolean => circle.listeners.has(listener);
      return earlierDesk.ask({ circle, listener, stays }, wish);
    },
    size: () => homes.size,
    isHere: (guest) => here.has(guest),
    guests: () => [...here.keys()],
    hears: (listener) => homes.get(listener)?.listeners.has(listener) === true,
    listenersOf: (guest) => [...homes.keys()].filter((listener) => listener.guest === guest),
    part,
    join: (listener, { seen, chat, late: isWanted }, info) => {
      if (isWanted === true) wantLate.add(listener);
      else wantLate.delete(listener);
      enter(listener, { seen: { seen, chat, late: isWanted }, info: () => JSON.stringify(info()) });
    },
    publish: (clocks, cause) => {
      const more = clocks === null ? '' : `"clocks":${JSON.stringify(clocks)},`;
      tell({ t: 'update', more, newsFor: (audience) => audience.next() }, cause);
    },
    publishDrawing: (drawing, cause) => {
      late?.noteDrawing(drawing);
      tell({ t: 'paper', more: '', newsFor: (audience) => audience.paper() }, cause);
    },
    reviewLate: () => {
      if (late !== null) reviewLate();
    },
    endLate: (info) => {
      const text = JSON.stringify(info);
      const watching = [...homes].filter(([, circle]) => isLate(circle));
      for (const [listener] of watching) enter(listener, { seen: null, info: () => text });
    },
    sawEverything: (guest) => match.status === 'running' && sawLate.has(guest),
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
      if (guest === undefined)
        for (const circle of circles.values()) circle.chat = { lines: 0, text: '' };
      const everyone = [...homes.keys()]; // to welcome somebody moves them within the map
      for (const listener of everyone)
        if (guest === undefined || listener.guest === guest)
          enter(listener, { seen: null, info: () => text });
      for (const circle of circles.values()) tidy(circle);
    },
    sendOut: (faultOf) => {
      const everyone = [...homes.keys()];
      for (const listener of everyone) {
        const fault = faultOf(listener.guest);
        if (fault === null) continue;
        part(listener);
        send(listener, errorMessage(fault));
      }
    },
    dismissAll: () => {
      lateTimer?.();
      for (const circle of circles.values()) {
        circle.slice?.();
        circle.slice = null;
        circle.waiting.clear(); // what they wait for may still be read
      }
      for (const listener of homes.keys()) listener.dismiss();
    },
  };
}
