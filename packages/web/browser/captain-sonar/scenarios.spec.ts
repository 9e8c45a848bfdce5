import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';

/** Alpha has charged the scenario’s own system, and it is Alpha’s turn. */
const charged = (system: 'decoy' | 'grapnel') => [
  ...orders('alpha', 'start E1'),
  ...orders('bravo', 'start J10'),
  ...orders('alpha', 'course E', `gauge ${system}`, 'break E6'),
  ...orders('bravo', 'course N', 'gauge torpedo', 'break N6'),
  ...orders('alpha', 'course S', `gauge ${system}`, 'break S5'),
  ...orders('bravo', 'course N', 'gauge torpedo', 'break N5'),
  ...orders('alpha', 'course S', `gauge ${system}`, 'break S4'),
  ...orders('bravo', 'course N', 'gauge torpedo', 'break N4'),
];

test('a decoy sends the enemy the wrong way by two arrow keys, and a grapnel hauls up a crate for all to hear', async ({
  come,
}) => {
  const [anna, ben] = [new Sailor(await come('Anna')), new Sailor(await come('Ben'))];
  const { page } = anna;
  const roster = { ...alone('alpha', anna.person), ...alone('bravo', ben.person) };
  const begin = async (scenario: 'decoy' | 'salvage'): Promise<string> =>
    comeAboard(roster, { options: { scenario, first: 'alpha', map: 'crumb-islands' } });

  await test.step('6 a decoy', async () => {
    const match = await begin('decoy');
    await fastForward(roster, match, charged('decoy'));
    await expect(anna.person.prompt).toHaveText('Captain: set a course');
    await page.keyboard.press('c');
    const truly = page.getByRole('group', { name: 'Truly go' });
    await expect(truly).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(truly.getByRole('button', { name: 'South' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('ArrowLeft');
    await expect(anna.person.button('Go south, call west')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(anna.boat).toHaveAttribute('data-cell', 'F4');
    await expect(anna.strip).toContainText('a decoy: in truth south');
    await expect(ben.strip).toContainText('West');
    await expect(ben.strip).not.toContainText('in truth');
  });

  await test.step('6 a grapnel', async () => {
    const match = await begin('salvage');
    await fastForward(roster, match, [
      ...charged('grapnel'),
      ...orders('alpha', 'course S', 'gauge grapnel', 'break S1'),
    ]);
    await expect(page.locator('[data-cell="E3"]')).toHaveAccessibleName(/wreck with its crate/);
    await anna.carryOut({ type: 'grapnel', cell: 'E3' });
    await expect(ben.strip).toContainText('Crate up at E3');
    await expect(page.locator('[data-cell="E3"]')).toHaveAccessibleName(/empty wreck/);
    await expect(ben.page.getByText(/1 of 2 crates/)).toBeAttached();
  });
});
