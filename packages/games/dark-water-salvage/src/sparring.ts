import type { Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { botOf } from './bot/hunter.ts';
import { byOutlook } from './bot/outlook/by-outlook.ts';
import { FIRST, GREEDY } from './bot/outlook/skill.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [GREEDY, FIRST]
  .map(byOutlook)
  .map(botOf);
