/** Where this page is. The addresses are few and people share them; see `routeOf`. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'matches' }
  | { readonly page: 'account' }
  | { readonly page: 'link' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'match'; readonly match: string; readonly key: string | null }
  | { readonly page: 'replay'; readonly match: string }
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'best'; readonly game: string | null; readonly mode: string | null }
  | { readonly page: 'day' }
  | { readonly page: 'local'; readonly game: string; readonly match: string | null }
  | { readonly page: 'preferences' }
  | { readonly page: 'notices' }
  | {
      readonly page: 'letters';
      readonly purpose: 'confirm' | 'unsubscribe';
      readonly token: string;
    }
  | { readonly page: 'dev' }
  | { readonly page: 'nowhere' };

const MATCH = '([2-9a-hjkmnp-z]{8})';
const PATTERNS: readonly (readonly [RegExp, (parts: readonly string[]) => Route])[] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/matches$/, () => ({ page: 'matches' })],
  [/^\/account$/, () => ({ page: 'account' })],
  [/^\/link$/, () => ({ page: 'link' })],
  [/^\/dev\/table$/, () => ({ page: 'dev' })],
  [/^\/preferences$/, () => ({ page: 'preferences' })],
  [/^\/notices$/, () => ({ page: 'notices' })],
  [
    /^\/notices\/(confirm|unsubscribe)\/([0-9a-f]{64})$/,
    ([purpose, token = '']) => ({
      page: 'letters',
      purpose: purpose === 'confirm' ? 'confirm' : 'unsubscribe',
      token,
    }),
  ],
  [new RegExp(`^/m/${MATCH}/replay$`), ([match = '']) => ({ page: 'replay', match })],
  [
    new RegExp(`^/m/${MATCH}/([0-9a-f]{32})$`),
    ([match = '', key = null]) => ({ page: 'match', match, key }),
  ],
  [new RegExp(`^/m/${MATCH}$`), ([match = '']) => ({ page: 'match', match, key: null })],
  [/^\/@\/([^/]{1,300})$/, ([name = '']) => ({ page: 'person', name: decoded(name) })],
  [/^\/best$/, () => ({ page: 'best', game: null, mode: null })],
  [
    /^\/best\/([a-z-]+)\/([a-zA-Z]+)$/,
    ([game = null, mode = null]) => ({ page: 'best', game, mode }),
  ],
  [/^\/search-diver\/today$/, () => ({ page: 'day' })],
  [/^\/([a-z-]+)\/rules$/, ([game = '']) => ({ page: 'rules', game })],
  [/^\/([a-z-]+)\/local$/, ([game = '']) => ({ page: 'local', game, match: null })],
  [
    new RegExp(`^/([a-z-]+)/local/${MATCH}$`),
    ([game = '', match = null]) => ({ page: 'local', game, match }),
  ],
  [/^\/([a-z-]+)$/, ([game = '']) => ({ page: 'game', game })],
];

/** What cannot be read is nobody's name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found !== null) return make(found.slice(1));
  }
  return { page: 'nowhere' };
}
