import { faceDown, faceDownAround, planTimes } from '@fathom/search-diver/client';
import type { Action, View } from '@fathom/search-diver/client';
import { expectAccessible } from '../people/axe.ts';
import { expect, test } from '../people/fixtures.ts';
import { areLaid, fastForward, gather, layMarkers, sitDown } from '../people/search-diver/crew.ts';
import { AFTER_A_SEARCH, Diver, FREE_SEARCH, YOUR_DIVE } from '../people/search-diver/diver.ts';
import { KNOWN_WATERS } from '../people/search-diver/waters.ts';

const hexesOf = (diver: Diver): Promise<readonly (string | null)[]> =>
  diver.faceDown.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));

test('7 the search of the day: the same waters for everybody, and a par', async ({ come }) => {
  const [anna, ben] = [new Diver(await come('Anna')), new Diver(await come('Ben'))];
  const { page, person } = anna;
  const card = page.getByRole('region', { name: 'Your search' });
  let date = '';

  await test.step('it begins at a click', async () => {
    await person.open('/search-diver');
    await page.getByRole('radio', { name: /^Today’s dive/ }).check();
    const chart = page.getByRole('img', { name: /^The chart of \d{4}-\d\d-\d\d$/ });
    date = ((await chart.getAttribute('aria-label')) ?? '').slice(-10);
    await expect(page.getByRole('radio', { name: /^On your own/ })).toBeChecked();
    await person.button('Start the match').click();
    await expect(person.prompt).toHaveText('Day 1, 6 AM: your dive');
    await expect(anna.notice).toBeVisible();
    await expect(anna.track).toContainText('You dive alone: the clock waits.');
    await expect(anna.faceDown).toHaveCount(13);
    await expect(card).toContainText(`Dive of ${date}`);
    await expect(card).toContainText('1 day so far');
    await expect(card).toContainText(/\b(–|\d\.\d)\s*par/); // it may still be worked out
  });
  await test.step('a dive is counted', async () => {
    const markers = page.getByRole('region', { name: 'Markers face down' });
    await expect(markers).toContainText('Best now');
    await markers.getByRole('button').first().click();
    await anna.button(/^Dive for \d+ min$/).click();
    await person.seesLine(/^You dive in \d{4}/);
    await expect(card).toContainText(/1\s*dives?/);
  });
  await test.step('somebody else finds the same markers, and learns of the same target', async () => {
    await gather({ red: ben.person }, { options: { players: 1, daily: date } });
    await expect(ben.person.prompt).toHaveText(YOUR_DIVE);
    await expect(ben.faceDown).toHaveCount(13);
    const theirs = await hexesOf(ben);
    expect(theirs).toEqual(expect.arrayContaining([...(await hexesOf(anna))]));
    await ben.person.resign();
    await expect(ben.person.prompt).toHaveText('The search is given up.');
    const [place = ''] = /\d{4}/.exec((await ben.person.hint.textContent()) ?? '') ?? [];
    expect(theirs).toContain(place);
    await ben.page.close();
    // Unless one dive was enough.
    if ((await person.button('Resign …').count()) > 0) await person.resign();
    await expect(person.hint).toContainText(`lay in hex ${place}.`);
  });
  await test.step('the end has a line to pass on, and a par', async () => {
    await expect(page.getByText(`Search Diver, dive of ${date}: `)).toBeVisible();
    await expect(card).toContainText(/\d\.\d\s*par/, { timeout: 120_000 });
  });
});

/** 3.6 is rare: short dives, one an hour, which turn nothing up but bring an event now and then. */
function waitForVisibility(view: View): Action {
  if (!areLaid(view)) return layMarkers(view);
  const side = view.turn ?? 'red';
  if (view.phase === 'diving') {
    const hex = faceDown(view).find((each) => faceDownAround(view, each).length > 0);
    if (hex !== undefined) return { type: 'dive', hex, minutes: 1 };
  }
  const next = planTimes(view, side).find(({ refusal }) => refusal === null);
  if (next === undefined) throw new Error('there is always tomorrow');
  const { day, hour } = next;
  return { type: view.phase === 'diving' ? 'pass' : 'schedule', day, hour };
}

test('3.6 excellent visibility: a hex beside the dive is searched for nothing', async ({
  come,
}) => {
  test.slow(); // as long as the dice please
  const anna = new Diver(await come('Anna'));
  const { page, person } = anna;
  const roster = { red: person };
  const options = { ...KNOWN_WATERS, players: 1, maxDays: 14 } as const;
  let match = '';
  let phase: View['phase'] = 'over';
  await person.open('/'); // a page that has little to do meanwhile
  while (phase === 'over') {
    match = await sitDown(roster, { options });
    ({ phase } = await fastForward(roster, match, {
      policy: waitForVisibility,
      until: (view) => view.phase === 'choosing' || view.phase === 'over',
    }));
  }
  await person.open(`/m/${match}`);
  await expect(person.prompt).toHaveText(FREE_SEARCH);
  await expect(
    page.locator('[data-cell][aria-label*="can be searched for nothing"]'),
  ).not.toHaveCount(0);
  await expectAccessible(page, 'a free search');
  const searches = person.log.filter({ hasText: /^Free hasty search of \d{4}, 6 or more: rolled/ });
  const before = await searches.count();
  await anna.searchBeside();
  await expect(searches.nth(before)).toBeAttached();
  await expect(person.prompt).toHaveText(AFTER_A_SEARCH);
});
