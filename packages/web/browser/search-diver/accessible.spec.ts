import { expectAccessible, titleOf } from '../people/axe.ts';
import { expect, test } from '../people/fixtures.ts';
import { areLaid, fastForward, gather, layMarkers } from '../people/search-diver/crew.ts';
import { Diver, NEXT_DIVE, NOTICE, YOUR_DIVE } from '../people/search-diver/diver.ts';
import { DEEP_MARKER, KNOWN_WATERS } from '../people/search-diver/waters.ts';

const PLACES = [
  { where: 'on a desk', size: {} },
  {
    where: 'on a phone',
    size: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

for (const { where, size } of PLACES) {
  const isPhone = where === 'on a phone';

  test(`${titleOf(where)}: axe finds nothing serious in the form and the rules of Search Diver`, async ({
    come,
  }) => {
    const anna = await come('Anna', size);
    const { page } = anna;
    await anna.open('/search-diver');
    if (isPhone) {
      await page.getByRole('radio', { name: /^Today’s dive/ }).check();
      await expect(page.getByRole('img', { name: /^The chart of / })).toBeVisible();
    } else {
      await page.getByText('Rules of the match').click();
      await page.getByRole('radio', { name: /^Your own/ }).check();
      await page.getByText('More rules').click();
    }
    await expectAccessible(page, 'the form');
    await anna.open('/search-diver/rules');
    await expect(page.getByText(NOTICE).first()).toBeVisible();
    await expectAccessible(page, 'the rules');
  });

  test(`${titleOf(where)}: axe finds nothing serious at the table, from laying to the end`, async ({
    come,
  }) => {
    test.slow(); // a chart of 180 hexes, looked through many times
    const anna = new Diver(await come('Anna', size));
    const { page, person } = anna;
    const roster = { red: person };
    const match = await gather(roster, { options: { ...KNOWN_WATERS, players: 1 } });
    await expect(person.prompt).toHaveText('Lay a marker, face down');
    if (!isPhone) await expectAccessible(page, 'laying the markers');
    await fastForward(roster, match, { policy: layMarkers, until: areLaid });
    await expect(person.prompt).toHaveText(YOUR_DIVE);
    await person.press(anna.hex(DEEP_MARKER));
    if (isPhone) await person.press(page.getByRole('tab', { name: /^Plan/ }));
    await expect(page.getByRole('region', { name: 'Plan your dive' })).toBeVisible();
    if (isPhone) await expectAccessible(page, 'the planner');
    await person.press(anna.button(/^Show me the tables$/));
    await person.press(anna.button(/^All six tables$/));
    await expect(anna.tables).toBeVisible();
    if (!isPhone) await expectAccessible(page, 'the planner and the tables');
    await person.press(anna.tables.getByRole('button', { name: 'Close' }));
    await anna.minutes.locator('visible=true').fill('5');
    await person.press(anna.button(/^Dive for 5 min$/));
    await expect(person.prompt).toHaveText(NEXT_DIVE);
    await person.press(anna.openTimes.first());
    await expectAccessible(page, 'the next dive');
    await person.resign();
    await expect(person.prompt).toHaveText('The search is given up.');
    if (!isPhone) await expectAccessible(page, 'the end');
  });
}
