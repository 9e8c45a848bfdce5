import { apply } from '@fathom/kit';
import type { Message, Seat } from '@fathom/kit';
import type { ChatLine, MatchInfo, ServerMessage, Surrender } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { lastLines, withLine } from './chat-lines.ts';

/** One match as far as this browser has been told: signals that follow the messages. */
export interface ClientMatch {
  readonly info: Accessor<MatchInfo | null>;
  readonly clockSetAt: Accessor<number>; // performance.now() when info().time was true
  readonly offUntil: Accessor<number>; // performance.now() when clocks that stand still by agreement go on
  readonly waitedFor: Accessor<readonly Seat[]>; // as of the last message that said so
  readonly time: () => number; // game time now; not a signal
  readonly you: Accessor<readonly Seat[]>;
  readonly relieved: Accessor<readonly Seat[]>; // this person's, but a bot plays them for now
  readonly late: Accessor<number | null>; // the whole table as it was so many minutes ago; null: as this viewer knows it, now
  readonly isHost: Accessor<boolean>;
  readonly surrender: Accessor<Surrender | null>; // what this person's crew thinks of giving up
  readonly view: Accessor<unknown>; // null before the start
  readonly events: Accessor<readonly unknown[]>; // what this viewer was told, in order, as far as it is here
  readonly earlier: Accessor<number>; // how many messages with events came before those; 0: all are here
  readonly news: Accessor<readonly unknown[]>; // what the last live update told; [] after a snapshot
  readonly chat: Accessor<readonly ChatLine[]>; // of all channels, in the order they were said
}

type Told = Extract<
  ServerMessage,
  {
    readonly t:
      | 'welcome'
      | 'resumed'
      | 'earlier'
      | 'update'
      | 'paper'
      | 'match'
      | 'surrender'
      | 'chat'
      | 'pong';
  }
>;

interface MatchFold {
  readonly state: ClientMatch;
  /** False: a number is missing, and only a fresh snapshot helps. */
  readonly take: (message: Told) => boolean;
  /** What a line that comes back says it has seen; null: nothing yet. */
  readonly seen: () => {
    readonly seen: { readonly as: readonly Seat[]; readonly n: number };
    readonly chat: Readonly<Record<string, number>>;
  } | null;
  readonly forgetSeen: () => void;
}

export function createMatchFold(): MatchFold {
  const [info, setInfo] = createSignal<MatchInfo | null>(null);
  const [clockSetAt, setClockSetAt] = createSignal(0);
  const [offUntil, setOffUntil] = createSignal(0);
  const [waitedFor, setWaitedFor] = createSignal<readonly Seat[]>([], { equals: sameSeats });
  const [you, setYou] = createSignal<readonly Seat[]>([], { equals: sameSeats });
  const [relieved, setRelieved] = createSignal<readonly Seat[]>([], { equals: sameSeats });
  const [late, setLate] = createSignal<number | null>(null);
  const [isHost, setHost] = createSignal(false);
  const [surrender, setSurrender] = createSignal<Surrender | null>(null);
  const [view, setView] = createSignal<unknown>(null, { equals: false });
  const [events, setEvents] = createSignal<readonly unknown[]>([]);
  const [earlier, setEarlier] = createSignal(0);
  const [news, setNews] = createSignal<readonly unknown[]>([], { equals: false });
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  let seen = -1; // number of the last message folded into view(); −1: none
  let gameTime = { time: 0, setAt: 0 };

  const setTime = (time: number): void => {
    gameTime = { time, setAt: performance.now() };
  };
  const setMatch = (match: MatchInfo): void => {
    setInfo(match);
    setTime(match.time);
    setClockSetAt(gameTime.setAt);
    setOffUntil(gameTime.setAt + (match.timeOff?.left ?? 0));
  };
  const fold = ({ n, events: told, patch }: Message): boolean => {
    if (n !== seen + 1) return false;
    seen = n;
    setView(apply(view(), patch));
    setEvents((before) => [...before, ...told]);
    return true;
  };
  const setClocks = (clocks: MatchInfo['clocks'] & object): void => {
    setInfo((before) => before && { ...before, clocks, time: clocks.at });
    setTime(clocks.at);
    setClockSetAt(gameTime.setAt);
  };
  const take = (message: Told): boolean => {
    switch (message.t) {
      case 'welcome':
        seen = message.table?.n ?? -1;
        setYou(message.you);
        setLate(message.late ?? null);
        setRelieved(message.relieved);
        setHost(message.host);
        setSurrender(message.surrender);
        setMatch(message.match);
        setWaitedFor(message.waitedFor);
        setView(message.table?.view ?? null);
        setEvents(message.table?.events ?? []);
        setEarlier(message.table?.earlier ?? 0);
        setNews([]);
        setChat(message.chat);
        return true;
      case 'resumed':
        setRelieved(message.relieved);
        setHost(message.host);
        setSurrender(message.surrender);
        setMatch(message.match);
        setWaitedFor(message.waitedFor);
        setChat((before) => [...before, ...message.chat]);
        if (!message.missed.every(fold)) return false;
        setNews(message.missed.flatMap(({ events: told }) => told));
        return true;
      case 'earlier':
        if (message.before !== earlier()) return true; // of before everything was told anew
        setEvents((since) => [...message.events, ...since]);
        setEarlier(message.earlier);
        return true;
      case 'update':
        if (!fold(message)) return false;
        if (message.clocks !== undefined) setClocks(message.clocks);
        setNews(message.events);
        return true;
      case 'paper':
        if (message.n !== seen) return false;
        setView(apply(view(), message.patch));
        setEvents((before) => [...before, ...message.events]);
        setNews(message.events);
        return true;
      case 'match':
        setMatch(message.match);
        setWaitedFor(message.waitedFor);
        return true;
      case 'surrender':
        setSurrender(message.surrender);
        return true;
      case 'chat':
        setChat((before) => withLine(before, message.line));
        return true;
      case 'pong':
        setTime(message.time);
        return true;
      default:
        return message satisfies never;
    }
  };
  const time = (): number => {
    if (info()?.status !== 'running') return gameTime.time;
    return gameTime.time + Math.max(0, performance.now() - Math.max(gameTime.setAt, offUntil()));
  };
  return {
    state: {
      info,
      clockSetAt,
      offUntil,
      waitedFor,
      time,
      you,
      relieved,
      late,
      isHost,
      surrender,
      view,
      events,
      earlier,
      news,
      chat,
    },
    take,
    seen: () => (seen < 0 ? null : { seen: { as: you(), n: seen }, chat: lastLines(chat()) }),
    forgetSeen: () => {
      seen = -1;
    },
  };
}

const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index]);
