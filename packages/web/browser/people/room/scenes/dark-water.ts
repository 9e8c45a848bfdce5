import { HUNTERS } from '@fathom/dark-water-salvage/client';
import type { Stage } from '../stage.ts';
import { playThrough } from '../stage.ts';
import { openHand } from '../../hand.ts';
import { END, WITHOUT_TALK } from '../wanted.ts';

const MOVES = 80;

export const darkWater =
  (hunters: number) =>
  async (stage: Stage): Promise<void> => {
    const anna = await stage.come('Anna');
    const what = `Dark Water, ${hunters} hunters`;
    const { match } = await anna.makeMatch({
      game: 'dark-water-salvage',
      pace: 'instant',
      start: 'full',
      seats: Object.fromEntries(
        HUNTERS.slice(0, hunters).map((side, i) => [side, i === 0 ? 'me' : { bot: 'cadet' }]),
      ),
      options: { players: hunters },
    });
    await anna.open(`/m/${match.id}`);
    const hand = await openHand(anna, {
      game: 'dark-water-salvage',
      match: match.id,
      level: 'cadet',
    });
    await playThrough(stage, { page: anna.page, hand, what, moves: MOVES });
    while (await hand.move());
    hand.close();
    await anna.page.locator('.end-scene').waitFor();
    await stage.look({ page: anna.page, what: `${what}, the end`, wanted: END });
    await anna.open(`/m/${match.id}/replay#12`);
    await anna.page.getByText('Verified in this browser.').waitFor();
    await stage.look({ page: anna.page, what: `${what}, replay`, wanted: WITHOUT_TALK });
  };
