import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { APPROACH, KILL, MINES, fastForward, play, sitDown } from './people/known-game.ts';

test('axe finds nothing serious on the pages around a match', async ({ come }) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const { page } = anna;
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' }, visibility: 'public' });

  await anna.open('/');
  await expect(page.getByText('Your table').first()).toBeVisible();
  await expectAccessible(page, 'the lobby');
  await anna.open('/depth-charge');
  await page.getByText('Seat, clock and rules').click();
  await expectAccessible(page, 'a new match');
  await anna.open(`/m/${match.id}`);
  await expect(page.locator('.qr')).toBeVisible();
  await expectAccessible(page, 'waiting, with an invitation');
  await ben.open(`/m/${match.id}/${keys['red'] ?? ''}`);
  await expect(ben.button('Sit down')).toBeVisible();
  await expectAccessible(ben.page, 'a seat link');
  await anna.open('/depth-charge/rules');
  await expect(page.getByRole('heading', { name: '5 Depth charges', exact: true })).toBeVisible();
  await expectAccessible(page, 'the rules');
  await anna.open('/nowhere/at/all');
  await expectAccessible(page, 'an address that leads nowhere');
  await anna.open('/m/zzzzzzzz');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'no such match');
});

test('axe finds nothing serious at the table and in the replay', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const clock = { type: 'bank', minutes: 10, increment: 5 } as const;
  const match = await sitDown(players, { options: { assist: 'candidates' }, clock });
  await anna.square('a2').click();
  await expectAccessible(anna.page, 'placing');
  await fastForward(players, match, { turns: APPROACH });
  await anna.seesTheirTurn();
  await anna.square('c8').click();
  await anna.page.getByText('Preferences', { exact: true }).click();
  await expectAccessible(anna.page, 'her own turn');
  await expectAccessible(ben.page, 'the other side’s turn');
  await anna.charge('b6');
  await expect(anna.page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(anna.page, 'a question');
  await anna.button('Choose again').click();
  const wim = await come('Wim');
  await wim.open(`/m/${match}`);
  await expect(wim.log).toHaveCount(11);
  await expectAccessible(wim.page, 'watching');
  await play(players, KILL);
  await expect(anna.prompt).toContainText('You win');
  await expectAccessible(anna.page, 'after the end');
  await wim.open(`/m/${match}/replay#7`);
  await expect(wim.page.getByText('Verified in this browser.')).toBeVisible();
  await expectAccessible(wim.page, 'the replay');
});

test('axe finds nothing serious where a bot is played without the server', async ({ come }) => {
  const anna = await come('Anna');
  await anna.open('/depth-charge/local');
  await expect(anna.button('Start the match')).toBeVisible();
  await expectAccessible(anna.page, 'the form');
  await anna.page.getByText('Seat, clock and rules').click();
  await anna.page.getByLabel('Your seat').selectOption('black');
  await anna.button('Start the match').click();
  await anna.place(MINES.black);
  await anna.seesLine('You have placed three mines on a2, b4 and c3.');
  await expectAccessible(anna.page, 'the table');
  await anna.button('Other matches').click();
  await expect(anna.page.getByRole('heading', { name: 'Matches in this browser' })).toBeVisible();
  await expectAccessible(anna.page, 'the matches kept here');
});
