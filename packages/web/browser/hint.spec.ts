import { expectAccessible } from './people/axe.ts';
import { alone, comeAboard } from './people/captain-sonar/crews.ts';
import { Sailor } from './people/captain-sonar/sailor.ts';
import { expect, test } from './people/fixtures.ts';
import { sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';
import { restingBox } from './people/still.ts';

const ADVISER = '**/workers/hint-worker-*.js';
const A_BOT = {
  seats: { black: 'me', red: { bot: 'cadet' } },
  options: { first: 'black' },
  pace: 'instant',
} as const;

const hint = ({ page }: Person) => page.getByRole('region', { name: 'Hint' });
const deed = (person: Person) => hint(person).locator('b');
/** Every request from here on whose address fits. */
function requests({ page }: Person, address: RegExp): readonly string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) made.push(request.url());
  });
  return made;
}

async function playBot(anna: Person): Promise<void> {
  const { match } = await anna.makeMatch(A_BOT);
  await anna.open(`/m/${match.id}`);
  await anna.place(['d2', 'e3', 'f2']);
  await anna.seesTheirTurn();
}

test('against a bot the strongest bot says what it would do, and no server thinks about it', async ({
  come,
}) => {
  const anna = await come('Anna');
  await playBot(anna);
  const asked = requests(anna, /\/api\/(?!me$)/); // who one is, the header asks for in its own time
  await anna.page.keyboard.press('h');
  await expect(deed(anna)).toHaveText(/\w+ .*\.$/);
  await expect(hint(anna).getByRole('listitem')).not.toHaveCount(0);
  await expect(anna.announced).toContainText((await deed(anna).textContent()) ?? '-');
  await expectAccessible(anna.page, 'a hint');
  expect(asked).toEqual([]);

  await anna.page.keyboard.press('Escape');
  await expect(hint(anna)).toHaveCount(0);
  await anna.button('Hint').click();
  await hint(anna).getByRole('button', { name: 'Close' }).click();
  await expect(anna.button('Hint')).toBeFocused();

  await anna.button('Hint').click();
  await expect(deed(anna)).toBeVisible();
  await anna.move('a2');
  await expect(hint(anna), 'advice goes with the turn it was for').toHaveCount(0);

  await anna.page.reload();
  await anna.seesTheirTurn();
  await anna.button('Hint').click();
  await expect(deed(anna)).toHaveText(/\w+ .*\.$/);
});

test('an adviser that cannot be called says so, and can be called again; whoever wants none has no button', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await playBot(anna);
  await page.route(ADVISER, (route) => route.abort());
  await anna.button('Hint').click();
  await expect(hint(anna)).toContainText('The adviser could not be reached.');
  await page.unroute(ADVISER);
  await anna.button('Try again').click();
  await expect(deed(anna)).toBeVisible();

  await page.getByText('Preferences', { exact: true }).click();
  await page.getByLabel('Show a Hint button').uncheck();
  await expect(anna.button('Hint')).toHaveCount(0);
  await expect(hint(anna)).toHaveCount(0);
});

test('a match in the browser has hints as well, also after a reload', async ({ come }) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/depth-charge/local');
  await page.getByRole('radio', { name: /^Cadet/ }).check();
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await page.getByLabel('First turn').selectOption('black');
  await anna.button('Start the match').click();
  await anna.place(['d2', 'e3', 'f2']);
  await anna.move('a2');
  await anna.seesTheirTurn();
  await page.reload();
  await anna.seesTheirTurn();
  const asked = requests(anna, /\/api\/(?!me$)/); // who one is, the header asks for in its own time
  await anna.button('Hint').click();
  await expect(deed(anna)).toHaveText(/\w+ .*\.$/);
  expect(asked).toEqual([]);
});

test('a Captain with a bot crew gets hints, and with the map of the enemy reports of it from the radio', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const { person, page } = anna;
  await comeAboard({ 'alpha.captain': person }, { options: { assist: 'belief' } });
  await person.button('Hint').click();
  await expect(deed(person)).toHaveText(/\w+ .*\.$/);
  await anna.carryOut({ type: 'start', cell: 'A1' });
  const radio = page.locator('.cs-radio-report');
  await expect(radio).toHaveText(/^Radio: The enemy is on .*\.On the chart$/);
  const shading = page.locator('.cs-chart-heat');
  await expect(shading).not.toHaveCount(0);
  await radio.getByLabel('On the chart').uncheck();
  await expect(shading).toHaveCount(0);
  await expectAccessible(page, 'a report from the radio');
});

test('who has all stations is advised on each that has something to do', async ({ come }) => {
  const anna = await come('Anna');
  await comeAboard(alone('alpha', anna));
  await anna.button('Hint').click();
  await expect(hint(anna).locator('.hint-station')).toHaveText(['Captain']);
});

const CADETS = (seats: readonly string[]) => ({
  pace: 'instant' as const,
  start: 'full' as const,
  seats: Object.fromEntries(
    seats.map((seat, i) => [seat, i === 0 ? ('me' as const) : { bot: 'cadet' }]),
  ),
});
const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

/** Where the board is, at each size, before and while there is a hint. */
async function expectStill(anna: Person, what: string): Promise<void> {
  const { page } = anna;
  const board = page.locator('.gridboard:not(.grid-picture)').first();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(anna.button('Hint')).toBeInViewport();
    await expect(board).toBeVisible();
    const before = await restingBox(board);
    await anna.press(anna.button('Hint'));
    await expect(deed(anna).first()).toBeInViewport();
    expect(await restingBox(board), `${what} at ${width}×${height}`).toEqual(before);
    await anna.press(hint(anna).getByRole('button', { name: 'Close' }));
    await expect(hint(anna)).toHaveCount(0);
  }
}

for (const { game, seats, options } of [
  { game: 'depth-charge', seats: ['black', 'red'], options: {} },
  { game: 'search-diver', seats: ['red', 'blue'], options: { players: 2 } },
  { game: 'dark-water-salvage', seats: ['amber', 'coral'], options: { players: 2 } },
])
  test(`a hint moves nothing on the table of ${game}`, async ({ come }) => {
    const anna = await come('Anna');
    const { match } = await anna.makeMatch({ game, options, ...CADETS(seats) });
    await anna.open(`/m/${match.id}`);
    await expectStill(anna, game);
  });

test('a hint moves nothing in a submarine, for its Captain and for who has all stations', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await comeAboard({ 'alpha.captain': anna });
  await expectStill(anna, 'a Captain');
  await comeAboard(alone('alpha', ben));
  await expectStill(ben, 'all stations');
});

test('there are no hints against a person, nor for those who watch', async ({ come }) => {
  const [anna, ben, wim] = [await come('Anna'), await come('Ben'), await come('Wim')];
  const match = await sitDown({ black: anna, red: ben });
  await wim.open(`/m/${match}`);
  for (const person of [anna, ben, wim]) {
    await expect(person.prompt).toContainText('mines');
    await expect(person.button('Hint')).toHaveCount(0);
    await person.page.keyboard.press('h');
    await expect(hint(person)).toHaveCount(0);
  }
});
