import type { Setup } from '@fathom/captain-sonar/client';
import type { SeatAction } from './crews.ts';
import { orders } from './crews.ts';

/** The waters of the voyage: The Crumbs, with the charted mines. */
export const WATERS: Partial<Setup> = {
  mode: 'turn',
  map: 'crumb-islands',
  scenario: 'minefield',
  first: 'alpha',
};

export const START: readonly SeatAction[] = [
  ...orders('alpha', 'start E2'),
  ...orders('bravo', 'start A3'),
];

/** The first half: a mine is laid and set off beside Bravo, a sonar is answered, and Alpha surfaces. */
export const OUTWARD: readonly SeatAction[] = [
  ...orders('alpha', 'course S', 'gauge mine', 'break S5'),
  ...orders('bravo', 'course E', 'gauge sonar', 'break E4'),
  ...orders('alpha', 'course S', 'gauge mine', 'break S1', 'mine D3', 'end turn'),
  ...orders('bravo', 'course E', 'gauge sonar', 'break E2', 'sonar'),
  ...orders('alpha', 'answer row 4 column J'),
  ...orders('alpha', 'course S', 'gauge silence', 'break S3', 'trigger D3'),
  ...orders('bravo', 'course S', 'gauge scenario', 'break S1'),
  ...orders('alpha', 'surface'),
];

/** The second: a charted mine finds Alpha at the surface, a drone finds it in spite of a silence to come, a torpedo ends it. */
export const HOMEWARD: readonly SeatAction[] = [
  ...orders('bravo', 'course S', 'gauge scenario', 'break S2'),
  ...orders('bravo', 'course S', 'gauge scenario', 'break S3'), // completes the gray circuit
  ...orders('bravo', 'course W', 'gauge scenario', 'break W5', 'scenario E5'),
  ...orders('alpha', 'course E', 'gauge silence', 'break E4'),
  ...orders('bravo', 'course S', 'gauge drone', 'break S5'),
  ...orders('alpha', 'course E', 'gauge silence', 'break E6'),
  ...orders('bravo', 'course S', 'gauge drone', 'break S6'),
  ...orders('alpha', 'course S', 'gauge silence', 'break S5'),
  ...orders('bravo', 'course E', 'gauge drone', 'break E6', 'drone 4'),
  ...orders('alpha', 'course S', 'gauge silence', 'break S4'),
  ...orders('bravo', 'course E', 'gauge torpedo', 'break E5'),
  ...orders('alpha', 'silence S 2', 'gauge torpedo', 'break S3'),
  ...orders('bravo', 'course S', 'gauge torpedo', 'break S2'),
  ...orders('alpha', 'course W', 'gauge torpedo', 'break W5'),
  ...orders('bravo', 'course S', 'gauge torpedo', 'break S1', 'torpedo F9'),
];
