import { alongSection, parseAction, sectionLength } from '@fathom/captain-sonar/client';
import type { PanelSymbol, Point, Role, SideName, System } from '@fathom/captain-sonar/client';
import type { SeatAction } from './crews.ts';
import { orders } from './crews.ts';

/** A stretch of a match, and what is to be done at the end of it. */
export interface Leg {
  readonly what: string;
  readonly deeds: readonly SeatAction[];
  readonly line: string | null; // which all of Alpha find in their log by then, and not before
}

/** A course, and what First Mate and Engineer mark for it: what breaks is on the panel of the course. */
const sail = (side: SideName, gauge: System, broken: PanelSymbol): readonly SeatAction[] =>
  orders(side, `course ${broken.charAt(0)}`, `gauge ${gauge}`, `break ${broken}`);

const SPACING = 20; // sheet units between two points
const pointsOf = (section: number, share = 1): readonly Point[] => {
  const length = sectionLength(section) * share;
  const steps = Math.ceil(length / SPACING);
  return Array.from({ length: steps + 1 }, (_, i) =>
    alongSection(section, Math.min(i * SPACING, length)),
  );
};
const trace = (role: Role, stroke: readonly Point[]): SeatAction => [
  `alpha.${role}`,
  { type: 'trace', stroke },
];
const HALF = pointsOf(2, 0.5);

/** In real time, on open waters: Alpha comes past everything there is to do aboard, and sinks Bravo. */
export const LONG_VOYAGE: readonly Leg[] = [
  { what: 'choosing where to begin', deeds: [], line: null },
  {
    what: 'under way',
    deeds: [...orders('alpha', 'start B3'), ...orders('bravo', 'start F3')],
    line: 'Both boats are under way.',
  },
  { what: 'marks to be made', deeds: orders('alpha', 'course E'), line: 'Alpha: east.' },
  {
    what: 'aiming a torpedo',
    deeds: [
      ...orders('alpha', 'gauge torpedo', 'break E4'),
      ...sail('alpha', 'torpedo', 'S5'),
      ...sail('bravo', 'sonar', 'E4'),
      ...sail('bravo', 'sonar', 'S5'),
      ...sail('bravo', 'sonar', 'E6'),
      ...sail('alpha', 'torpedo', 'E6'),
      ...orders('alpha', 'stop torpedo'),
    ],
    line: 'STOP! Alpha uses the torpedo.',
  },
  {
    what: 'a sonar to be answered',
    deeds: [...orders('alpha', 'torpedo H4'), ...orders('bravo', 'stop sonar')],
    line: 'Bravo sends the sonar.',
  },
  {
    what: 'the other has run silent',
    deeds: [
      ...orders('alpha', 'answer row 4 column A'),
      ...sail('bravo', 'silence', 'S1'),
      ...sail('bravo', 'silence', 'S2'),
      ...sail('bravo', 'silence', 'E2'),
      ...sail('bravo', 'silence', 'S3'), // completes the gray circuit
      ...sail('bravo', 'silence', 'W5'),
      ...sail('bravo', 'silence', 'W6'),
      ...orders('bravo', 'stop silence', 'silence S 1', 'gauge drone', 'break S4'),
      ...orders('alpha', 'sheet at G8 since 2'),
    ],
    line: 'Bravo: silence',
  },
  {
    what: 'running silent',
    deeds: [
      ...sail('alpha', 'silence', 'S1'),
      ...sail('alpha', 'silence', 'S2'),
      ...sail('alpha', 'silence', 'E2'),
      ...sail('alpha', 'silence', 'S3'), // completes the gray circuit
      ...sail('alpha', 'silence', 'E5'),
      ...sail('alpha', 'silence', 'N6'),
      ...orders('alpha', 'stop silence'),
    ],
    line: 'STOP! Alpha uses silence.',
  },
  {
    what: 'surfaced',
    deeds: orders('alpha', 'silence N 2', 'gauge drone', 'break N4', 'surface'),
    line: 'Alpha surfaces in sector 2.',
  },
  {
    what: 'the hull half traced',
    deeds: [
      trace('captain', pointsOf(0)),
      trace('firstMate', pointsOf(1)),
      trace('radioOperator', HALF),
    ],
    line: 'Alpha’s First Mate has traced section 2 of the hull.',
  },
  {
    what: 'ready to dive',
    deeds: [
      trace('radioOperator', [...HALF.slice(-1), ...pointsOf(2).slice(HALF.length)]),
      trace('engineer', pointsOf(3)),
      ...orders('alpha', 'ready to dive'),
    ],
    line: 'Alpha’s Engineer is ready to dive.',
  },
  {
    what: 'launching a drone',
    deeds: [
      ...orders('alpha', 'dive'),
      ...sail('alpha', 'drone', 'E4'),
      ...sail('alpha', 'drone', 'E6'),
      ...sail('alpha', 'drone', 'S5'),
      ['alpha.firstMate', parseAction('stop drone')],
    ],
    line: 'STOP! Alpha uses the drone.',
  },
  {
    what: 'laying a mine',
    deeds: [
      ...orders('alpha', 'drone 5'),
      ...sail('alpha', 'mine', 'S6'),
      ...sail('alpha', 'mine', 'E2'),
      ...sail('alpha', 'torpedo', 'S2'),
      ...sail('alpha', 'mine', 'S1'),
      ...sail('bravo', 'drone', 'E5'),
      ...orders('alpha', 'stop mine'),
    ],
    line: 'STOP! Alpha uses a mine.',
  },
  {
    what: 'a mine to be set off',
    deeds: [...orders('alpha', 'mine H8'), ...sail('alpha', 'torpedo', 'E1')],
    line: 'Alpha’s Engineer breaks E1.',
  },
];

/** What ends it. */
export const LAST_ORDER: readonly SeatAction[] = orders('alpha', 'trigger H8');
