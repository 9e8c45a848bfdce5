import { counted } from '@fathom/kit';

/** What the plain table says by itself; all else is in the words of the game. */
export const plainWords = {
  water: 'uncharted water',
  board: 'The table in text',
  typing: 'Typing actions',
  find: 'Find or type an action',
  actions: 'What you can do now',
  play: (action: string): string => `Play: ${action}`,
  pickFirst: 'Pick an action',
  none: (typed: string): string => `Nothing you can do now reads “${typed}”.`,
  cut: (shown: number, all: string): string => `${shown} of ${all} shown: type to find others.`,
  hasMore: 'There are more than this list can hold: those can be typed.',
  watching: ['You are watching', 'The board shows what everybody may know.'],
  waiting: ['Waiting for the others', 'There is nothing for you to do now.'],
  over: ['The match is over', 'The board shows how it ended.'],
  yours: (count: string): readonly [string, string] => [
    'Your turn',
    `Pick one of ${count} below, or type it.`,
  ],
  count: (count: number): string => counted(count, 'action'),
  moreThan: (count: number): string => `more than ${counted(count, 'action')}`,
} as const;
