import { SIDES } from '@fathom/search-diver/client';
import type { Stage } from '../stage.ts';
import { playThrough } from '../stage.ts';
import { openHand } from '../../hand.ts';
import { END, WITHOUT_TALK } from '../wanted.ts';

const MOVES = 60;

export const searchDiver =
  (divers: number) =>
  async (stage: Stage): Promise<void> => {
    const anna = await stage.come('Anna');
    const what = `Search Diver, ${divers} divers`;
    const { match } = await anna.makeMatch({
      game: 'search-diver',
      pace: 'instant',
      start: 'full',
      seats: Object.fromEntries(
        SIDES.slice(0, divers).map((side, i) => [side, i === 0 ? 'me' : { bot: 'cadet' }]),
      ),
      options: { players: divers, maxDays: 2 },
    });
    await anna.open(`/m/${match.id}`);
    const hand = await openHand(anna, { game: 'search-diver', match: match.id, level: 'cadet' });
    await playThrough(stage, { page: anna.page, hand, what, moves: MOVES });
    hand.close();
    await anna.page.locator('.end-scene').waitFor();
    await stage.look({ page: anna.page, what: `${what}, the end`, wanted: END });
    await anna.open(`/m/${match.id}/replay#6`);
    await anna.page.getByText('Verified in this browser.').waitFor();
    await stage.look({ page: anna.page, what: `${what}, replay`, wanted: WITHOUT_TALK });
  };
