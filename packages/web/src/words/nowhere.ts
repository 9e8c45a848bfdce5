import { link } from './said.ts';
import type { Said } from './said.ts';

/** Of an address that leads nowhere. */
export const nowhereWords = {
  title: 'Nothing here but water',
  text: [
    'This address leads nowhere. ',
    link('The lobby'),
    ' has everything there is to play.',
  ] as Said,
} as const;
