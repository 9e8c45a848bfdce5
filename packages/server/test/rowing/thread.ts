import { thinkFor } from '../../src/bots/think.ts';
import { rowingPlayable } from '../../../host/test/rowing.ts';

thinkFor([rowingPlayable]);
