import type { Side } from '@fathom/kit';
import { CHAT_TARGETS } from '@fathom/protocol';
import type { ChatLine, ChatTarget } from '@fathom/protocol';

/** Somewhere to talk: the whole table, or the person's own crew. */
export interface ChatRoom {
  readonly target: ChatTarget;
  readonly lines: readonly ChatLine[];
}

/** The rooms somebody of that side can talk in. Whoever has no crew mates has only the table. */
export const roomsOf = (lines: readonly ChatLine[], crew: Side | null): readonly ChatRoom[] =>
  (crew === null ? (['table'] as const) : CHAT_TARGETS.toReversed()).map((target) => ({
    target,
    lines: lines.filter(({ to }) => to === (target === 'table' ? 'table' : crew)),
  }));

interface Reading {
  readonly lastRead: number; // the number of the last line that was in front of the reader
  readonly me: readonly string[]; // the person's own seats: nobody has to read what they said themselves
}

/** How many lines wait to be read. */
export const unread = (lines: readonly ChatLine[], { lastRead, me }: Reading): number =>
  lines.filter(({ n, seat }) => n > lastRead && (seat === null || !me.includes(seat))).length;
