import type { Action } from '@fathom/search-diver/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { DiverTable } from './desk.ts';

export interface Post {
  readonly sending: Accessor<Action | null>; // on its way, not answered yet
  readonly refusal: Accessor<string | null>; // why the last one was not taken
  readonly send: (action: Action) => void;
  readonly forget: () => void; // the refusal has been read
}

/** One action at a time is on its way. */
export function createPost(table: DiverTable): Post {
  const [sending, setSending] = createSignal<Action | null>(null);
  const [refusal, setRefusal] = createSignal<string | null>(null);
  const answered = (why: string | null): void => {
    setSending(null);
    setRefusal(why);
  };
  return {
    sending,
    refusal,
    forget: () => setRefusal(null),
    send: (action) => {
      if (sending() !== null) return;
      setSending(action);
      setRefusal(null);
      table.act(action).then(
        (refused) => answered(refused?.message ?? null),
        () => answered('It could not be sent. Please try again.'),
      );
    },
  };
}
