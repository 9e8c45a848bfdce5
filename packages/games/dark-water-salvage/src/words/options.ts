import type { OptionText } from '@fathom/kit';
import type { ContentId } from '../content/index.ts';
import type { Assist, ResearchOrder, Setup } from '../setup.ts';

/** The options of a match, as any form or list of them explains them. */
export const OPTIONS: { readonly [Name in keyof Setup]: OptionText } = {
  players: { title: 'Players', description: 'How many hunters are after the wrecks.' },
  content: {
    title: 'Map and cards',
    description: 'The Great Lake, or the Hollow Sound with ships and values of its own.',
  },
  research: {
    title: 'Research',
    description: 'Everybody at once, unless somebody asks for turn order; or always in turn order.',
  },
  extraRound: {
    title: 'Extra round',
    description:
      'One more round without loans when the bag has run out: the last cash counts. Five hunters have that round anyway.',
  },
  phaseSeconds: {
    title: 'Seconds for each phase',
    description:
      '0 is no limit. Whoever is too slow applies for nothing, takes the first free city, or passes.',
  },
  assist: {
    title: 'Aids',
    description:
      'Your answers marked on the record sheet; marks and the regions that remain possible; or neither.',
  },
};

/** A value of an option, on the form of this game's own. */
interface Value {
  readonly name: string;
  readonly text: string;
}

export const RESEARCH_VALUES: { readonly [Order in ResearchOrder]: Value } = {
  simultaneous: {
    name: 'All at once',
    text: 'Quick. Anybody may ask for turn order when it matters.',
  },
  turnOrder: { name: 'In turn order', text: 'One after another, always.' },
};

export const ASSIST_VALUES: { readonly [Name in Assist]: Value } = {
  marks: { name: 'Marks', text: 'Your answers are drawn on the record sheet.' },
  candidates: {
    name: 'Marks and candidates',
    text: 'What remains possible is worked out, with odds. Good for learning.',
  },
  none: { name: 'Blank paper', text: 'Your answers as a list, and a pencil.' },
};

export const CONTENT_TEXTS: { readonly [Id in ContentId]: string } = {
  greatLake: 'One deep basin in the middle, six towns around it. Good for a first game.',
  hollowSound: 'A deep trench from west to east, with ships and values of its own.',
};

export const FORM = {
  players: (count: number): string => `${count} hunters`,
  rounds: (count: number): string => `${count} rounds`,
  more: 'More: research, extra round, time',
  secondsFault: (most: number): string =>
    `A whole number of seconds from 0 (no limit) to ${most} (an hour), please.`,
} as const;
