import { createEffect, createRoot, on, onCleanup } from 'solid-js';
import { acquainted } from '../net/api.ts';
import { matchSockets, ownTold } from '../net/follow.ts';
import { keepLine } from '../net/line.ts';
import type { Line } from '../net/line.ts';
import { dialServer } from '../net/socket-wire.ts';
import { drawFavicon } from './favicon.ts';
import { noteOwnChange, ownCount, tellOwn } from './own-count.ts';

const RETRY = 20_000;

let isWatching = false;

/** Keeps what is known of this person's matches up to date: in the header, on the tab, in its lists. */
export function watchOwn(): void {
  if (isWatching) return;
  isWatching = true;
  // A socket is somebody's by the cookie that the first answer brings.
  acquainted().then(
    () => createRoot(watch),
    () => {
      isWatching = false;
      window.setTimeout(watchOwn, RETRY); // without a server there is nothing to watch
    },
  );
}

function watch(): void {
  createEffect(() => drawFavicon(ownCount().turns));
  createEffect(
    on(ownTold, (own) => {
      if (own !== null) tellOwn({ ...own, running: own.turns + own.running });
    }),
  );
  createEffect(() => {
    if (matchSockets() > 0) return; // that one follows as well
    const line: Line = keepLine(dialServer, {
      up: () => line.settled(),
      message: () => {}, // what concerns this person was heard by the socket already
      down: () => {},
      isWanted: () => true,
    });
    onCleanup(line.close);
  });
  // What changes nothing in the numbers is told to nobody: whoever looks again sees it.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) noteOwnChange();
  });
}
