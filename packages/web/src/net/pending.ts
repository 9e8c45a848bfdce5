import type { Refusal } from '@fathom/kit';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** An input of this person that is on its way, or waits for the line. */
export interface Pending<Message> {
  readonly message: Message;
  /** The line broke meanwhile and more was told since: what was told may have it in it already. */
  readonly isDoubtful: boolean;
}
interface Awaited<Message> extends Pending<Message> {
  readonly answer: (refusal: Refusal | null) => void;
}
export interface PendingQueue<Message> {
  readonly all: Accessor<readonly Pending<Message>[]>; // in the order they were sent
  readonly add: (message: Message) => Promise<Refusal | null>;
  readonly settle: (id: string, refusal: Refusal | null) => void; // of a second answer nothing comes
  readonly doubt: () => void; // of all that was sent so far
}

/** What was sent and not answered yet. */
export function createPending<Message extends { readonly id: string }>(): PendingQueue<Message> {
  const [all, setAll] = createSignal<readonly Awaited<Message>[]>([]);
  return {
    all,
    add: (message) =>
      new Promise((answer) => {
        setAll((before) => [...before, { message, answer, isDoubtful: false }]);
      }),
    settle: (id, refusal) => {
      const settled = all().find(({ message }) => message.id === id);
      if (settled === undefined) return;
      setAll((before) => before.filter((each) => each !== settled));
      settled.answer(refusal);
    },
    doubt: () => {
      if (all().length > 0)
        setAll((before) => before.map((each) => ({ ...each, isDoubtful: true })));
    },
  };
}
