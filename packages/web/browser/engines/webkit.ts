import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import type { Driver, Engine } from './tab.ts';

const WEBDRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const MISSING =
  'there is no WebKit: install its driver and a virtual display (Debian: apt-get install webkit2gtk-driver xvfb)';
const PATIENCE = 60_000;

/** Its own tests' browser. It needs a display, and takes no pictures on a virtual one. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  launch: async (): Promise<Driver> => {
    const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
    if (binary === undefined || !existsSync(WEBDRIVER) || !existsSync(XVFB))
      throw new Error(MISSING);
    const { display, process: screen } = await openScreen();
    const port = await freePort();
    const service = spawn(WEBDRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it needs rights that containers do not give
        WEBKIT_DISABLE_COMPOSITING_MODE: '1', // a virtual display has no graphics card
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const end = async (): Promise<void> => {
      for (const child of [service, screen]) await ended(child);
    };
    try {
      return tabOf(await connect(port, binary), end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

function tabOf(driver: WebDriver, end: () => Promise<void>): Driver {
  const ask = (expression: string): Promise<unknown> =>
    driver.executeScript(`return (${expression});`);
  const complaints: string[] = [];
  /** The driver hears nothing of errors, so the page has to remember them. */
  const listen = async (): Promise<void> => {
    const late = performance.now() + PATIENCE;
    while ((await ask(LISTEN).catch(() => false)) !== true)
      if (performance.now() > late) throw new Error('the page did not load');
  };
  const collect = async (): Promise<void> => {
    complaints.push(...((await ask('window.complaints?.splice(0) ?? []')) as string[]));
  };
  return {
    goTo: async (url) => {
      await collect().catch(() => {}); // of the page before, if there is one
      await driver.get(url);
      await listen();
    },
    resize: async ({ width, height }) => {
      // The window has a frame and a bar of its own around the page.
      await driver.manage().window().setRect({ width, height });
      const [inner = width, innerHeight = height] = (await ask(
        '[window.innerWidth, window.innerHeight]',
      )) as number[];
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inner, height: 2 * height - innerHeight });
    },
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(NAMED_KEYS.get(key) ?? key)
        .perform(),
    ask,
    complaints: async () => {
      await collect();
      return complaints;
    },
    close: async () => {
      await driver.quit();
      await end();
    },
  };
}

const NAMED_KEYS = new Map([
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
]);
const LISTEN = `(() => {
  if (document.readyState === 'loading' || location.href === 'about:blank') return false;
  if (window.complaints === undefined) {
    window.complaints = [];
    const note = (what) => window.complaints.push(String(what));
    addEventListener('error', (event) => note(event.message));
    addEventListener('unhandledrejection', (event) => note(event.reason));
  }
  return true;
})()`;

async function openScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const screen = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}`)));
  });
  return { display, process: screen };
}

/** Not to wait for pages is the one strategy it has that ends while a page holds a socket. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const late = performance.now() + PATIENCE;
  for (;;)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (performance.now() > late) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return gone;
};
