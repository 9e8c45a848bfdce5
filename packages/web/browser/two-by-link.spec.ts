import { encode } from 'uqr';
import { expect, test } from './people/fixtures.ts';
import { APPROACH, KILL, MINES, placeMines, play } from './people/known-game.ts';

test('two people play a whole game by a link, see the open board, and play again', async ({
  come,
}) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const players = { black: anna, red: ben };

  await anna.open('/');
  await anna.page.getByLabel('You are').fill('Anna of the Lake');
  await anna.page.getByLabel('You are').press('Enter');
  await expect(anna.page.getByText('Saved.')).toBeVisible();
  await anna.page.locator('a[href="/depth-charge"]').click();
  await anna.page.getByRole('radio', { name: 'Invite a friend' }).check();
  await anna.page.getByText('Seat, clock and rules').click();
  await anna.page.getByLabel('Your seat').selectOption('black');
  await anna.page.getByLabel('First turn').selectOption('black');
  await anna.button('Open the table').click();

  const invitation = anna.page.getByLabel('Link for the red seat');
  const link = await invitation.inputValue();
  expect(link).toMatch(/\/m\/[2-9a-z]{8}\/[0-9a-f]{32}$/);
  const drawn = await anna.page.locator('.qr-ink').getAttribute('d');
  const dark = encode(link, { border: 2 }).data.flat().filter(Boolean).length;
  expect(drawn?.match(/M/g)).toHaveLength(dark);

  await ben.open(link);
  await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText(
    'A seat is reserved for you',
  );
  await expect(ben.page.getByText('Depth Charge with Anna of the Lake.')).toBeVisible();
  await ben.button('Sit down').click();
  await expect(ben.page).toHaveURL(/\/m\/[2-9a-z]{8}$/); // the key is not left in the address

  await placeMines(players);
  await anna.seesLine('You have placed three mines on a2, b4 and c3.');
  await ben.seesLine('Anna of the Lake has placed three mines.');
  await expect(anna.square('b8')).not.toHaveAccessibleName(/mine/);
  await expect(ben.square('b8')).toHaveAccessibleName(/your mine/);

  await play(players, APPROACH);
  await ben.seesLine('Anna of the Lake sounds b6. Pings at 1, 2 and 3.');
  await anna.seesLine('Ben sounds g7. Pings at 4, 8 and 11.');
  await expect(anna.page.getByRole('list', { name: 'By you' })).toContainText('b6');

  await play(players, KILL);
  await expect(anna.prompt).toHaveText('You win: all three of Ben’s mines are destroyed.');
  await expect(ben.prompt).toHaveText(
    'Anna of the Lake wins: all three of your mines are destroyed.',
  );
  for (const square of MINES.black)
    await expect(ben.square(square)).toHaveAccessibleName(/Black mine/);
  for (const square of MINES.red)
    await expect(anna.square(square)).toHaveAccessibleName(/wreck of a Red mine/);

  const first = anna.page.url();
  await anna.button('Offer a rematch').click();
  await expect(anna.page.getByRole('complementary', { name: 'After the match' })).toContainText(
    'You have offered a rematch. Waiting for Ben.',
  );
  await ben.button('Accept').click();
  for (const person of [anna, ben])
    await expect(person.prompt).toContainText('Place your three mines');
  expect(anna.page.url()).not.toBe(first);
  expect(ben.page.url()).toBe(anna.page.url());
});
