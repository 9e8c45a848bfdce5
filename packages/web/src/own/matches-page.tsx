import { OWN_GROUPS } from '@fathom/protocol';
import type { OwnGroup } from '@fathom/protocol';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { showTitle } from '../frame/page-title.ts';
import { Sentence } from '../frame/sentence.tsx';
import { appWords } from '../words/app.ts';
import { ownWords } from '../words/own.ts';
import { createOwnLists } from './own-lists.ts';
import { OwnSection } from './own-section.tsx';
import './own.css';

/** What somebody plays, waits for and has played. */
export function MatchesPage(): JSX.Element {
  showTitle(() => appWords.pageTitle(ownWords.title));
  const lists = createOwnLists();
  // What is finished has a place even when it is empty: people look for it.
  const shown = createMemo((): readonly OwnGroup[] =>
    OWN_GROUPS.filter(
      (status) =>
        status === 'over' ||
        (lists.of(status).rows()?.length ?? 0) > 0 ||
        lists.of(status).problem() !== null,
    ),
  );
  return (
    <div class="page own-page">
      <h1>{ownWords.title}</h1>
      <Show when={lists.isKnown()} fallback={<p class="loading">{appWords.loading}</p>}>
        <Show
          when={!lists.isEmpty()}
          fallback={
            <p class="card empty own-nothing">
              <Sentence said={ownWords.nothing} href="/" />
            </p>
          }
        >
          <For each={shown()}>
            {(status) => (
              <OwnSection
                status={status}
                pages={lists.of(status)}
                onDone={() => void lists.refresh()}
              />
            )}
          </For>
        </Show>
      </Show>
    </div>
  );
}
