import type { Page, WebSocketRoute } from '@playwright/test';

/** The wire between a page and the server, held in our hands. */
export interface Line {
  readonly said: readonly string[]; // the types of all messages of the page
  /** What a page says, or what it should hear, is lost from now on, and neither end notices. */
  readonly swallow: (way: 'up' | 'down') => void;
  /** What the page should hear is kept back, until it is let go. */
  readonly hold: () => void;
  readonly letGo: () => void;
  /** The next action is not passed on, but answered by this refusal. */
  readonly refuseNext: (code: string) => void;
  /** The connection breaks, and no other can be made. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

/** To be called before the page is opened. */
export async function holdLine(page: Page): Promise<Line> {
  let swallowed: 'up' | 'down' | null = null;
  let isCut = false;
  let kept: (() => void)[] | null = null; // what is held back; null: nothing is
  let refusal: string | null = null;
  const open: WebSocketRoute[] = [];
  const saidTypes: string[] = [];
  await page.routeWebSocket('**/ws', (near) => {
    if (isCut) return void near.close();
    const far = near.connectToServer();
    open.push(near, far);
    const tell = (message: string | Buffer): void => {
      if (kept === null) near.send(message);
      else kept.push(() => near.send(message));
    };
    near.onMessage((message) => {
      const said = JSON.parse(String(message)) as { readonly t: string; readonly id?: string };
      saidTypes.push(said.t);
      if (said.t === 'act' && refusal !== null) {
        tell(JSON.stringify({ t: 'refused', re: said.id, code: refusal, message: refusal }));
        refusal = null;
      } else if (swallowed !== 'up') far.send(message);
    });
    far.onMessage((message) => {
      if (swallowed !== 'down') tell(message);
    });
    return undefined;
  });
  const letGo = (): void => {
    const messages = kept ?? [];
    kept = null;
    for (const send of messages) send();
  };
  return {
    said: saidTypes,
    swallow: (way) => (swallowed = way),
    hold: () => (kept ??= []),
    letGo,
    refuseNext: (code) => (refusal = code),
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
