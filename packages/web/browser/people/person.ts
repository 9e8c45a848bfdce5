import type { Square } from '@fathom/depth-charge/client';
import type { CreateMatch, MyMatch } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const YOUR_TURN = /^Your turn/;
const TURN_BUTTONS = {
  move: (square: Square) => `Move to ${square}`,
  sound: (square: Square) => `Sound ${square}`,
  charge: (square: Square) => `Charge ${square}`,
} as const;
export type TurnButton = keyof typeof TURN_BUTTONS;

/** Somebody with a browser of their own: does what a person can do on a page, and sees what a person can see. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly hands: 'mouse' | 'fingers';

  constructor(page: Page, name: string, hands: 'mouse' | 'fingers' = 'mouse') {
    this.page = page;
    this.name = name;
    this.hands = hands;
  }

  /** What to do now, in words. */
  get prompt(): Locator {
    return this.page.locator('.now h1');
  }
  get hint(): Locator {
    return this.page.locator('.now .how');
  }
  get log(): Locator {
    return this.page.getByRole('list', { name: 'Log of the match' }).getByRole('listitem');
  }
  /** What a screen reader is told. */
  get announced(): Locator {
    return this.page.locator('.unseen[role="status"]');
  }
  get board(): Locator {
    return this.page.getByRole('grid', { name: 'The lake' });
  }
  square(square: Square): Locator {
    return this.page.locator(`[data-cell="${square}"]`);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(what: Locator): Promise<void> {
    return this.hands === 'fingers' ? what.tap() : what.click();
  }
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }
  /** A second tab of the same browser. */
  async anotherTab(): Promise<Person> {
    return new Person(await this.page.context().newPage(), this.name, this.hands);
  }
  /** Of several tabs: a browser draws the one in front at full speed. */
  async lookHere(): Promise<this> {
    await this.page.bringToFront();
    return this;
  }
  async callMyself(name: string): Promise<void> {
    const answer = await this.page.request.put('/api/me', { data: { name } });
    expect(answer.ok()).toBe(true);
  }
  /** Without the form: for tests that are about something else. */
  async makeMatch(wanted: Partial<CreateMatch>): Promise<MyMatch> {
    const answer = await this.page.request.post('/api/matches', {
      data: { game: 'depth-charge', visibility: 'private', ...wanted },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as MyMatch;
  }
  async takeSeat(match: string, key: string): Promise<void> {
    const answer = await this.page.request.post(`/api/matches/${match}/seats`, { data: { key } });
    expect(answer.ok()).toBe(true);
  }

  async place(squares: readonly Square[]): Promise<void> {
    await expect(this.prompt).toContainText('Place your three mines');
    for (const square of squares) await this.press(this.square(square));
    await this.press(this.button('Ready'));
  }
  move(to: Square): Promise<void> {
    return this.take('move', to);
  }
  sound(square: Square): Promise<void> {
    return this.take('sound', square);
  }
  charge(square: Square): Promise<void> {
    return this.take('charge', square);
  }
  /** A square first, and then what shall happen there. */
  async choose(deed: TurnButton, square: Square): Promise<void> {
    await expect(this.prompt).toHaveText(YOUR_TURN);
    await this.press(this.square(square));
    await this.press(this.button(TURN_BUTTONS[deed](square)));
  }
  /** Until it is in the log, or a question stands in between. */
  private async take(deed: TurnButton, square: Square): Promise<void> {
    await expect(this.prompt).toHaveText(YOUR_TURN);
    const next = this.log.nth(await this.log.count());
    await this.choose(deed, square);
    await next.or(this.page.getByRole('alertdialog')).first().waitFor();
  }

  async resign(): Promise<void> {
    await this.press(this.button('Resign …'));
    await this.press(this.button('Resign'));
  }
  async seesTheirTurn(): Promise<void> {
    await expect(this.prompt).toHaveText(YOUR_TURN);
  }
  async seesLine(text: string | RegExp): Promise<void> {
    await expect(this.log.filter({ hasText: text })).toHaveCount(1);
  }
}
