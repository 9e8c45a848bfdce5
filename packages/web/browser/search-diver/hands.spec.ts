import type { Page } from '@playwright/test';
import { expect, test } from '../people/fixtures.ts';
import { expectFocusSeen, listen } from '../people/keyboard.ts';
import { diveAlone } from '../people/search-diver/crew.ts';
import { NEXT_DIVE, NOTICE } from '../people/search-diver/diver.ts';
import { DEEP_MARKER } from '../people/search-diver/waters.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;
const FINGER = 36; // pixels
const BESIDE = 12; // pixels: off the hex that is meant, which is smaller than a finger

/** In pixels: the height of a hex, and of the smallest words on the chart. */
const sizesOn = (page: Page): Promise<{ readonly hex: number; readonly words: number }> =>
  page.evaluate(() => {
    const chart = document.querySelector<SVGSVGElement>('.hexboard');
    const scale = chart?.getScreenCTM()?.a ?? 0;
    const words = [...(chart?.querySelectorAll('text') ?? [])].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
    );
    const hex = document.querySelector('[data-cell="0302"] .grid-hit');
    return { hex: hex?.getBoundingClientRect().height ?? 0, words: Math.min(...words) };
  });

/** Two fingers on the chart, from 80 to 160 pixels apart. */
async function pinch(page: Page): Promise<void> {
  const box = await page.locator('.sd-sea').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 100];
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const hands = await page.context().newCDPSession(page);
  await hands.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) });
  for (const apart of [100, 120, 140, 160])
    await hands.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(apart),
    });
  await hands.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hands.detach();
}

test('on a phone: a dive and the time of the next by touch, the deed always in sight', async ({
  come,
}) => {
  const anna = await diveAlone(await come('Anna', PHONE));
  const { page, person } = anna;
  const tab = (name: RegExp) =>
    page.getByRole('tablist', { name: 'Your table' }).getByRole('tab', { name });
  const fitsAcross = async (): Promise<void> => {
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, 'nothing scrolls sideways').toBeLessThanOrEqual(PHONE.viewport.width);
  };

  await test.step('hexes are as large as a finger, words can be read, and two fingers enlarge them', async () => {
    await expect(anna.notice).toBeInViewport();
    await expect(tab(/^Chart/)).toHaveAttribute('aria-selected', 'true');
    const before = await sizesOn(page);
    expect(before.hex).toBeGreaterThanOrEqual(40);
    expect(before.words).toBeGreaterThanOrEqual(12);
    await pinch(page);
    await expect.poll(async () => (await sizesOn(page)).hex).toBeGreaterThan(before.hex * 1.2);
  });
  await test.step('on the whole chart a finger beside a marker means that marker', async () => {
    await anna.button(/^The whole chart$/).tap();
    await expect.poll(async () => (await sizesOn(page)).hex).toBeLessThan(40);
    expect((await sizesOn(page)).words).toBeGreaterThanOrEqual(12);
    const box = await anna.hex(DEEP_MARKER).boundingBox();
    if (box === null) throw new Error('the chart is not to be seen');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.touchscreen.tap(middle.x, middle.y + BESIDE);
    await expect(anna.hex(DEEP_MARKER)).toHaveAttribute('aria-selected', 'true');
    await anna.button(/^Larger$/).tap();
    await anna.button(/^Larger$/).tap();
    await expect(anna.hex(DEEP_MARKER)).toBeInViewport({ ratio: 1 });
    await fitsAcross();
  });
  await test.step('minutes and deed are at the foot, big enough for a finger', async () => {
    const deed = anna.button(/^Dive for 21 min$/);
    await expect(deed).toBeInViewport({ ratio: 1 });
    for (const control of [deed, anna.button(/^One minute less$/).locator('visible=true')]) {
      const size = await control.boundingBox();
      expect(size?.height ?? 0, String(control)).toBeGreaterThanOrEqual(FINGER);
    }
    await anna.minutes.locator('visible=true').fill('5');
    await tab(/^Plan/).tap();
    const planner = page.getByRole('region', { name: 'Plan your dive' });
    await expect(planner).toContainText('nothing is turned');
    await expect(planner).toContainText('You come up with a little nitrogen');
    await fitsAcross();
    await anna.button(/^Dive for 5 min$/).tap();
  });
  await test.step('the next dive is picked on the track', async () => {
    await expect(person.prompt).toHaveText(NEXT_DIVE);
    await expect(tab(/^Next dive\s*, waits for you$/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'The last dive' })).toContainText('no roll');
    await anna.openTimes.nth(1).tap();
    const deed = anna.button(/^Dive next at 8 AM$/);
    await expect(deed).toBeInViewport({ ratio: 1 });
    await expect(anna.notice).toHaveText(NOTICE);
    await deed.tap();
    await expect(person.prompt).toHaveText('Day 1, 8 AM: your dive');
    await tab(/^Dives$/).tap();
    await expect(page.getByRole('tabpanel', { name: 'Dives' })).toContainText('no search. Nothing');
    await fitsAcross();
  });
});

