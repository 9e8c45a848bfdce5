import type { MyMatch } from '@fathom/protocol';
import type { Hex } from '@fathom/search-diver/client';
import { botSays } from '../people/bot-says.ts';
import { expect, test } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';
import { gather } from '../people/search-diver/crew.ts';
import { Diver, NOTICE, OVER, YOUR_DIVE } from '../people/search-diver/diver.ts';
import { SHALLOWS } from '../people/search-diver/waters.ts';
import { watchFor } from '../people/still.ts';

const MOST_DIVES = 60;
/** The clock tells both who dives next, but each only when their page has heard of the last dive. */
async function nextOf(divers: readonly Diver[]): Promise<Diver> {
  let next: Diver | undefined;
  const look = async (): Promise<boolean> => {
    for (const diver of divers)
      if (YOUR_DIVE.test((await diver.person.prompt.textContent()) ?? '')) next = diver;
    return next !== undefined;
  };
  await expect.poll(look).toBe(true);
  return next as Diver;
}

const WHERE_IT_LIES = /"target":"\d{4}"/;

test('two people race by the planner until one finds the target, and nobody was told where it lay', async ({
  come,
}) => {
  const [anna, ben] = [new Diver(await come('Anna')), new Diver(await come('Ben'))];
  const { page } = anna;
  const frames = [listenIn(page), listenIn(ben.page)];

  await test.step('a chart of their own and short rules by the form, a seat by link', async () => {
    await anna.person.open('/search-diver');
    await expect(anna.notice).toBeVisible();
    await page.getByText('Rules of the match').click();
    await page.getByRole('radio', { name: /^Your own/ }).check();
    await page.getByLabel('Your own chart').fill('10 20 nothing');
    await expect(page.getByText(/^Line 1, column 3 .*"nothing" is no mark/)).toBeVisible();
    await page.getByLabel('Your own chart').fill(SHALLOWS.chart ?? '');
    await expect(page.getByText('Good to dive.')).toBeVisible();
    await page.getByText('More rules').click();
    await page.getByRole('slider', { name: 'Dummies' }).fill('8');
    await page.getByRole('slider', { name: 'Days' }).fill('14'); // more than any luck needs
    await page.getByRole('radio', { name: /^Counts and brings an event/ }).check();
    await page.getByRole('radio', { name: /^Must be turned/ }).check();
    await page.getByRole('radio', { name: /^With other people/ }).check();
    await anna.person.button('Open the table').click();
    await expect(page.getByText(/^Still free: Blue\./)).toBeVisible();
    const path = new URL(page.url()).pathname;
    const answer = await page.request.get(`/api/matches${path.slice(2)}`);
    const { keys } = (await answer.json()) as MyMatch;
    await ben.person.open(`${path}/${keys['blue'] ?? ''}`);
    await ben.person.button('Sit down').click();
    await anna.person.button('Start the match').click();
  });
  await test.step('dive after dive, until the target is found', async () => {
    for (const diver of [anna, ben]) {
      await expect(diver.faceDown).toHaveCount(9);
      await expect(diver.notice).toHaveText(NOTICE);
      await expect(diver.notice).toBeInViewport();
    }
    let goesOn = true;
    for (let dives = 0; goesOn && dives < MOST_DIVES; dives++) {
      for (const { heard } of frames) expect(heard.join('\n')).not.toMatch(WHERE_IT_LIES);
      goesOn = await (await nextOf([anna, ben])).takeTurn();
    }
  });
  await test.step('both see who found it and where, and that the dice were fair', async () => {
    for (const { person } of [anna, ben]) await expect(person.prompt).toHaveText(OVER);
    const hasWon = (await anna.person.prompt.textContent())?.startsWith('You') === true;
    const name = hasWon ? 'Anna' : 'Ben';
    await expect((hasWon ? ben : anna).person.prompt).toHaveText(
      `${name} finds the target and wins.`,
    );
    const [place] = /\d{4}/.exec((await anna.person.hint.textContent()) ?? '') ?? [];
    await expect(ben.person.hint).toContainText(`lay in hex ${place}.`);
    await expect(anna.hex(place as Hex)).toHaveAccessibleName(
      new RegExp(`the (sunken ship|drowning victim|downed aircraft), turned by`),
    );
    for (const { heard } of frames) expect(heard.join('\n')).toMatch(WHERE_IT_LIES);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByText('Verified in this browser.')).toBeVisible();
  });
});

