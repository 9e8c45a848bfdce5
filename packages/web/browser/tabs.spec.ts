import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { MINES, fastForward, sitDown } from './people/known-game.ts';

test('two tabs of one player follow each other', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const match = await sitDown(players);
  const left = players.black;
  const right = await left.anotherTab();
  await right.open(`/m/${match}`);
  await expect(right.prompt).toContainText('Place your three mines');

  await (await left.lookHere()).place(MINES.black);
  await expect(right.prompt).toHaveText('Waiting for Ben to place');
  await expect(right.square('b4')).toHaveAccessibleName(/your mine$/);
  await players.red.place(MINES.red);

  await left.move('a4');
  await expect(right.square('a4')).toHaveAccessibleName(/your boat/);
  await players.red.move('h7');
  await (await right.lookHere()).move('a7');
  await expect(left.square('a7')).toHaveAccessibleName(/your boat/);
  await players.red.seesLine('Anna moves a4 → a7.');

  // What one tab has begun to choose is void once the other has played.
  await players.red.move('h8');
  await (await left.lookHere()).seesTheirTurn();
  await left.square('b7').click();
  await expect(left.button('Move to b7')).toBeVisible();
  await (await right.lookHere()).sound('b6');
  await expect(left.prompt).toHaveText('Ben’s turn');
  await expect(left.button('Move to b7')).toHaveCount(0);
  await expect(left.log).toHaveCount(8);
  await expect(right.log).toHaveCount(8);

  await right.page.close();
  await expect(players.red.page.locator('.presence').first()).toHaveText('here'); // one tab is enough
});

test('a player goes on at another device: both screens are in the seat', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: desk, red: ben } = players;
  await fastForward(players, await sitDown(players));
  await desk.seesTheirTurn();
  await desk.page.getByText('Continue on another device').click();
  const link = await desk.page.getByLabel('Link for your other device').inputValue();

  const phone = await come('Somebody', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.makeMatch({ seats: { black: 'me' } });
  await phone.open(link);
  await expect(phone.page.getByText('This link signs this browser in as Anna')).toBeVisible();
  await expect(phone.page.getByLabel('Bring along one match')).toBeChecked();
  await expectAccessible(phone.page, 'a link to another device');
  await phone.press(phone.button('Continue as Anna'));
  await phone.move('a4');
  await ben.seesLine('Anna moves a1 → a4.');
  await expect(phone.square('b4')).toHaveAccessibleName(/your mine/);
  await expect(desk.square('a4')).toHaveAccessibleName(/your boat/);
  await expect(desk.square('b4')).toHaveAccessibleName(/your mine/);
  await ben.move('h7');
  await desk.move('a7');
  await expect(phone.square('a7')).toHaveAccessibleName(/your boat/);

  const thief = await come('Thief');
  await thief.open(link);
  await expect(thief.page.getByRole('alert')).toContainText('This link has been used');
});

test('two tabs of a match in the browser follow each other, and of two writers one is first', async ({
  come,
}) => {
  const left = await come('Anna');
  const { page } = left;
  await left.open('/depth-charge/local');
  await page.getByRole('radio', { name: 'Cadet' }).check();
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await page.getByLabel('First turn').selectOption('black');
  await left.button('Start the match').click();
  await left.place(['d2', 'e3', 'f2']);
  await left.seesTheirTurn();
  const right = await left.anotherTab();
  await right.open('/depth-charge/local');
  await right.seesTheirTurn();
  await (await left.lookHere()).move('a2');
  await expect(right.square('a2')).toHaveAccessibleName(/your boat/);
  await (await right.lookHere()).seesTheirTurn();

  // Somebody else takes the next place in the log, and says nothing to anybody.
  const line = { n: 1, to: 'table', seat: 'black', name: 'Player', text: 'unheard', at: 0 };
  const unheard = JSON.stringify({ type: 'chatted', id: 'unheard', guest: 'me', line });
  await page.evaluate(logOf, unheard);
  await right.move('a1');
  await expect(left.square('a1')).toHaveAccessibleName(/your boat/);
  await right.seesTheirTurn();
  await right.seesLine(/^You move a2 → a1|^Player moves a2 → a1/);
  const rows = await page.evaluate(logOf, null);
  const moves = rows.filter((row) => row.includes('"to":"a1"') && row.includes('"type":"played"'));
  expect(moves).toHaveLength(1);
  expect(rows.filter((row) => row === unheard)).toHaveLength(1);
});

/** Runs in the page: the rows of its log, and one more behind them where one is given. */
async function logOf(added: string | null): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('fathom');
    request.addEventListener('success', () => resolve(request.result));
  });
  return new Promise((resolve) => {
    const transaction = database.transaction('logs', 'readwrite');
    const logs = transaction.objectStore('logs');
    const all: IDBRequest<{ match: string; seq: number; row: string }[]> = logs.getAll();
    all.addEventListener('success', () => {
      const { match, seq } = all.result.at(-1) ?? { match: '', seq: -1 };
      if (added !== null) logs.add({ match, seq: seq + 1, row: added });
    });
    transaction.addEventListener('complete', () => {
      database.close();
      resolve(all.result.map(({ row }) => row));
    });
  });
}
