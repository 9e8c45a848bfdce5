import { noteIn, openMatch, showNote, tellRenewed } from './push.ts';
import type { OpenPage, PushWorld } from './push.ts';
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
interface PushedEvent extends LastingEvent {
  readonly data: { readonly json: () => unknown } | null;
}
interface NotificationClick extends LastingEvent {
  readonly notification: Notification;
}
interface SubscriptionChange extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
interface ServiceWorkerScope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
    (type: 'push', listener: (event: PushedEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationClick) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
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

const pushWorld: PushWorld = {
  show: (title, options) => scope.registration.showNotification(title, options),
  windows: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (address) => scope.clients.openWindow(address),
};

scope.addEventListener('push', (event) => {
  const note = noteIn(jsonOf(event));
  if (note !== null) event.waitUntil(showNote(note, pushWorld));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(event.notification.data, pushWorld));
});
scope.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

function jsonOf({ data }: PushedEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && !key) return;
  const made =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key ?? null,
    }));
  await tellRenewed(made, (browser) =>
    fetch('/api/me/notices/browsers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(browser),
    }),
  );
}
