import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { ownWords } from '../words/own.ts';
import { MatchRow } from './match-row.tsx';
import { createOwnLists } from './own-lists.ts';
import type { OwnRow } from './own-row.ts';
import './own.css';

const MOST = 3;
const OPEN = ['turn', 'running', 'waiting'] as const;

/** In the lobby: what waits for this person first, then what else goes on, and the way to all of it. */
export function OwnStrip(): JSX.Element {
  const lists = createOwnLists(OPEN);
  const rows = createMemo((): readonly OwnRow[] =>
    OPEN.flatMap((status) => lists.of(status).rows() ?? []),
  );
  const shown = (): readonly OwnRow[] => rows().slice(0, MOST);
  const byId = createMemo(() => new Map(shown().map((row) => [row.match.id, row])));
  let heading: HTMLHeadingElement | undefined;
  const done = (what: string): void => {
    announce(what);
    heading?.focus();
    void lists.refresh();
  };
  return (
    <Show when={rows().length > 0}>
      <section class="card own-section" aria-labelledby="own-strip">
        <h2 ref={(element) => (heading = element)} tabindex="-1">
          <span id="own-strip">{ownWords.title}</span>
          <a href="/matches">{ownWords.all}</a>
        </h2>
        <ul class="own-rows">
          <For each={shown().map((row) => row.match.id)}>
            {(id) => (
              <Show when={byId().get(id)}>{(row) => <MatchRow row={row()} onDone={done} />}</Show>
            )}
          </For>
        </ul>
        <Show when={rows().length > MOST}>
          <p class="own-rest">
            <a href="/matches">{ownWords.rest(rows().length - MOST)}</a>
          </p>
        </Show>
      </section>
    </Show>
  );
}
