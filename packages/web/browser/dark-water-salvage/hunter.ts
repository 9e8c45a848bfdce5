import type { Region, WreckNumber } from '@fathom/dark-water-salvage/client';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../people/person.ts';

/** A person at the desk of a wreck hunter. */
export class Hunter {
  readonly person: Person;
  readonly page: Page;

  constructor(person: Person) {
    this.person = person;
    this.page = person.page;
  }

  cell(region: Region): Locator {
    return this.page.locator(`[data-cell="${region}"]`);
  }
  wreck(number: WreckNumber): Locator {
    return this.page
      .getByRole('group', { name: 'The twelve wrecks' })
      .getByRole('button')
      .nth(number - 1);
  }
  /** What can be done now. */
  get desk(): Locator {
    return this.page.getByRole('region', { name: 'Your desk' });
  }
  get sheet(): Locator {
    return this.page.getByRole('region', { name: 'Record sheet' });
  }
  get opened(): Locator {
    return this.page.getByRole('region', { name: 'Applications opened' });
  }
  get amount(): Locator {
    return this.page.getByLabel('Apply for, in dollars');
  }
  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }
  /** The first of a button's words: its key and its price may follow. */
  button(words: string): Locator {
    return this.desk.getByRole('button', { name: new RegExp(`^${words}`) });
  }
  press(what: Locator): Promise<void> {
    return this.person.press(what);
  }

  async apply(dollars: number): Promise<void> {
    await this.amount.fill(String(dollars));
    await this.press(this.button(`Seal it: \\$${dollars}`));
    await expect(this.desk.getByText(`Sealed: $${dollars}`)).toBeVisible();
  }
  /** The last application opens them all. */
  async applyLast(dollars: number): Promise<void> {
    await this.amount.fill(String(dollars));
    await this.press(this.button(`Seal it: \\$${dollars}`));
    await expect(this.opened).toBeVisible();
  }
  async startFrom(city: string): Promise<void> {
    await expect(this.person.prompt).toHaveText('Choose a city to start from');
    await this.press(this.button(city));
    await this.press(this.button(`Start from ${city}`));
  }
  async research(wreck: WreckNumber, card: string): Promise<void> {
    if ((await this.wreck(wreck).getAttribute('aria-pressed')) !== 'true')
      await this.press(this.wreck(wreck));
    await this.press(this.button(card));
    await expect(this.button(card)).toContainText('You know:');
  }
  async sailTo(region: Region): Promise<void> {
    await expect(this.person.prompt).toHaveText('Move your boat, or pass');
    await this.press(this.cell(region));
    await this.press(this.button(`Sail to ${region}`));
  }
  async pass(): Promise<void> {
    await this.press(this.button('Pass'));
  }
  async beDone(): Promise<void> {
    await this.press(this.button('Done for the round'));
  }
}

/** The words of everything that is staged over the board of a page, from its next load on. */
export async function watchMoments(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenMoments: seen });
    const look = (): void => {
      for (const { textContent } of document.querySelectorAll('.moment'))
        if (textContent !== '') seen.add(textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { readonly seenMoments: ReadonlySet<string> }).seenMoments,
    ]);
}
