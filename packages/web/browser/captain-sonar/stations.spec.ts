import { SECTIONS, alongSection, sectionLength, sectionStart } from '@fathom/captain-sonar/client';
import type { PanelSymbol } from '@fathom/captain-sonar/client';
import type { Locator } from '@playwright/test';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { listen, tabTo } from '../people/keyboard.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;
const FINGER = 36; // pixels

/** A finger stays on a symbol until something is seen. */
async function hold(emil: Sailor, on: PanelSymbol, until: Locator): Promise<void> {
  const { page } = emil;
  const { x, y, width } = (await emil.symbol(on).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + width / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(until).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('an Engineer on a phone marks by taps, and is warned in time', async ({ come }) => {
  const emil = new Sailor(await come('Emil', PHONE));
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const roster = { ...alone('alpha', anna), ...alone('bravo', ben), 'alpha.engineer': emil.person };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  const north = orders('alpha', 'course N', 'gauge silence');
  await fastForward(roster, match, [
    ...orders('alpha', 'start H9'),
    ...orders('bravo', 'start A1'),
    ...['N6', 'N5', 'N4', 'N1'].flatMap((symbol) =>
      orders('alpha', 'course N', 'gauge silence', `break ${symbol}`),
    ),
    ...north,
  ]);
  const { page, person } = emil;
  const warnings = page.getByRole('region', { name: 'Tell your Captain' });
  const markIt = person.button('Mark it');

  await test.step('the duty and what is broken are in sight', async () => {
    await expect(person.prompt).toHaveText('Mark a breakdown');
    await expect(person.hint).toHaveText('Break one symbol on the north panel.');
    await expect(warnings).toContainText('Weapons out: no mine, no torpedo.');
    await expect(warnings).not.toContainText('one mark from damage');
    const size = await emil.symbol('N2').boundingBox();
    expect(size?.width ?? 0, 'big enough for a finger').toBeGreaterThanOrEqual(FINGER);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, 'nothing scrolls sideways').toBeLessThanOrEqual(PHONE.viewport.width);
  });
  await test.step('who holds a finger on a symbol looks, one tap marks', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await person.press(person.button('Mark a breakdown')); // the bar says so, and leads back
    await expect(emil.symbol('N2')).toBeInViewport();
    await hold(emil, 'N3', markIt);
    await expect(emil.symbol('N3')).not.toHaveAccessibleName(/broken$/);
    await emil.symbol('N2').tap();
    await expect(emil.symbol('N2')).toHaveAccessibleName(/broken$/);
    await expect(markIt).toHaveCount(0);
  });
  await test.step('the last free symbol of a panel is warned about', async () => {
    await expect(warnings).toContainText('North is one mark from damage.');
    await fastForward(roster, match, north);
    await expect(person.prompt).toHaveText('Mark a breakdown');
    await emil.symbol('N3').tap();
    await expect(page.locator('.eng-about')).toContainText('Damage');
    await markIt.tap();
    await person.seesLine(
      'Alpha takes 1 damage: a whole panel has broken down, and everything is repaired.',
    );
    await expect(warnings).toHaveText(/No breakdown keeps any system from working\.$/);
  });
});

test('on a phone the station that is waited for comes to the front: a course is one tap a role', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna', PHONE));
  const ben = await come('Ben');
  const { page, person } = anna;
  const roster = { ...alone('alpha', person), ...alone('bravo', ben) };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  const stations = page.getByRole('tablist', { name: 'Your stations' });
  const front = stations.getByRole('tab', { selected: true });
  await fastForward(roster, match, [
    ...orders('alpha', 'start H9'),
    ...orders('bravo', 'start A1'),
    ...orders('alpha', 'course N', 'gauge mine'),
  ]);
  await expect(front).toHaveText(/^Engineer/);
  await anna.symbol('N6').tap();
  await expect(front).toHaveText(/^Captain/);
  await expect(person.button('Surface'), 'in sight with the chart').toBeInViewport({ ratio: 1 });
  await expect(anna.cell('A1')).toBeInViewport();
  for (const [course, symbol] of [
    ['E', 'E4'],
    ['S', 'S5'],
  ] as const) {
    await anna.course(course).tap();
    await anna.gauge('torpedo').tap();
    await anna.symbol(symbol).tap();
    await expect(front).toHaveText(/^Captain/);
  }
  await person.seesLine('Alpha’s Engineer breaks S5.');
  // Whoever looks at another station stays there until something is waited for.
  await page.getByRole('tab', { name: /^Radio Operator/ }).tap();
  await fastForward(roster, match, orders('bravo', 'course E'));
  await expect(anna.strip).toContainText('East');
  await expect(front).toHaveText(/^Radio Operator/);
});

