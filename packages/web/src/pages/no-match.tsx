import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { appWords } from '../words/app.ts';

/** It may be there all the same. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['offline', 'tooManyRequests', 'full']);

interface NoMatchProps {
  readonly why: string;
  readonly title?: string;
  readonly code?: string;
}

/** Why there is nothing to see, and a way on. */
export function NoMatch(props: NoMatchProps): JSX.Element {
  const isOffline = (): boolean => OUT_OF_REACH.has(props.code ?? '');
  const title = (): string => props.title ?? appWords.noMatch;
  return (
    <section class="page" role="alert">
      <h1>{isOffline() ? appWords.outOfReach : title()}</h1>
      <p>{appWords.whyNoMatch(props.why, props.code ?? null)}</p>
      <p class="ways-on">
        <Show when={isOffline()}>
          <button type="button" class="primary" onClick={() => window.location.reload()}>
            {appWords.tryAgain}
          </button>
        </Show>
        <a class="button" href="/">
          {appWords.backToLobby}
        </a>
      </p>
    </section>
  );
}
