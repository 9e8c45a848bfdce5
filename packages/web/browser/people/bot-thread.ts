import { GAMES } from '@fathom/games';
import { thinkFor } from '../../../server/src/bots/think.ts';
import { seedOf } from './luck.ts';

// A bot's luck follows from its match and its seat.
thinkFor(GAMES, ({ key }) => seedOf(`bot ${key}`));
