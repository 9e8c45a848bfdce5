import type { OwnGroup } from '@fathom/protocol';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { Problem } from '../frame/problem.tsx';
import { ownWords } from '../words/own.ts';
import { MatchRow } from './match-row.tsx';
import type { OwnPages } from './own-pages.ts';
import type { OwnRow } from './own-row.ts';

interface OwnSectionProps {
  readonly status: OwnGroup;
  readonly pages: OwnPages;
  readonly onDone: () => void;
}

/** One kind of a person's matches, as many as were asked for. */
export function OwnSection(props: OwnSectionProps): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  let list: HTMLUListElement | undefined;
  const rows = (): readonly OwnRow[] => props.pages.rows() ?? [];
  const byId = createMemo(() => new Map(rows().map((row) => [row.match.id, row])));
  // The row that was acted on may be gone in a moment, and the keyboard with it.
  const done = (what: string): void => {
    announce(what);
    heading?.focus();
    props.onDone();
  };
  const more = async (): Promise<void> => {
    const before = rows().length;
    await props.pages.more();
    announce(ownWords.shown(rows().length));
    list?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <section class="card own-section" aria-labelledby={`own-${props.status}`}>
      <h2 id={`own-${props.status}`} ref={(element) => (heading = element)} tabindex="-1">
        {ownWords.sections[props.status]}
        <Show when={rows().length > 0}>
          <span class="own-count" aria-hidden="true">
            {rows().length}
            {props.pages.hasMore() ? ownWords.andMore : ''}
          </span>
        </Show>
      </h2>
      <Problem why={props.pages.problem()} />
      <Show
        when={rows().length > 0}
        fallback={
          <Show when={props.pages.rows() !== null && props.pages.problem() === null}>
            <p class="empty">{ownWords.none[props.status]}</p>
          </Show>
        }
      >
        <ul class="own-rows" ref={(element) => (list = element)}>
          <For each={rows().map((row) => row.match.id)}>
            {(id) => (
              <Show when={byId().get(id)}>
                {(row) => <MatchRow row={row()} onDone={done} hasReasons />}
              </Show>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.pages.hasMore()}>
        <div class="own-more">
          <button type="button" disabled={props.pages.isBusy()} onClick={() => void more()}>
            {props.pages.isBusy() ? ownWords.loadingMore : ownWords.showMore}
          </button>
        </div>
      </Show>
    </section>
  );
}
