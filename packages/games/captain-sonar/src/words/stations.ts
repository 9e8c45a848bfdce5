import { capital, counted, listed } from '@fathom/kit';
import { COLOUR_OF, FITTINGS, systemsIn } from '../panel.ts';
import type {
  Circuit,
  ClaimKind,
  Colour,
  Course,
  PanelSymbol,
  Scenario,
  SideName,
  System,
} from '../vocabulary.ts';
import { COLOUR_NAMES, COURSE_NAMES, SIDE_NAMES, systemNouns } from './names.ts';

/** At the head of a panel, and of a sentence: "North". */
export const courseTitle = (course: Course): string => capital(COURSE_NAMES[course]);

/** What a course is aimed with, and why it cannot be. */
export const captainWords = {
  keys: [
    { keys: ['←', '↑', '→', '↓'], does: 'Set a course' },
    {
      keys: ['M', 'T', 'D', 'S', 'Q', 'C'],
      does: 'Mine, torpedo, drone, sonar, silence, the scenario’s own',
    },
    { keys: ['G', 'U', 'X'], does: 'Set off a mine, surface, end the turn' },
    { keys: ['1', '–', '9'], does: 'The sector a drone searches' },
    { keys: ['R'], does: 'Look round the chart by arrow keys, until Esc' },
  ],
  course: 'Course',
  systems: 'Systems',
  barred: (course: Course, why: string): string => `${courseTitle(course)}: ${why}`,
  blackout: 'No course is open: the boat must surface.',
  dive: 'Dive',
  surface: 'Surface',
  endTurn: 'End turn',
  sending: 'Sending …',
  moved: 'The boat has moved. Use a system, or end the turn.',
  setOffMine: 'Set off a mine',
  minesOut: (mines: number): string => `${counted(mines, 'mine')} in the water`,
  use: 'ready: use it',
  callStop: 'ready: calls STOP',
  placed: 'Your boat lies where you put it. Play begins when both Captains are ready.',
  sector: 'Sector',
  cell: 'Cell',
  silent: (course: Course, cells: number): string => `${cells} ${COURSE_NAMES[course]}`,
  callOff: 'Call it off',
  standDownStopped: (isFree: boolean): string =>
    isFree ? 'Stand down: it stays charged' : 'Stand down: the charge is lost',
  standDown: 'Stand down',
  chooseAgain: 'Choose again',
  notNow: 'Not now',
  sheetNotSent: 'The sheet could not be sent.',
} as const;

/** What is being aimed. */
export const aimWords = {
  start: 'Pick the cell of water where your boat begins.',
  mine: 'Lay the mine: pick one of the marked cells next to your boat.',
  torpedo: 'Aim the torpedo: pick a cell in its range, up to four steps through water.',
  torpedoOverIslands:
    'Aim the torpedo: pick a cell in its range, up to four steps, over islands as well.',
  drone: 'Which sector shall the drone search?',
  sonar: 'Send the sonar.',
  silence: 'Slip away: pick a cell in reach, or a direction and how far.',
  scenario: 'Pick the charted mine that is to go off.',
  decoy: 'Which way shall the boat go, and what shall all hear?',
  grapnel: 'Pick the wreck to haul from.',
  trigger: 'Pick the mine of yours that is to go off.',
  surface: 'Surface?',
} as const;

/** Why a cell that was picked is none. */
export const whyNotWords = {
  island: 'An island.',
  mine: 'Only on free water next to your boat.',
  torpedo: 'Out of range.',
  silence: 'Only in a straight and free line, four cells at most.',
  charted: 'No charted mine here.',
  decoy: 'Only one cell on, where the boat may go.',
  grapnel: 'No wreck in reach here.',
  trigger: 'No mine of yours here.',
} as const;

