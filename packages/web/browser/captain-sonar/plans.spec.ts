import { expectAccessible } from '../people/axe.ts';
import { SEATS } from '../people/captain-sonar/crews.ts';
import { expect, test } from '../people/fixtures.ts';

test('two people, a crew each: one link, one click; who leaves comes back by it, and the host splits and merges seats', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await anna.open('/');
  await anna.page.getByRole('link', { name: 'A table for 2 people' }).click();
  await expect(anna.page.getByRole('radio', { name: /^Two people/ })).toBeChecked();
  await expect(anna.page.getByText('You and 1 other')).toBeVisible();
  await anna.button('Open the table').click();
  await expect(anna.page.getByText('Still free: all of Bravo.')).toBeVisible();
  const link = await anna.page.getByLabel('Link for all of Bravo').inputValue();

  await test.step('one click seats a whole crew, and leaving is not for good', async () => {
    await ben.open(link);
    await expect(ben.page.getByText('Your seat: all of Bravo.')).toBeVisible();
    await ben.button('Sit down').click();
    await expect(anna.announced).toContainText('Ben has sat down: all of Bravo.');
    await ben.button('Leave').click();
    await expect(anna.page.getByText('Still free: all of Bravo.')).toBeVisible();
    await ben.open(link);
    await ben.button('Sit down').click();
    await expect(anna.page.getByText('Everyone is in place.')).toBeVisible();
  });
  const bravo = anna.page.getByRole('region', { name: 'Bravo' });
  await test.step('the host splits a crew and merges its seats again', async () => {
    await bravo.getByRole('button', { name: '2 people share the crew' }).click();
    await expect(anna.page.getByText('Still free: Bravo’s Radio Operator.')).toBeVisible();
    await expect(bravo.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(anna.page, 'a waiting room with seats that go together');
    await bravo.getByRole('button', { name: 'Arrange …: Bravo’s Radio Operator' }).click();
    await bravo.getByRole('button', { name: 'Merge with Captain + First Mate + Engineer' }).click();
    await expect(anna.page.getByText('Everyone is in place.')).toBeVisible();
  });
  await anna.button('Start the match').click();
  for (const person of [anna, ben])
    await expect(person.prompt).toHaveText('Captain: choose where your boat begins');
});

test('a first voyage begins at one click: hints come unasked, and each station explains itself', async ({
  come,
}) => {
  const anna = await come('Anna');
  await anna.open('/');
  await anna.button('First voyage').click();
  await expect(anna.prompt).toHaveText('Captain: choose where your boat begins');
  const hint = anna.page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: 'Do it' })).toBeVisible();

  // The same with bots that are not slow, and the first turn for sure.
  const { match } = await anna.makeMatch({
    game: 'captain-sonar',
    options: { guided: true, first: 'alpha' },
    seats: Object.fromEntries(
      SEATS.map((seat) => [seat, seat.startsWith('alpha') ? 'me' : { bot: 'cadet' }]),
    ),
    start: 'full',
    pace: 'instant',
  });
  await anna.open(`/m/${match.id}`);
  const captains = anna.page.getByText('The Captain steers and shoots');
  await expect(captains).toBeVisible();
  const engineer = anna.page.getByRole('region', { name: 'Engineer' });
  const engineers = engineer.getByText('The Engineer chooses what breaks');
  await expect(engineers).toBeHidden();
  await engineer.getByText('How this station works').click();
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint.getByText(/^Head /)).toBeVisible(); // the next advice comes unasked
  await hint.getByRole('button', { name: 'Do it' }).first().click();
  await expect(anna.prompt).toHaveText('First Mate: mark a gauge');
  await expect(captains).toBeHidden(); // it was done once
  await anna.page.reload();
  await expect(engineers).toBeVisible();
  await expect(captains).toBeHidden();
});
