import { alone, comeAboard } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { expect, test } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';
import type { Person } from '../people/person.ts';

const voteSeenBy = ({ page }: Person) =>
  page.getByRole('complementary', { name: 'Whether to surrender' });

async function askCrew(person: Person): Promise<void> {
  await person.press(person.button('Ask the crew to surrender …'));
  await person.press(person.button('Ask the crew'));
  await expect(
    person.page.getByText('You have asked the crew to surrender (1 of 2).'),
  ).toBeVisible();
}

test('two of a crew talk over whether to give up, one leaves and returns, and they give up together', async ({
  come,
}) => {
  const [anna, abel, ben] = [await come('Anna'), await come('Abel'), await come('Ben')];
  const enemy = listenIn(ben.page);
  await comeAboard(
    {
      ...alone('alpha', anna),
      ...alone('bravo', ben),
      'alpha.engineer': abel,
      'alpha.radioOperator': abel,
    },
    { options: OPEN_WATERS },
  );

  await test.step('one asks after a second thought, and the other says not yet', async () => {
    await anna.press(anna.button('Ask the crew to surrender …'));
    await anna.press(anna.button('Play on'));
    await expect(anna.button('Ask the crew to surrender …')).toBeFocused();
    await askCrew(anna);
    await expect(voteSeenBy(abel)).toContainText('Anna wants to surrender (1 of 2).');
    await expect(voteSeenBy(anna)).toHaveCount(0);
    await abel.press(abel.button('Not yet'));
    await expect(voteSeenBy(abel)).toHaveCount(0);
  });

  await test.step('what was asked is taken back, and asked anew it is shown anew', async () => {
    await anna.press(anna.button('Take it back'));
    await expect(anna.button('Ask the crew to surrender …')).toBeVisible();
    await askCrew(anna);
    await expect(voteSeenBy(abel)).toBeVisible();
    await anna.press(anna.button('Take it back'));
    await expect(voteSeenBy(abel)).toHaveCount(0);
  });

  await test.step('one leaves: a bot takes the stations until the person returns', async () => {
    await abel.press(abel.button('Leave the match …'));
    await expect(abel.page.getByText('A bot will take over right away')).toBeVisible();
    await abel.press(abel.button('Leave'));
    await expect(abel.page.getByText('A bot plays on for you:')).toBeVisible();
    await expect(anna.page.getByText('stand-in').first()).toBeVisible();
    await expect(anna.button('Resign …'), 'who is left alone may resign').toBeVisible();
    await expect(anna.button('Leave the match …')).toHaveCount(0);
    await abel.press(abel.button('Take my seat back'));
    await expect(anna.button('Leave the match …')).toBeVisible();
  });

  expect(enemy.heard.length).toBeGreaterThan(0);
  expect(enemy.heard.filter((text) => text.includes('"asked"'))).toEqual([]);

  await test.step('both want it: the match is lost', async () => {
    await askCrew(anna);
    await abel.press(abel.button('Agree …'));
    await abel.press(abel.button('Surrender'));
    await expect(ben.prompt).toContainText('Bravo');
    await expect(abel.button('Offer a rematch')).toBeVisible();
    await expect(anna.button('Offer a rematch')).toBeVisible();
  });
});