export const firstMateWords = {
  keys: [
    { keys: ['1', '–', '6'], does: 'Mark a gauge' },
    { keys: ['K'], does: 'Say OK when every gauge is full' },
    { keys: ['D', 'S'], does: 'Launch the drone, send the sonar' },
  ],
  placing: 'The Captains are choosing where to begin.',
  over: 'The game is over.',
  surfaced: 'Surfaced: nothing to mark until you dive.',
  nothingDue: 'Nothing to mark until the next course.',
  marking: 'Marking …',
  stopped: 'STOP: your mark comes when it is settled.',
  mark: (side: SideName, moved: Course | 'silence' | null): string =>
    `${SIDE_NAMES[side]} ${moved === 'silence' ? 'slipped away in silence' : moved === null ? 'moved' : `headed ${COURSE_NAMES[moved]}`}: mark one gauge.`,
  allFull: 'Every gauge is full: there is nothing to mark.',
  ok: 'OK',
  gauges: 'Gauges',
  damage: 'Damage',
  guide: 'What each system does',
  launching: 'Drone and sonar',
  whichSector: 'Which sector? The enemy answers truthfully whether they are in it.',
  sector: (sector: number): string => `Sector ${sector}`,
  standDown: (isFree: boolean): string =>
    isFree ? 'Stand down (the drone stays charged)' : 'Stand down (the charge is lost)',
  launch: {
    drone: { stop: 'STOP: launch drone', aim: 'Launch drone', send: 'Launch drone' },
    sonar: { stop: 'STOP: sonar', aim: 'Send sonar', send: 'Send sonar' },
  },
} as const;

/** Why drone or sonar cannot be launched now. */
export const launchShut = {
  over: 'The game is over.',
  marksLeft: (marks: number): string => `${marks} more on its gauge.`,
  broken: 'Detection is broken: the Engineer must repair it.',
  pending: 'One moment …',
  surfaced: 'Not while surfaced.',
  stopped: 'Not during a STOP.',
  othersTurn: 'In your own turn.',
  afterCourse: 'After the course.',
  oneATurn: 'One system a turn.',
  courseFirst: 'A course must come first.',
  afterOks: 'When both OKs are said.',
  chooseSector: 'Choose a sector.',
  notNow: 'Not now.',
} as const;

interface GaugeFacts {
  readonly system: System;
  readonly marks: number;
  readonly spaces: number;
  readonly isFull: boolean;
  readonly isBroken: boolean;
}

/** Under a gauge, as short as it can be said. */
export function gaugeText({ system, marks, spaces, isFull, isBroken }: GaugeFacts): string {
  const colour = COLOUR_NAMES[COLOUR_OF[system]].toLowerCase();
  if (isFull) return isBroken ? `Full, but ${colour} broken` : 'Ready';
  return `${spaces - marks} to go${isBroken ? `, ${colour} broken` : ''}`;
}
/** For those who do not see the dial. */
export const marksText = ({ marks, spaces }: GaugeFacts): string =>
  `(${marks} of ${counted(spaces, 'space')} marked)`;

export const hullPlatesWords = {
  sunk: 'sunk',
  whole: 'no damage',
  damage: (damage: number, left: number): string => `${damage} damage, ${left} more sinks it`,
  holed: (damage: number, plates: number): string =>
    `${counted(damage, 'plate')} of ${plates} holed`,
} as const;

export const engineerWords = {
  keys: [{ keys: ['1', '–', '6'], does: 'Mark a symbol of the lit panel, from top to bottom' }],
  board: 'Control panel. Arrow keys go from symbol to symbol, digits mark on the lit panel.',
  over: 'The game is over.',
  notBegun: 'Nothing is broken yet.',
  surfaced: 'Surfaced: nothing to mark until you dive.',
  nothingDue: 'Nothing to mark until the next course. Look ahead: try any symbol.',
  marking: 'Marking …',
  stopped: 'STOP: your mark comes when it is settled.',
  mark: (side: SideName, course: Course): string =>
    `${SIDE_NAMES[side]} headed ${COURSE_NAMES[course]}: mark one symbol on the ${courseTitle(course)} panel.`,
  left: (symbols: number): string => `${symbols} left`,
  pointHint: 'Point at a symbol to see what it would do. A click or its number marks it.',
  tapHint: 'A tap marks a symbol. Hold it to see first what it would do.',
  brokenAlready: 'Broken already.',
  markIt: 'Mark it',
  onlyLit: 'Only the lit panel can be marked now.',
  symbol: (symbol: PanelSymbol, does: string | null): string =>
    `${symbolName(symbol)}: ${does ?? 'broken'}`,
  tellCaptain: 'Tell your Captain',
  fromEngineer: 'From the Engineer',
  controlPanel: 'Control panel',
  panelState: (broken: readonly PanelSymbol[]): string =>
    broken.length === 0
      ? 'Control panel: nothing is broken.'
      : `Control panel: ${listed(broken)} broken.`,
  reactorMarked: (marked: number, all: number): string => `${marked} of ${all} marked`,
  circuitMarked: (marked: number): string => `${marked} of 4`,
} as const;

