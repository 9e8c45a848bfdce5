import { For, Show, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { rulesWords } from '../words/rules.ts';
import { rowsOf } from './rules-text.ts';
import type { RulesPart, RulesSection, RulesText } from './rules-text.ts';
import './rules.css';

export type RulesPictures = Readonly<Record<string, Component>>;

interface RulesPageProps {
  readonly rules: RulesText; // import { rules } from '@fathom/<game>/RULES.md?rules'
  readonly pictures: RulesPictures; // by the names in its comments
  readonly class?: string;
}

/** The rules of a game, from its RULES.md, with the game's own pictures. */
export function RulesPage(props: RulesPageProps): JSX.Element {
  const pages = createMemo(() => [...new Set(props.rules.sections.map(({ page }) => page))]);
  const [page, setPage] = createSignal(pageAsked(props.rules) ?? pages()[0] ?? null);
  const sections = createMemo(() =>
    props.rules.sections.filter((section) => section.page === page()),
  );
  const go = (): void => {
    setPage((shown) => pageAsked(props.rules) ?? shown);
    // The part that was asked for may have come onto the page only now.
    queueMicrotask(() => document.getElementById(hash())?.scrollIntoView());
  };
  onMount(() => {
    window.addEventListener('hashchange', go);
    if (hash() !== '') go();
  });
  onCleanup(() => window.removeEventListener('hashchange', go));
  return (
    <div class={`rules-text ${props.class ?? ''}`}>
      <h1>{props.rules.title}</h1>
      <Show when={pages().length > 1}>
        <nav class="rules-pages" aria-label={rulesWords.pages}>
          <For each={pages()}>
            {(each) => (
              <a href={`#${idOfPage(each)}`} aria-current={each === page() ? 'page' : undefined}>
                {each ?? rulesWords.firstPage}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <Show when={page() === (pages()[0] ?? null)}>
        <div class="rules-intro">
          <Rows parts={props.rules.intro} pictures={props.pictures} />
        </div>
      </Show>
      <Contents sections={sections()} />
      <For each={sections()}>
        {(section) => (
          <section id={section.id}>
            <h2>
              <Show when={section.number}>
                {(number) => <span class="rules-number">{number()}</span>}
              </Show>{' '}
              {section.title}
            </h2>
            <Rows parts={section.parts} pictures={props.pictures} />
          </section>
        )}
      </For>
    </div>
  );
}

const hash = (): string => decodeURIComponent(window.location.hash.slice(1));
const idOfPage = (page: string | null): string =>
  (page ?? rulesWords.firstPage).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The page that the address names, by itself or by one of its sections or clauses. undefined: none. */
function pageAsked({ sections }: RulesText): string | null | undefined {
  const asked = hash();
  const [number] = asked.split('.');
  return sections.find(({ id, page }) => idOfPage(page) === asked || id === asked || id === number)
    ?.page;
}

function Contents(props: { readonly sections: readonly RulesSection[] }): JSX.Element {
  return (
    <nav class="rules-contents" aria-label={rulesWords.contents}>
      <ul>
        <For each={props.sections}>
          {({ id, number, title }) => (
            <li>
              <a href={`#${id}`}>{number === null ? title : `${number} ${title}`}</a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  );
}

function Rows(props: {
  readonly parts: readonly RulesPart[];
  readonly pictures: RulesPictures;
}): JSX.Element {
  return (
    <For each={rowsOf(props.parts)}>
      {({ html, pictures }) => (
        <div classList={{ 'rules-row': html !== null && pictures.length > 0 }}>
          <Show when={html}>{(text) => <div class="rules-prose" innerHTML={text()} />}</Show>
          <Show when={pictures.length > 0}>
            <div class="rules-pictures">
              <For each={pictures}>
                {(name) => (
                  <Show when={props.pictures[name]} keyed>
                    {(Picture) => <Picture />}
                  </Show>
                )}
              </For>
            </div>
          </Show>
        </div>
      )}
    </For>
  );
}
