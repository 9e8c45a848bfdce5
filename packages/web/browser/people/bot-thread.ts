import { loadGames } from '@fathom/games/catalogue';
import { thinkFor } from '../../../server/src/bots/think.ts';
import { seedOf } from './luck.ts';

// A bot's luck follows from its match and its seat.
void loadGames().then((games) => thinkFor(games, ({ key }) => seedOf(`bot ${key}`)));
