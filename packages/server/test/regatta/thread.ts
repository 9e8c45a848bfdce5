import { thinkFor } from '../../src/bots/think.ts';
import { regattaPlayable } from './game.ts';

thinkFor([regattaPlayable]);
