import { createSignal } from 'solid-js';
import { routeOf } from './routes.ts';
import type { Route } from './routes.ts';

export type { Route };

const [path, setPath] = createSignal(window.location.pathname);
export const route = (): Route => routeOf(path());

type On<Page extends Route['page']> = Extract<Route, { readonly page: Page }>;

/** Where the page is, if it is this one. */
export const on = <Page extends Route['page']>(page: Page): On<Page> | null => {
  const here = route();
  return here.page === page ? (here as On<Page>) : null;
};

/** `replace` for addresses that must not be gone back to, such as a used seat link. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  setPath(window.location.pathname);
  if (how === 'push') window.scrollTo(0, 0);
}

/** Ordinary links move within the page; everything else is the browser's. */
export function followLinks(): void {
  window.addEventListener('popstate', () => setPath(window.location.pathname));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link === null || !plain || event.defaultPrevented) return;
    const own = link.origin === window.location.origin && !link.pathname.startsWith('/api/');
    if (!own || link.target !== '' || link.hasAttribute('download')) return;
    const samePage = link.pathname === window.location.pathname && link.hash !== '';
    if (samePage) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
