import type { Page } from '@playwright/test';
import { gather } from './dark-water-salvage/hunters.ts';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const bar = ({ page }: Person) => page.getByRole('complementary', { name: 'After the match' });
const score = ({ page }: Person) => page.locator('.series');
const notice = ({ page }: Person) => page.getByRole('complementary', { name: 'Time off' });
const timer = ({ page }: Person) => page.locator('.next-timer');
const say = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByLabel('Say something to the table').fill(text);
  await page.getByLabel('Say something to the table').press('Enter');
};

test('a rematch is offered by name at the top, declined by name, and takes everybody to the next match', async ({
  come,
}) => {
  const [anna, ben, wim] = [await come('Anna'), await come('Ben'), await come('Wim')];
  const match = await sitDown({ black: anna, red: ben });
  await wim.open(`/m/${match}`);
  await ben.resign();
  await expect(ben.prompt).toHaveText('Anna wins: you resigned.');

  await test.step('the offer is seen, read out and in the title, wherever the page stands', async () => {
    await ben.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await anna.button('Offer a rematch').click();
    await expect(bar(ben)).toContainText('Anna offers a rematch.');
    await expect(ben.page).toHaveTitle('● Anna offers a rematch. · Fathom');
    await expect(ben.announced).toContainText('Anna offers a rematch.');
    await expect(ben.button('Accept')).toBeInViewport({ ratio: 1 });
    await expect(bar(wim)).toContainText('Anna offers a rematch. Waiting for Ben.');
    await expect(wim.button('Accept')).toHaveCount(0);
    await expectAccessible(ben.page, 'rematch offered');
  });
  await test.step('it is taken back, offered again and declined', async () => {
    await anna.button('Take it back').click();
    await expect(ben.button('Accept')).toHaveCount(0);
    await expect(ben.page).not.toHaveTitle(/offers/);
    await anna.button('Offer a rematch').click();
    await ben.button('Decline').click();
    await expect(bar(anna)).toContainText('Ben declined the rematch.');
    await expect(anna.button('Offer a rematch')).toBeVisible();
  });
  await say(anna, 'best of three?');
  await expect(ben.page.getByText('best of three?')).toBeVisible();
  await test.step('who has declined offers one, and with the other’s word all are there, sides changed', async () => {
    await ben.button('Offer a rematch').click();
    await anna.button('Accept').click();
    for (const person of [anna, ben])
      await expect(person.prompt).toContainText('Place your three mines');
    await expect(wim.prompt).toHaveText('Ben and Anna are placing mines');
    const next = anna.page.url();
    expect(next).not.toContain(match);
    for (const person of [ben, wim]) expect(person.page.url()).toBe(next);
    await expect(score(anna)).toHaveText('Ben 0 – 1 You, second match');
    await expect(score(wim)).toHaveText('Ben 0 – 1 Anna, second match');
    await expect(anna.page.getByText('best of three?')).toBeVisible();
    await expect(anna.page.locator('.earlier')).toHaveCount(1);
  });
  await test.step('the score goes on', async () => {
    await anna.resign();
    await expect(score(ben)).toHaveText('You 1 – 1 Anna, second match');
    await ben.button('Offer a rematch').click();
    await anna.button('Accept').click();
    await expect(score(ben)).toHaveText('Anna 1 – 1 You, third match');
  });
});

test('who comes to an old match later is shown the way to the rematch', async ({ come }) => {
  const [anna, ben, wim] = [await come('Anna'), await come('Ben'), await come('Wim')];
  const match = await sitDown({ black: anna, red: ben });
  await ben.resign();
  await ben.button('Offer a rematch').click();
  await expect(bar(ben)).toContainText('You have offered a rematch. Waiting for Anna.');
  await ben.open('/'); // and has the table no longer before them
  await anna.button('Accept').click();
  await expect(anna.page).not.toHaveURL(new RegExp(match));
  await wim.open(`/m/${match}`);
  await wim.page.getByRole('link', { name: 'Watch the rematch' }).click();
  await expect(wim.page).toHaveURL(anna.page.url());
  await ben.open(`/m/${match}`);
  await ben.page.getByRole('link', { name: 'To the rematch' }).click();
  await expect(ben.prompt).toContainText('Place your three mines');
  await expect(anna.prompt).toContainText('Place your three mines');
});

