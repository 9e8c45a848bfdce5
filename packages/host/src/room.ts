import type { Audience, Clocks, Paper, Refusal, Table } from '@fathom/kit';
import type {
  EarlierWish,
  Join,
  MatchInfo,
  PaperMessage,
  ServerMessage,
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
import type { EarlierDesk } from './earlier.ts';
import { openLateView } from './late-view.ts';
import type { LateView } from './late-view.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { Recall } from './recall.ts';
import { deny } from './refusals.ts';
import { errorMessage } from './spoken.ts';
import { seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { mayWatchLate } from './spectators.ts';
import type { Surrenders } from './surrender.ts';
import type { MatchState } from './state.ts';

/** The listener whose input it was, and the id it gave it. */
export interface Cause {
  readonly listener: Listener;
  readonly id: string;
}

type NewsType = (UpdateMessage | PaperMessage)['t'];

/**
 * Everyone who listens to one match, in circles of equal knowledge: each circle's message is made once.
 * All of it follows from the match's table and rows; nothing here decides who knows what.
 */
export interface Room {
  size(): number;
  isHere(guest: string): boolean;
  /** Everybody who listens, each once. */
  guests(): readonly string[];
  listenersOf(guest: string): readonly Listener[];
  /** It is here, and was answered. */
  hears(listener: Listener): boolean;
  /** The answer comes at once, or, where a long log has to be read first, soon. */
  join(listener: Listener, seen: Join, info: () => MatchInfo): void;
  part(listener: Listener): void;
  /** Tells each circle what it learns from the row just committed. */
  publish(clocks: Clocks | null, cause: Cause | null): void;
  /** The same for what was just drawn on a paper. */
  publishDrawing(drawing: Omit<Paper, 'place'>, cause: Cause | null): void;
  /** The match has moved, or its time has: those who watch it late are told of what is old enough, and will be. */
  reviewLate(): void;
  /** All lies open: those who watched late see it as everybody does. */
  endLate(info: () => MatchInfo): void;
  /** Somebody who has seen here what all sides hide, though the match goes on. */
  sawEverything(guest: string): boolean;
  sendAll(message: ServerMessage): void;
  /** To those guests alone for whom this holds. */
  sendWhere(message: ServerMessage, holds: (guest: string) => boolean): void;
  /** Everything anew to everyone (or one guest): after the start, or when a seat changed hands. */
  welcomeAgain(info: MatchInfo, guest?: string): void;
  /** Whoever may not stay is told why, and hears no more. */
  sendOut(faultOf: (guest: string) => Refusal | null): void;
  dismissAll(): void;
  /** Tells a listener what its circle was told before it came. */
  earlier(listener: Listener, wish: EarlierWish): Promise<Refusal | null>;
}

interface RoomParts {
  readonly services: Pick<Services, 'after' | 'now' | 'conduct'>;
  readonly surrenders: Pick<Surrenders, 'seenBy'>;
  /** Without it, all rows are at hand. */
  readonly recall?: Recall;
  /** Somebody had to wait for an answer, and has it now. */
  onAnswered?(): void;
}

export const openRoom = (match: MatchState, parts: RoomParts): Room => new MatchRoom(match, parts);

class MatchRoom implements Room {
  readonly #match: MatchState;
  readonly #parts: RoomParts;
  readonly #circles: Map<string, Circle> = new Map();
  readonly #homes: Map<Listener, Circle> = new Map();
  readonly #here: Map<string, number> = new Map(); // how often each guest listens
  readonly #late: LateCircle | null;
  #earlierDesk: EarlierDesk | null = null;

  constructor(match: MatchState, parts: RoomParts) {
    const view = openLateView(match, parts.services);
    this.#match = match;
    this.#parts = parts;
    this.#late = view === null ? null : newLateCircle(view);
  }

  async earlier(listener: Listener, wish: EarlierWish): Promise<Refusal | null> {
    const circle = this.#homes.get(listener);
    if (circle === undefined || !circle.listeners.has(listener)) return deny('joinFirst');
    const stays = (): boolean => circle.listeners.has(listener);
    const { after } = this.#parts.services;
    this.#earlierDesk ??= openEarlierDesk({ after, recall: () => this.#recall() });
    return this.#earlierDesk.ask({ circle, listener, stays }, wish);
  }

  size(): number {
    return this.#homes.size;
  }

  isHere(guest: string): boolean {
    return this.#here.has(guest);
  }

  guests(): readonly string[] {
    return [...this.#here.keys()];
  }

  hears(listener: Listener): boolean {
    return this.#homes.get(listener)?.listeners.has(listener) === true;
  }

  listenersOf(guest: string): readonly Listener[] {
    return [...this.#homes.keys()].filter((listener) => listener.guest === guest);
  }

  part(listener: Listener): void {
    const circle = this.#homes.get(listener);
    if (circle === undefined) return;
    this.#homes.delete(listener);
    circle.listeners.delete(listener);
    circle.waiting.delete(listener);
    countGuest(this.#here, listener.guest, -1);
    this.#tidy(circle);
  }

  join(listener: Listener, { seen, chat, late }: Join, info: () => MatchInfo): void {
    if (late === true) this.#late?.wanted.add(listener);
    else this.#late?.wanted.delete(listener);
    this.#enter(listener, { seen: { seen, chat, late }, info: () => JSON.stringify(info()) });
  }

  publish(clocks: Clocks | null, cause: Cause | null): void {
    const more = clocks === null ? '' : `"clocks":${JSON.stringify(clocks)},`;
    this.#tell('update', more, cause);
  }

  publishDrawing(drawing: Omit<Paper, 'place'>, cause: Cause | null): void {
    this.#late?.view.noteDrawing(drawing);
    this.#tell('paper', '', cause);
  }

  /** Lets in what has become old enough, a slice at a time, and waits for more while somebody looks. */
  reviewLate(): void {
    const late = this.#late;
    if (late === null) return;
    late.timer?.();
    late.timer = null;
    const circle = [...this.#homes.values()].find(isLate);
    if (circle === undefined || this.#match.status !== 'running') return;
    late.isBehind = true;
    for (let i = 0; i < SLICE && late.isBehind; i++) {
      const admitted = late.view.admit();
      late.isBehind = admitted !== null;
      if (admitted !== null) tellLate(circle, admitted);
    }
    const wait = late.isBehind ? 0 : late.view.nextIn();
    if (wait !== null) late.timer = this.#parts.services.after(wait, () => this.reviewLate());
  }

  endLate(info: () => MatchInfo): void {
    if (this.#late === null) return;
    const text = JSON.stringify(info());
    const watching = [...this.#homes].filter(([, circle]) => isLate(circle));
    for (const [listener] of watching) this.#enter(listener, { seen: null, info: () => text });
  }

  sawEverything(guest: string): boolean {
    return this.#match.status === 'running' && this.#late?.seenBy.has(guest) === true;
  }

  sendAll(message: ServerMessage): void {
    this.sendWhere(message, () => true);
  }

  sendWhere(message: ServerMessage, holds: (guest: string) => boolean): void {
    const text = JSON.stringify(message);
    for (const { listeners } of this.#circles.values())
      for (const listener of listeners) if (holds(listener.guest)) listener.send(text);
  }

  welcomeAgain(info: MatchInfo, guest?: string): void {
    const text = JSON.stringify(info);
    if (guest === undefined)
      for (const circle of this.#circles.values()) circle.chat = { lines: 0, text: '' };
    const everyone = [...this.#homes.keys()]; // to welcome somebody moves them within the map
    for (const listener of everyone)
      if (guest === undefined || listener.guest === guest)
        this.#enter(listener, { seen: null, info: () => text });
    for (const circle of this.#circles.values()) this.#tidy(circle);
  }

  sendOut(faultOf: (guest: string) => Refusal | null): void {
    const everyone = [...this.#homes.keys()];
    for (const listener of everyone) {
      const fault = faultOf(listener.guest);
      if (fault === null) continue;
      this.part(listener);
      send(listener, errorMessage(fault));
    }
  }

  dismissAll(): void {
    this.#late?.timer?.();
    for (const circle of this.#circles.values()) {
      circle.slice?.();
      circle.slice = null;
      circle.waiting.clear(); // what they wait for may still be read
    }
    for (const listener of this.#homes.keys()) listener.dismiss();
  }

  #recall(): Promise<void> {
    return this.#parts.recall?.() ?? Promise.resolve();
  }

  #bookmarks(): ReadonlyMap<string, string> | undefined {
    return this.#match.bookmark?.audiences;
  }

  #audienceOf(circle: Circle, shown: Table): Audience {
    return audienceOf(circle, shown, this.#bookmarks());
  }

  #circleOf(listener: Listener): Circle {
    const match = this.#match;
    const { guest } = listener;
    const late = this.#late;
    const sees = late?.wanted.has(listener) === true && mayWatchLate(match, guest) ? late : null;
    const viewer = sees?.view.viewer ?? seatsOf(match, guest);
    const of = sees === null ? 'now' : 'late';
    const known = this.#circles.get(circleKey(viewer, of));
    if (known !== undefined) return known;
    const circle = newCircle(viewer, sees?.view.table ?? (() => match.table), of);
    this.#circles.set(circle.key, circle);
    return circle;
  }

  /** An audience that somebody may come back to stays; while nobody listens it costs nothing. */
  #tidy(circle: Circle): void {
    if (circle.listeners.size + circle.waiting.size > 0) return;
    circle.slice?.();
    circle.slice = null;
    if (!isLasting(this.#match, circle)) this.#circles.delete(circle.key);
  }

  /** All that somebody may read, as JSON without brackets. Whoever holds the same seats reads the same, but for blocks. */
  #chatOf(circle: Circle, guest: string): string {
    const match = this.#match;
    const lines = match.chat.length;
    const write = (): string =>
      JSON.stringify(unreadBy(match, guest, this.#parts.services)).slice(1, -1);
    if (this.#parts.services.conduct?.blocksSomebody(guest) === true) return write();
    if (circle.chat.lines !== lines) circle.chat = { lines, text: write() };
    return circle.chat.text;
  }

  /** What whoever comes in is told of the match itself, as JSON. */
  #fieldsFor({ guest }: Listener, circle: Circle, info: string): ArrivalFields {
    const late = this.#late;
    return {
      ...(late !== null && isLate(circle) && { late: String(late.view.minutes) }),
      match: info,
      waitedFor: JSON.stringify(this.#match.waitedFor),
      surrender: JSON.stringify(this.#parts.surrenders.seenBy(guest)),
    };
  }

  #welcome(listener: Listener, circle: Circle, info: string): void {
    const shown = circle.table();
    const table = shown === null ? 'null' : this.#audienceOf(circle, shown).snapshot();
    const { surrender, ...rest } = this.#fieldsFor(listener, circle, info);
    const chat = `[${this.#chatOf(circle, listener.guest)}]`;
    const fields = { ...rest, chat, surrender, table };
    listener.send(arrivalText(this.#match, { t: 'welcome', guest: listener.guest, fields }));
  }

  #answer(listener: Listener, circle: Circle, { seen, info }: Arrival): void {
    circle.listeners.add(listener);
    const { guest } = listener;
    const shown = circle.table();
    const n = seenIn(circle, seen);
    const missed = shown === null || n === null ? null : this.#audienceOf(circle, shown).since(n);
    if (missed === null) return this.#welcome(listener, circle, info());
    const { surrender, ...rest } = this.#fieldsFor(listener, circle, info());
    const unread = unreadBy(this.#match, guest, { ...this.#parts.services, seen: seen?.chat });
    const fields = { ...rest, chat: JSON.stringify(unread), surrender, missed };
    return listener.send(arrivalText(this.#match, { t: 'resumed', guest, fields }));
  }

  /** One slice of the log, or, once it is read, one of those who wait for it. */
  #readOn(circle: Circle): void {
    circle.slice = null;
    const [next] = circle.waiting;
    if (next === undefined) return;
    if (this.#isBehind(circle)) return this.#waitOn(circle);
    if (this.#isUnread(circle)) return undefined; // who waits for the log comes back to it
    if (circle.audience !== null && circle.audience.left() > 0) circle.audience.catchUp(SLICE);
    else {
      circle.waiting.delete(next[0]);
      this.#answer(next[0], circle, next[1]);
      this.#parts.onAnswered?.();
    }
    if (circle.waiting.size > 0) this.#waitOn(circle);
  }

  #waitOn(circle: Circle): void {
    circle.slice ??= this.#parts.services.after(0, () => this.#readOn(circle));
  }

  #isBehind(circle: Circle): boolean {
    return isLate(circle) && this.#late?.isBehind === true;
  }

  #isReady(circle: Circle): boolean {
    const shown = circle.table();
    if (this.#isBehind(circle) || this.#isUnread(circle)) return false;
    return shown === null || this.#audienceOf(circle, shown).left() <= SLICE;
  }

  #isUnread(circle: Circle): boolean {
    const shown = circle.table();
    return shown !== null && needsRecall(circle, shown, this.#bookmarks());
  }

  /** The first rows of the log are needed to answer: whoever waits is dismissed if they cannot be had. */
  #readFirst(circle: Circle): void {
    const { waiting } = circle;
    const openAndWait = (): void => {
      const shown = circle.table();
      if (shown === null || waiting.size === 0) return;
      this.#audienceOf(circle, shown);
      this.#waitOn(circle);
    };
    this.#recall().then(openAndWait, () => {
      for (const listener of waiting.keys()) listener.dismiss();
    });
  }

  #enter(listener: Listener, arrival: Arrival): void {
    const circle = this.#circleOf(listener);
    countGuest(this.#here, listener.guest, 1);
    if (this.#homes.has(listener)) this.part(listener);
    this.#circles.set(circle.key, circle); // it may have been this listener's alone
    this.#homes.set(listener, circle);
    if (isLate(circle)) {
      this.#late?.seenBy.add(listener.guest);
      this.reviewLate();
    }
    if (this.#isReady(circle)) return this.#answer(listener, circle, arrival);
    circle.waiting.set(listener, arrival);
    return this.#isUnread(circle) ? this.#readFirst(circle) : this.#waitOn(circle);
  }

  /** To each circle its own news, with fields that are the same for all; to whoever caused it the id, in its news or alone. */
  #tell(t: NewsType, more: string, cause: Cause | null): void {
    let caused = cause === null;
    for (const circle of this.#circles.values()) {
      const { listeners, audience } = circle;
      if (listeners.size === 0 || audience === null || isLate(circle)) continue;
      const news = t === 'update' ? audience.next() : audience.paper();
      if (news === null) continue;
      const fields = news.slice(1); // what goes before them is short: so the long part is copied once
      for (const listener of listeners)
        if (listener === cause?.listener) {
          caused = true;
          listener.send(`{"t":"${t}",${more}"re":${JSON.stringify(cause.id)},${fields}`);
        } else listener.send(`{"t":"${t}",${more}${fields}`);
    }
    if (!caused && cause !== null) send(cause.listener, { t: 'done', re: cause.id });
  }
}

/** Fields that every arrival is told, as JSON. */
interface ArrivalFields {
  readonly late?: string;
  readonly match: string;
  readonly waitedFor: string;
  readonly surrender: string;
}
/** Those who see everything, late, and what they have seen. */
interface LateCircle {
  readonly view: LateView;
  readonly wanted: WeakSet<Listener>;
  readonly seenBy: Set<string>; // guests
  timer: CallOff | null;
  isBehind: boolean; // more is old enough than was let in
}
const newLateCircle = (view: LateView): LateCircle => ({
  view,
  wanted: new WeakSet(),
  seenBy: new Set(),
  timer: null,
  isBehind: false,
});
