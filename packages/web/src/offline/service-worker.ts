import { openShell } from './shell.ts';
import type { ShellList } from './shell.ts';

// The types of a service worker's world cannot stand beside those of a page; this is all that is used of it.
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface ServiceWorkerScope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: Location;
}

declare const __SHELL_LIST__: ShellList; // put in its place when the client is built

const scope = globalThis as unknown as ServiceWorkerScope;
const shell = openShell(__SHELL_LIST__, {
  caches,
  fetch: (request, init) => fetch(request, init),
  after: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
});

scope.addEventListener('install', (event) => {
  // At once: the tabs of the version before find their files in its cache, which is kept.
  event.waitUntil(shell.install().then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate().then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== scope.location.origin) return;
  const answer = shell.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});
