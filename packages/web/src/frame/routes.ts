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
