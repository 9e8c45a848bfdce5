import type { ClientWords, Refusal, Seat } from '@fathom/kit';
import { batch, createEffect, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable } from '../games/game-client.ts';
import { tableWords } from '../words/table.ts';
import { refusalText } from './event-lines.ts';

/** What this person does, on its way to the host: one action at a time, and why the last one was not taken. */
export interface Outbox<Action> {
  readonly sending: Accessor<Action | null>; // on its way, not answered yet
  readonly isSending: Accessor<boolean>;
  readonly refusal: Accessor<string | null>; // why the last one was not taken, in words
  readonly send: Send<Action>; // nothing happens while another one is on its way
  /** Sends beside the queue: it neither waits for others nor makes them wait. Whether it was taken. */
  readonly sendAside: (seat: Seat, action: Action) => Promise<boolean>;
  readonly clearRefusal: () => void; // it has been read, or means nothing any more
}

/** Where a person has one seat only, it need not be named. */
export interface Send<Action> {
  (seat: Seat, action: Action): void;
  (action: Action): void;
}

interface OutboxParts {
  readonly words: Pick<ClientWords, 'refusal'> | undefined; // of the game that is played
  readonly couldNotSend?: string; // for sendAside; otherwise the usual sentence
  /** A refusal is forgotten when this changes: it explains nothing any more. */
  readonly situation?: () => unknown;
  /** Whoever has several things to do at once goes on where what was sent is foreseen: it counts as answered here. */
  readonly goesOn?: boolean;
}

type SendingTable<View, Event, Action> = Pick<GameTable<View, Event, Action>, 'act' | 'pending'>;

export function createOutbox<View, Event, Action>(
  table: SendingTable<View, Event, Action>,
  parts: OutboxParts,
): Outbox<Action> {
  const [sent, setSent] = createSignal<readonly Action[]>([]);
  const [refusal, setRefusal] = createSignal<string | null>(null);
  let count = 0; // of all that was ever sent
  let told = 0; // of these, so many were sent before the last refusal was read
  const textOf = async (refused: Refusal | null): Promise<string | null> =>
    refused === null ? null : refusalText(parts.words, refused);
  const isAsked = (action: Action): boolean =>
    table.pending().some((each) => each.action === action && !each.isForeseen);
  const sending = (): Action | null =>
    sent().findLast((action) => parts.goesOn !== true || isAsked(action)) ?? null;
  const { situation } = parts;
  if (situation !== undefined) createEffect(on(situation, () => setRefusal(null), { defer: true }));
  return {
    sending,
    isSending: () => sending() !== null,
    refusal,
    clearRefusal: () => setRefusal(null),
    send: (...args: readonly [Seat, Action] | readonly [Action]) => {
      if (sending() !== null) return;
      const [seat, action] = args.length === 2 ? args : [null, args[0]];
      const number = ++count;
      const answered = (why: string | null): void => {
        setSent((before) => before.filter((each) => each !== action));
        // Of what was sent on top of something refused, the first word says it all.
        if (why === null || number <= told) return;
        told = count;
        setRefusal(why);
      };
      const answer = batch(() => {
        setSent((before) => [...before, action]);
        setRefusal(null);
        return seat === null ? table.act(action) : table.act(seat, action);
      });
      answer.then(textOf).then(answered, () => answered(tableWords.couldNotBeSent));
    },
    sendAside: async (seat, action) => {
      const why = await table
        .act(seat, action)
        .then(textOf, () => parts.couldNotSend ?? tableWords.couldNotBeSent);
      if (why !== null) setRefusal(why);
      return why === null;
    },
  };
}
