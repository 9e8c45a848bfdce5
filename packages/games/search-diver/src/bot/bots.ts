import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { cadet } from './cadet.ts';
import { commander } from './commander.ts';
import { botOf } from './diver-mind.ts';
import { mate } from './mate.ts';

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [cadet, mate, commander].map(botOf);
