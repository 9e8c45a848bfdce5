import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What a browser asks of the server, whoever in it asks: page, worker or service worker. */
export interface CountingProxy {
  readonly url: string;
  readonly asked: () => readonly string[]; // paths, in order
  readonly stop: () => Promise<void>;
}

const REQUEST = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/;

/** Stands before a server, and passes everything on. A browser does not send a request before the last is answered. */
export async function startCountingProxy(server: string): Promise<CountingProxy> {
  const asked: string[] = [];
  const open = new Set<Socket>();
  const { hostname, port } = new URL(server);
  const proxy = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    browser.on('data', (bytes) => {
      const path = REQUEST.exec(bytes.toString('latin1'))?.[1];
      if (path !== undefined) asked.push(path);
    });
    browser.pipe(upstream).pipe(browser);
    browser.on('error', () => upstream.destroy());
    upstream.on('error', () => browser.destroy());
    open.add(browser);
    browser.on('close', () => {
      open.delete(browser);
      upstream.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, hostname, resolve));
  const address = proxy.address() as AddressInfo;
  return {
    url: `http://${hostname}:${address.port}`,
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const browser of open) browser.destroy();
      }),
  };
}
