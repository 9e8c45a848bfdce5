import { expect, test } from './people/fixtures.ts';
import { APPROACH, MINES, fastForward, play, sitDown } from './people/known-game.ts';

test('with candidates as an aid, squares that can hold a mine are hatched for the players alone', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna } = players;
  const match = await sitDown(players, { options: { assist: 'candidates' } });
  await fastForward(players, match);
  const hatched = anna.page.locator('.dc-hatching');
  await expect(hatched).toHaveCount(28); // all of the other sea
  await play(players, APPROACH.slice(0, 5));
  await expect(hatched).toHaveCount(6);
  await expect(anna.square('c7')).toHaveAccessibleName(/certainly mined/);
  await expect(anna.page.getByText('6 squares, 5 ways')).toBeVisible();
  await anna.page.getByLabel('Possible mines').uncheck();
  await expect(hatched).toHaveCount(0);

  const wim = await come('Wim');
  await wim.open(`/m/${match}`);
  await expect(wim.prompt).toContainText('Ben');
  await expect(wim.page.locator('.dc-hatching')).toHaveCount(0);
});

test('without aids there is neither hatching nor a pencil', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna } = players;
  await fastForward(players, await sitDown(players, { options: { assist: 'none' } }));
  await anna.seesTheirTurn();
  await expect(anna.page.locator('.dc-hatching')).toHaveCount(0);
  await expect(anna.button('Mark squares')).toHaveCount(0);
  await anna.square('c8').click({ button: 'right' });
  await expect(anna.square('c8')).not.toHaveAccessibleName(/marked/);
});

test('a risky move asks first once that is switched on, and only then', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  await fastForward(players, await sitDown(players), { turns: APPROACH.slice(0, 4) });
  await anna.page.getByText('Preferences', { exact: true }).click();
  await anna.page.getByLabel('Ask before a risky move').check();

  const question = anna.page.getByRole('alertdialog');
  await anna.move('d7');
  await expect(question).toContainText('may hide a mine');
  await expect(ben.prompt).toHaveText('Anna’s turn');
  await anna.button('Choose again').click();
  await expect(question).toHaveCount(0);
  await anna.move('a6'); // own water: nothing to ask
  await ben.move('h8');
  await anna.move('d6');
  await expect(question).toContainText('d6 may hide a mine.');
  await anna.button('Move to d6').click();
  await ben.seesLine('Anna moves a6 → d6.');
});

test('mines can be undone, cleared, moved and dragged before they are final', async ({ come }) => {
  const anna = await come('Anna');
  const { page } = anna;
  const { match } = await anna.makeMatch({
    seats: { black: 'me', red: { bot: 'cadet' } },
    options: { first: 'black' },
  });
  await anna.open(`/m/${match.id}`);
  const drafted = page.locator('.dc-draft');
  const has = (squares: readonly (typeof MINES.black)[number][]): Promise<void[]> =>
    Promise.all([
      expect(drafted).toHaveCount(squares.length),
      ...squares.map((square) => expect(anna.square(square)).toHaveAccessibleName(/your mine/)),
    ]);
  for (const square of MINES.black) await anna.square(square).click();
  await has(MINES.black);
  await anna.button('Undo').click();
  await has(['a2', 'b4']);
  await expect(anna.button('Ready')).toBeDisabled();
  await anna.square('b4').click(); // picks it up
  await anna.square('e2').click();
  await has(['a2', 'e2']);
  await anna.square('e2').dragTo(anna.square('f1'));
  await has(['a2', 'f1']);
  await anna.square('f1').dragTo(anna.square('f6')); // not her own sea: back into the tray
  await has(['a2']);
  await page.locator('.dc-tray-mine').first().dragTo(anna.square('c5'));
  await has(['a2', 'c5']);
  await anna.button('Clear').click();
  await has([]);
  await anna.button('Undo').click();
  await has(['a2', 'c5']);
  await anna.square('d1').click();
  await anna.button('Ready').click();
  await anna.seesLine('You have placed three mines on a2, c5 and d1.');
});

test('a clock is shown, counts down, and ends the match when it has run out', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  await fastForward(players, await sitDown(players, { clock: { type: 'move', seconds: 600 } }));
  await anna.seesTheirTurn();
  const running = anna.page.locator('.clock.runs');
  await expect(running).toHaveCount(1);
  const before = (await running.textContent()) ?? '';
  expect(before).toMatch(/^(10:00|9:\d\d)$/);
  await expect(running).not.toHaveText(before);
  await expect(running).toHaveAccessibleName(/^Time left: \d/);
  await expect(anna.page.getByRole('timer').first()).toHaveText(/^You lose in \d/);

  await sitDown(players, { clock: { type: 'move', seconds: 5 } }); // and nobody does anything
  await expect(anna.prompt).toHaveText(/ran out of time\.$/);
  const hasWon = (await anna.prompt.textContent())?.startsWith('You') === true;
  await expect(anna.prompt).toHaveText(
    hasWon ? 'You win: Ben ran out of time.' : 'Ben wins: you ran out of time.',
  );
  await expect(ben.prompt).toHaveText(
    hasWon ? 'Anna wins: you ran out of time.' : 'You win: Anna ran out of time.',
  );
});
