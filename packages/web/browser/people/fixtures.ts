import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { TEST_HEADER, seedOf } from './luck.ts';
import { Person } from './person.ts';

/** Somebody new, with a browser and a name of their own. */
export type Come = (name: string, options?: BrowserContextOptions) => Promise<Person>;

// A server that cannot be reached, or that says no, is some tests' very subject.
const EXPECTED =
  /Failed to load resource|WebSocket connection to|net::ERR_|error occurred when fetching the script/;

const CONTRIBUTION = 16; // bytes

/** What a page adds to the luck of a match that it sits down at is the same each time; all else stays random. */
function fixContribution({ seed, bytes }: { seed: string; bytes: number }): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array?.byteLength !== bytes || !(array instanceof Uint8Array)) return draw(array);
    for (let i = 0; i < bytes; i++) array[i] = Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16);
    return array;
  };
}

export const test = base.extend<{ come: Come }>({
  come: async ({ browser }, use, { titlePath, repeatEachIndex, retry }) => {
    // Also when it is run again, a test makes matches of its own.
    const luck = seedOf([...titlePath, repeatEachIndex, retry].join(' '));
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        baseURL: process.env['FATHOM_URL'] ?? '',
        extraHTTPHeaders: { [TEST_HEADER]: luck },
        reducedMotion: 'reduce', // drawing what moves costs more than all else; motion has tests of its own
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(fixContribution, {
        seed: seedOf(`${luck} ${name}`),
        bytes: CONTRIBUTION,
      });
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
