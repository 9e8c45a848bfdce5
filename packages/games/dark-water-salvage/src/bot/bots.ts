import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { botOf } from './hunter.ts';
import { SKILLS } from './skill.ts';

/** From weakest to strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = SKILLS.map(botOf);
