import { loadGames } from '@fathom/games/catalogue';
import { thinkFor } from '../../../src/bots/think.ts';

const silent = { observe: () => {}, choose: () => null };

/** Bots that hold a seat and do nothing, so that a match goes by its script. */
void loadGames().then((games) =>
  thinkFor(games.map((game) => Object.assign({}, game, { seatBot: () => silent }))),
);
