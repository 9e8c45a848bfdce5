import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { followLinks } from './frame/router.ts';
import './tokens.css';
import './frame/base.css';

// Milliseconds: the page a person came for is to be there first, and whoever only looks in fetches nothing more.
const QUIET = 10_000;

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
followLinks();
render(() => <App />, root);
registerServiceWorker();

/** Keeps the client in this browser, so that it opens and plays bots without a server. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
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
}
