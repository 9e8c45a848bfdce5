import type { Cell, Course, System } from '@fathom/captain-sonar/client';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { holdLine } from '../people/line.ts';

const ZIGZAG: readonly Course[] = [
  'E',
  'E',
  ...Array.from({ length: 6 }, () => ['S', 'E'] as const).flat(),
];
const OTHERS = ['silence', 'drone', 'mine'] as const; // there is always room in one of them on this way

const pauseSeenBy = ({ page }: Sailor) => page.getByRole('complementary', { name: 'Pause' });

/** Sails until a system can be used. The Engineer is a bot, which takes care of weapons but may break them. */
async function makeReady(sailor: Sailor, system: System): Promise<void> {
  for (const course of ZIGZAG) {
    await sailor.carryOut({ type: 'course', course });
    const markable = (name: System) => sailor.gauge(name).and(sailor.page.locator('.is-markable'));
    await expect(sailor.page.locator('.fm-gauges .is-markable').first()).toBeVisible();
    let next: System = system;
    for (const other of OTHERS) if ((await markable(next).count()) === 0) next = other;
    await sailor.carryOut({ type: 'gauge', system: next });
    await expect(sailor.person.button('Surface')).toBeEnabled(); // both OKs are in
    if (await sailor.system(system).isEnabled()) return;
  }
  throw new Error(`${sailor.person.name} never got the ${system} ready`);
}

test('two people with bots for the rest of their crews play in real time to the end', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const ben = new Sailor(await come('Ben'));
  const roster = {
    'alpha.captain': anna.person,
    'alpha.firstMate': anna.person,
    'bravo.captain': ben.person,
    'bravo.firstMate': ben.person,
    'bravo.engineer': ben.person,
  };
  await comeAboard(roster, { options: { ...OPEN_WATERS, damage: 1 } });
  await anna.carryOut({ type: 'start', cell: 'B3' });
  await ben.carryOut({ type: 'start', cell: 'B6' });
  await Promise.all([
    makeReady(anna, 'torpedo'),
    ben.carryOutAll([
      ...orders('bravo', 'course E', 'gauge sonar', 'break E4'),
      ...orders('bravo', 'course E', 'gauge sonar', 'break E6'),
      ...orders('bravo', 'course S', 'gauge sonar', 'break S5'),
    ]),
  ]);

  await ben.carryOut({ type: 'stop', system: 'sonar' });
  for (const { stopSign } of [anna, ben])
    await expect(stopSign).toContainText('Alpha’s Captain answers the sonar');
  const [column = 'A', ...row] = (await anna.boat.getAttribute('data-cell')) ?? '';
  const lie = column === 'A' ? ('B' as const) : ('A' as const);
  const claims = { row: Number(row.join('')), column: lie, sector: null };
  await anna.carryOut({ type: 'answer', claims });
  await ben.person.seesLine(/^Alpha answers: row \d+ and column [A-O], one true and one false\.$/);
  await expect(ben.stopSign).toHaveCount(0);

  const target = (await ben.boat.getAttribute('data-cell')) as Cell;
  await anna.carryOut({ type: 'stop', system: 'torpedo' });
  for (const { stopSign } of [anna, ben])
    await expect(stopSign).toContainText('Alpha aims the torpedo');
  await anna.carryOut({ type: 'torpedo', cell: target });
  for (const { person } of [anna, ben]) {
    await expect(person.prompt).toHaveText('Alpha wins: Bravo is sunk.');
    await person.seesLine(`Alpha’s torpedo on ${target}: Alpha all clear, Bravo direct hit.`);
  }
});

