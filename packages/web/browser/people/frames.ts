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

/** What the match has said. One's own list of matches is told in its own time, and the pulse of the line by its own clock. */
export const toldOfMatch = ({ heard }: Pick<Frames, 'heard'>): readonly string[] =>
  heard.filter((text) => !/^\{"t":"(?:pong|own)"/.test(text));
