import { alone, comeAboard } from '../people/captain-sonar/crews.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import type { Person } from '../people/person.ts';
import { restingBox } from '../people/still.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

/** Where the chart is, at each size. */
async function placesOf({ page }: Person): Promise<readonly unknown[]> {
  const chart = page.locator('.gridboard:not(.grid-picture)').first();
  const places: unknown[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    places.push(await restingBox(chart));
  }
  return places;
}

test('what the other crew does moves nothing, for a Captain and for who has all stations', async ({
  come,
}) => {
  const [anna, cleo] = [await come('Anna'), await come('Cleo')];
  for (const roster of [{ 'alpha.captain': anna }, alone('alpha', anna)]) {
    await comeAboard({ ...roster, ...alone('bravo', cleo) });
    await expect(anna.prompt).toHaveText(/hoose where your boat begins$/);
    const before = await placesOf(anna);
    await new Sailor(cleo).carryOut({ type: 'start', cell: 'A1' });
    await expect(anna.page.locator('.cs-strip-last b')).toHaveText('Ready to begin');
    expect(await placesOf(anna)).toEqual(before);
  }
});
