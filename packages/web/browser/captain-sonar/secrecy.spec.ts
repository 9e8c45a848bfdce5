import type { Locator } from '@playwright/test';
import type { SeatName } from '../people/captain-sonar/crews.ts';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { listenIn, toldOfMatch } from '../people/frames.ts';
import type { Person } from '../people/person.ts';
import { openRawSocket } from '../people/raw-socket.ts';

const COURSE = { type: 'course', course: 'E' };
/** By Cleo, Alpha’s First Mate, Engineer and Radio Operator, while a gauge and a breakdown are due. */
const FORGED: readonly (readonly [seat: SeatName, action: unknown, code: string])[] = [
  ['alpha.captain', COURSE, 'notYourSeat'], // her own crew, but another seat
  ['bravo.captain', COURSE, 'notYourSeat'], // the other crew
  ['bravo.engineer', { type: 'break', symbol: 'N1' }, 'notYourSeat'],
  ['alpha.firstMate', COURSE, 'notYourRole'], // her own seat, but somebody else’s work
  ['alpha.engineer', { type: 'gauge', system: 'mine' }, 'notYourRole'],
  ['alpha.radioOperator', { type: 'stop', system: 'torpedo' }, 'notYourRole'],
  ['alpha.firstMate', { type: 'stop', system: 'drone' }, 'notCharged'],
  ['alpha.engineer', { type: 'break', symbol: 'W1' }, 'otherPanel'],
  ['alpha.engineer', { type: 'break', symbol: 'K9' }, 'malformed'],
  ['alpha.radioOperator', { type: 'trace', stroke: [[270, 180]] }, 'notSurfaced'],
  ['alpha.engineer', { type: 'readyToDive', twice: true }, 'malformed'],
];

test('hand-made messages for the wrong seat, crew or role are refused, and nobody notices', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const cleo = await come('Cleo');
  const ben = new Sailor(await come('Ben'));
  const frames = [listenIn(anna.page), listenIn(ben.page)] as const;
  const roster = {
    ...alone('alpha', cleo),
    'alpha.captain': anna.person,
    ...alone('bravo', ben.person),
  };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  await fastForward(roster, match, [
    ...orders('alpha', 'start B3'),
    ...orders('bravo', 'start B6'),
    ...orders('alpha', 'course E'),
  ]);
  for (const { person } of [anna, ben]) await person.seesLine('Alpha: east.');

  const forger = await openRawSocket(cleo.page, match);
  /** All that they have been told: a word to the table comes to them after whatever was sent before. */
  const allTold = async (word: string): Promise<readonly (readonly string[])[]> => {
    await forger.say({ t: 'chat', id: word, text: word });
    for (const each of frames)
      await expect.poll(() => toldOfMatch(each).at(-1)).toContain(`"text":"${word}"`);
    return frames.map(toldOfMatch);
  };
  const before = await allTold('before');
  for (const [seat, action, code] of FORGED)
    expect(
      JSON.parse(await forger.act(seat, action)),
      `${seat} ${JSON.stringify(action)}`,
    ).toMatchObject({ t: 'refused', code });
  const after = await allTold('after');
  for (const [i, { length }] of before.entries()) expect(after[i]?.slice(length, -1)).toEqual([]);
  expect(await forger.act('alpha.firstMate', { type: 'gauge', system: 'mine' })).toContain(
    'update',
  );
  expect(await forger.act('alpha.engineer', { type: 'break', symbol: 'E4' })).toContain('update');
  await anna.carryOut({ type: 'course', course: 'E' });
  await expect(ben.person.log.filter({ hasText: 'Alpha: east.' })).toHaveCount(2);
});

const tab = ({ page }: Person, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
/** A tab beside one station, a drawer beside several. */
const openTalk = ({ page }: Person): Promise<void> =>
  page
    .getByRole('tab', { name: /^Talk/ })
    .or(page.getByRole('button', { name: /^Talk(?! aloud)/ }))
    .first()
    .click();
const line = ({ page }: Person, text: string): Locator =>
  page.getByRole('list', { name: 'What was said' }).getByText(text);

async function says({ page }: Person, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Enter');
}

test('what is said among a crew is read by that crew alone, and each can hide it', async ({
  come,
}) => {
  const [anna, cleo, ben] = [await come('Anna'), await come('Cleo'), await come('Ben')];
  const heardByBen = listenIn(ben.page);
  const roster = { ...alone('alpha', cleo), 'alpha.captain': anna, ...alone('bravo', ben) };
  await comeAboard(roster, { options: OPEN_WATERS });
  for (const person of [anna, cleo, ben]) await openTalk(person);

  await says(anna, 'Say something to your crew', 'we lie under the cliffs');
  await expect(line(cleo, 'we lie under the cliffs')).toBeVisible();
  await tab(anna, 'Table');
  await says(anna, 'Say something to everyone', 'fair winds to all');
  await tab(ben, 'Table');
  await expect(line(ben, 'fair winds to all')).toBeVisible();
  await expect(cleo.page.getByRole('tab', { name: /^Table 1 unread/ })).toBeVisible();
  await tab(ben, 'Crew');
  await expect(line(ben, 'we lie under the cliffs')).toHaveCount(0);
  expect(heardByBen.heard.join('\n')).toContain('fair winds');
  expect(heardByBen.heard.join('\n')).not.toContain('cliffs');

  await cleo.button('Hide').click();
  await expect(line(cleo, 'we lie under the cliffs')).toHaveCount(0);
  await tab(anna, 'Crew');
  await says(anna, 'Say something to your crew', 'torpedo next');
  await expect(line(anna, 'torpedo next')).toBeVisible();
  await expect(cleo.page.getByText('You have hidden this talk.')).toBeVisible();
  await cleo.button('Show').click();
  await expect(line(cleo, 'torpedo next')).toBeVisible();
  await cleo.page.getByRole('button', { name: 'Anna: block or report' }).last().click();
  await cleo.page.getByRole('button', { name: 'Block Anna' }).click();
  await expect(line(cleo, 'torpedo next')).toHaveCount(0);
  await cleo.page.reload();
  await openTalk(cleo);
  await expect(cleo.page.getByLabel('Say something to your crew')).toBeVisible();
  await expect(line(cleo, 'torpedo next')).toHaveCount(0);
});
