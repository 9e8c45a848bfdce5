import {
  createContext,
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  runWithOwner,
  useContext,
} from 'solid-js';
import type { Accessor, JSX, ParentProps } from 'solid-js';
import type { IntercomParts } from '../intercom/intercom-parts.tsx';
import type { MatchLink } from '../net/match-link.ts';

// Few matches have crews of several people: what it takes to talk with each other is fetched where there is one.

const IntercomContext = createContext<Accessor<IntercomParts | null>>(() => null);

/** What a page shows of the intercom; null: there is none, or not yet. */
export const useIntercom = (): Accessor<IntercomParts | null> => useContext(IntercomContext);

/** There are crews, and others in them than this person and bots. */
function hasCompany({ info, you }: MatchLink): boolean {
  const seats = info()?.seats ?? [];
  return (
    you().length > 0 &&
    new Set(seats.map(({ side }) => side)).size < seats.length &&
    seats.some(({ seat, holder }) => holder?.kind === 'person' && !you().includes(seat))
  );
}

/** The intercom of a match, from before its start until after its end: it goes on while the pages change. */
export function WithIntercom(props: ParentProps<{ readonly link: MatchLink }>): JSX.Element {
  const [parts, setParts] = createSignal<IntercomParts | null>(null);
  const owner = getOwner();
  const isWanted = createMemo((before: boolean) => before || hasCompany(props.link), false);
  createEffect(() => {
    if (!isWanted()) return;
    import('../intercom/intercom-parts.tsx').then(
      ({ openIntercomParts }) => runWithOwner(owner, () => setParts(openIntercomParts(props.link))),
      () => {}, // the match goes on without it
    );
  });
  return <IntercomContext.Provider value={parts}>{props.children}</IntercomContext.Provider>;
}
