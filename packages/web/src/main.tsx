import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { followLinks } from './frame/router.ts';
import { nextTask } from './table/in-turn.ts';
import './tokens.css';
import './frame/base.css';

// Milliseconds: the page a person came for is to be there first, and whoever only looks in fetches nothing more.
const QUIET = 10_000;
const SETTLED = 1_500;

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
followLinks();
// In a task of its own: what was evaluated until here has kept a slow processor busy for long enough.
void nextTask().then(() => render(() => <App />, root));
watchOwnMatches();
registerServiceWorker();

/** A page that shows them asks at once; on others they are asked for when the page itself is there. */
function watchOwnMatches(): void {
  whenLoaded(() => window.setTimeout(fetchAndWatch, SETTLED));
}

function fetchAndWatch(): void {
  import('./own/watch-own.ts').then(
    ({ watchOwn }) => watchOwn(),
    () => undefined, // the page does without
  );
}

/** Keeps the client in this browser, so that it opens and plays bots without a server. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenLoaded(whenIdle);
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

function whenIdle(): void {
  window.setTimeout(() => {
    keep().catch((error: unknown) => {
      console.warn('fathom: this browser does not keep the client:', error);
    });
  }, QUIET);
}

/** Browsers look for a newer one in their own time; asked, they look now. */
async function keep(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (navigator.onLine) await registration.update();
  await tellWhoseBrowser();
}

/** Notices go to whoever uses this browser now. */
async function tellWhoseBrowser(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  await (await import('./notices/push-here.ts')).renewPush();
}
