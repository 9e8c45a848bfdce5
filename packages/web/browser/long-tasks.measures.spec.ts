import type { CreateMatch } from '@fathom/protocol';
import type { Browser } from '@playwright/test';
import { Hunter } from './dark-water-salvage/hunter.ts';
import { SEATS } from './people/captain-sonar/crews.ts';
import { Sailor } from './people/captain-sonar/sailor.ts';
import { expect, test } from './people/fixtures.ts';
import type { Come } from './people/fixtures.ts';
import { openHand } from './people/hand.ts';
import { watchMainThread } from './people/main-thread.ts';
import type { MainTask, MainThread } from './people/main-thread.ts';
import { crowding, keepMeasure } from './people/measures.ts';
import type { Person } from './people/person.ts';
import { Diver } from './people/search-diver/diver.ts';

const LONG = 50; // milliseconds: what is longer is felt
/** Milliseconds: what fails a test, whatever machine it runs on. What is measured is kept, and is the measure. */
const LONGEST = 250;
const LEAVING = 'leaving'; // a page that is left is taken down by the browser in one go

/** Until what has changed is drawn, and what was put off until then is done. */
const settle = ({ page }: Person): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );

const seats = (
  all: readonly string[],
  mine: readonly string[],
): NonNullable<CreateMatch['seats']> =>
  Object.fromEntries(all.map((seat) => [seat, mine.includes(seat) ? 'me' : { bot: 'cadet' }]));

interface Played {
  readonly name: string;
  readonly wanted: Partial<CreateMatch> & { readonly game: string };
  readonly byHand: (person: Person) => Promise<void>; // how it begins, by clicks
  readonly moves: number; // at most, made faster than anyone could click
}

const PLAYED: readonly Played[] = [
  {
    name: 'Depth Charge',
    wanted: {
      game: 'depth-charge',
      seats: seats(['black', 'red'], ['black']),
      options: { first: 'black' },
    },
    byHand: async (person) => {
      await person.place(['d2', 'e3', 'f2']);
      await person.move('a2');
      await person.seesTheirTurn();
      await person.sound('b3');
    },
    moves: 30,
  },
  {
    name: 'Captain Sonar, turn by turn, as Captain',
    wanted: {
      game: 'captain-sonar',
      start: 'full',
      seats: seats(SEATS, ['alpha.captain']),
      options: { mode: 'turn', first: 'alpha' },
    },
    byHand: (person) => new Sailor(person).carryOut({ type: 'start', cell: 'A1' }),
    moves: 12,
  },
  {
    name: 'Captain Sonar, turn by turn, as a whole crew',
    wanted: {
      game: 'captain-sonar',
      start: 'full',
      seats: seats(
        SEATS,
        SEATS.filter((seat) => seat.startsWith('alpha')),
      ),
      options: { mode: 'turn', first: 'alpha' },
    },
    byHand: (person) => new Sailor(person).carryOut({ type: 'start', cell: 'A1' }),
    moves: 20,
  },
  {
    name: 'Captain Sonar in real time, as Radio Operator',
    wanted: {
      game: 'captain-sonar',
      start: 'full',
      seats: seats(SEATS, ['alpha.radioOperator']),
      options: { mode: 'realTime' },
    },
    byHand: async (person) => {
      await person.log.nth(40).waitFor();
    },
    moves: 4,
  },
  {
    name: 'Dark Water Salvage',
    wanted: {
      game: 'dark-water-salvage',
      start: 'full',
      seats: seats(['amber', 'coral', 'jade', 'slate', 'violet'], ['amber']),
      options: { players: 5 },
    },
    byHand: (person) => new Hunter(person).applyLast(12),
    moves: 14,
  },
  {
    name: 'Search Diver',
    wanted: {
      game: 'search-diver',
      start: 'full',
      seats: seats(['red', 'blue'], ['red']),
    },
    byHand: async (person) => {
      await new Diver(person).takeTurn();
    },
    moves: 12,
  },
];