test('a Captain whose line breaks in mid-STOP is waited for in a pause, comes back, aims, and all go on', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const cleo = new Sailor(await come('Cleo'));
  const ben = new Sailor(await come('Ben'));
  const line = await holdLine(anna.page);
  const roster = {
    ...alone('alpha', cleo.person),
    'alpha.captain': anna.person,
    ...alone('bravo', ben.person),
  };
  const match = await comeAboard(roster, { options: OPEN_WATERS, lateView: 5 });
  await fastForward(roster, match, [
    ...orders('alpha', 'start B3'),
    ...orders('bravo', 'start B6'),
    ...orders('alpha', 'course E', 'gauge torpedo', 'break E4'),
    ...orders('alpha', 'course S', 'gauge torpedo', 'break S5'),
    ...orders('alpha', 'course E', 'gauge torpedo', 'break E6'),
  ]);
  await expect(ben.course('E')).toBeEnabled();

  await test.step('the STOP freezes both crews', async () => {
    await anna.carryOut({ type: 'stop', system: 'torpedo' });
    for (const { stopSign } of [anna, cleo, ben])
      await expect(stopSign).toContainText('Alpha aims the torpedo');
    await expect(anna.person.prompt).toHaveText('Aim the torpedo');
    await expect(cleo.person.prompt).toHaveText('Your Captain: aim the torpedo');
    await expect(ben.person.prompt).toHaveText('Alpha’s Captain: aim the torpedo');
    for (const button of await ben.page.locator('.cs-captain-rose button').all())
      await expect(button).toBeDisabled();
    await expect(ben.person.button('Surface')).toBeDisabled();
  });
  await test.step('the line of the Captain is cut, and the STOP stays on', async () => {
    await line.cut();
    await expect(anna.page.getByRole('alert')).toHaveText(/Connection lost/);
    await expect(cleo.page.locator('.presence.away')).toBeVisible();
    await expect(cleo.stopSign).toBeVisible();
    await expect(ben.stopSign).toBeVisible();
  });
  await test.step('a word of each crew pauses the match, and a mate takes the seat at once', async () => {
    await cleo.person.press(cleo.person.button('Ask for a pause'));
    await expect(pauseSeenBy(ben)).toContainText('Cleo asks to pause for 5 minutes.');
    await ben.person.press(ben.person.button('Agree'));
    for (const sailor of [cleo, ben]) {
      await expect(sailor.person.prompt).toHaveText('Paused');
      await expect(pauseSeenBy(sailor)).toContainText('It resumes by itself in');
      await expect(sailor.page.locator('.board')).toHaveAttribute('inert');
    }
    await cleo.person.press(cleo.person.button('Take over: Captain'));
    await expect(cleo.page.locator('.station[data-role="captain"]')).toBeVisible();
    await expect(ben.page.locator('.presence.standIn')).toBeVisible();
  });
  await test.step('back again, with a page of which nothing was kept', async () => {
    line.mend();
    await anna.page.reload();
    await expect(anna.page.getByText('Cleo plays on for you: Captain.')).toBeVisible();
    await anna.person.press(anna.person.button('Take my seat back'));
    await expect(anna.stopSign).toContainText('Alpha aims the torpedo');
    await expect(cleo.page.locator('.presence.away, .presence.standIn')).toHaveCount(0);
  });
  await test.step('who watches may choose to see all of both boats, but not of these minutes', async () => {
    const wim = new Sailor(await come('Wim'));
    await wim.person.open(`/m/${match}`);
    await wim.page.getByRole('radio', { name: 'All of both sides, 5 minutes ago' }).check();
    await expect(wim.page.getByText('the first of it can be seen in')).toBeVisible();
    await expect(wim.boat).toHaveCount(0);
    await expect(wim.person.log.filter({ hasText: 'Alpha: east.' })).toHaveCount(0);
    await wim.page.getByRole('radio', { name: 'What everybody hears, now' }).check();
    await expect(wim.person.log.filter({ hasText: 'Alpha: east.' })).toHaveCount(2);
    await wim.page.close();
  });
  await test.step('both are ready, and it goes on where it was', async () => {
    await anna.person.press(anna.person.button('Ready to resume'));
    await expect(pauseSeenBy(ben)).toContainText('Anna asks to go on.');
    await ben.person.press(ben.person.button('Agree'));
    await expect(anna.person.prompt).toHaveText('Aim the torpedo');
    await expect(anna.cell('E5')).toHaveAccessibleName(/in torpedo range/);
    await anna.carryOut({ type: 'torpedo', cell: 'C6' });
  });
  await test.step('it is settled, and both crews go on', async () => {
    for (const { person, stopSign } of [anna, cleo, ben]) {
      await person.seesLine('Alpha’s torpedo on C6: Alpha all clear, Bravo indirect hit.');
      await expect(stopSign).toHaveCount(0);
    }
    await ben.carryOut({ type: 'course', course: 'W' });
    await anna.carryOut({ type: 'course', course: 'E' });
    for (const { person } of [anna, cleo, ben]) {
      await person.seesLine('Bravo: west.');
      await expect(person.log.filter({ hasText: 'Alpha: east.' })).toHaveCount(3);
    }
  });
});
