import type { Page } from '@playwright/test';

/** Every message a page hears and says by its sockets, from now on. */
export interface Frames {
  readonly heard: readonly string[];
  readonly said: readonly string[];
}

export function listenIn(page: Page): Frames {
  const heard: string[] = [];
  const said: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
  });
  return { heard, said };
}
