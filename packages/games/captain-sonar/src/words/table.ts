import { counted, listed } from '@fathom/kit';
import type { Cell, Course, Role, SideName, System } from '../vocabulary.ts';
import {
  AIMING,
  COURSE_NAMES,
  ROLE_NAMES,
  SIDE_NAMES,
  THE_SYSTEM,
  sidePossessive,
  systemNouns,
  uncapital,
} from './names.ts';

/** What somebody is to do: an order, and a hint for whoever has to do it. */
export interface DutyText {
  readonly what: string; // "Mark a gauge"
  readonly hint: string;
}

export const dutyTexts = {
  start: {
    what: 'Choose where your boat begins',
    hint: 'Pick any water on the chart. The other crew never learns where.',
  },
  answer: {
    what: 'Answer the sonar',
    hint: 'Say two of row, column and sector: one true, one a lie.',
  },
  aim: (system: System): DutyText => ({
    what: AIMING[system][0],
    hint: 'Everybody waits for you. If it was a slip, stand down.',
  }),
  gauge: { what: 'Mark a gauge', hint: 'Put one mark on any gauge that is not full.' },
  breakdown: (heading: Course | null): DutyText => ({
    what: 'Mark a breakdown',
    hint: `Break one symbol on ${heading === null ? 'the panel of the course' : `the ${COURSE_NAMES[heading]} panel`}.`,
  }),
  course: {
    what: 'Set a course',
    hint: 'One cell north, east, south or west; or surface.',
  },
  blackout: { what: 'Surface', hint: 'No course is open any more: a blackout.' },
  rest: {
    what: 'Use a system, or end the turn',
    hint: 'One ready system may be used, and mines may be set off. Then end the turn.',
  },
  restWith: (systems: readonly System[]): DutyText => ({
    what: 'Use a system, or end the turn',
    hint: `You can use ${listed(
      systems.map((system) => THE_SYSTEM[system]),
      'or',
    )}, or leave it for later.`,
  }),
  restWithMines: {
    what: 'Set off a mine, or end the turn',
    hint: 'No system can be used now.',
  },
  endTurn: { what: 'End the turn', hint: 'No system can be used now.' },
  trace: (section: number, left: number): DutyText => ({
    what: `Trace section ${section} of the hull`,
    hint: `Keep the pen inside the channel. ${counted(left, 'section')} to go, each by another role.`,
  }),
  readyToDive: { what: 'Say ready to dive', hint: 'All four sections are traced.' },
  dive: { what: 'Dive', hint: 'The hull is traced and the Engineer is ready.' },
} as const;

interface Charge {
  readonly side: SideName;
  readonly role: Role;
  readonly what: string;
}

