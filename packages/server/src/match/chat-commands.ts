import { refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import type { ChatMessage } from '@fathom/protocol';
import { canRead, channelFor } from './channels.ts';
import type { Helm } from './helm.ts';
import { send } from './room.ts';
import type { Listener } from './room.ts';
import { seatsOf } from './seating.ts';
import { appliedKey } from './state.ts';

export interface ChatCommands {
  readonly chat: (message: ChatMessage, from: Listener, name: string) => Promise<Refusal | null>;
}

export function chatCommands({ state, services, queue, room, append }: Helm): ChatCommands {
  return {
    chat: ({ id, to = 'table', text }, from, name) =>
      queue.run(async () => {
        const { guest } = from;
        if (!state.applied.has(appliedKey(guest, id))) {
          const channel = channelFor(state, guest, to);
          if (typeof channel === 'object') return channel;
          const n = state.chat.filter((line) => line.to === channel).length + 1;
          if (n > LIMITS.chatLines)
            return refuse('chatFull', `A match hears ${LIMITS.chatLines} lines of talk at most.`);
          const seat = seatsOf(state, guest)[0] ?? null;
          const line = { n, to: channel, seat, name, text, at: services.now() };
          await append({ type: 'chatted', id, guest, line });
          room.sendWhere({ t: 'chat', line }, (reader) => canRead(state, reader, channel));
        }
        send(from, { t: 'done', re: id });
        return null;
      }),
  };
}
