import { gameById } from '@fathom/games';
import type { Rng } from '@fathom/kit';
import type { MyMatch } from '@fathom/protocol';
import { openBrowser } from '../test/client/browser.ts';
import type { Ledger } from './ledger.ts';
import { insist } from './patience.ts';
import { playSeat } from './crash-player.ts';

const GAME = 'depth-charge';
const OPTIONS = { turnLimit: 60 };

export interface Crew {
  readonly address: string;
  readonly ledger: Ledger;
  readonly luck: readonly [Rng, Rng];
  readonly hasBot: boolean;
  /** No new matches once this says so; the one at hand is played to its end. */
  readonly isOver: () => boolean;
}

/** Two people, or one and a bot, who play match after match. */
export async function playMatches(crew: Crew): Promise<void> {
  const { address, ledger, luck, hasBot, isOver } = crew;
  const [ann, ben] = [openBrowser(address), openBrowser(address)];
  const bot = { bot: gameById(GAME)?.levels[0]?.level };
  await insist(ann, 'GET /api/me');
  await insist(ben, 'GET /api/me');
  while (!isOver()) {
    const { match } = await insist<MyMatch>(ann, 'POST /api/matches', {
      body: {
        game: GAME,
        options: OPTIONS,
        seats: { black: 'me', ...(hasBot ? { red: bot } : {}) },
        pace: 'instant',
      },
    });
    const people = [playSeat({ browser: ann, luck: luck[0], ledger }, match.id)];
    if (!hasBot) {
      await insist(ben, `POST /api/matches/${match.id}/seats`, { body: { seat: 'red' } });
      people.push(playSeat({ browser: ben, luck: luck[1], ledger }, match.id));
    }
    await Promise.all(people);
    ledger.finished({ match: match.id });
  }
}
