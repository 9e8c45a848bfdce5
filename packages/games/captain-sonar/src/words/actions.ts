import { counted } from '@fathom/kit';
import type { TypedExample } from '@fathom/kit';
import type { Action, DrawSheet } from '../actions.ts';
import { callWords } from './calls.ts';
import { COURSE_NAMES, SYSTEM_NAMES, claimWords, systemNoun } from './names.ts';

/** An action as somebody would say it, for a list to choose from. */
export function actionWords(action: Action): string {
  switch (action.type) {
    case 'start':
      return `Begin at ${action.cell}`;
    case 'course':
      return `Head ${COURSE_NAMES[action.course]}`;
    case 'surface':
      return 'Surface';
    case 'gauge':
      return `Mark the gauge: ${systemNoun(action.system)}`;
    case 'ok':
      return 'OK: every gauge is full';
    case 'break':
      return `Break ${action.symbol}`;
    case 'stop':
      return `STOP: ${systemNoun(action.system)}`;
    case 'standDown':
      return 'Stand down';
    case 'mine':
      return `Lay a mine on ${action.cell}`;
    case 'torpedo':
      return `Fire a torpedo at ${action.cell}`;
    case 'drone':
      return `Send the drone to sector ${action.sector}`;
    case 'sonar':
      return `${SYSTEM_NAMES.sonar}: ask where they are`;
    case 'silence':
      return action.cells === 0
        ? `Silence: stay, headed ${COURSE_NAMES[action.course]}`
        : `Silence: ${counted(action.cells, 'cell')} ${COURSE_NAMES[action.course]}`;
    case 'scenario':
      return `Set off the charted mine on ${action.cell}`;
    case 'decoy':
      return `Decoy: go ${COURSE_NAMES[action.course]}, call ${COURSE_NAMES[action.called]}`;
    case 'grapnel':
      return `Haul up the crate of the wreck at ${action.cell}`;
    case 'trigger':
      return `Set off your mine on ${action.cell}`;
    case 'answer':
      return `Answer: ${claimWords(action.claims)}`;
    case 'endTurn':
      return 'End the turn';
    case 'trace':
      return 'Trace the next stretch of the hull';
    case 'readyToDive':
      return 'Say ready to dive';
    case 'dive':
      return 'Dive';
    case 'sheet':
      return action.sheet.at === null
        ? `Lift the ${sheetNoun(action)}`
        : `Lay the ${sheetNoun(action)} to end at ${action.sheet.at}`;
    case 'call':
      return `Say: ${callWords(action.call)}`;
    default:
      return action satisfies never;
  }
}

const sheetNoun = ({ on }: DrawSheet): string =>
  on === undefined ? 'plotting sheet' : 'second plotting sheet';

/** How actions are typed. */
export const typing: { readonly title: string; readonly examples: readonly TypedExample[] } = {
  title: 'What a crew can do; cells are A1 to J10, or to O15 in real time:',
  examples: [
    ['start C7', 'Captain: where the boat begins.'],
    ['course N', 'Captain: one cell north, east, south or west, for all to hear.'],
    ['gauge torpedo', 'First Mate: one mark on a gauge. "ok" when all are full.'],
    ['break N3', 'Engineer: one breakdown on the panel of the course.'],
    [
      'torpedo F6, mine C8, scenario D4',
      'Captain: use a weapon. In real time "stop torpedo" first.',
    ],
    ['drone 3, sonar', 'Captain or First Mate: ask where the enemy is.'],
    ['silence E 3', 'Captain: up to four cells unheard, instead of a course.'],
    ['trigger C8', 'Captain: set off a mine of yours.'],
    ['decoy N called E', 'Captain, with decoys: one cell north, while all hear east.'],
    ['grapnel F6', 'Captain, in a salvage: haul up the crate of the wreck beside the boat.'],
    ['answer row 4 sector 2', 'Captain: two of row, column and sector, exactly one of them true.'],
    ['surface, end turn, dive', 'Captain.'],
    ['trace 330,160 400,160', 'Real time, surfaced: a stroke along the hull.'],
    ['sheet at C7 since 0', 'Radio Operator: where the enemy seems to be.'],
    ['call charge torpedo, call here F6', 'Anybody: a word to the own crew.'],
  ],
};

/** What could not be read as an action, and what was expected. */
export const typingFaults = {
  verb: (verbs: readonly string[], found: string): string =>
    `expected ${verbs.join(', ')}; found "${found}"`,
  form: (like: string, example: string, found: string): string =>
    `expected ${like}, as in "${example}"; found "${found}"`,
} as const;

/** What follows the verb of an action. */
export const TYPED_FORMS = {
  nothing: 'nothing more',
  cell: 'one cell',
  course: 'one of N, E, S, W',
  system: 'one system',
  symbol: 'one symbol',
  sector: 'one sector',
  silence: 'a course and how many cells',
  decoy: 'a course, and another that is called',
  claims: 'two of row, column and sector',
  stroke: 'points from 0,0 to 1000,400',
  sheet: 'where it lies, what it begins with, bends, courses drawn by hand, and pencil marks',
  call: 'what is said: charge, use, keep, here, point, sector, go, not, where, lost, surface, wait, yes or no',
} as const;