/** What is waited for, at the head of the table. */
export const promptWords = {
  over: 'The game is over.',
  overHint: 'Both routes and all mines are on the chart now. Layers can be switched below it.',
  /** For somebody with several stations. */
  asRole: (role: Role, what: string): string => `${ROLE_NAMES[role]}: ${uncapital(what)}`,
  /** Said so that nobody takes it for an order of their own. */
  ofOthers: ({ side, role, what }: Charge, own: SideName | null): string =>
    `${side === own ? 'Your' : sidePossessive(side)} ${ROLE_NAMES[role]}: ${uncapital(what)}`,
  /** `left`: of the time; null: there is no hurry. */
  whoIs: (name: string, left: string | null): string =>
    `${name} is at that station.${left === null ? '' : ` ${left} left.`}`,
  crewAtWork: 'Your crew is at work',
  turnOf: (side: SideName): string => `${sidePossessive(side)} turn`,
  surfaced: 'Your boat is at the surface',
  surfacedHint: 'The enemy moves on while you wait.',
  atSurface: (sides: readonly SideName[]): string =>
    `${listed(sides.map((side) => SIDE_NAMES[side]))} is at the surface`,
  underWay: 'Under way',
  listenTo: (side: SideName | null): string =>
    side === null ? 'Listen to both crews.' : `Listen to ${SIDE_NAMES[side]}.`,
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Until a moment of game time: "21 s", "4 min", "3 h", "2 days". */
export function countdownWords(until: number, now: number): string {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  if (left < 2 * MINUTE) return `${left} s`;
  if (left < 2 * HOUR) return `${Math.round(left / MINUTE)} min`;
  return left < 2 * DAY ? `${Math.round(left / HOUR)} h` : `${Math.round(left / DAY)} days`;
}

/** The strip of announcements above the table. */
export const stripWords = {
  label: 'Announcements',
  waitedFor: 'Waited for',
  quiet: 'All quiet. Both Captains choose where to begin.',
  before: 'before:',
  /** Whom a crew waits for and what for. */
  waitsFor: (roles: readonly Role[] | 'anybody', what: string): string =>
    `${roles === 'anybody' ? 'Anybody' : listed(roles.map((role) => ROLE_NAMES[role]))}: ${uncapital(what)}`,
  ok: (roles: readonly Role[]): string => `${listed(roles.map((role) => ROLE_NAMES[role]))}: OK`,
  stop: 'STOP',
  stopUnseen: 'STOP. ',
  answers: (side: SideName): string => `${sidePossessive(side)} Captain answers the sonar`,
  aims: (side: SideName, system: System): string => `${SIDE_NAMES[side]} ${AIMING[system][1]}`,
  othersWait: 'Everybody else waits.',
} as const;

/** In a salvage race. */
interface CrateCount {
  readonly own: number;
  readonly needed: number;
}

/** How a crew stands, as everybody knows it. */
export const standingWords = {
  ready: 'ready',
  choosing: 'choosing a start',
  sunk: 'sunk',
  damage: (damage: number, sinksAt: number, isSurfaced: boolean): string =>
    `${damage === 0 ? 'no damage' : `${damage} of ${sinksAt} damage`}${isSurfaced ? ', at the surface' : ''}`,
  armed: (ready: readonly System[], mines: number, crates: CrateCount | null): string =>
    [
      ...(crates === null ? [] : [`${crates.own} of ${counted(crates.needed, 'crate')}`]),
      ...(ready.length > 0 ? [`ready: ${systemNouns(ready)}`] : []),
      ...(mines > 0 ? [`${counted(mines, 'mine')} laid`] : []),
    ].join(' · '),
  gauges: 'Gauges',
  notCalled: '–',
  broken: 'broken',
} as const;

/** The table: its cards, tabs and layers. */
export const tableWords = {
  hull: 'Hull',
  chart: 'Chart',
  customChart: 'Uncharted waters',
  plottingSheet: 'Plotting sheet',
  waitsForYou: ', waits for you',
  stations: 'Your stations',
} as const;

export const layerWords = {
  title: 'Layers',
  legend: 'Show on the chart',
  route: 'Own route',
  mines: 'Own mines',
  ofSide: (side: SideName): string => `${sidePossessive(side)} route and mines`,
  sheet: 'Plotting sheet',
  answers: 'Drone and sonar on the track',
  belief: 'Where the enemy can be',
  knowledge: (who: SideName, about: SideName): string =>
    `What ${SIDE_NAMES[who]} can know of ${SIDE_NAMES[about]}`,
  blasts: 'Last blasts',
  sectors: 'Sectors',
} as const;

/** A cell of the chart, for those who do not see it. */
export const cellWords = {
  chart: 'The chart',
  island: (cell: Cell, sector: number): string => `${cell}, island, sector ${sector}`,
  water: (cell: Cell, sector: number, also: readonly string[]): string =>
    [cell, 'water', `sector ${sector}`, ...also].join(', '),
  hole: 'hole in the ice',
  chartedMine: 'charted mine',
  wreck: 'wreck with its crate',
  emptyWreck: 'empty wreck',
  /** null: the reader's own. */
  piece: (side: SideName | null, piece: 'boat' | 'route' | 'mine'): string =>
    `${side === null ? 'your' : SIDE_NAMES[side]} ${piece}`,
  pencilled: (mark: string): string => `pencilled ${mark}`,
  sheetEnds: 'the sheet ends here',
  onTrack: 'on the sheet’s track',
  otherSheetEnds: 'the other sheet ends here',
  enemyChance: (chance: number): string => `enemy chance ${Math.max(1, Math.round(chance * 100))}%`,
  canPencil: 'can be pencilled',
  canStart: 'you can begin here',
  canMine: 'a mine can be laid here',
  canStrike: 'in torpedo range',
  canSearch: 'the drone can search this sector',
  canSlip: 'within reach of silence',
  canFireCharted: 'this mine can be set off',
  canTrigger: 'your mine here can be set off',
  canHaul: 'its crate can be hauled up',
} as const;
