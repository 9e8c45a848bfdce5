import { ROLES } from '@fathom/captain-sonar/client';
import type { Course } from '@fathom/captain-sonar/client';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { crowding, keepMeasure, median } from '../people/measures.ts';
import { watchScreen } from '../people/screen-times.ts';

const WAY: readonly (readonly [course: Course, symbol: string])[] = [
  ['E', 'E4'],
  ['E', 'E5'],
  ['S', 'S5'],
  ['E', 'E1'],
  ['S', 'S4'],
  ['E', 'E2'],
];
const SLOW = 500; // milliseconds: far more than it takes, and still no wait for a person
const toTenths = (value: number): number => Math.round(value * 10) / 10;

test('a Captain’s course is on the screen of the last crew mate at once', async ({ come }) => {
  const people = await Promise.all(ROLES.map((_role, i) => come(`Sailor ${i}`)));
  const crew = Object.fromEntries(ROLES.map((role, i) => [`alpha.${role}`, people[i]]));
  const roster = { ...alone('bravo', await come('Ben')), ...crew };
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  await fastForward(roster, match, [
    ...orders('alpha', 'start B2'),
    ...orders('bravo', 'start B9'),
  ]);
  const [captain, ...mates] = people.map((person) => new Sailor(person));
  if (captain === undefined) throw new Error('no Captain');
  await expect(captain.course('E')).toBeEnabled();
  const clicks = await watchScreen(captain.page);
  const screens = await Promise.all(mates.map(({ page }) => watchScreen(page)));

  const millis: number[] = [];
  for (const [course, symbol] of WAY) {
    const line = await captain.person.log.count();
    await captain.carryOut({ type: 'course', course });
    const shown = await Promise.all(screens.map(({ lineShown }) => lineShown(line)));
    millis.push(Math.max(...shown) - (await clicks.lastClick()));
    await fastForward(roster, match, orders('alpha', 'gauge silence', `break ${symbol}`));
  }
  keepMeasure('captainSonarClickToLastCrewMateMillis', {
    courses: millis.length,
    median: toTenths(median(millis)),
    least: toTenths(Math.min(...millis)),
    most: toTenths(Math.max(...millis)),
  });
  expect(millis).toHaveLength(WAY.length);
  expect(Math.min(...millis)).toBeGreaterThan(0);
  expect(median(millis)).toBeLessThan(SLOW * crowding());
});
