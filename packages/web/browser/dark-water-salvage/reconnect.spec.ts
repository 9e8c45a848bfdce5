import { expect, test } from '../people/fixtures.ts';
import { holdLine } from '../people/line.ts';
import { gather } from './hunters.ts';
import { Hunter } from './hunter.ts';

/** Until then somebody whose page is still on its way counts as away. */
const seesAllHere = (hunter: Hunter): Promise<void> =>
  expect(hunter.page.locator('.presence.here')).toHaveCount(3);

test('a sealed envelope survives a reload and a broken line, and can still be changed', async ({
  come,
}) => {
  const [anna, ben, cleo] = (await Promise.all(
    ['Anna', 'Ben', 'Cleo'].map(async (name) => new Hunter(await come(name))),
  )) as [Hunter, Hunter, Hunter];
  const line = await holdLine(anna.page);
  await gather({ amber: anna.person, coral: ben.person, jade: cleo.person });
  const sealed = (dollars: number): Promise<void> =>
    expect(anna.desk.getByText(`Sealed: $${dollars}`)).toBeVisible();

  await anna.apply(17);
  await anna.page.reload();
  await sealed(17);
  await test.step('a change that was lost on its way is sent again', async () => {
    await anna.button('Change it').click();
    await anna.amount.fill('11');
    await seesAllHere(ben);
    line.swallow('up');
    await anna.button('Seal it: \\$11').click();
    await line.cut();
    await expect(anna.page.getByRole('alert').first()).toHaveText(/Connection lost/);
    await expect(ben.page.locator('.presence.away')).toBeVisible();
    await ben.apply(5); // the others go on
    line.mend();
    await sealed(11);
    await expect(anna.page.getByRole('alert')).toHaveCount(0);
  });
  await expect(anna.desk).toContainText('1 more to come.');
  await cleo.applyLast(2);
  for (const { person } of [anna, ben, cleo])
    await person.seesLine(/^Opened: .+ \$2; .+ \$5; .+ \$11\.$/);
});

test('the others are offered a bot for one who is away, and the server has the last word', async ({
  come,
}) => {
  const [anna, ben] = [new Hunter(await come('Anna')), new Hunter(await come('Ben'))];
  const cleo = new Hunter(await come('Cleo'));
  await anna.page.clock.install();
  await gather({ amber: anna.person, coral: ben.person, jade: cleo.person });
  await seesAllHere(anna);
  await ben.page.close();
  await expect(anna.page.locator('.presence.away')).toBeVisible();
  await anna.page.clock.fastForward('00:40');
  const relief = anna.page.getByRole('complementary', { name: 'Players who are away' });
  await expect(relief).toContainText('Ben (Hunter) is away.');
  await relief.getByRole('button', { name: 'Let a bot stand in' }).click();
  await expect(relief).toContainText('has not been away for 3 minutes');
  await cleo.apply(5); // nobody else is kept from playing
});
