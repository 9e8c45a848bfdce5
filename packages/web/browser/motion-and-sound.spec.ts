import type { Page } from '@playwright/test';
import { expect, test } from './people/fixtures.ts';
import { APPROACH, KILL, fastForward, play, sitDown } from './people/known-game.ts';

const MOST = 1500; // milliseconds that anything on the board may take to move

interface Motion {
  readonly ends: readonly number[]; // how long everything takes that moves on the board
  readonly rings: readonly number[]; // as far as rings run out, in squares
}

/** What moves on the board from now on. */
async function watchMotion(page: Page): Promise<() => Promise<Motion>> {
  const seen = await page.evaluateHandle(() => {
    const ends: number[] = [];
    const rings: number[] = [];
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.gridboard') === null) return;
      for (const { effect } of target.getAnimations())
        ends.push(Number(effect?.getComputedTiming().endTime));
      if (target.matches('.dc-ring')) rings.push(Number(target.getAttribute('r')) / 100);
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, look);
    return { ends, rings };
  });
  return () => seen.evaluate((motion) => motion);
}

/** Taps as soon as something is staged on the chart; how much of it is left right after that. */
const tapAway = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const eye = new MutationObserver(() => {
          if (document.querySelector('.dc-effect') === null) return;
          eye.disconnect();
          window.dispatchEvent(new PointerEvent('pointerdown'));
          resolve(document.querySelectorAll('.dc-effect').length);
        });
        eye.observe(document.body, { childList: true, subtree: true });
      }),
  );

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

test('things move for a moment at most, a tap ends it, and nothing moves for those who want it still', async ({
  come,
}) => {
  const players = {
    black: await come('Anna', { reducedMotion: 'no-preference' }),
    red: await come('Ben', { reducedMotion: 'reduce' }),
  };
  const { black: anna, red: ben } = players;
  await fastForward(players, await sitDown(players));
  await anna.seesTheirTurn();
  const [moving, still] = [await watchMotion(anna.page), await watchMotion(ben.page)];
  await play(players, [
    ['black', 'sound', 'b2'],
    ['red', 'move', 'h7'],
  ]);
  await anna.seesTheirTurn();
  const left = tapAway(anna.page);
  await play(players, [
    ['black', 'sound', 'b1'],
    ['red', 'move', 'h8'],
    ['black', 'move', 'a4'],
  ]);
  await ben.seesLine('Anna moves a1 → a4.');
  expect(await left).toBe(0);
  await expect.poll(async () => (await moving()).ends.length).toBeGreaterThan(4); // rings, boats
  const { ends, rings } = await moving();
  expect(Math.max(...ends)).toBeLessThanOrEqual(MOST);
  expect(rings).toEqual(expect.arrayContaining([6, 7])); // b8 and c7 are six away, c8 seven
  expect((await still()).ends).toEqual([]);

  await anna.page.getByText('Preferences', { exact: true }).click();
  await anna.page.getByLabel('Motion').uncheck();
  await anna.page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const before = (await moving()).ends.length;
  await play(players, [
    ['red', 'sound', 'g7'],
    ['black', 'move', 'a5'],
  ]);
  await ben.seesLine('Anna moves a4 → a5.');
  expect((await moving()).ends.length).toBe(before);
});

test('a sounding is heard, and sound can be switched off', async ({ come }) => {
  const players = {
    black: await come('Anna', { reducedMotion: 'no-preference' }),
    red: await come('Ben'),
  };
  const { black: anna, red: ben } = players;
  const [annaHears, benHears] = [await listenToTones(anna.page), await listenToTones(ben.page)];
  const match = await sitDown(players);
  await ben.button('Sound effects: on').click();
  await fastForward(players, match);
  await play(players, [['black', 'sound', 'b2']]);
  await ben.seesTheirTurn();
  await expect.poll(annaHears).toBeGreaterThan(1);
  expect(await benHears()).toBe(0);
});

test('a hit is staged until any key, for nobody who wants it still or comes back; the end is a scene', async ({
  come,
}) => {
  const players = {
    black: await come('Anna', { reducedMotion: 'no-preference' }),
    red: await come('Ben', { reducedMotion: 'reduce' }),
  };
  const { black: anna, red: ben } = players;
  const match = await sitDown(players);
  const [annaSees, benSees] = [await countStaged(anna.page), await countStaged(ben.page)];
  const stage = anna.page.locator('.moment-stage');
  const scene = ({ page }: typeof anna) => page.locator('.end-scene');

  await test.step('a hit', async () => {
    await fastForward(players, match, { turns: [...APPROACH, ...KILL.slice(0, 1)] });
    await expect.poll(annaSees).toBeGreaterThan(0);
    await anna.page.keyboard.press('Shift');
    await expect(stage).toHaveCount(0);
  });
  await test.step('the end: who won, by what, when it turned, what was hidden, what now', async () => {
    await play(players, KILL.slice(1));
    for (const person of [ben, anna]) {
      await expect(scene(person)).toContainText('The turning point');
      await expect(scene(person).getByRole('img', { name: 'The lake' })).toBeVisible();
      await expect(person.button('Offer a rematch')).toBeVisible();
    }
    await expect(scene(anna).getByRole('heading')).toHaveText('You win');
    await expect(scene(ben).getByRole('heading')).toHaveText('You lose');
    await expect(scene(ben)).toContainText('Anna wins. ');
    expect(await annaSees()).toBeGreaterThan(1);
    expect(await benSees()).toBe(0);
  });
  await test.step('put away, it leaves the ways on at the top, and stays away', async () => {
    await anna.page.keyboard.press('Escape');
    await expect(scene(anna)).toHaveCount(0);
    await expect(anna.button('Offer a rematch')).toBeInViewport({ ratio: 1 });
    await anna.page.reload();
    await anna.button('How it ended').click();
    await expect(scene(anna)).toContainText('You win');
    await expect(stage, 'what was missed is not made up for').toHaveCount(0);
  });
});

/** How often something was staged over the board, from now on. */
async function countStaged(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const count = { staged: 0 };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.moment-stage')) count.staged += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return count;
  });
  return () => seen.evaluate(({ staged }) => staged);
}
