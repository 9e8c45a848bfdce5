import { apply, canonical } from '@fathom/kit';
import type { Message, Seat } from '@fathom/kit';
import type { ChatLine, MatchInfo, ServerMessage, Surrender } from '@fathom/protocol';

/** What a client knows after each message: its view is folded from patches and never asked for again. */
export interface Follower {
  readonly hear: (message: ServerMessage) => void;
  readonly you: () => readonly Seat[];
  readonly n: () => number | null; // null: the match has not begun
  readonly view: () => unknown;
  readonly events: () => readonly unknown[];
  readonly match: () => MatchInfo | null;
  readonly chat: () => readonly ChatLine[];
  readonly surrender: () => Surrender | null;
}

/**
 * Whether two have been told the same in the end: a snapshot tells the latest only, and whoever was there before it has heard
 * more.
 */
export function areAlikeInTheEnd(one: readonly unknown[], other: readonly unknown[]): boolean {
  const both = Math.min(one.length, other.length);
  if (both === 0) return one.length === other.length;
  return canonical(one.slice(-both)) === canonical(other.slice(-both));
}

/** The server skipped a number or used one twice. */
export class BadNumber extends Error {
  override readonly name = 'BadNumber';
}

export function openFollower(): Follower {
  let you: readonly Seat[] = [];
  let n: number | null = null;
  let view: unknown = null;
  let events: readonly unknown[] = [];
  let earlier = 0; // messages before those
  let match: MatchInfo | null = null;
  let chat: readonly ChatLine[] = [];
  let surrender: Surrender | null = null;

  const learn = (message: Message): void => {
    if (n === null || message.n !== n + 1)
      throw new BadNumber(`message ${message.n} came after ${String(n)}`);
    n = message.n;
    view = apply(view, message.patch);
    events = [...events, ...message.events];
  };
  const hear = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
        ({ you, match, chat, surrender } = message);
        n = message.table?.n ?? null;
        view = message.table?.view ?? null;
        events = message.table?.events ?? [];
        earlier = message.table?.earlier ?? 0;
        return;
      case 'resumed':
        ({ you, match, surrender } = message);
        chat = [...chat, ...message.chat];
        message.missed.forEach(learn);
        return;
      case 'update':
        learn(message);
        return;
      case 'paper':
        if (message.n !== n) throw new BadNumber(`a paper behind ${message.n} came after ${n}`);
        view = apply(view, message.patch);
        events = [...events, ...message.events];
        return;
      case 'match':
        ({ match } = message);
        return;
      case 'surrender':
        ({ surrender } = message);
        return;
      case 'chat':
        chat = [...chat, message.line];
        return;
      case 'earlier':
        if (message.before !== earlier) return;
        events = [...message.events, ...events];
        ({ earlier } = message);
        return;
      case 'intercom':
      case 'ice':
      case 'signal':
      case 'done':
      case 'refused':
      case 'error':
      case 'own':
      case 'paired':
      case 'pong':
        return;
      default:
        message satisfies never;
    }
  };
  return {
    hear,
    you: () => you,
    n: () => n,
    view: () => view,
    events: () => events,
    match: () => match,
    chat: () => chat,
    surrender: () => surrender,
  };
}
