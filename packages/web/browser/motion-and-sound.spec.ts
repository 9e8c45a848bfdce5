import type { Page } from '@playwright/test';
import { expect, test } from './people/fixtures.ts';
import { fastForward, play, sitDown } from './people/known-game.ts';

const MOST = 400; // milliseconds that anything on the board may take to move

/** How long everything takes that moves on the board from now on. */
async function watchMotion(page: Page): Promise<() => Promise<readonly number[]>> {
  const seen = await page.evaluateHandle(() => {
    const ends: number[] = [];
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.gridboard') === null) return;
      for (const { effect } of target.getAnimations())
        ends.push(Number(effect?.getComputedTiming().endTime));
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, look);
    return ends;
  });
  return () => seen.evaluate((ends) => ends);
}

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

test('things move for under 400 ms, and not at all for those who want them still', async ({
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
    ['black', 'move', 'a4'],
  ]);
  await ben.seesLine('Anna moves a1 → a4.');
  await expect.poll(async () => (await moving()).length).toBeGreaterThan(4); // three rings, two boats
  expect(Math.max(...(await moving()))).toBeLessThanOrEqual(MOST);
  expect(await still()).toEqual([]);

  await anna.page.getByText('Preferences').click();
  await anna.page.getByLabel('Motion').uncheck();
  await anna.page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const before = (await moving()).length;
  await play(players, [
    ['red', 'sound', 'g7'],
    ['black', 'move', 'a5'],
  ]);
  await ben.seesLine('Anna moves a4 → a5.');
  expect((await moving()).length).toBe(before);
});

test('a sounding is heard, and sound can be switched off', async ({ come }) => {
  const players = {
    black: await come('Anna', { reducedMotion: 'no-preference' }),
    red: await come('Ben'),
  };
  const { black: anna, red: ben } = players;
  const [annaHears, benHears] = [await listenToTones(anna.page), await listenToTones(ben.page)];
  const match = await sitDown(players);
  await ben.button('Sound: on').click();
  await fastForward(players, match);
  await play(players, [['black', 'sound', 'b2']]);
  await ben.seesTheirTurn();
  await expect.poll(annaHears).toBeGreaterThan(1);
  expect(await benHears()).toBe(0);
});
