import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { crewOf } from './crew.ts';
import { SKILLS } from './skill.ts';

/** From the easiest to the hardest. */
export const BOTS: readonly Bot<View, Event, Action>[] = SKILLS.map(crewOf);
