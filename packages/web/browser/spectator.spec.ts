import { expect, test } from './people/fixtures.ts';
import type { Come } from './people/fixtures.ts';
import { listenIn } from './people/frames.ts';
import { APPROACH, MINES, fastForward, play, sitDown } from './people/known-game.ts';
import type { Mines, Players } from './people/known-game.ts';
import type { Person } from './people/person.ts';
import { restingBox } from './people/still.ts';

async function pair(come: Come): Promise<Players> {
  return { black: await come('Anna'), red: await come('Ben') };
}

test('a spectator follows the match, cannot act, and sees no mine before the end', async ({
  come,
}) => {
  const players = await pair(come);
  const wim = await come('Wim');
  const match = await sitDown(players);
  const frames = listenIn(wim.page);
  await wim.open(`/m/${match}`);
  await expect(wim.prompt).toHaveText('Anna and Ben are placing mines');
  await fastForward(players, match, { turns: APPROACH.slice(0, 6) });
  await play(players, APPROACH.slice(6));

  await wim.seesLine('Anna moves a7 → b7.');
  await expect(wim.prompt).toContainText('Anna');
  for (const name of ['Move', 'Sound', 'Depth charge', 'Resign …'])
    await expect(wim.button(name)).toHaveCount(0);
  await wim.square('b8').click();
  await expect(wim.page.locator('.is-target, .is-chosen')).toHaveCount(0);

  const hidden = [...MINES.black, ...MINES.red];
  const told = frames.heard.join('\n');
  expect(told).toContain('"a7"'); // what is public does come this way
  for (const square of hidden)
    expect(told.includes(`"${square}"`), `nothing is said of ${square}`).toBe(false);
  for (const square of hidden)
    await expect(wim.square(square)).toHaveAccessibleName(/^[a-h][1-8], (Black|Red) Sea$/);

  await players.red.resign();
  await expect(wim.prompt).toHaveText('Anna wins: Ben resigned.');
  for (const square of hidden)
    await expect(wim.square(square)).toHaveAccessibleName(/(Black|Red) mine$/);
});

const OTHER_MINES: Mines = {
  black: ['d1', 'e2', 'g1'],
  red: ['f8', 'g5', 'h3'],
};

test('whatever the mines are, a spectator’s page and messages are the same to the byte', async ({
  come,
}) => {
  const players = await pair(come);
  const wim = await come('Wim');
  const witness = async (mines: Mines): Promise<Testimony> => {
    const match = await sitDown(players);
    const turns = [
      ['black', 'move', 'a4'],
      ['red', 'move', 'h5'],
      ['black', 'charge', 'a5'],
    ] as const;
    await fastForward(players, match, { mines, turns });
    return testimony(wim, match);
  };
  const one = await witness(MINES);
  const other = await witness(OTHER_MINES);
  expect(other.page).toEqual(one.page);
  expect(other.messages).toEqual(one.messages);
});

interface Testimony {
  readonly page: readonly string[];
  readonly messages: readonly string[];
}

/** When the list of one's own matches is told, and how often, depends on when the page asks for it: what it says does not. */
const isOwn = (text: string): boolean => text.startsWith('{"t":"own"');

/** All a spectator could look at, but for what names the match and its hour. */
async function testimony(wim: Person, match: string): Promise<Testimony> {
  const frames = listenIn(wim.page);
  await wim.open(`/m/${match}`);
  await wim.seesLine('Anna drops a depth charge on a5: a miss.');
  await expect(wim.page.getByText('1 watching: Wim')).toBeVisible();
  // What a match under way needs comes last.
  for (const part of ['.lastly', '.dc-missed', '.dc-paper'])
    await expect(wim.page.locator(part).last()).toBeVisible();
  await restingBox(wim.page.locator('main'));
  const plain = (text: string): string =>
    text
      .replaceAll(match, '<match>')
      .replaceAll(/"(commitment|createdAt|time)":("\w+"|\d+)/g, '"$1":0');
  await expect.poll(() => frames.heard.some(isOwn)).toBe(true);
  const messages = frames.heard.map(plain);
  return {
    page: plain(await wim.page.locator('body').innerHTML()).split('><'),
    messages: [...messages.filter((text) => !isOwn(text)), ...new Set(messages.filter(isOwn))],
  };
}
