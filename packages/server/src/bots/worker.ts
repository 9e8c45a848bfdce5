import { loadGames } from '@fathom/games/catalogue';
import { thinkFor } from './think.ts';

void loadGames().then((games) => thinkFor(games));
