import { expect, test } from '../people/fixtures.ts';
import { holdLine } from '../people/line.ts';
import { areLaid, fastForward, gather, layMarkers } from '../people/search-diver/crew.ts';
import { Diver, NEXT_DIVE } from '../people/search-diver/diver.ts';
import { DEEP_MARKER, KNOWN_WATERS } from '../people/search-diver/waters.ts';

test('a line that breaks between a dive and the choice of the next loses neither', async ({
  come,
}) => {
  const roster = { red: await come('Anna'), blue: await come('Ben') };
  const lines = { red: await holdLine(roster.red.page), blue: await holdLine(roster.blue.page) };
  const match = await gather(roster, { options: KNOWN_WATERS });
  const laid = await fastForward(roster, match, { policy: layMarkers, until: areLaid });
  const first = laid.first === 'red' ? 'red' : 'blue';
  const [anna, line] = [new Diver(roster[first]), lines[first]];
  const ben = new Diver(roster[first === 'red' ? 'blue' : 'red']);
  const { page, person } = anna;
  const alert = page.getByRole('alert');

  await anna.dive(DEEP_MARKER, 5);
  await expect(person.prompt).toHaveText(NEXT_DIVE);
  const dived = `dive in ${DEEP_MARKER}, 70 ft, for 5 minutes: 5 residual, 10 in all, group A to C.`;
  await person.seesLine(`You ${dived} Too short to search.`);

  await test.step('the line is down: nothing can be chosen', async () => {
    await line.cut();
    await expect(alert).toHaveText(/Connection lost/);
    await expect(anna.openTimes).toHaveCount(0);
    await expect(ben.person.prompt).toHaveText(`${person.name}’s turn to choose the next dive`);
  });
  await test.step('it is up again: the same question, the same letters', async () => {
    line.mend();
    await expect(alert).toHaveCount(0);
    await expect(person.prompt).toHaveText(NEXT_DIVE);
    await expect(anna.openTimes).toHaveCount(13); // 7 AM to 6 PM, and tomorrow
    await expect(anna.openTimes.first()).toHaveAccessibleName(/Day 1, 7 AM, group C by then/);
  });
  await test.step('a reload changes nothing either', async () => {
    await page.reload();
    await expect(person.prompt).toHaveText(NEXT_DIVE);
    await person.seesLine(`You ${dived} Too short to search.`);
    await expect(anna.openTimes).toHaveCount(13);
  });
  await test.step('a choice that is lost on its way is made once', async () => {
    line.swallow('up');
    await anna.openTimes.nth(3).click();
    await anna.button(/^Dive next at 10 AM$/).click();
    await expect(person.hint).toHaveText('Setting your marker to day 1, 10 AM …');
    await line.cut();
    await expect(alert).toHaveText(/Connection lost/);
    line.mend();
    await expect(person.prompt).toHaveText(`${ben.person.name}’s dive`);
    await expect(ben.person.prompt).toHaveText('Day 1, 6 AM: your dive');
    const next = 'next dive is at 10 AM, after 4 h: group C to B.';
    await person.seesLine(`Your ${next}`);
    await ben.person.seesLine(`${person.name}’s ${next}`);
  });
});
