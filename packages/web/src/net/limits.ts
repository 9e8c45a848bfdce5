import { LIMITED } from '@fathom/protocol';
import type { HttpError, MetLimit } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What people are shown while a limit is waited for. */
interface ShownWait extends MetLimit {
  readonly until: number; // performance.now()
}

const [shown, setShown] = createSignal<ShownWait | null>(null);

/** What is being waited for just now, for all the page to show. */
export const waitingFor: Accessor<ShownWait | null> = shown;

/** What a refusal says of too much and how long; null: waiting would not help, or nobody knows for how long. */
export function waitIn(error: HttpError | null): MetLimit | null {
  const { what, seconds } = error?.facts ?? {};
  const known = LIMITED.find((each) => each === what);
  return known === undefined || typeof seconds !== 'number' ? null : { what: known, seconds };
}

/** Shows what is waited for until its time is over, and resolves then. */
export async function sitOut({ what, seconds }: MetLimit): Promise<void> {
  const until = performance.now() + seconds * 1000;
  if (until > (shown()?.until ?? 0)) setShown({ what, seconds, until });
  await new Promise((resolve) => globalThis.setTimeout(resolve, seconds * 1000));
  if (until >= (shown()?.until ?? 0)) setShown(null);
}
