import type { Hex } from '@fathom/search-diver/client';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../person.ts';

export const NOTICE = 'A game. Never plan a real dive with these tables.';
export const YOUR_DIVE = /: your dive$/;
export const NEXT_DIVE = 'When is your next dive?';
export const FREE_SEARCH = 'A free search: which hex?';
export const OVER =
  /^(You|[A-Z]\w+) (finds?|turns? up the last dummy, locates?) the target and wins?\.$/;
export const AFTER_A_SEARCH = new RegExp(`${OVER.source}|your next dive\\?$|which hex\\?$`);

/** A person at the table of a search. */
export class Diver {
  readonly person: Person;
  readonly page: Page;

  constructor(person: Person) {
    this.person = person;
    this.page = person.page;
  }

  hex(hex: Hex): Locator {
    return this.page.locator(`[data-cell="${hex}"]`);
  }
  get faceDown(): Locator {
    return this.page.locator('[data-cell][aria-label*="marker face down"]');
  }
  get track(): Locator {
    return this.page.getByRole('region', { name: 'Time Track' });
  }
  /** The boxes of the track that can be chosen. */
  get openTimes(): Locator {
    return this.track.getByRole('button');
  }
  get minutes(): Locator {
    return this.page.getByRole('slider', { name: 'Minutes at the bottom' });
  }
  get tables(): Locator {
    return this.page.getByRole('dialog', { name: 'The tables' });
  }
  /** That this is a game. */
  get notice(): Locator {
    return this.page.getByText(NOTICE).locator('visible=true');
  }
  button(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** By the planner; without minutes, the fewest of the best search there. */
  async dive(hex: Hex, minutes?: number): Promise<void> {
    await expect(this.person.prompt).toHaveText(YOUR_DIVE);
    await this.person.press(this.hex(hex));
    if (minutes !== undefined) await this.minutes.locator('visible=true').fill(String(minutes));
    await this.person.press(this.button(/^Dive for \d+ min$/));
  }
  /** At the first box that is open. */
  async schedule(): Promise<void> {
    await expect(this.person.prompt).toHaveText(NEXT_DIVE);
    await this.person.press(this.openTimes.first());
    await this.person.press(this.button(/^Dive next (at|on) /));
    await expect(this.person.prompt).not.toHaveText(NEXT_DIVE);
  }
  /** One dive with whatever it brings. False: it was the last. */
  async takeTurn(): Promise<boolean> {
    await expect(this.person.prompt).toHaveText(YOUR_DIVE);
    const hex = (await this.faceDown.first().getAttribute('data-cell')) as Hex;
    await this.dive(hex);
    return this.surface();
  }
  /** What comes after a search: free ones, and the time of the next dive. False: it was the last. */
  async surface(): Promise<boolean> {
    while ((await this.cameOfIt()) === FREE_SEARCH) await this.searchBeside();
    if ((await this.person.prompt.textContent()) !== NEXT_DIVE) return false;
    await this.schedule();
    return true;
  }
  /** Of a special event, the first hex that it offers. */
  async searchBeside(): Promise<void> {
    const next = this.person.log.nth(await this.person.log.count());
    const offers = this.page.getByRole('table', { name: 'Free searches' });
    await this.person.press(offers.getByRole('button').first());
    await this.person.press(this.button(/^Search \d{4}$/));
    await next.waitFor({ state: 'attached' });
  }
  private async cameOfIt(): Promise<string | null> {
    await expect(this.person.prompt).toHaveText(AFTER_A_SEARCH);
    return this.person.prompt.textContent();
  }
}
