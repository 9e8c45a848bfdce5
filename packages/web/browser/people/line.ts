import type { Page, WebSocketRoute } from '@playwright/test';

/** The wire between a page and the server, held in our hands. */
export interface Line {
  /** What a page says, or what it should hear, is lost from now on, and neither end notices. */
  readonly swallow: (way: 'up' | 'down') => void;
  /** The connection breaks, and no other can be made. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

/** To be called before the page is opened. */
export async function holdLine(page: Page): Promise<Line> {
  let swallowed: 'up' | 'down' | null = null;
  let isCut = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket('**/ws', (near) => {
    if (isCut) return void near.close();
    const far = near.connectToServer();
    open.push(near, far);
    near.onMessage((message) => {
      if (swallowed !== 'up') far.send(message);
    });
    far.onMessage((message) => {
      if (swallowed !== 'down') near.send(message);
    });
    return undefined;
  });
  return {
    swallow: (way) => (swallowed = way),
    cut: async () => {
      isCut = true;
      await Promise.all(open.splice(0).map((end) => end.close()));
    },
    mend: () => {
      isCut = false;
      swallowed = null;
    },
  };
}