test('@long rematch, replay and lobby are in sight without scrolling at every size', async ({
  come,
}) => {
  const anna = await come('Anna');
  const inSight = async (): Promise<void> => {
    for (const size of SIZES) {
      await anna.page.setViewportSize(size);
      for (const place of ['top', 'end'] as const) {
        await scrollTo(anna.page, place);
        for (const name of ['Play again', 'Watch the replay', 'Back to the lobby'])
          await expect(
            bar(anna).getByRole(name === 'Play again' ? 'button' : 'link', { name }),
            `${name} at ${size.width} × ${size.height}, ${place}`,
          ).toBeInViewport({ ratio: 1 });
      }
    }
  };
  const seats = { black: 'me', red: { bot: 'cadet' } } as const;
  const { match } = await anna.makeMatch({ seats, pace: 'instant' });
  await anna.open(`/m/${match.id}`);
  await anna.resign();
  await inSight();
  await gather({ amber: anna }, { options: { players: 4 } });
  await anna.resign();
  await inSight();
});

const scrollTo = (page: Page, place: 'top' | 'end'): Promise<void> =>
  page.evaluate((where) => {
    window.scrollTo(0, where === 'top' ? 0 : document.body.scrollHeight);
  }, place);

test('one who is away can be claimed only while the match waits for them', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const players = { black: anna, red: ben };
  await fastForward(players, await sitDown(players));
  await ben.page.close();
  await expect(
    anna.page.getByText('Ben is away. You may claim the match only while it waits for Ben.'),
  ).toBeVisible();
  await expect(anna.button('Claim the match')).toHaveCount(0);
  await anna.move('a3');
  await expect(anna.button('Claim the match')).toBeVisible();
  await anna.button('Claim the match').click();
  await expect(anna.page.getByText('has not been away for 3 minutes')).toBeVisible();
});

test('clocks are stopped for some days by agreement, and go on by agreement', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const players = { black: anna, red: ben };
  const match = await sitDown(players, { clock: { type: 'move', seconds: 600 } });
  await fastForward(players, match);
  await expect(timer(anna)).toHaveText(/^You lose in (10:00|9:\d\d)$/);
  await expect(timer(ben)).toHaveText(/^Anna loses in (10:00|9:\d\d)$/);

  await anna.page.getByText('Pause or time off …').click();
  await anna.page.getByLabel('For how long').selectOption('7');
  await anna.button('Ask for it').click();
  await expect(notice(anna)).toContainText(
    'You ask to stop the clocks for 7 days. Waiting for Ben.',
  );
  await expect(notice(ben)).toContainText('Anna asks to stop the clocks for 7 days.');
  await expect(ben.announced).toContainText('Anna asks to stop the clocks for 7 days.');
  await expectAccessible(ben.page, 'time off is asked for');
  await ben.button('Agree').click();
  for (const person of [anna, ben])
    await expect(notice(person)).toContainText(/the clocks are stopped for (7 d 0 h|6 d 23 h)/);
  const stands = (await anna.page.locator('.clock').first().textContent()) ?? '';
  await expect(timer(anna), 'nothing runs').toHaveCount(0);
  await ben.button('Ask to go on now').click();
  await expect(anna.page.locator('.clock').first()).toHaveText(stands);
  await anna.button('Agree').click();
  await expect(notice(anna)).toHaveCount(0);
  await expect(timer(anna)).toHaveText(/^You lose in 9:\d\d$/);
});

test('of a step’s time and a clock the one that comes first is shown, with what happens then', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const timers = anna.page.locator('.next-timer, .clock.runs');
  const options = { players: 2, phaseSeconds: 30 } as const;
  await gather({ amber: anna, coral: ben }, { options, clock: { type: 'move', seconds: 120 } });
  await expect(timers).toHaveText([/^Applies for \$0 for you in 0:[23]\d$/]);
  await gather({ amber: anna, coral: ben }, { options, clock: { type: 'move', seconds: 20 } });
  await expect(timers.first()).toHaveText(/^You lose in (0:)?\d\d?(\.\d)?$/);
  await gather({ amber: anna, coral: ben }, { options });
  await expect(timers).toHaveText([/^Applies for \$0 for you in 0:[23]\d$/]);
});

test('an ending by time is told as such, whatever the rules would say of it', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await gather({ amber: anna, coral: ben }, { clock: { type: 'move', seconds: 5 } });
  await expect(anna.prompt).toHaveText(
    /^(You win: Ben ran out of time|Ben wins: you ran out of time)\.$/,
  );
  await expect(anna.hint).not.toContainText('debt');
});
