import { expect, test } from './people/fixtures.ts';
import { MINES, sitDown } from './people/known-game.ts';

test('two tabs of one player follow each other', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const match = await sitDown(players);
  const left = players.black;
  const right = await left.anotherTab();
  await right.open(`/m/${match}`);
  await expect(right.prompt).toContainText('Place your three mines');

  await (await left.lookHere()).place(MINES.black);
  await expect(right.prompt).toHaveText('Waiting for Ben to place');
  await expect(right.square('b4')).toHaveAccessibleName(/your mine$/);
  await players.red.place(MINES.red);

  await left.move('a4');
  await expect(right.square('a4')).toHaveAccessibleName(/your boat/);
  await players.red.move('h7');
  await (await right.lookHere()).move('a7');
  await expect(left.square('a7')).toHaveAccessibleName(/your boat/);
  await players.red.seesLine('Anna moves a4 → a7.');

  // What one tab has begun to choose is void once the other has played.
  await players.red.move('h8');
  await (await left.lookHere()).seesTheirTurn();
  await left.square('b7').click();
  await expect(left.button('Move to b7')).toBeVisible();
  await (await right.lookHere()).sound('b6');
  await expect(left.prompt).toHaveText('Ben’s turn');
  await expect(left.button('Move to b7')).toHaveCount(0);
  await expect(left.log).toHaveCount(8);
  await expect(right.log).toHaveCount(8);

  await right.page.close();
  await expect(players.red.page.locator('.presence').first()).toHaveText('here'); // one tab is enough
});
