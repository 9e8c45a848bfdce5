import type { Tab } from './tab.ts';

export const DESK = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

const PROMPT = '//*[contains(@class, "now")]/h1';
const button = (words: string): string => `//button[starts-with(normalize-space(), "${words}")]`;
const prompt = (words: string): string => `${PROMPT}[contains(., "${words}")]`;

/** A way into one game: what the opening asks for, and what is to be done then, up to the next turn: advice goes with the turn it was asked for. */
export interface GamePath {
  readonly game: string;
  readonly opening: string;
  readonly open: (tab: Tab) => Promise<void>;
}

export const PATHS: readonly GamePath[] = [
  {
    game: 'Depth Charge',
    opening: prompt('Place your three mines'),
    open: async (tab) => {
      await tab.click(button('Place for me'));
      await tab.click(button('Ready'));
      await tab.sees(prompt('Your turn'));
    },
  },
  {
    game: 'Search Diver',
    opening: prompt('your dive'),
    open: async (tab) => {
      await tab.click('//*[@data-cell][contains(@aria-label, "marker face down")]');
      await tab.click(button('Dive for'));
      await tab.seesNone(prompt('your dive'));
    },
  },
  {
    game: 'Dark Water Salvage',
    opening: prompt('Seal your application'),
    open: async (tab) => {
      await tab.click(button('Seal'));
      await tab.sees(prompt('Choose a city to start from'));
    },
  },
  {
    game: 'Captain Sonar',
    opening: prompt('begin'),
    open: async (tab) => {
      await tab.click('//*[@data-cell][contains(@aria-label, ", water")]');
      await tab.click(button('Begin at'));
      await tab.sees(prompt('Set a course'));
    },
  },
];

/** From the lobby through the opening, a reload and a hint to the size of a phone; what it did, step by step. */
export async function walk(
  tab: Tab,
  { game, opening, open }: GamePath,
  { url, onStep }: { readonly url: string; readonly onStep: (step: string) => void },
): Promise<void> {
  const step = async (name: string, work: () => Promise<void>): Promise<void> => {
    onStep(name);
    await work();
  };
  await tab.driver.resize(DESK);
  await step('lobby', () => tab.driver.goTo(url));
  await step('start', async () => {
    await tab.click(`//li[.//h3[.="${game}"]]${button('Play now')}`);
    await tab.sees(opening);
  });
  await step('opening', () => open(tab));
  await step('reload', async () => {
    const before = await tab.driver.ask('location.href');
    await tab.driver.goTo(String(before));
    await tab.sees(PROMPT);
    await tab.seesNone(opening);
  });
  await step('hint', async () => {
    await tab.click(button('Hint'));
    await tab.sees('//*[contains(@class, "hint-advices")]//b');
  });
  await step('phone', async () => {
    await tab.driver.resize(PHONE);
    await tab.sees(PROMPT);
    if (await tab.isTooWide()) throw new Error('the page is wider than the window');
  });
}
