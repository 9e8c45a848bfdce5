import type { SideName, Square } from '@fathom/depth-charge/client';
import { botSays } from './people/bot-says.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import { crowding, keepMeasure, median } from './people/measures.ts';
import { watchScreen } from './people/screen-times.ts';
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // without the time in which others had the processor
}
interface Task {
  readonly millis: number;
  readonly ownMillis: number;
}
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
const [BEGINS, ENDS] = ['fathom-watch-begins', 'fathom-watch-ends'];

/** Every task that a page’s main thread had to do meanwhile. */
async function tasksDuring(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<readonly Task[]> {
  const mark = (name: string): Promise<void> =>
    page.evaluate((text) => void performance.mark(text), name);
  await browser.startTracing(page, { categories: CATEGORIES });
  await mark(BEGINS);
  await meanwhile();
  await mark(ENDS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const begin = traceEvents.find(({ name }) => name === BEGINS);
  const end = traceEvents.findLast(({ name }) => name === ENDS);
  if (begin === undefined || end === undefined) throw new Error('the marks are not in the trace');
  return traceEvents
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
    .filter(({ ts }) => ts >= begin.ts && ts <= end.ts)
    .map(({ dur = 0, tdur = dur }) => ({ millis: dur / 1000, ownMillis: tdur / 1000 }));
}

const toTenths = (value: number): number => Math.round(value * 10) / 10;

const ROUNDS = 12; // two moves each
const FIRST_LINE = 3; // of a move; those before tell of the placing
const SLOW = 500; // milliseconds: far more than it takes, and still no wait for a person

test('a move is on the other player’s screen at once', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  await fastForward(players, await sitDown(players));
  await players.black.seesTheirTurn();
  const screens = {
    black: await watchScreen(players.black.page),
    red: await watchScreen(players.red.page),
  };
  const millis: number[] = [];
  const move = async (mover: SideName, to: Square): Promise<void> => {
    await players[mover].seesTheirTurn();
    await players[mover].button('Move').click();
    await players[mover].square(to).click(); // this click sends the move
    const shown = await screens[mover === 'black' ? 'red' : 'black'].lineShown(
      FIRST_LINE + millis.length,
    );
    millis.push(shown - (await screens[mover].lastClick()));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await move('black', round % 2 === 0 ? 'a2' : 'a1');
    await move('red', round % 2 === 0 ? 'h7' : 'h8');
  }
  keepMeasure('clickToOtherScreenMillis', {
    moves: millis.length,
    median: toTenths(median(millis)),
    least: toTenths(Math.min(...millis)),
    most: toTenths(Math.max(...millis)),
  });
  expect(millis).toHaveLength(2 * ROUNDS);
  expect(Math.min(...millis)).toBeGreaterThan(0);
  expect(median(millis)).toBeLessThan(SLOW * crowding());
});

const STICKY = 50; // milliseconds: a page that is busy for longer is felt to stick

test('while the strongest bot thinks, the page it is played on never sticks', async ({
  come,
  browser,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/depth-charge/local');
  await page.getByRole('radio', { name: 'Commander' }).check();
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await page.getByLabel('First turn').selectOption('black');
  await anna.button('Start the match').click();
  await anna.place(['d2', 'e3', 'f2']);
  await anna.seesTheirTurn();

  const answers = anna.log.filter({ hasText: botSays('(moves|sounds|drops)') });
  const tasks = await tasksDuring(browser, page, async () => {
    for (const [n, to] of (['a2', 'a1', 'a2', 'a1'] as const).entries()) {
      await anna.move(to);
      await expect(answers).toHaveCount(n + 1);
    }
  });
  // What other programs took the processor for is not the page’s doing.
  const longest = Math.max(...tasks.map(({ ownMillis }) => ownMillis));
  keepMeasure('longestTaskWhileBotThinksMillis', {
    tasks: tasks.length,
    longest: toTenths(longest),
    byTheClock: toTenths(Math.max(...tasks.map(({ millis }) => millis))),
  });
  expect(tasks.length).toBeGreaterThan(10);
  expect(longest).toBeLessThan(STICKY * crowding());
});
