import { expect, test } from './people/fixtures.ts';
import type { Person } from './people/person.ts';
import { startServer } from './people/server.ts';

const kept = ({ page }: Person): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('without a server a bot is played in the browser, which says so and survives a reload', async ({
  come,
}) => {
  const server = await startServer();
  try {
    const anna = await come('Anna', { baseURL: server.url, serviceWorkers: 'allow' });
    const { page } = anna;
    await anna.open('/');
    await kept(anna);
    await server.kill();

    await anna.open('/');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The server cannot be reached.');
    await notice.getByRole('link', { name: 'play a bot in this browser' }).click();
    await expect(page.getByText('Played in this browser, without the server')).toBeVisible();
    await page.getByRole('radio', { name: 'Cadet' }).check();
    await page.getByText('Seat, clock and rules').click();
    await page.getByLabel('Your seat').selectOption('black');
    await page.getByLabel('First turn').selectOption('black');
    await anna.button('Start the match').click();

    await expect(page.getByText('Playing in this browser, without the server.')).toBeVisible();
    await anna.place(['d2', 'e3', 'f2']);
    await anna.move('a2');
    const answers = anna.log.filter({ hasText: /^Cadet (moves|sounds|drops)/ });
    await expect(answers).toHaveCount(1);
    await anna.seesTheirTurn();
    const before = await anna.log.allTextContents();

    await page.reload();
    await anna.seesTheirTurn();
    expect(await anna.log.allTextContents()).toEqual(before);
    await expect(page.getByText('Playing in this browser, without the server.')).toBeVisible();
    await expect(anna.square('a2')).toHaveAccessibleName(/your boat/);
    await anna.move('a1');
    await expect(answers).toHaveCount(2);

    await anna.resign();
    await expect(anna.prompt).toHaveText('Cadet wins: you resigned.');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByText(/^Step 0 of/)).toBeVisible();
    await expect(page.getByText('Verified in this browser.')).toBeVisible();

    await anna.open('/m/zzzzzzzz');
    await expect(page.getByRole('heading')).toHaveText('Out of reach');
  } finally {
    await server.stop();
  }
});

test('the client can be installed: its manifest and icons are in place', async ({ come }) => {
  const anna = await come('Anna');
  await anna.open('/');
  const { request } = anna.page;
  const address = await anna.page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    readonly name: string;
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Fathom', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
