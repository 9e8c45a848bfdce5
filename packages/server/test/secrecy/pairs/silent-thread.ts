import { GAMES } from '@fathom/games';
import { thinkFor } from '../../../src/bots/think.ts';

const silent = { observe: () => {}, choose: () => null };

/** Bots that hold a seat and do nothing, so that a match goes by its script. */
thinkFor(GAMES.map((game) => Object.assign({}, game, { seatBot: () => silent })));