async function openHint(person: Person): Promise<void> {
  const { page } = person;
  if ((await page.getByRole('button', { name: 'Hint', exact: true }).count()) === 0) return;
  await person.button('Hint').click();
  await page.locator('.hint').first().waitFor();
  await settle(person);
}

/** A match from its first load to the end of its replay. */
const END = '.end-scene';

async function playOut(
  { come, browser }: { readonly come: Come; readonly browser: Browser },
  { wanted, byHand, moves }: Played,
): Promise<MainThread> {
  const anna = await come('Anna');
  const { page } = anna;
  const { match } = await anna.makeMatch({ pace: 'instant', ...wanted });
  await anna.open('/api/me'); // of the same site, and empty
  const watch = await watchMainThread(browser, page);
  await watch.stage(LEAVING);
  await watch.layYardstick();
  await anna.open(`/m/${match.id}`);
  await anna.prompt.waitFor();
  await settle(anna);
  await watch.stage('first moves');
  await byHand(anna);
  await watch.stage('moves');
  const hand = await openHand(anna, { game: wanted.game, match: match.id, level: 'cadet' });
  for (let n = 0; n < moves && (await hand.move()); n++) await settle(anna);
  hand.close();
  await watch.stage('hint');
  await openHint(anna);
  await watch.stage(LEAVING);
  await page.reload();
  await page.locator(`.leaving button, ${END}`).first().waitFor();
  await watch.stage('end');
  if ((await page.locator(END).count()) === 0) await anna.resign();
  await page.locator(END).waitFor();
  await settle(anna);
  await watch.stage(LEAVING);
  await anna.open(`/m/${match.id}/replay`);
  await page.locator('.caption').waitFor();
  await settle(anna);
  await watch.stage('replay');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await settle(anna);
  }
  await page.locator('.knowledge label').first().click();
  await page.locator('.fairness .sound').waitFor();
  await settle(anna);
  const { tasks, yardstick } = await watch.end();
  return { tasks: tasks.filter(({ stage }) => stage !== LEAVING), yardstick };
}

const longestOf = (tasks: readonly MainTask[]): Readonly<Record<string, number>> => {
  const most: Record<string, number> = {};
  for (const { stage, millis } of tasks)
    most[stage] = Math.max(most[stage] ?? 0, Math.round(millis));
  return most;
};

const SHORT = 2; // of them are played in every run of the tests, the others when asked for

for (const [i, played] of PLAYED.entries()) {
  const title = `no task keeps the page of ${played.name} from answering for long on a slow processor`;
  test(title, { tag: i < SHORT ? [] : '@long' }, async ({ come, browser }) => {
    const { tasks, yardstick } = await playOut({ come, browser }, played);
    keepMeasure(`longestTasks, ${played.name}`, {
      yardstick: Math.round(yardstick),
      tasks: tasks.length,
      long: tasks.filter(({ millis }) => millis > LONG).length,
      ...longestOf(tasks),
    });
    expect(tasks.length).toBeGreaterThan(200);
    expect(tasks.filter(({ millis }) => millis > LONGEST * crowding())).toEqual([]);
  });
}

const PLANTED = '/planted.js';
/** So much that the fastest machine is busy with it for long. */
const LOOP =
  'let sum = 0; for (let i = 0; i < 8e7; i++) sum += Math.sqrt(i % 1000); window.name = String(sum);';

test('a task that keeps a page from answering for long is found', async ({ come, browser }) => {
  const anna = await come('Anna');
  const { page } = anna;
  await page.route(`**${PLANTED}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LOOP }),
  );
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await anna.open('/bare');
  const watch = await watchMainThread(browser, page);
  await watch.stage('planted');
  await page.addScriptTag({ url: PLANTED });
  const { tasks } = await watch.end();
  expect(tasks.filter(({ millis, stage }) => millis > LONG && stage === 'planted')).toHaveLength(1);
});
