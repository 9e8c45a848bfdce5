import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { botOf } from './hunter.ts';
import { byRehearsal } from './rehearsal/by-rehearsal.ts';
import { ADMIRAL, CADET, COMMANDER, HAND, MATE } from './rehearsal/foresight.ts';

/** From weakest to strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [CADET, HAND, MATE, COMMANDER, ADMIRAL]
  .map(byRehearsal)
  .map(botOf);
