import type { MyMatch } from '@fathom/protocol';
import type { Page } from '@playwright/test';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import type { Person } from './people/person.ts';

interface Ear {
  tones: number;
}

/** Counts the tones a page makes, from when it is opened. */
async function listenToTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ear: Ear = Object.assign(window, { tones: 0 });
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        ear.tones += 1;
        return super.createOscillator();
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as Ear).tones);
}

/** Somebody has turned to another tab, or comes back to this one. */
const turn = (page: Page, to: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);

/** A table for three that Anna has opened and sits at; the one link for all of it. */
async function openTable(anna: Person, wanted: object = {}): Promise<MyMatch> {
  const made = await anna.makeMatch({
    game: 'dark-water-salvage',
    options: { players: 3, content: 'hollowSound' },
    seats: { amber: 'me' },
    clock: { type: 'move', seconds: 120 },
    ...wanted,
  });
  await anna.open(`/m/${made.match.id}`);
  await expect(anna.page.getByRole('heading', { name: /waiting for players/ })).toBeVisible();
  return made;
}
const say = async (person: Person, text: string): Promise<void> => {
  await person.page.getByLabel('Say something to the table').fill(text);
  await person.button('Say').click();
};
const said = (person: Person, text: string) =>
  person.page.getByRole('list', { name: 'What was said' }).getByText(text);

