import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { Person } from './person.ts';

/** Somebody new, with a browser and a name of their own. */
export type Come = (name: string, options?: BrowserContextOptions) => Promise<Person>;

// A server that cannot be reached, or that says no, is some tests' very subject.
const EXPECTED =
  /Failed to load resource|WebSocket connection to|net::ERR_|error occurred when fetching the script/;

export const test = base.extend<{ come: Come }>({
  come: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        baseURL: process.env['FATHOM_URL'] ?? '',
        ...options,
      });
      contexts.push(context);
      context.on('weberror', (error) => troubles.push(`${name}: ${String(error.error())}`));
      context.on('console', (message) => {
        if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
        troubles.push(`${name}: ${message.text()}`);
      });
      const hands = options.hasTouch === true ? 'fingers' : 'mouse';
      const person = new Person(await context.newPage(), name, hands);
      await person.callMyself(name);
      return person;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles, 'nothing went wrong unseen').toEqual([]);
  },
});

export { expect };
