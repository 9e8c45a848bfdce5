import { gameById } from '@fathom/games';
import { makeHeader } from '@fathom/kit';
import type { Millis, Seat, Seed } from '@fathom/kit';
import { botOf, botSays } from './people/bot-says.ts';
import { expect, test } from './people/fixtures.ts';
import type { Person } from './people/person.ts';
import { startServer } from './people/server.ts';

/** The client is copied once the page has been quiet for a while. */
async function kept({ page }: Person): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('without a server a bot is played in the browser, which says so and survives a reload', async ({
  come,
}) => {
  const server = await startServer();
  try {
    const anna = await come('Anna', { baseURL: server.url, serviceWorkers: 'allow' });
    const { page } = anna;
    await page.clock.install();
    await anna.open('/');
    await kept(anna);
    await page.clock.resume();
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
    const answers = anna.log.filter({ hasText: botSays('(moves|sounds|drops)') });
    await expect(answers).toHaveCount(1);
    await anna.seesTheirTurn();
    const before = await anna.log.allTextContents();

    await page.reload();
    await anna.seesTheirTurn();
    await expect(anna.log).toHaveText(before);
    await expect(page.getByText('Playing in this browser, without the server.')).toBeVisible();
    await expect(anna.square('a2')).toHaveAccessibleName(/your boat/);
    await anna.move('a1');
    await expect(answers).toHaveCount(2);

    await anna.resign();
    await expect(anna.prompt).toHaveText(botSays('wins: you resigned.'));
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByText(/^Step 0 of/)).toBeVisible();
    await expect(page.getByText('Verified in this browser.')).toBeVisible();

    await anna.open('/m/zzzzzzzz');
    await expect(page.getByRole('heading')).toHaveText('Out of reach');
  } finally {
    await server.stop();
  }
});

test('a match in the browser has a clock, and goes on after a reload while the bot takes its time', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/depth-charge/local');
  await page.getByRole('radio', { name: 'Cadet' }).check();
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await page.getByLabel('First turn').selectOption('black');
  await page.getByLabel('Clock').selectOption('15 minutes + 10 seconds a move');
  await anna.button('Start the match').click();
  await expect(page.getByLabel(/^Time left: 1[45]:/)).toHaveCount(2);
  await anna.place(['d2', 'e3', 'f2']);
  await anna.move('a2');
  await page.reload(); // a bot takes half a second at least
  await expect(anna.log.filter({ hasText: botSays('(moves|sounds|drops)') })).toHaveCount(1);
  await expect(page.getByLabel(/^Time left: 1[45]:/)).toHaveCount(2);
  await anna.resign();
  await expect(anna.prompt).toHaveText(botSays('wins: you resigned.'));
  await anna.button('Play again').click();
  await expect(anna.prompt).toContainText('Place your three mines');
  await expect(page.getByLabel(/^Time left: 1[45]:/)).toHaveCount(2);
  await anna.button('Other matches').click();
  const kept = page.getByRole('region', { name: 'Matches in this browser' }).getByRole('listitem');
  await expect(kept).toHaveText([
    new RegExp(`^Begun against ${botOf('Cadet')}.*Continue$`),
    new RegExp(`^Lost against ${botOf('Cadet')}.*Replay$`),
  ]);
});

/** Two matches as the client before this one kept them: one that has just begun, and one given up at once. */
function oldMatches() {
  const game = gameById('depth-charge')!;
  const seat = 'black' as Seat;
  return ['k7m2p9qx', 'q2w3e4r5'].map((match, i) => {
    const header = makeHeader(game, {
      match,
      setup: game.parseSetup({ first: 'black' }),
      players: [
        { seat, name: 'Player', bot: null, contribution: 'c0'.repeat(32) },
        { seat: 'red' as Seat, name: 'Cadet', bot: 'cadet', contribution: null },
      ],
      hostSeed: 'a5'.repeat(32) as Seed,
      startedAt: `2026-03-0${2 - i}T12:00:00.000Z`,
    });
    const at = 900 as Millis;
    const end = game.open(header).propose({ type: 'forfeit', at, seat, reason: 'resigned' });
    if (!end.ok) throw new Error(end.refusal.code);
    if (i === 0) return { kept: { match, header, outcome: null, pace: 'human' }, rows: [] };
    const rows = [{ match, seq: 0, row: { ...end.row, id: 'enough' } }];
    return { kept: { match, header, outcome: end.outcome, pace: 'human' }, rows };
  });
}

test('what the client before this one kept in the browser is still there', async ({ come }) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/');
  await page.evaluate(
    (matches) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('fathom', 1);
        request.addEventListener('upgradeneeded', () => {
          const old = request.result.createObjectStore('matches', { keyPath: 'match' });
          const rows = request.result.createObjectStore('rows', { keyPath: ['match', 'seq'] });
          for (const match of matches) {
            old.add(match.kept);
            for (const row of match.rows) rows.add(row);
          }
        });
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    oldMatches(),
  );
  await anna.open('/depth-charge/local');
  await anna.place(['d2', 'e3', 'f2']);
  await anna.move('a2');
  await anna.button('Other matches').click();
  const kept = page.getByRole('region', { name: 'Matches in this browser' }).getByRole('listitem');
  await expect(kept).toHaveText([/^Begun against Cadet/, /^Lost against Cadet/]);
  await kept.nth(1).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Verified in this browser.')).toBeVisible();
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
