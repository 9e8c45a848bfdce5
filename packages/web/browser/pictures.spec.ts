import { expect, test } from './people/fixtures.ts';
import { APPROACH, KILL, fastForward, sitDown } from './people/known-game.ts';
import { Person } from './people/person.ts';
import { takePicture } from './people/pictures.ts';
import { startServer } from './people/server.ts';

test('pictures of a match in its middle, for the documents', async ({ come, browser }) => {
  const server = await startServer(); // of its own: a lobby without the matches of other tests
  try {
    const calm = { baseURL: server.url, reducedMotion: 'reduce' } as const;
    const players = { black: await come('Anna', calm), red: await come('Ben', calm) };
    const { black: anna, red: ben } = players;
    const match = await sitDown(players, {
      options: { assist: 'candidates' },
      visibility: 'public',
    });
    await fastForward(players, match, { turns: [...APPROACH, ...KILL.slice(0, 2)] });
    await anna.seesTheirTurn();
    await anna.square('d7').click({ button: 'right' });
    await takePicture(anna.page, 'table');
    await anna.page.emulateMedia({ colorScheme: 'dark' });
    await takePicture(anna.page, 'table-night');

    const context = await browser.newContext({
      ...calm,
      storageState: await anna.page.context().storageState(),
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const phone = new Person(await context.newPage(), 'Anna', 'fingers');
    await phone.open(`/m/${match}`);
    await phone.seesTheirTurn();
    await phone.press(phone.square('c8'));
    await takePicture(phone.page, 'phone');
    await context.close();

    const wim = await come('Wim', calm);
    await wim.makeMatch({ seats: { red: 'me' }, visibility: 'public' });
    await wim.open('/');
    await expect(wim.page.getByRole('link', { name: /Anna.* against Ben/ })).toBeVisible();
    await expect(wim.page.getByText('Your table')).toBeVisible();
    await takePicture(wim.page, 'lobby');

    await ben.resign();
    await wim.open(`/m/${match}/replay#7`);
    await wim.page.getByRole('radio', { name: 'Black' }).check();
    await expect(wim.page.getByText('Verified in this browser.')).toBeVisible();
    await takePicture(wim.page, 'replay');
  } finally {
    await server.stop();
  }
});
