import type { Cell, ClaimKind, Course } from '../vocabulary.ts';
import { CLAIM_NAMES, COURSE_NAMES } from './names.ts';

/** What is asked before an order is final. */
export interface Confirmation {
  readonly words: string;
  readonly warning: string | null; // what it would cost the boat itself
  readonly yes: string;
}
const plain = (words: string, yes: string): Confirmation => ({ words, warning: null, yes });

export const confirmWords = {
  start: (cell: Cell, sector: number): Confirmation =>
    plain(`Begin at ${cell}, in sector ${sector}? It cannot be changed later.`, `Begin at ${cell}`),
  mine: (cell: Cell): Confirmation =>
    plain(`Lay a mine on ${cell}? All hear “mine”, nobody hears where.`, `Lay it on ${cell}`),
  torpedo: (cell: Cell, warning: string | null): Confirmation =>
    blast(`Fire the torpedo at ${cell}`, `Fire at ${cell}`, warning),
  trigger: (cell: Cell, warning: string | null): Confirmation =>
    blast(`Set off your mine on ${cell}`, `Blow up ${cell}`, warning),
  scenario: (cell: Cell, warning: string | null): Confirmation =>
    blast(`Set off the charted mine on ${cell}`, `Blow up ${cell}`, warning),
  decoy: (course: Course, called: Course): Confirmation =>
    plain(
      `Go ${COURSE_NAMES[course]} and call ${COURSE_NAMES[called]}? The enemy hears a course like any other.`,
      `Go ${COURSE_NAMES[course]}, call ${COURSE_NAMES[called]}`,
    ),
  grapnel: (cell: Cell): Confirmation =>
    plain(
      `Haul up the crate at ${cell}? All hear where, and so that you are right beside it.`,
      'Haul it up',
    ),
  drone: (sector: number): Confirmation =>
    plain(
      `Send the drone to sector ${sector}? All hear whether the enemy is there.`,
      `Search sector ${sector}`,
    ),
  sonar: (): Confirmation =>
    plain('Send the sonar? The enemy Captain must answer: one truth and one lie.', 'Ping'),
  stopForSonar: (): Confirmation =>
    plain(
      'Call STOP for the sonar? The enemy Captain must answer: one truth and one lie.',
      'STOP and ping',
    ),
  silence: (course: Course, cells: number): Confirmation => {
    const way =
      cells === 0
        ? `Stay where you are, headed ${COURSE_NAMES[course]}?`
        : `Slip ${cells} ${COURSE_NAMES[course]}?`;
    return plain(
      `${way} The enemy hears “silence” and nothing else.`,
      cells === 0 ? `Stay, ${COURSE_NAMES[course]}` : `Slip ${cells} ${COURSE_NAMES[course]}`,
    );
  },
  surface: (facts: SurfaceFacts): Confirmation => ({
    words: `Surface? All breakdowns are repaired and your route is wiped. The enemy hears your sector ${facts.sector}, and ${facts.isTurnByTurn ? 'the enemy takes three turns in a row.' : 'all four sections of the hull must be traced before you can dive.'}`,
    warning: facts.isUnderIce
      ? `There is ice above you: surfacing here does 1 damage${facts.sinks ? ' and sinks you' : ''}.`
      : null,
    yes: 'Surface',
  }),
} as const;

interface SurfaceFacts {
  readonly sector: number;
  readonly isTurnByTurn: boolean;
  readonly isUnderIce: boolean;
  readonly sinks: boolean;
}

const blast = (words: string, yes: string, warning: string | null): Confirmation => ({
  words: `${words}? 2 damage there and 1 on the cells around it; all hear where.`,
  warning,
  yes,
});

/** The two courses of a decoy. */
export const decoyFormWords = {
  go: 'Truly go',
  call: 'All hear',
  chooseFirst: 'First, which way does the boat truly go?',
  callCourse: (course: Course): string => `All hear ${COURSE_NAMES[course]}`,
} as const;

/** What a blast would do to the crew's own boat and mines. */
export const ownPriceWords = {
  mineLost: (cell: Cell): string => `Your own mine on ${cell} would be lost.`,
  /** `damage` null: more than the boat can take. */
  boatHit: (isDirect: boolean, damage: number | null): string =>
    `${isDirect ? 'That is where you are' : 'That is next to your own boat'}: ${damage === null ? 'it would sink you.' : `${damage} damage to yourself.`}`,
} as const;

/** The answer to an enemy sonar. */
export const answerFormWords = {
  choose: 'Choose …',
  title: 'Answer the sonar',
  asked: 'Their sonar asks where you are: you are on',
  rule: 'Say two things, exactly one of them true.',
  orDrawn: 'or an answer is drawn for you.',
  truth: 'The truth',
  lie: 'The lie',
  claim: (kind: ClaimKind, value: string): string => `${CLAIM_NAMES[kind]} ${value}`,
  about: (kind: ClaimKind): string => `about the ${kind}`,
  sayThat: (kind: ClaimKind): string => `Say that the ${kind} is`,
  theyHear: 'They will hear:',
  isTheLie: (kind: ClaimKind): string => `The ${kind} is the lie.`,
  answer: 'Answer',
} as const;
