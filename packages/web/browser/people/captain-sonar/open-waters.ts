import type { Setup } from '@fathom/captain-sonar/client';

/** Real time on a chart with nothing in the way: its one island lies in the far corner. */
export const OPEN_WATERS: Partial<Setup> = {
  mode: 'realTime',
  map: 'custom',
  chart: [
    ...Array.from({ length: 11 }, () => '...............'),
    ...Array.from({ length: 3 }, () => '...........###.'),
    '...............',
  ].join('\n'),
  answerSeconds: 120,
  aimSeconds: 120, // a slow machine is no reason to lose an aim
};
