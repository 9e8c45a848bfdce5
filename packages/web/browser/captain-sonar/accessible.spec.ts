import { expectAccessible, titleOf } from '../people/axe.ts';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import type { SeatAction } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';

const PLACES = [
  { where: 'on a desk', size: {}, rules: ['overview', 'engineer'] },
  {
    where: 'on a phone',
    size: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    rules: ['captain', 'first-mate', 'radio-operator'],
  },
] as const;

/** Bravo’s sonar is ready, Alpha’s torpedo will be, and Alpha’s First Mate and Engineer have to say OK. */
const UNDER_WAY: readonly SeatAction[] = [
  ...orders('alpha', 'start B3'),
  ...orders('bravo', 'start B6'),
  ...orders('bravo', 'course E', 'gauge sonar', 'break E4'),
  ...orders('bravo', 'course S', 'gauge sonar', 'break S5'),
  ...orders('bravo', 'course E', 'gauge sonar', 'break E6'),
  ...orders('alpha', 'course E', 'gauge torpedo', 'break E4'),
  ...orders('alpha', 'course S', 'gauge torpedo', 'break S6'),
  ...orders('alpha', 'sheet at D6 since 0 cross D7'),
  ...orders('alpha', 'course E'),
];

for (const { where, size, rules } of PLACES) {
  test(`${titleOf(where)}: axe finds nothing serious around a match of Captain Sonar`, async ({
    come,
  }) => {
    const anna = await come('Anna', size);
    const { page } = anna;
    await anna.open('/captain-sonar');
    await page.getByText(/^Seats:/).click();
    await page.getByText('Rules of the match').click();
    await page.getByText('More rules').click();
    await page.getByRole('radio', { name: /^Your own/ }).check();
    await page.getByRole('radio', { name: /^One crew, against bots/ }).check();
    await expectAccessible(page, 'the form');
    await page.getByRole('radio', { name: /^The Crumbs/ }).check();
    await anna.press(anna.button('Open the table'));
    await expect(page.getByText(/^Still free: /)).toBeVisible();
    await page
      .getByRole('button', { name: /^Invite somebody/ })
      .first()
      .click();
    await expectAccessible(page, 'the waiting room');
    for (const role of rules) {
      await anna.open(`/captain-sonar/rules#${role}`);
      await expect(page.locator(`[aria-current="page"][href="#${role}"]`)).toBeVisible();
      await expect(page.locator('.csr svg').first()).toBeVisible();
      await expectAccessible(page, `the rules: ${role}`);
    }
  });

  test(`${titleOf(where)}: axe finds nothing serious at the stations, in a STOP and at the hull`, async ({
    come,
  }) => {
    test.slow(); // a chart of 225 cells, looked through many times
    const anna = new Sailor(await come('Anna', size));
    const ben = await come('Ben');
    const { page, person } = anna;
    const roster = { ...alone('alpha', person), ...alone('bravo', ben) };
    const match = await comeAboard(roster, { options: { ...OPEN_WATERS, assist: 'legalShifts' } });
    await fastForward(roster, match, UNDER_WAY);
    await expect(person.prompt).toHaveText('First Mate: mark a gauge');
    const tabs = page.getByRole('tablist', { name: 'Your stations' }).getByRole('tab');
    if ((await tabs.count()) === 0) await expectAccessible(page, 'all four stations');
    for (const tab of (await tabs.all()).slice(1)) {
      // the Captain’s comes with the STOP
      await anna.press(tab);
      await expectAccessible(page, `the station ${await tab.innerText()}`);
    }
    await fastForward(roster, match, orders('alpha', 'gauge torpedo', 'break E6', 'stop torpedo'));
    if ((await tabs.count()) > 0) await anna.press(tabs.first());
    await expect(anna.stopSign).toContainText('Alpha aims the torpedo');
    await expectAccessible(page, 'a STOP');
    await fastForward(roster, match, [
      ...orders('alpha', 'stand down'),
      ...orders('bravo', 'stop sonar'),
    ]);
    await expect(page.getByRole('form', { name: 'Answer the sonar' })).toBeVisible();
    if (where === 'on a desk') await expectAccessible(page, 'the answer to a sonar');
    await fastForward(roster, match, orders('alpha', 'answer row 4 column A', 'surface'));
    await expect(anna.sheet).toBeVisible();
    await expectAccessible(page, 'the hull');
  });
}
