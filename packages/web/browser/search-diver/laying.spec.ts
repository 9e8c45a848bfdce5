import type { Hex } from '@fathom/search-diver/client';
import { expect, test } from '../people/fixtures.ts';
import { fastForward, gather, layMarkers } from '../people/search-diver/crew.ts';
import { Diver, YOUR_DIVE } from '../people/search-diver/diver.ts';
import { KNOWN_WATERS, MARKERS } from '../people/search-diver/waters.ts';

const YOURS = 'Lay a marker, face down';
const isLaid = (diver: Diver, hex: Hex): Promise<void> =>
  expect(diver.hex(hex)).toHaveAccessibleName(/marker face down/);

test('1.1 the divers lay the markers in turns, and nobody knows which became the target', async ({
  come,
}) => {
  const roster = { red: await come('Anna'), blue: await come('Ben') };
  const match = await gather(roster, { options: KNOWN_WATERS });
  const divers = [new Diver(roster.red), new Diver(roster.blue)] as const;
  await expect(roster.red.prompt).toHaveText(
    /^(Lay a marker, face down|Ben’s turn to lay a marker)$/,
  );
  const isRed = (await roster.red.prompt.textContent()) === YOURS;
  const [one, other] = isRed ? divers : [divers[1], divers[0]];

  await test.step('by its button, or by picking the hex twice', async () => {
    await expect(one.track).toContainText(`${other.person.name} won the toss and will dive first.`);
    await one.hex('0302').click();
    await one.button(/^Lay it in 0302$/).click();
    await isLaid(other, '0302');
    await expect(one.person.prompt).toHaveText(`${other.person.name}’s turn to lay a marker`);
    await expect(other.person.prompt).toHaveText(YOURS);
    await other.hex('0302').click();
    await expect(other.page.getByText('There is a marker already')).toBeVisible();
    await expect(other.button(/^Pick a hex$/)).toBeDisabled();
    await other.hex('0406').click();
    await other.hex('0406').click();
    await isLaid(one, '0406');
  });
  await test.step('no more than one of nine may lie deeper than 60 ft', async () => {
    await one.hex('1705').click();
    await one.hex('1705').click();
    await isLaid(other, '1705');
    await expect(other.hex('1706')).not.toHaveAccessibleName(/free for a marker/);
    await expect(other.hex('1606')).toHaveAccessibleName(/free for a marker/);
  });
  await test.step('with the last one the search begins', async () => {
    await fastForward(roster, match, { policy: layMarkers, until: ({ toPlace }) => toPlace === 1 });
    const last = MARKERS.at(-2) ?? '0302';
    await expect(one.page.getByText(/^1 of 9 markers/)).toBeVisible();
    await one.hex(last).click();
    await one.button(new RegExp(`^Lay it in ${last}$`)).click();
    await expect(other.person.prompt).toHaveText(YOUR_DIVE);
    for (const diver of divers) {
      await diver.person.seesLine(
        'All markers are laid. One of them is the target, and nobody knows which.',
      );
      await expect(diver.faceDown).toHaveCount(9);
      await expect(diver.page.locator('[data-cell][aria-label*="the sunken ship"]')).toHaveCount(0);
      await expect(diver.notice).toBeVisible();
    }
  });
});
