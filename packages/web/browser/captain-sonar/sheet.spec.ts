import type { Cell } from '@fathom/captain-sonar/client';
import type { Page } from '@playwright/test';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import type { SeatAction } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { openRawSocket } from '../people/raw-socket.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

const bravoSails = (...ways: readonly string[]): readonly SeatAction[] =>
  ways.flatMap((way) => {
    const [course, symbol] = way.split(' ');
    return orders('bravo', `course ${course}`, 'gauge silence', `break ${symbol}`);
  });
/** From J8 to I5, and silence is charged. */
const OUT = bravoSails('W W5', 'W W6', 'N N6', 'N N2', 'E E5', 'N N4');
/** To I3, and one east. */
const AWAY = [
  ...orders('bravo', 'stop silence', 'silence N 2', 'gauge mine', 'break N5'),
  ...orders('bravo', 'course E', 'gauge mine', 'break E4'),
];

const middleOf = async (sailor: Sailor, cell: Cell): Promise<{ x: number; y: number }> => {
  const box = await sailor.cell(cell).boundingBox();
  if (box === null) throw new Error(`${cell} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** By mouse, in one stroke. */
async function draw(sailor: Sailor, ...way: readonly Cell[]): Promise<void> {
  const { mouse } = sailor.page;
  const [first, ...others] = await Promise.all(way.map((cell) => middleOf(sailor, cell)));
  await mouse.move(first?.x ?? 0, first?.y ?? 0);
  await mouse.down();
  for (const { x, y } of others) await mouse.move(x, y, { steps: 3 });
  await mouse.up();
}

/** With one finger that never leaves the glass. */
async function swipe(sailor: Sailor, ...way: readonly Cell[]): Promise<void> {
  for (const cell of way) await sailor.cell(cell).scrollIntoViewIfNeeded();
  const finger = await sailor.page.context().newCDPSession(sailor.page);
  const points = await Promise.all(way.map((cell) => middleOf(sailor, cell)));
  for (const [i, point] of points.entries())
    await finger.send('Input.dispatchTouchEvent', {
      type: i === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('8 a track bends at a silence, a second sheet keeps another guess, and the pencil paints', async ({
  come,
}) => {
  const rita = new Sailor(await come('Rita'));
  const [anna, ben] = [new Sailor(await come('Anna')), await come('Ben')];
  const roster = {
    ...alone('alpha', anna.person),
    ...alone('bravo', ben),
    'alpha.radioOperator': rita.person,
  };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  await fastForward(roster, match, [
    ...orders('alpha', 'start B2'),
    ...orders('bravo', 'start J8'),
    ...OUT,
  ]);
  const named = (cell: Cell, name: RegExp, by: Sailor = rita): Promise<void> =>
    expect(by.cell(cell)).toHaveAccessibleName(name);
  const TRACK = /on the sheet’s track/;
  const END = /, the sheet ends here/;

  await test.step('laid at a click, it goes on with what is heard, past a silence as well', async () => {
    await rita.cell('I5').click();
    await named('I5', END, anna);
    await fastForward(roster, match, AWAY);
    await named('J5', END);
    await named('J8', TRACK);
  });
  await test.step('by keys only the newest piece moves: that much was run in silence', async () => {
    await press(rita.page, 'Shift+ArrowUp', 'Shift+ArrowUp');
    await named('J3', END);
    await named('I3', TRACK);
    await named('I5', TRACK);
    await named('J3', END, anna);
  });
  await test.step('by mouse an older piece is dragged, and the end stays', async () => {
    await draw(rita, 'H7', 'G7');
    await named('G6', TRACK);
    await expect(rita.cell('J8')).not.toHaveAccessibleName(TRACK);
    await named('J3', END);
    await rita.person.button('All pieces').click();
    await draw(rita, 'J3', 'J4');
    await named('J4', END);
    await named('G7', TRACK);
    await rita.person.button('Straighten').click();
    await named('J7', TRACK); // all of it in one line again: from there it would have come
  });
  await test.step('the second sheet has a track and a pencil of its own', async () => {
    await rita.person.button('Sheet 2').click();
    await rita.person.button('Copy sheet 1').click();
    await named('J4', /, the sheet ends here, the other sheet ends here/);
    await rita.person.button('Nudge the sheet south').click();
    await named('J5', END);
    await named('J4', /the other sheet ends here/);
    await named('J5', /the other sheet ends here/, anna);
  });
  await test.step('one stroke marks cell after cell, or a whole sector', async () => {
    await rita.person.button('Ring').click();
    await draw(rita, 'B5', 'C5', 'E5');
    for (const cell of ['B5', 'C5', 'D5', 'E5'] as const) await named(cell, /pencilled ring/);
    await press(rita.page, 'z', 'j', 'j', 'j'); // the rubber, and all of a sector
    await draw(rita, 'A10');
    await expect(rita.cell('B5')).toHaveAccessibleName(/pencilled ring/); // of another sector
    await press(rita.page, 'z', 'z');
    await rita.cell('L13').focus();
    await rita.cell('K11').focus();
    await press(rita.page, 'Enter');
    await named('O15', /pencilled cross/);
    await expect(rita.cell('J15')).not.toHaveAccessibleName(/pencilled cross/);
  });
});

test('8 [plotting] by hand a Radio Operator on a phone draws what is heard, by buttons and by finger', async ({
  come,
}) => {
  const rita = new Sailor(await come('Rita', PHONE));
  const ben = await come('Ben');
  const roster = { ...alone('alpha', rita.person), ...alone('bravo', ben) };
  const match = await comeAboard(roster, { options: { ...OPEN_WATERS, plotting: 'byHand' } });
  await fastForward(roster, match, [
    ...orders('alpha', 'start B2'),
    ...orders('bravo', 'start J8'),
    ...OUT.slice(0, 6),
  ]);
  const { page, person } = rita;
  const table = await openRawSocket(page, match);
  await page.getByRole('tab', { name: /^Radio Operator/ }).tap();
  const station = page.getByRole('tabpanel', { name: /^Radio Operator/ });
  await expect(station).toContainText(/as drawn\s*nothing yet/);

  await person.button('Draw west').tap();
  await person.button('Draw a silence').tap();
  await expect(station).toContainText(/as drawn\s*W.*\?.*Nothing is drawn/);
  await rita.cell('H8').tap();
  await expect(rita.cell('H8')).toHaveAccessibleName(/the sheet ends here/);
  await person.button('Pen').tap();
  await swipe(rita, 'H8', 'H7', 'H6');
  await expect(rita.cell('H6')).toHaveAccessibleName(/the sheet ends here/);
  await expect(rita.cell('I8')).toHaveAccessibleName(/on the sheet’s track/);
  await person.button('Rub out the last one').tap();
  await expect(rita.cell('H7')).toHaveAccessibleName(/the sheet ends here/);
  await person.button('Cross').tap();
  await swipe(rita, 'C3', 'E3');
  await expect(rita.cell('D3')).toHaveAccessibleName(/pencilled cross/);
  const kept = async (): Promise<string> => JSON.stringify(await table.heard());
  await expect.poll(kept).toContain('"courses":["W","?","N"]');
  await expect.poll(kept).toContain('{"cell":"D3","mark":"cross"}');
});
