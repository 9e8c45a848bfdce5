import type { Refusal } from '@fathom/kit';
import type { ChatChannel, ChatLine, ChatMessage, ChatTarget, Join } from '@fathom/protocol';
import { linesIn, shareFault } from './chat-shares.ts';
import { NO_CONDUCT } from './conduct.ts';
import type { MatchControls } from './controls.ts';
import { logFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { crewOf, seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { appliedKey } from './state.ts';
import type { MatchState } from './state.ts';
import { attendFault } from './watchers.ts';
import { DELETED_ACCOUNT } from './words.ts';

// The only file that decides who reads what was said.

/** While and after a match alike: what a crew said stays with those who hold its seats. */
export const canRead = (match: MatchState, guest: string, channel: ChatChannel): boolean =>
  channel === 'table' || crewOf(match, guest) === channel;

interface Reading extends Pick<Services, 'conduct'> {
  readonly seen?: Join['chat']; // the last line of each channel
}

/**
 * The lines a guest may read and has not seen; who has seen anything knows those of the match before. What those said whom the guest has blocked is not among them.
 */
export function unreadBy(
  match: MatchState,
  guest: string,
  { seen, conduct = NO_CONDUCT }: Reading = {},
): readonly ChatLine[] {
  const crew = crewOf(match, guest);
  return match.chat.flatMap((line, at) => {
    const { to, n } = line;
    const author = match.authors[at] ?? '';
    if (to !== 'table' && to !== crew) return [];
    if (seen !== undefined && n <= (seen[to] ?? 0)) return []; // with what was said in the match before
    if (conduct.hasBlocked(guest, author)) return [];
    return [asShown(match, author, line)];
  });
}

/** Whoever is gone has no name; and who was erased has said nothing. */
function asShown({ gone, erased }: MatchState, author: string, line: ChatLine): ChatLine {
  if (!gone.has(author)) return line;
  const unnamed = { ...line, name: DELETED_ACCOUNT };
  return erased.has(author) ? { ...unnamed, text: '', removed: true } : unnamed;
}

/** Where this guest's words go. */
function channelFor(match: MatchState, guest: string, to: ChatTarget): ChatChannel | Refusal {
  if (to === 'table') return to;
  return crewOf(match, guest) ?? deny('noCrew');
}

export interface ChatCommands {
  chat(message: ChatMessage, from: Listener, name: string): Promise<Refusal | null>;
}

export function chatCommands(controls: MatchControls): ChatCommands {
  const { state, services, queue, pace, room } = controls;
  return {
    chat: ({ id, to = 'table', text }, from, name) =>
      queue.run(async () => {
        const { guest } = from;
        if (!state.applied.has(appliedKey(guest, id))) {
          const channel = channelFor(state, guest, to);
          if (typeof channel === 'object') return channel;
          const seat = seatsOf(state, guest)[0] ?? null;
          const { conduct } = services;
          const fault =
            conduct?.banned(guest) ??
            conduct?.muted(guest) ??
            attendFault(state, guest) ?? // they may have been sent away meanwhile
            (room.sawEverything(guest) ? deny('sawEverything') : null) ??
            logFault(state) ??
            shareFault(state.talk, channel, { guest, seat }) ??
            pace.fault(guest, channel);
          if (fault !== null) return fault;
          const n = linesIn(state.talk, channel) + 1;
          const line = { n, to: channel, seat, name, text, at: services.calendar() };
          await controls.append({ type: 'chatted', id, guest, line });
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
  };
}