/** "North 2, weapons, orange circuit". */
export function symbolName(symbol: PanelSymbol): string {
  const fitting = FITTINGS.find((each) => each.symbol === symbol);
  if (fitting === undefined) return symbol;
  const { course, colour, circuit } = fitting;
  return `${courseTitle(course)} ${symbol.slice(1)}, ${COLOUR_NAMES[colour].toLowerCase()}${circuit === null ? '' : `, ${circuit} circuit`}`;
}

/** Which systems a colour stands for: "mine and torpedo". */
export const systemsOfColour = (colour: Colour, scenario: Scenario): string =>
  systemNouns(systemsIn(scenario).filter((system) => COLOUR_OF[system] === colour));

/** What marking a symbol would do. */
export const markWords = {
  damage: (overloads: readonly ('panel' | 'reactor')[], course: Course): string =>
    `Completes ${listed(overloads.map((what) => (what === 'panel' ? `the ${courseTitle(course)} panel` : 'the reactor')))}: 1 damage, then everything is repaired.`,
  repairs: (circuit: Circuit, regained: readonly System[]): string =>
    `Completes the ${circuit} circuit: all four of it are repaired.${regained.length === 0 ? '' : ` ${capital(systemNouns(regained))} ${regained.length === 1 ? 'works' : 'work'} again.`}`,
  reactor: (left: number): string => `Breaks no system. The reactor then has ${left} left.`,
  nothingNew: (colour: Colour): string =>
    `Breaks nothing new. Already out: ${COLOUR_NAMES[colour].toLowerCase()}.`,
  breaks: (colour: Colour, lost: readonly System[]): string =>
    `Breaks ${COLOUR_NAMES[colour].toLowerCase()}: ${systemNouns(lost)} unusable.`,
} as const;

/** What the Captain should hear from the Engineer. */
export const warningWords = {
  costly: (course: Course): string => `${courseTitle(course)} is one mark from damage.`,
  reactor: (left: number): string => `Reactor: ${left} left before damage.`,
  out: (colour: Colour, scenario: Scenario): string =>
    `${COLOUR_NAMES[colour]} out: no ${systemsOfColour(colour, scenario).replace(' and ', ', no ')}.`,
  working: (working: readonly System[], all: readonly System[]): string => {
    if (working.length === all.length) return 'No breakdown keeps any system from working.';
    return working.length === 0
      ? 'Every system has a breakdown.'
      : `Without breakdown: ${systemNouns(working)}.`;
  },
} as const;

export const radioWords = {
  radio: 'Radio:',
  spoken: (sentence: string): string => `Radio: ${sentence}`,
  guess: (said: string, courses: number): string =>
    courses === 0 ? `“${said}.”` : `“${said}.” (${counted(courses, 'course')} ago)`,
  onChart: 'On the chart',
  called: (side: SideName): string => `${SIDE_NAMES[side]} called`,
  nothingYet: 'nothing yet',
  callsBefore: (calls: number): string => `${counted(calls, 'call')} before, then `,
  silence: 'silence',
  surfaced: (sector: number): string => `surfaced in sector ${sector}`,
  facts: (side: SideName): string => `What is known of ${SIDE_NAMES[side]}`,
  noFacts: 'Drones, sonar answers, surfacings and blasts are noted here as they are heard.',
  showOnChart: 'Show it on the chart',
  wasTheLie: (kind: ClaimKind): string => `The ${kind} was the lie.`,
  movesAgo: (moves: number): string => (moves === 0 ? 'now' : `${counted(moves, 'move')} ago`),
  howToMove: 'Drag the track over the chart until it fits, or nudge it.',
  howToLay: (side: SideName): string =>
    `Pick a cell on the chart where ${SIDE_NAMES[side]} could be now: the track is laid there.`,
  howToHelp: 'Your Radio Operator lays the track over the chart. An arrow lays it as well.',
  restart: 'Start afresh',
  restartWhy: 'Forget the courses so far: after a silence, say',
  wholeTrack: 'Whole track',
  lift: 'Lift sheet',
  pencil: 'Pencil',
  pencils: { cross: 'Cross', ring: 'Ring' },
  rubOut: 'Rub out',
  nudgePad: 'Nudge the sheet. Arrow keys here, or Shift and arrow keys anywhere.',
  nudge: (course: Course): string => `Nudge the sheet ${COURSE_NAMES[course]}`,
  hidingPlaces: (cells: number): string =>
    `${capital(counted(cells, 'cell'))} can hide them: the stronger the shade, the likelier.`,
  trackEnds: (cells: number): string =>
    cells === 0
      ? 'The track fits nowhere on the chart: start afresh.'
      : `The track can end on ${counted(cells, 'cell')}; the others are shaded.`,
} as const;