test('four race: bots take their turns to the end, what matters is staged, and the end says what decided it', async ({
  come,
}) => {
  const anna = new Diver(await come('Anna', { reducedMotion: 'no-preference' }));
  const { page, person } = anna;
  const bot = { bot: 'cadet' };
  await gather(
    { red: person },
    {
      seats: { red: 'me', blue: bot, green: bot, yellow: bot },
      options: { ...SHALLOWS, players: 4 },
    },
  );
  const isOver = async (): Promise<boolean> => {
    await expect(person.prompt).toHaveText(new RegExp(`${YOUR_DIVE.source}|${OVER.source}`));
    return OVER.test((await person.prompt.textContent()) ?? '');
  };
  await test.step('four divers stand on the track, and a box that cannot be chosen says why', async () => {
    await expect(page.locator('.sd-standing')).toHaveCount(4);
    await expect(anna.track.locator('.sd-badge:not(.sd-ghost)')).toHaveCount(4);
    await expect(person.prompt).toHaveText(YOUR_DIVE);
    await anna.track.getByText('Day 1, 6 PM').locator('..').click();
    await expect(page.locator('.say-why')).toContainText('Dive first, or choose “Another time”');
  });
  await test.step('the marker that was picked is dived for by a second click, and the die rolls large', async () => {
    const marker = anna.faceDown.first();
    await marker.click();
    await expect(anna.button(/^Dive for \d+ min$/)).toBeEnabled();
    const hasRolled = await watchFor(page, '.moment .sd-die');
    await marker.click();
    await expect.poll(hasRolled).toBe(true);
    await page.keyboard.press('Shift');
    await expect(page.locator('.moment')).toHaveCount(0);
    await expect(page.locator('.lastly')).toHaveText(/^You searched \d{4} \(complete\), rolled/);
  });
  let goesOn = await anna.surface();
  for (let dives = 0; goesOn && dives < MOST_DIVES; dives++)
    goesOn = !(await isOver()) && (await anna.takeTurn());
  await expect(person.prompt).toHaveText(OVER);
  await expect(person.log.filter({ hasText: / dives in \d{4}, 10 ft/ })).not.toHaveCount(0);
  const scene = page.locator('.end-scene');
  await expect(scene).toContainText(/the winning dive had|where it lay|stayed hidden/);
  await expect(scene.getByRole('img', { name: /^The chart: the .* lay in \d{4}$/ })).toBeVisible();
  await expect(anna.notice).toBeVisible();
});

test('who resigns against a bot has lost, and learns where the target lay', async ({ come }) => {
  const anna = new Diver(await come('Anna'));
  const { page, person } = anna;
  await person.open('/search-diver');
  await page.getByText('Rules of the match').click();
  await page.getByRole('radio', { name: /^Ropewalk Harbour/ }).check();
  await page.getByRole('radio', { name: /^Against bots/ }).check();
  await page.getByRole('radio', { name: /^Cadet/ }).check();
  await person.button('Start the match').click();
  await expect(page.getByRole('grid', { name: 'Ropewalk Harbour' })).toBeVisible();
  await expect(anna.faceDown).toHaveCount(13);
  await person.resign();
  await expect(person.prompt).toHaveText(botSays('wins: you resign'));
  await expect(person.hint).toHaveText(/lay in hex \d{4}\.$/);
});
