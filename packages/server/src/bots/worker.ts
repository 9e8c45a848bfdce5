import { GAMES } from '@fathom/games';
import { thinkFor } from './think.ts';

thinkFor(GAMES);
