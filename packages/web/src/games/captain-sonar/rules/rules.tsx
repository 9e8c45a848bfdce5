import { createSignal, For, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { CaptainPage } from './captain-page.tsx';
import { EngineerPage } from './engineer-page.tsx';
import { FirstMatePage } from './first-mate-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { RadioOperatorPage } from './radio-operator-page.tsx';
import './rules.css';

const PAGES = [
  { id: 'overview', name: 'Overview', Content: OverviewPage },
  { id: 'captain', name: 'Captain', Content: CaptainPage },
  { id: 'first-mate', name: 'First Mate', Content: FirstMatePage },
  { id: 'engineer', name: 'Engineer', Content: EngineerPage },
  { id: 'radio-operator', name: 'Radio Operator', Content: RadioOperatorPage },
] as const;
type Page = (typeof PAGES)[number];

const asked = (): Page => PAGES.find(({ id }) => `#${id}` === window.location.hash) ?? PAGES[0];

/** The rules in our own words: a page for everybody and one for each role, each to be read in five minutes. */
export function Rules(): JSX.Element {
  const [page, setPage] = createSignal<Page>(asked());
  const turn = (): void => {
    setPage(asked());
    window.scrollTo(0, 0);
  };
  onMount(() => window.addEventListener('hashchange', turn));
  onCleanup(() => window.removeEventListener('hashchange', turn));
  return (
    <div class="rules-text csr">
      <h1>Captain Sonar</h1>
      <nav class="csr-pages" aria-label="Pages of the rules">
        <For each={PAGES}>
          {({ id, name }) => (
            <a href={`#${id}`} aria-current={page().id === id ? 'page' : undefined}>
              {name}
            </a>
          )}
        </For>
      </nav>
      <Dynamic component={page().Content} />
      <footer>
        <p>
          Captain Sonar was designed by <b>Roberto Fraga</b> and <b>Yohan Lemonnier</b>. Fathom is
          an independent project and has no ties to them or their publisher; the charts, the words
          and the pictures here are our own.
        </p>
      </footer>
    </div>
  );
}
