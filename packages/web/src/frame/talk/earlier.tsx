import { createEffect, on, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { EarlierPages, GameTable } from '../../games/game-client.ts';
import { followList } from '../../table/follow-list.ts';
import { tableWords } from '../../words/table.ts';

const AT_THE_TOP = 24; // pixels

/** The first item of a list whose beginning is not there yet: brings more of it. */
export function EarlierItem(props: { readonly pages: EarlierPages | undefined }): JSX.Element {
  return (
    <Show when={props.pages?.exist() === true}>
      <li class="earlier-page">
        <button type="button" onClick={() => props.pages?.ask()}>
          {tableWords.earlier}
        </button>
      </li>
    </Show>
  );
}

/** Keeps the last line in sight. Who looks further up keeps in sight what was, while earlier lines come in before it. */
export function keepInSight(list: HTMLElement, table: Pick<GameTable, 'earlier' | 'news'>): void {
  let held: number | null = null; // from the end, while somebody looks further up
  const fromEnd = (): number => list.scrollHeight - list.scrollTop;
  createEffect(on(table.news, () => (held = null), { defer: true }));
  list.addEventListener('scroll', () => {
    const isAtTop = list.scrollTop < AT_THE_TOP && list.scrollHeight > list.clientHeight;
    if (held === null && !isAtTop) return;
    held = fromEnd();
    if (isAtTop && table.earlier?.exist() === true) table.earlier.ask();
  });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.earlier-page') !== null) held = fromEnd();
  });
  followList(list, () => {
    list.scrollTop = list.scrollHeight - (held ?? 0);
  });
}