const STEP = 8; // what one press of an arrow key draws
type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The arrow keys that lead a pen along the middle of a section. */
function arrowsAlong(section: number): readonly Arrow[] {
  const arrows: Arrow[] = [];
  let [x, y] = sectionStart(section);
  for (let reached = 0; reached <= sectionLength(section); reached += STEP / 2) {
    const [toX, toY] = alongSection(section, reached);
    while (Math.max(Math.abs(toX - x), Math.abs(toY - y)) > STEP / 2) {
      if (Math.abs(toX - x) > Math.abs(toY - y)) {
        arrows.push(toX > x ? 'ArrowRight' : 'ArrowLeft');
        x += Math.sign(toX - x) * STEP;
      } else {
        arrows.push(toY > y ? 'ArrowDown' : 'ArrowUp');
        y += Math.sign(toY - y) * STEP;
      }
    }
  }
  return arrows;
}

test('5.2 by keyboard alone: a start, courses, marks, and the hull traced section by section', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const ben = await come('Ben');
  const roster = { ...alone('alpha', anna.person), ...alone('bravo', ben) };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  await fastForward(roster, match, orders('bravo', 'start O1'));
  const { page, person } = anna;
  const keys = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await page.keyboard.press(name);
  };
  const said = await listen(page);
  const isTold = (text: string): Promise<void> =>
    expect.poll(async () => (await said()).join('\n')).toContain(text);

  await test.step('the Captain begins and steers by arrow keys', async () => {
    await expect(person.prompt).toHaveText('Captain: choose where your boat begins');
    await tabTo(page, anna.cell('A1'));
    await keys('ArrowRight', 'ArrowDown', 'Enter');
    await expect(person.button('Begin at B2')).toBeFocused();
    await keys('Enter');
    await isTold('Both boats are under way.');
    await expect(anna.course('E')).toBeEnabled();
    await keys('ArrowRight');
    await isTold('Alpha: east.');
    await expect(anna.cell('C2')).toHaveAccessibleName(/your boat/);
  });
  await test.step('the First Mate marks by a digit, the Engineer by arrows and Enter', async () => {
    await expect(anna.gauge('torpedo')).toBeEnabled();
    await keys('2');
    await isTold('Alpha’s First Mate charges the torpedo.');
    await tabTo(page, anna.symbol('E1'));
    await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(anna.symbol('E4')).toBeFocused();
    await keys('Enter');
    await isTold('Alpha’s Engineer breaks E4.');
  });
  await test.step('a course from the chart, and the Engineer’s digit; ? lists all keys', async () => {
    await anna.cell('M9').click();
    await expect(anna.cell('M9')).toBeFocused();
    await expect(anna.course('S')).toBeEnabled();
    await keys('ArrowDown');
    await isTold('Alpha: south.');
    // Until both have marked nobody can steer; the page must not scroll instead, wherever a click has left the focus.
    await page.setViewportSize({ width: 1280, height: 400 });
    for (const clicked of [anna.cell('K3'), anna.symbol('W1'), person.log.first()]) {
      await clicked.click({ force: true }); // a symbol that cannot be marked, too
      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.down('ArrowDown');
      await keys('ArrowDown', 'ArrowUp');
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.up('ArrowDown');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await keys('2', '5');
    await isTold('Alpha’s Engineer breaks S5.');
    await anna.cell('M9').click();
    await keys('r', 'ArrowRight'); // looks round
    await expect(anna.cell('N9')).toBeFocused();
    await keys('Escape', '?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    for (const text of ['Set a course', 'Mark a gauge', 'Surface'])
      await expect(list.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(list.getByText(/^Mark a symbol/)).toBeVisible();
    await keys('Escape');
  });
  await test.step('the chart has half of the screen', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const chart = page.locator('.cs-chart .gridboard');
      await expect
        .poll(async () => (await chart.boundingBox())?.width ?? 0)
        .toBeGreaterThanOrEqual(width / 2 - 4);
      await expect(anna.symbol('E6')).toBeInViewport({ ratio: 1 });
      await expect(anna.gauge('silence')).toBeInViewport({ ratio: 1 });
      await expect(anna.cell('O15')).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('up to the surface', async () => {
    await expect(person.button('Surface')).toBeEnabled();
    await keys('u');
    await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused();
    await keys('Enter');
    await isTold('Alpha surfaces in sector 1.');
    await expect(anna.hull).toContainText('Section 1 of 4');
    await tabTo(page, anna.sheet);
  });
  for (const section of SECTIONS.keys())
    await test.step(`section ${section + 1} by arrow keys`, async () => {
      await expect(anna.hull).toContainText(`Section ${section + 1} of 4`);
      await expect(anna.sheet).toBeFocused();
      await keys('Enter', ...arrowsAlong(section));
      await isTold(`has traced section ${section + 1} of the hull.`);
    });
  await test.step('and down again', async () => {
    await expect(person.button('Ready to dive')).toBeFocused();
    await keys('Enter');
    await isTold('Alpha’s Engineer is ready to dive.');
    await expect(person.button('Dive!')).toBeFocused();
    await keys('Enter');
    await isTold('Alpha dives.');
    await expect(anna.hull).toHaveCount(0);
  });
});
