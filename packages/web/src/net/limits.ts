import { LIMITED } from '@fathom/protocol';
import type { HttpError, MetLimit } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What people are shown while something waits for it. */
interface Waiting extends MetLimit {
  readonly until: number; // performance.now()
}

const [waiting, setWaiting] = createSignal<Waiting | null>(null);

/** The limit that is being waited for just now, for all the page to show. */
export const waitingFor: Accessor<Waiting | null> = waiting;

/** An answer that says what there was too much of; null: it says something else. */
export function limitIn(error: HttpError | null): MetLimit | null {
  const { what, seconds } = error?.facts ?? {};
  const known = LIMITED.find((each) => each === what);
  return known === undefined || typeof seconds !== 'number' ? null : { what: known, seconds };
}

/** Shows the limit until its time is over, and resolves then. */
export async function waitFor({ what, seconds }: MetLimit): Promise<void> {
  const until = performance.now() + seconds * 1000;
  if (until > (waiting()?.until ?? 0)) setWaiting({ what, seconds, until });
  await new Promise((resolve) => window.setTimeout(resolve, seconds * 1000));
  if (performance.now() >= (waiting()?.until ?? 0)) setWaiting(null);
}
