import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A socket with the page’s identity, to say by hand what the client never would. */
export interface RawSocket {
  readonly say: (message: unknown) => Promise<void>;
  readonly sayText: (text: string) => Promise<void>;
  /** Waits for a message of this type and gives the newest. */
  readonly hear: (type: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly heard: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly isOpen: () => Promise<boolean>;
  /** One action, and the answer to it. */
  readonly act: (seat: string, action: unknown) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openRawSocket(page: Page, match: string): Promise<RawSocket> {
  const handle = await page.evaluateHandle(async () => {
    const socket = new WebSocket(`ws://${window.location.host}/ws`);
    const texts: string[] = [];
    socket.addEventListener('message', ({ data }) => texts.push(String(data)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return { socket, texts };
  });
  const sayText = (text: string): Promise<void> =>
    handle.evaluate(({ socket }, sent) => socket.send(sent), text);
  const heard: RawSocket['heard'] = async () =>
    (await handle.evaluate(({ texts }) => texts)).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
  const raw: RawSocket = {
    sayText,
    say: (message) => sayText(JSON.stringify(message)),
    heard,
    hear: async (type) => {
      await expect.poll(async () => (await heard()).map(({ t }) => t)).toContain(type);
      return (await heard()).findLast(({ t }) => t === type) ?? {};
    },
    isOpen: () => handle.evaluate(({ socket }) => socket.readyState === WebSocket.OPEN),
    act: (seat, action) =>
      handle.evaluate(
        ({ socket }, sent) =>
          new Promise<string>((resolve) => {
            const id = `h${crypto.randomUUID()}`; // never one that another socket of the seat has used
            const listen = ({ data }: MessageEvent): void => {
              if (!String(data).includes(`"re":"${id}"`)) return;
              socket.removeEventListener('message', listen);
              resolve(String(data));
            };
            socket.addEventListener('message', listen);
            socket.send(JSON.stringify({ t: 'act', id, ...sent }));
          }),
        { seat, action },
      ),
    close: () => handle.evaluate(({ socket }) => socket.close()),
  };
  await raw.say({ t: 'join', v: PROTOCOL_VERSION, match });
  await raw.hear('welcome');
  return raw;
}
