import { createHash } from 'node:crypto';
import type { MetLimit } from '@fathom/protocol';
import { limitTitle } from '../limits/limit-words.ts';

// The page stands by itself: a file of the client might be refused for the same reason.
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f0; --ink: #12303d; --quiet: #4d6470; }
@media (prefers-color-scheme: dark) { :root { --paper: #0c1e27; --ink: #e8eef0; --quiet: #a3b5bd; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 1.1rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5em; }
p { margin: 0 0 1em; }
.brand, .quiet { color: var(--quiet); }
.brand { letter-spacing: 0.2em; font-size: 0.9rem; }
a { color: inherit; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const LIMIT_PAGE_CSP: string = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
].join('; ');

/** A page for people, without a script: it loads the wanted one again when the time has come. */
export function limitPage(limit: MetLimit): string {
  const { what, seconds } = limit;
  const why =
    what === 'server'
      ? 'More people are here than this server can look after at once. Matches that have begun go on.'
      : 'Everybody who shares your connection to the internet counts together. Matches that have begun go on.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>Please wait · Fathom</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">FATHOM</p>
<h1>${limitTitle(limit)}</h1>
<p>This page tries again by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.</p>
<p class="quiet">${why}</p>
</main>
</body>
</html>
`;
}
