import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { HOMEWARD, OUTWARD, START, WATERS } from '../people/captain-sonar/known-voyage.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { takePicture } from '../people/pictures.ts';

const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = {
  ...CALM,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

test('pictures of a hunt at its height, for the documents', async ({ come }) => {
  const ben = new Sailor(await come('Ben', CALM));
  const bela = new Sailor(await come('Bela', PHONE));
  const roster = {
    ...alone('bravo', bela.person),
    'bravo.captain': ben.person,
    'bravo.radioOperator': ben.person,
    ...alone('alpha', await come('Anna')),
  };
  const options = { ...WATERS, assist: 'belief' } as const;
  const match = await comeAboard(roster, { options });
  const last = HOMEWARD.length - 1; // the torpedo is aimed, not fired
  await fastForward(roster, match, [...START, ...OUTWARD, ...HOMEWARD.slice(0, last - 1)]);
  await expect(bela.person.prompt).toHaveText('Engineer: mark a breakdown');
  await bela.page.getByRole('tab', { name: /^Engineer/ }).tap();
  await takePicture(bela.page, 'captain-sonar-phone');

  await fastForward(roster, match, [
    ...HOMEWARD.slice(last - 1, last),
    ...orders('bravo', 'sheet at F9 since 18'),
  ]);
  await ben.system('torpedo').click();
  await ben.cell('F9').click();
  await takePicture(ben.page, 'captain-sonar');
  await ben.page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(ben.page, 'captain-sonar-night');
});