/** The keyboard is at a hex, and a person can see at which. */
async function expectHexSeen(page: Page): Promise<void> {
  const ring = page.locator('[data-cell]:focus .grid-ring');
  await expect(ring).toHaveCount(1);
  await expect(ring).not.toHaveCSS('stroke', 'none');
}

test('by keyboard alone: the hex grid, the minutes, the tables and the track, all read out', async ({
  come,
}) => {
  const anna = await diveAlone(await come('Anna'));
  const { page, person } = anna;
  const keys = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await page.keyboard.press(name);
  };
  const said = await listen(page);
  const isTold = (text: string): Promise<void> =>
    expect.poll(async () => (await said()).join('\n')).toContain(text);

  await test.step('arrows, Home, End and page keys on the grid', async () => {
    await keys('Tab', 'Shift+Tab'); // away, and back to where it was
    await expectHexSeen(page);
    await keys('Control+Home');
    await expect(anna.hex('0101')).toBeFocused();
    await keys('ArrowLeft', 'ArrowUp'); // there is nothing that way
    await expect(anna.hex('0101')).toBeFocused();
    await keys('ArrowRight', 'ArrowDown');
    await expect(anna.hex('0202')).toBeFocused();
    await keys('End', 'PageDown');
    await expect(anna.hex('1810')).toBeFocused();
    await keys('PageUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(anna.hex(DEEP_MARKER)).toBeFocused();
    await expect(anna.hex(DEEP_MARKER)).toHaveAccessibleName(
      `hex ${DEEP_MARKER}, 70 feet, marker face down, hasty search possible`,
    );
    await expectHexSeen(page);
  });
  await test.step('Enter picks, + and − set the minutes, U the unit, T shows the tables', async () => {
    await keys('Enter');
    await expect(anna.button(/^Dive for 21 min$/)).toBeEnabled();
    await keys('-');
    await expect(person.hint).toHaveText(
      'So short a dive finds nothing: stay longer, or go shallower.',
    );
    await keys('u');
    await expect(anna.hex(DEEP_MARKER)).toHaveAccessibleName(/, 21 metres, /);
    await keys('u', 't');
    const rows = page.getByRole('region', { name: 'The tables' });
    await expect(rows.getByRole('table', { name: /^Table 3, 70 ft/ })).toContainText('(looked up)');
    await expect(rows.getByText('A → F')).toBeVisible();
    await keys('a');
    await expect(anna.tables).toBeVisible();
    await expect(anna.tables.getByText(NOTICE)).toBeVisible();
    await expect(anna.tables.getByText('Lit: what was looked up')).toBeVisible();
    await keys('Escape');
    await expect(anna.tables).toBeHidden();
    await keys('t');
    await expect(rows).toBeHidden();
    await expect(anna.hex(DEEP_MARKER)).toBeFocused();
    await expect(anna.button(/^Dive for 20 min$/)).toBeEnabled(); // Escape was for the dialog alone
  });
  await test.step('D dives, the arrows choose a box of the track, D confirms', async () => {
    await keys('d');
    await isTold('You dive in 1705, 70 ft, for 20 minutes: 5 residual, 25 in all, group A to F.');
    await isTold(NEXT_DIVE);
    await expect(anna.openTimes.first()).toBeFocused();
    await keys('ArrowRight', 'ArrowRight');
    await expect(anna.button(/^Dive next at 9 AM$/)).toBeEnabled();
    await expectFocusSeen(page);
    await keys('d');
    await isTold('Your next dive is at 9 AM, after 3 h: group F to C.');
    await isTold('Day 1, 9 AM: your dive');
    await expectHexSeen(page);
  });
  await test.step('P is for another time, Escape for second thoughts', async () => {
    await keys('p');
    await expect(anna.openTimes.first()).toBeFocused();
    await keys('Escape');
    await expect(anna.openTimes).toHaveCount(0);
    await expect(anna.button(/^Pick a marker$/)).toBeDisabled();
    await expectHexSeen(page);
    await keys('p');
    await expect(anna.openTimes.first()).toBeFocused();
    await keys('ArrowRight', 'd');
    await isTold('You wait until day 1, 11 AM: group C to B.');
    await isTold('Day 1, 11 AM: your dive');
    await expect(anna.openTimes).toHaveCount(0); // the next question is the usual one again
    await expectHexSeen(page);
    await keys('.');
    await expect(page.getByRole('heading', { name: 'Hex 0302, 10 ft' })).toBeVisible();
  });
});
