import type { Locator } from '@playwright/test';
import { botSays } from './people/bot-says.ts';
import { expect, test } from './people/fixtures.ts';
import { APPROACH, KILL, MINES, fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
const FINGER = 36; // pixels
const asPhone = (viewport: { readonly width: number; readonly height: number }) => ({
  viewport,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

/** All of it is on the screen, and nobody had to scroll for it. */
async function expectAtOnce({ page }: Person, things: readonly Locator[]): Promise<void> {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  for (const thing of things) {
    const box = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width, String(thing)).toBeGreaterThan(0);
    expect(box.x, String(thing)).toBeGreaterThanOrEqual(0);
    expect(box.y, String(thing)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, String(thing)).toBeLessThanOrEqual(screen.width);
    expect(box.y + box.height, String(thing)).toBeLessThanOrEqual(screen.height);
  }
}

async function expectNoSidewaysScroll({ page }: Person): Promise<void> {
  // Not window.innerWidth: on phones it grows with what does not fit.
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What is new is counted, and a tap away. */
async function expectLogAtHand(anna: Person): Promise<void> {
  const button = (name: RegExp): Locator =>
    anna.page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name });
  await anna.press(button(/^Log \d+ new$/));
  const drawer = anna.page.getByRole('dialog', { name: 'Log and talk' });
  await expect(drawer.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await anna.press(drawer.getByRole('tab', { name: 'Talk' }));
  await expect(drawer.getByLabel('Say something to the table')).toBeInViewport({ ratio: 1 });
  await anna.press(anna.button('Close log and talk'));
  await expect(drawer).toHaveCount(0);
  await expect(button(/^Log$/)).toBeVisible();
}

for (const phone of PHONES) {
  const size = `${phone.width}×${phone.height}`;

  test(`${size}: a bot game by touch, board and actions in sight all the time`, async ({
    come,
  }) => {
    const anna = await come('Anna', asPhone(phone));
    const { page } = anna;
    const board = page.locator('.board .gridboard');
    await anna.open('/');
    await anna.press(page.locator('a[href="/depth-charge"]'));
    await page.getByRole('radio', { name: /^Cadet/ }).check();
    await anna.press(page.getByText('Seat, clock and rules'));
    await page.getByLabel('Your seat').selectOption('black');
    await page.getByLabel('First turn').selectOption('black');
    await anna.press(anna.button('Start the match'));

    await expect(anna.prompt).toContainText('Place your three mines');
    const placing = ['Place for me', 'Undo', 'Clear', 'Ready'].map((name) => anna.button(name));
    await expectAtOnce(anna, [anna.prompt, board, ...placing]);
    for (const square of MINES.black) await anna.press(anna.square(square));
    await anna.press(anna.button('Ready'));

    await anna.seesTheirTurn();
    const turn = ['Move', 'Sound', 'Depth charge', 'Mark squares'].map((name) => anna.button(name));
    await expectAtOnce(anna, [anna.prompt, board, ...turn]);
    const cell = await anna.square('c3').boundingBox();
    expect(cell?.width ?? 0, 'a square is big enough for a finger').toBeGreaterThanOrEqual(FINGER);
    await anna.press(anna.square('a3'));
    await expectAtOnce(anna, [board, anna.button('Move to a3')]);
    await anna.press(anna.button('Move to a3'));
    await expect(anna.log.filter({ hasText: botSays('(moves|sounds|drops)') })).toHaveCount(1);
    await anna.seesTheirTurn();
    await expectNoSidewaysScroll(anna);
    await expectLogAtHand(anna);
    await anna.resign();
    await expect(anna.prompt).toHaveText(botSays('wins: you resigned.'));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAtOnce(anna, [board, anna.button('Play again')]);
  });
}

test('on its side a phone still has squares for fingers', async ({ come }) => {
  const anna = await come('Anna', asPhone({ width: 844, height: 390 }));
  const { match } = await anna.makeMatch({ seats: { black: 'me', red: { bot: 'cadet' } } });
  await anna.open(`/m/${match.id}`);
  await expect(anna.prompt).toContainText('Place your three mines');
  const cell = await anna.square('c3').boundingBox();
  expect(cell?.width ?? 0).toBeGreaterThanOrEqual(FINGER);
  await expectNoSidewaysScroll(anna);
});

test('a long press marks a square and plays nothing', async ({ come }) => {
  const anna = await come('Anna', asPhone(PHONES[0]));
  const { match } = await anna.makeMatch({
    seats: { black: 'me', red: { bot: 'cadet' } },
    options: { first: 'black' },
    pace: 'instant',
  });
  await anna.open(`/m/${match.id}`);
  await anna.place(MINES.black);
  await anna.seesTheirTurn();
  const box = await anna.square('a3').boundingBox();
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  const touch = await anna.page.context().newCDPSession(anna.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(anna.square('a3')).toHaveAccessibleName(/marked mine/);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(anna.square('a3')).toHaveAttribute('aria-selected', 'false');
  await expect(anna.button('Move')).toBeVisible();
});

test('@long 360 wide: no page scrolls sideways', async ({ come }) => {
  const phone = asPhone(PHONES[1]);
  const players = {
    black: await come('Anna the very long named', phone),
    red: await come('Ben', phone),
  };
  const { black: anna, red: ben } = players;
  for (const path of [
    '/',
    '/depth-charge',
    '/depth-charge/rules',
    '/depth-charge/local',
    '/captain-sonar',
    '/captain-sonar/rules',
    '/captain-sonar/rules#engineer',
    '/nowhere/at/all',
    '/m/zzzzzzzz',
  ]) {
    await anna.open(path);
    await expect(anna.page.locator('main h1').first()).toBeVisible();
    await expectNoSidewaysScroll(anna);
  }
  await anna.open('/depth-charge');
  await anna.press(anna.page.getByText('Seat, clock and rules'));
  await expectNoSidewaysScroll(anna);

  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' }, visibility: 'public' });
  await anna.open(`/m/${match.id}`);
  await expect(anna.page.locator('.qr')).toBeVisible();
  await expectNoSidewaysScroll(anna);
  await ben.open(`/m/${match.id}/${keys['red'] ?? ''}`);
  await expect(ben.button('Sit down')).toBeVisible();
  await expectNoSidewaysScroll(ben);
  await ben.open('/'); // with a table in its list
  await expect(
    ben.page
      .getByRole('link', { name: /Anna the very long named \(guest\) against a free seat/ })
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(ben);

  const played = await sitDown(players, { options: { assist: 'candidates' } });
  await expectNoSidewaysScroll(ben);
  await fastForward(players, played, { turns: [...APPROACH, ...KILL.slice(0, 4)] });
  await anna.seesTheirTurn();
  await expectNoSidewaysScroll(anna);
  await anna.charge('c8');
  await expect(anna.prompt).toContainText('You win');
  await expectNoSidewaysScroll(anna);
  await anna.open(`/m/${played}/replay#7`);
  await expect(anna.page.getByText('Verified in this browser.')).toBeVisible();
  await expectNoSidewaysScroll(anna);
});