test('one link fills a whole table; who sits down is heard, read out, and seen on the tab', async ({
  come,
}) => {
  const [anna, ben, cara, dan] = [
    await come('Anna'),
    await come('Ben'),
    await come('Cara'),
    await come('Dan'),
  ];
  const annaHears = await listenToTones(anna.page);
  await openTable(anna);
  for (const fact of ['The Hollow Sound', '2 minutes a move', 'by invitation'])
    await expect(anna.page.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  const link = await anna.page.getByLabel('Link for the whole table').inputValue();
  await anna.page.getByRole('heading', { name: /waiting for players/ }).click(); // a touch of the page lets it sound

  await ben.open(link);
  await expect(ben.page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await expect(ben.page.getByText('Dark Water Salvage with Anna.')).toBeVisible();
  await ben.page.getByRole('radio', { name: /Jade/ }).check();
  await turn(anna.page, 'hidden');
  await ben.button('Sit down').click();
  await expect(ben.page).toHaveURL(/\/m\/[2-9a-z]{8}$/);
  await expect(anna.announced).toContainText('Ben has sat down: Jade.');
  await expect(anna.page).toHaveTitle(/^● Ben has sat down: Jade · .*Waiting for 1 player/);
  await expect.poll(annaHears).toBeGreaterThan(1);
  await turn(anna.page, 'visible');
  await expect(anna.page).toHaveTitle(/^(\(\d+\) )?Waiting for 1 player/);

  await cara.open(link);
  await expect(cara.page.getByText('Dark Water Salvage with Anna and Ben.')).toBeVisible();
  await cara.button('Sit down').click(); // one seat is left: one click
  await expect(cara.page.getByText('The host starts the match.')).toBeVisible();
  await expect(anna.page.getByText('Everyone is in place.')).toBeVisible();

  await dan.open(link);
  await expect(dan.page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  await expect(dan.page.getByText('At the table: Anna, Cara and Ben.')).toBeVisible();
  await expect(dan.button('Sit down')).toHaveCount(0);
  await expectAccessible(dan.page, 'a link to a full table');
  await dan.page.getByRole('link', { name: 'Watch' }).click();
  await expect(anna.page.getByText('1 watching: Dan')).toBeVisible();

  await say(cara, 'ready when you are');
  await expect(said(anna, 'ready when you are')).toBeVisible();
  await say(dan, 'good luck');
  await expect(said(anna, 'good luck')).toContainText('watching');
  await expectAccessible(anna.page, 'a waiting room with talk and a spectator');
  await anna.button('Start the match').click();
  await expect(ben.page.locator('.now h1')).toBeVisible();
  await expect(said(ben, 'ready when you are')).toBeVisible();
  await expect(ben.page.getByText('1 watching: Dan')).toBeVisible();
});

test('a used link says who has the seat before anybody presses a thing', async ({ come }) => {
  const [anna, ben, cara] = [await come('Anna'), await come('Ben'), await come('Cara')];
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' } });
  const link = `/m/${match.id}/${keys['red'] ?? ''}`;
  await cara.open(link);
  await expect(
    cara.page.getByRole('heading', { name: 'A seat is reserved for you' }),
  ).toBeVisible();
  await ben.open(link);
  await ben.button('Sit down').click();
  await expect(ben.prompt).toContainText('Place your three mines');

  await cara.button('Sit down').click(); // too late by a moment
  const taken = cara.page.getByRole('heading', { name: 'This seat is taken' });
  await expect(taken).toBeVisible();
  await cara.open(link);
  await expect(taken).toBeVisible();
  await expect(cara.page.getByText('Ben has taken it')).toBeVisible();
  await expect(cara.button('Sit down')).toHaveCount(0);
  await expect(
    cara.page.getByRole('link', { name: 'Open a table of your own: Depth Charge' }),
  ).toHaveAttribute('href', '/depth-charge');
  await expectAccessible(cara.page, 'a used link');
  await cara.page.getByRole('link', { name: 'Watch' }).click();
  await expect(cara.prompt).toHaveText('Anna and Ben are placing mines');
});

test('a table of two waits with its talk, and what was said stays when the match begins', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const { match } = await anna.makeMatch({ seats: { black: 'me' }, options: { turnLimit: 50 } });
  await anna.open(`/m/${match.id}`);
  await expect(anna.page.getByRole('definition').filter({ hasText: '50' })).toBeVisible();
  await expect(anna.page.getByText('Still free: Red.')).toBeVisible();
  await say(anna, 'be right there');
  await expect(said(anna, 'be right there')).toBeVisible();
  const link = await anna.page.getByLabel('Link for the Red seat').inputValue();
  await ben.open(link);
  await ben.button('Sit down').click();
  for (const person of [anna, ben]) {
    await expect(person.prompt).toContainText('Place your three mines');
    await expect(said(person, 'be right there')).toBeVisible();
  }
  await turn(anna.page, 'hidden');
  await say(ben, 'your move');
  await expect(anna.page).toHaveTitle(/^✉ 1 · /);
  await turn(anna.page, 'visible');
  await expect(anna.page).not.toHaveTitle(/✉/);
});

test('a host who wants none has no spectators, and who is sent away is told', async ({ come }) => {
  const [anna, ben, eve] = [await come('Anna'), await come('Ben'), await come('Eve')];
  const { match } = await openTable(anna, { visibility: 'public' });
  await eve.open(`/m/${match.id}`);
  await expect(anna.page.getByText('1 watching: Eve')).toBeVisible();
  await anna.page.getByRole('checkbox', { name: /Without spectators/ }).check();
  await expect(eve.page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await expectAccessible(eve.page, 'a table without spectators that has free seats');
  await ben.open(`/m/${match.id}`);
  await ben.button('Sit down').click();
  await expect(ben.page.getByRole('heading', { name: /waiting for players/ })).toBeVisible();
  await anna.page.getByRole('combobox', { name: 'Bot for Jade' }).waitFor();
  await anna.page.getByRole('button', { name: /^Give to bot/ }).click();
  await anna.button('Start the match').click();
  await expect(ben.page.locator('.now h1')).toBeVisible();
  await expect(ben.page.getByText('Without spectators')).toBeVisible();
  await eve.open(`/m/${match.id}`);
  await expect(
    eve.page.getByRole('heading', { name: 'This table is without spectators' }),
  ).toBeVisible();
  await expectAccessible(eve.page, 'a table without spectators');
});

test('players of a running match send spectators away when all of them have asked', async ({
  come,
}) => {
  const [anna, ben, eve] = [await come('Anna'), await come('Ben'), await come('Eve')];
  const { match, tableKey } = await anna.makeMatch({ seats: { black: 'me' } });
  await ben.takeSeat(match.id, tableKey ?? '');
  for (const person of [anna, ben, eve]) await person.open(`/m/${match.id}`);
  await expect(anna.page.getByText('1 watching: Eve')).toBeVisible();
  await anna.button('Play without spectators …').click();
  await anna.button('Without spectators').click();
  await expect(
    ben.page.getByText('Anna would like to play without spectators (1 of 2 asked).'),
  ).toBeVisible();
  await ben.button('Agree').click();
  await expect(eve.page.getByText('Thank you for watching.')).toBeVisible();
  await expect(anna.page.getByText('Without spectators')).toBeVisible();
});

test('in the room of a rematch a kept seat can be opened to others', async ({ come }) => {
  const [anna, ben, cara] = [await come('Anna'), await come('Ben'), await come('Cara')];
  const { match, tableKey } = await anna.makeMatch({ seats: { black: 'me' } });
  await ben.takeSeat(match.id, tableKey ?? '');
  await ben.page.request.post(`/api/matches/${match.id}/seats/red/resign`);
  await anna.page.request.post(`/api/matches/${match.id}/rematch`);
  const again = await ben.page.request.post(`/api/matches/${match.id}/rematch`);
  const { match: next } = (await again.json()) as MyMatch;
  await anna.open(`/m/${next.id}`);
  await expect(anna.page.getByText('reserved for Ben')).toBeVisible();
  await expect(anna.page.getByText('Waiting for Ben.')).toBeVisible();
  await anna.button('Open to others').click();
  const link = await anna.page.getByLabel(/^Link for the .* seat$/).inputValue();
  await cara.open(link);
  await cara.button('Sit down').click();
  await expect(cara.prompt).toContainText('Place your three mines');
});

test('a table can be left and given up, after a question', async ({ come }) => {
  const anna = await come('Anna');
  await openTable(anna);
  await anna.button('Leave').click();
  await expect(anna.page.getByText('Nobody has sat down yet.')).toBeVisible();
  await anna.button('Give this table up …').click();
  await anna.button('Keep it').click();
  await anna.button('Give this table up …').click();
  await anna.button('Give it up').click();
  await expect(anna.page.getByRole('heading', { name: 'This match is closed' })).toBeVisible();
});
