import { TABLE } from '@fathom/dark-water-salvage/client';
import { For, Match, Switch, createEffect, createUniqueId, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { neighbour } from '../../frame/stations-layout.ts';
import { BOOKS } from './desk/book.ts';
import type { Book } from './desk/book.ts';
import type { Desk } from './desk/desk.ts';
import { Accounts, BankBook, ResearchList } from './later-parts.ts';
import { SelectedWreck } from './wrecks/wreck-sheet.tsx';

const TITLES: { readonly [Name in Book]: string } = {
  sheet: TABLE.sheet,
  accounts: TABLE.accounts,
  loans: TABLE.loans,
  researches: TABLE.researches,
};

/** The paper of the table, one leaf in front: the sheet of the selected wreck, accounts, loans, who asked what. */
export function BookTabs(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const id = createUniqueId();
  let tabs: HTMLElement | undefined;
  let leaf: HTMLElement | undefined;
  const press = (event: KeyboardEvent): void => {
    const next = neighbour(BOOKS, desk.book(), event.key);
    if (next === null) return;
    event.preventDefault();
    desk.openBook(next as Book);
    tabs?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  // Whoever picks a wreck wants to read her sheet.
  createEffect(
    on(desk.selected, (wreck) => wreck !== null && desk.openBook('sheet'), { defer: true }),
  );
  return (
    <div class="dw-papers">
      <div
        ref={(element) => (tabs = element)}
        class="dw-book-tabs"
        role="tablist"
        aria-label={TABLE.books}
        onKeyDown={press}
      >
        <For each={BOOKS}>
          {(book) => (
            <button
              type="button"
              role="tab"
              id={`${id}-${book}`}
              aria-controls={`${id}-leaf`}
              aria-selected={desk.book() === book}
              tabindex={desk.book() === book ? 0 : -1}
              onClick={() => {
                desk.openBook(book);
                leaf?.scrollIntoView({ block: 'nearest' });
              }}
            >
              {TITLES[book]}
            </button>
          )}
        </For>
      </div>
      <div
        ref={(element) => (leaf = element)}
        class="dw-leaf"
        role="tabpanel"
        id={`${id}-leaf`}
        aria-labelledby={`${id}-${desk.book()}`}
      >
        <Switch>
          <Match when={desk.book() === 'sheet'}>
            <SelectedWreck desk={desk} withMap={false} />
          </Match>
          <Match when={desk.book() === 'accounts'}>
            <Accounts desk={desk} />
          </Match>
          <Match when={desk.book() === 'loans'}>
            <BankBook desk={desk} />
          </Match>
          <Match when={desk.book() === 'researches'}>
            <ResearchList desk={desk} />
          </Match>
        </Switch>
      </div>
    </div>
  );
}
