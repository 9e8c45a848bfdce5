import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { KeyInput } from 'puppeteer-core';
import type { Driver, Engine } from './tab.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

function firefoxPath(): string {
  const found = [process.env['FATHOM_FIREFOX'] ?? '', ...PLACES].find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      'there is no Firefox: install it (Debian: apt-get install firefox-esr) or set FATHOM_FIREFOX to its path',
    );
  return found;
}

/** Firefox, by WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  launch: async (): Promise<Driver> => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      headless: true,
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => void complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return {
      goTo: async (url) => void (await page.goto(url)),
      resize: (size) => page.setViewport(size),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key as KeyInput),
      ask: (expression) => page.evaluate(expression),
      complaints: async () => complaints,
      close: () => browser.close(),
    };
  },
};
