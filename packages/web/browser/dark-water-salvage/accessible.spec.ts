import { expectAccessible, titleOf } from '../people/axe.ts';
import { expect, test } from '../people/fixtures.ts';
import { fastForward, gather } from './hunters.ts';
import { Hunter } from './hunter.ts';

const PLACES = [
  { where: 'on a desk', size: { reducedMotion: 'reduce' } },
  {
    where: 'on a phone',
    size: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    },
  },
] as const;

for (const { where, size } of PLACES)
  test(`${titleOf(where)}: axe finds nothing serious in any phase of Dark Water Salvage`, async ({
    come,
  }) => {
    test.slow(); // the whole page, looked through many times
    const anna = new Hunter(await come('Anna', size));
    const ben = await come('Ben');
    const { page, person } = anna;
    const roster = { amber: person, coral: ben };
    const match = await gather(roster, { options: { assist: 'candidates' } });
    const isPhone = where === 'on a phone';
    const tab = async (name: string): Promise<void> => {
      if (isPhone) await anna.press(page.getByRole('tab', { name: new RegExp(`^${name}`) }));
    };

    await expectAccessible(page, 'an application');
    await anna.apply(20);
    if (isPhone) await expectAccessible(page, 'a sealed one');
    await fastForward({ coral: ben }, match, {
      until: ({ phase, waiting }) => phase === 'cities' && waiting[0] === 'amber',
    });
    await expect(person.prompt).toHaveText('Choose a city to start from');
    await expectAccessible(page, 'the opening and the cities');
    await anna.startFrom('Missaukee');
    await tab('Wrecks');
    await anna.research(1, 'Missaukee');
    await expectAccessible(page, 'research');
    if (isPhone)
      for (const name of ['Sheet', 'Table']) {
        await tab(name);
        await expectAccessible(page, `the tab ${name}`);
      }
    await anna.pass();
    await tab('Chart');
    await expect(person.prompt).toHaveText('Move your boat, or pass');
    await anna.press(anna.cell('E1'));
    if (isPhone) await expectAccessible(page, 'a course');
    await anna.press(anna.button('Sail to E1'));
    await expect(person.prompt).toHaveText('Locate a wreck under you, or pass');
    if (isPhone) await expectAccessible(page, 'locating');
    await anna.press(
      anna.desk
        .getByRole('group', { name: /^Wrecks you can/ })
        .getByRole('button')
        .first(),
    );
    await anna.press(anna.button('Locate the'));
    await expect(anna.question).toBeVisible();
    await expectAccessible(page, 'a question');
    await anna.press(anna.question.getByRole('button', { name: /^Locate for/ }));
    await expect(person.prompt).toHaveText('Salvage a wreck under you, or pass');
    await expectAccessible(page, 'salvaging');
    await anna.beDone();
    await fastForward(roster, match, { until: ({ phase }) => phase === 'over' });
    await expect(person.prompt).toHaveText(/: the last round is over\.$/);
    await expectAccessible(page, 'after the end');
    if (isPhone) return;
    await anna.person.open('/dark-water-salvage');
    await expect(page.getByText('Players').first()).toBeVisible();
    await expectAccessible(page, 'the form');
    await anna.person.open('/dark-water-salvage/rules');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'the rules');
  });
