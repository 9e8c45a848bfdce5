import { expect, test } from '../people/fixtures.ts';
import { holdLine } from '../people/line.ts';
import { gather } from './hunters.ts';
import { Hunter, watchMoments } from './hunter.ts';

test('what is begun stays while others act, and while the step before is on its way', async ({
  come,
}) => {
  const anna = new Hunter(await come('Anna', { reducedMotion: 'no-preference' }));
  const ben = new Hunter(await come('Ben'));
  const line = await holdLine(anna.page);
  const staged = await watchMoments(anna.page);
  await gather({ amber: anna.person, coral: ben.person });

  await anna.amount.fill('20');
  await ben.apply(5);
  await anna.person.seesLine(/^Ben has sealed an application/);
  await expect(anna.amount).toHaveValue('20');
  await test.step('after a click on −1 dollar, Enter seals', async () => {
    await anna.press(anna.button('−1 dollar'));
    await anna.page.keyboard.press('Enter');
    await ben.person.seesLine('Opened: You $5; Anna $19.');
    await expect.poll(staged).toContainEqual(expect.stringMatching(/envelopes.+ \$5.+ \$19/));
  });
  await ben.startFrom('Eastwick');
  await expect(anna.person.prompt).toHaveText('Choose a city to start from');
  await anna.press(anna.cell('A2'));
  await expect(anna.page.locator('.say-why')).toHaveText('Start from a city.');
  await anna.startFrom('Missaukee');
  await ben.beDone();
  await anna.person.seesLine('Ben is done for the round.');

  line.hold();
  await anna.pass();
  await expect(anna.person.prompt).toHaveText('Move your boat, or pass');
  await anna.press(anna.cell('E1'));
  await expect(anna.button('Sail to E1')).toBeDisabled();
  line.letGo();
  await anna.press(anna.button('Sail to E1'));
  await ben.person.seesLine(/^Anna hires a boat for .+ and sails .+ to E1\.$/);

  await test.step('a wrong guess is staged, and nothing is sold about her any more', async () => {
    await expect(anna.person.prompt).toHaveText('Locate a wreck under you, or pass');
    await anna.press(anna.wreck(2));
    await anna.press(anna.wreck(2));
    await anna.press(anna.question.getByRole('button', { name: /^Locate for/ }));
    await expect.poll(staged).toContainEqual(expect.stringContaining('Not here'));
    await anna.press(
      anna.desk.getByRole('group', { name: 'Pass on to' }).getByRole('button', { name: 'Move' }),
    );
    await expect(anna.person.prompt).toHaveText('Move your boat, or pass');
    await anna.sailTo('D2');
    await anna.pass();
    await anna.pass();
    await expect(anna.person.prompt).toHaveText('Research: pick a wreck, then a sonar card');
    await expect(anna.desk).toContainText('You were wrong about the');
    const card = anna.button('Medium water');
    await expect(card, 'what was passed has arrived').not.toHaveAttribute('disabled');
    await card.click({ force: true }); // it looks closed, and is pressed all the same
    await expect(anna.page.locator('.say-why')).toHaveText(/barred to you/);
  });
});
