import { expect, test } from './people/fixtures.ts';
import { MINES, fastForward, play, sitDown } from './people/known-game.ts';
import { holdLine } from './people/line.ts';
import { startServer } from './people/server.ts';

test('a reload in mid-game brings everything back, pencil marks included', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  await sitDown(players);
  await anna.square('a2').click();
  await anna.square('b4').click();
  await anna.page.reload();
  await expect(anna.square('b4')).toHaveAccessibleName(/your mine, not final yet/);
  await anna.square('c3').click();
  await anna.button('Ready').click();
  await ben.place(MINES.red);

  await play(players, [
    ['black', 'move', 'a4'],
    ['red', 'sound', 'g7'],
  ]);
  await anna.seesTheirTurn();
  await anna.square('c8').click({ button: 'right' });
  await expect(anna.square('c8')).toHaveAccessibleName(/marked mine/);
  await expect(anna.log).toHaveCount(5);
  const before = await anna.log.allTextContents();
  await anna.page.reload();

  await anna.seesTheirTurn();
  await expect(anna.log).toHaveText(before);
  for (const square of MINES.black)
    await expect(anna.square(square)).toHaveAccessibleName(/your mine/);
  await expect(anna.square('a4')).toHaveAccessibleName(/your boat/);
  await expect(anna.square('c8')).toHaveAccessibleName(/marked mine/);
  await anna.move('a7');
  await ben.seesLine('Anna moves a4 → a7.');
});

test('a move that was lost on its way is sent again, and arrives once', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const line = await holdLine(anna.page);
  await fastForward(players, await sitDown(players));
  await anna.seesTheirTurn();

  line.swallow('up');
  await anna.choose('move', 'a4');
  await expect(anna.page.getByText('Moving to a4').first()).toBeVisible();
  await line.cut();
  await expect(anna.page.getByRole('alert')).toHaveText(/Connection lost/);
  await expect(anna.button('Move')).toBeDisabled();
  await expect(ben.page.locator('.presence.away')).toBeVisible();
  await expect(ben.prompt).toHaveText('Anna’s turn');

  line.mend();
  await expect(anna.prompt).toHaveText('Ben’s turn');
  await expect(anna.page.getByRole('alert')).toHaveCount(0);
  await ben.seesTheirTurn();
  for (const person of [anna, ben])
    await expect(person.log.filter({ hasText: '→' })).toHaveCount(1);
});

test('a move whose answer was lost is not played twice', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const line = await holdLine(anna.page);
  await fastForward(players, await sitDown(players));
  await anna.seesTheirTurn();

  line.swallow('down');
  await anna.choose('sound', 'b2'); // it would be legal once more
  await ben.move('h7'); // it did arrive, and the match has gone on
  await expect(anna.prompt).not.toHaveText('Ben’s turn');
  await line.cut();
  line.mend();

  await anna.seesLine('Ben moves h8 → h7.');
  await anna.seesTheirTurn();
  await expect(anna.page.getByText('Sounding b2')).toHaveCount(0);
  await anna.move('a4');
  await ben.seesLine('Anna moves a1 → a4.');
  for (const person of [anna, ben])
    await expect(person.log.filter({ hasText: /sounds? b2/ })).toHaveCount(1);
});

test('the server dies and comes back, and the match goes on where it was', async ({ come }) => {
  const server = await startServer();
  try {
    const away = { baseURL: server.url };
    const players = { black: await come('Anna', away), red: await come('Ben', away) };
    await fastForward(players, await sitDown(players), { turns: [['black', 'move', 'a4']] });
    await players.red.seesTheirTurn();

    await server.kill();
    for (const { page } of Object.values(players))
      await expect(page.getByRole('alert')).toHaveText(/Connection lost/);
    await server.restart();
    for (const { page } of Object.values(players))
      await expect(page.getByRole('alert')).toHaveCount(0);
    await players.red.move('h7');
    await players.black.move('a7');
    await players.red.seesLine('Anna moves a4 → a7.');
    await expect(players.red.log).toHaveCount(6);
  } finally {
    await server.stop();
  }
});
