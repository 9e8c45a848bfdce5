import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { admiral } from './admiral.ts';
import { cadet } from './cadet.ts';
import { botOf } from './captain.ts';
import { commander } from './commander.ts';
import { hand } from './hand.ts';
import { mate } from './mate.ts';

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [
  cadet,
  hand,
  mate,
  commander,
  admiral,
].map(botOf);
