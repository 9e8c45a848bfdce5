import { expect, test } from './people/fixtures.ts';
import { startServer } from './people/server.ts';

test('who meets a limit is told what and how long, and it is tried again by itself', async ({
  come,
}) => {
  const anna = await come('Anna');
  let isOver = false;
  await anna.page.route('**/api/matches?*', (route) =>
    isOver
      ? route.continue()
      : route.fulfill({
          status: 429,
          headers: { 'retry-after': '2' },
          json: {
            code: 'tooManyRequests',
            facts: { what: 'data', seconds: 2 },
            message: 'In the words of the server.',
          },
        }),
  );
  await anna.open('/');
  const notice = anna.page.getByRole('alert');
  await expect(notice).toHaveText(
    /^Too many requests from your network\. Trying again in [12] s\.$/,
  );
  await expect(anna.page.getByText('In the words of the server.')).toHaveCount(0);
  isOver = true;
  await expect(notice).toHaveCount(0);
  await expect(anna.page.getByText('Open tables')).toBeVisible();
});

test('@long a table that cannot be reached for too many others opens once one is closed', async ({
  come,
}) => {
  const server = await startServer({ settings: { FATHOM_CONNECTIONS_PER_ADDRESS: '8' } });
  try {
    const anna = await come('Anna', { baseURL: server.url });
    const { match } = await anna.makeMatch({ visibility: 'public' });
    await anna.open('/');
    await anna.page.evaluate(async () => {
      // With the page's own there is room for one less.
      const sockets = Array.from({ length: 8 }, () => new WebSocket('/ws'));
      Object.assign(window, { sockets });
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise((settled) => {
              socket.addEventListener('open', settled);
              socket.addEventListener('close', settled);
            }),
        ),
      );
    });
    const ben = await come('Ben', { baseURL: server.url });
    await ben.open(`/m/${match.id}`);
    await expect(ben.page.getByRole('alert')).toHaveText(
      /^Too many tables are open from your network\. Close one that is not needed\. Trying again in \d+ s\.$/,
    );
    await anna.page.close();
    await expect(ben.page.getByRole('heading', { name: /waiting for players/ })).toBeVisible();
    await expect(ben.page.getByRole('alert')).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
