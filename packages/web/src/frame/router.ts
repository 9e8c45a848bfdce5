import { createSignal } from 'solid-js';

/** Where this page is. The addresses are few and people share them; see `routeOf`. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'match'; readonly match: string; readonly key: string | null }
  | { readonly page: 'replay'; readonly match: string }
  | { readonly page: 'local'; readonly game: string }
  | { readonly page: 'dev' }
  | { readonly page: 'nowhere' };

const MATCH = '([2-9a-hjkmnp-z]{8})';
const PATTERNS: readonly (readonly [RegExp, (parts: readonly string[]) => Route])[] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/dev\/table$/, () => ({ page: 'dev' })],
  [new RegExp(`^/m/${MATCH}/replay$`), ([match = '']) => ({ page: 'replay', match })],
  [
    new RegExp(`^/m/${MATCH}/([0-9a-f]{32})$`),
    ([match = '', key = null]) => ({ page: 'match', match, key }),
  ],
  [new RegExp(`^/m/${MATCH}$`), ([match = '']) => ({ page: 'match', match, key: null })],
  [/^\/([a-z-]+)\/rules$/, ([game = '']) => ({ page: 'rules', game })],
  [/^\/([a-z-]+)\/local$/, ([game = '']) => ({ page: 'local', game })],
  [/^\/([a-z-]+)$/, ([game = '']) => ({ page: 'game', game })],
];

export function routeOf(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found !== null) return make(found.slice(1));
  }
  return { page: 'nowhere' };
}

const [path, setPath] = createSignal(window.location.pathname);
export const route = (): Route => routeOf(path());

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
