import type { Square } from '@fathom/depth-charge/client';
import type { Locator } from '@playwright/test';
import { botSays } from './people/bot-says.ts';
import { expect, test } from './people/fixtures.ts';
import { listenIn } from './people/frames.ts';
import type { Person } from './people/person.ts';
import { startServer } from './people/server.ts';

const ANSWER = botSays('(moves|sounds|drops)');

/** Through the form, as anyone would; the person sits on Black and begins. */
async function playCadet(person: Person): Promise<void> {
  await person.open('/depth-charge');
  await person.page.getByRole('radio', { name: 'Play a bot' }).check();
  await person.page.getByRole('radio', { name: 'Cadet' }).check();
  await person.page.getByText('Seat, clock and rules').click();
  await person.page.getByLabel('Your seat').selectOption('black');
  await person.page.getByLabel('First turn').selectOption('black');
  await person.button('Start the match').click();
}

test('a bot answers every turn; resigning ends the match, and it can be played again', async ({
  come,
}) => {
  const anna = await come('Anna');
  await playCadet(anna);
  await expect(anna.prompt).toContainText('Place your three mines');
  await anna.button('Place for me').click();
  await anna.button('Ready').click();
  await anna.seesLine(botSays('has placed three mines.'));
  for (const to of ['a2', 'a1'] satisfies Square[]) {
    await anna.move(to);
    await anna.seesTheirTurn();
  }
  await expect(anna.log.filter({ hasText: ANSWER })).toHaveCount(2);

  await anna.button('Resign …').click();
  await anna.button('Play on').click();
  await anna.seesTheirTurn();
  await anna.resign();
  await expect(anna.prompt).toHaveText(botSays('wins: you resigned.'));
  const before = anna.page.url();
  await anna.button('Play again').click();
  await expect(anna.prompt).toContainText('Place your three mines');
  expect(anna.page.url()).not.toBe(before);
});

test('a game against a bot ends by the rules: two wasted charges lose it', async ({ come }) => {
  const anna = await come('Anna');
  const { match } = await anna.makeMatch({
    seats: { black: 'me', red: { bot: 'commander' } },
    options: { first: 'black' },
    pace: 'instant',
  });
  await anna.open(`/m/${match.id}`);
  await anna.place(['d2', 'e3', 'f2']);
  await anna.charge('a2');
  await expect(anna.page.getByRole('alertdialog')).toHaveText(/a2 is in your own sea: a sure miss/);
  await anna.button('Drop it anyway').click();
  await anna.seesLine('You drop a depth charge on a2: a miss.');
  await anna.charge('b1');
  await expect(anna.page.getByRole('alertdialog')).toHaveText(/A miss loses the game/);
  await anna.button('Drop it anyway').click();
  await expect(anna.prompt).toHaveText(botSays('wins: you missed for the second time.'));
  await expect(anna.page.locator('.dc-mine.dc-side-red')).not.toHaveCount(0);
});

test('a tap on the board hurries a waiting bot', async ({ come }) => {
  const server = await startServer({ patience: 10_000 }); // where a bot waits for hours, unless it is hurried
  try {
    const anna = await come('Anna', { baseURL: server.url });
    const { match } = await anna.makeMatch({
      seats: { black: 'me', red: { bot: 'cadet' } },
      options: { first: 'black' },
    });
    const frames = listenIn(anna.page);
    await anna.open(`/m/${match.id}`);
    /** Until it is done: what comes while the bot still thinks hurries nobody. */
    const hurry = (done: Locator): Promise<void> =>
      expect(async () => {
        await anna.square('d4').click();
        await expect(done).toBeVisible({ timeout: 500 });
      }).toPass();
    await anna.place(['d2', 'e3', 'f2']);
    await hurry(anna.log.filter({ hasText: botSays('has placed') }));
    const answers = anna.log.filter({ hasText: ANSWER });
    for (const [n, to] of (['a2', 'a1'] satisfies Square[]).entries()) {
      await anna.move(to);
      await hurry(answers.nth(n));
    }
    expect(frames.said).toContain('{"t":"hurry"}');
  } finally {
    await server.stop();
  }
});
