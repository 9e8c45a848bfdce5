import { counted, listed } from '@fathom/kit';
import type { Call } from '../actions.ts';
import type {
  Cell,
  Circuit,
  Colour,
  Course,
  PanelSymbol,
  PerSystem,
  System,
} from '../vocabulary.ts';
import { callWords } from './calls.ts';
import { chancePercent as percent } from './estimate.ts';
import { COURSE_NAMES, systemNoun, systemNouns } from './names.ts';

// What a bot advises, and why, a sentence each.

export const PLAY_ON = 'Play on.';

export const startWords = {
  what: (cell: Cell): string => `Start on ${cell}.`,
  room: (cells: number, courses: number): string =>
    `There is room: ${counted(cells, 'cell')} of water within ${courses} courses.`,
  secret: 'Any of the roomy cells would do: what counts is that nobody can guess which.',
} as const;

export const courseWords = {
  what: (course: Course): string => `Head ${COURSE_NAMES[course]}.`,
  hardlyInRange: 'The enemy is hardly within torpedo range there.',
  nearer: (now: number, then: number): string =>
    `It makes it likelier that the enemy is in torpedo range: ${percent(now)} now, ${percent(then)} then.`,
  further: (now: number, then: number): string =>
    `It makes it less likely that you are in range of each other: ${percent(now)} now, ${percent(then)} then.`,
  inRange: (then: number): string =>
    `The chance that the enemy is in torpedo range there is ${percent(then)}.`,
  onlyOne: 'No other course is open.',
} as const;

export const silenceWords = {
  what: (course: Course, cells: number): string =>
    cells === 0
      ? `Run silent and stay where you are, heading ${COURSE_NAMES[course]}.`
      : `Run silent, ${counted(cells, 'cell')} ${COURSE_NAMES[course]}.`,
  anew: 'Afterwards you may be on any cell up to four away, and the hunt begins anew.',
  staying: 'Whoever is looking for you will not expect you to stay.',
} as const;

export const decoyWords = {
  what: (course: Course, called: Course): string =>
    `Launch the decoy: go ${COURSE_NAMES[course]} and call ${COURSE_NAMES[called]}.`,
  unnoticed: 'To the enemy it is a course like any other, and all they draw after it is wrong.',
} as const;

export const grapnelWords = {
  what: (cell: Cell): string => `Haul up the crate at ${cell}.`,
  wins: 'It wins the race.',
  counts: (own: number, needed: number): string =>
    `You have ${own} of the ${needed} crates that win.`,
  price: 'All hear where: be gone before they come.',
} as const;

export const surfaceWords = {
  what: 'Surface.',
  noCourse: 'No course is open any more.',
  mends: (breakdowns: number, cells: number): string =>
    `It mends ${counted(breakdowns, 'breakdown')} and clears ${counted(cells, 'cell')} of route behind you.`,
  inRange: (chance: number): string =>
    `The chance that it has you in range now is ${percent(chance)}.`,
} as const;

/** How well the enemy knows this boat. */
export const secrecyWords = (cells: number): string =>
  cells === 1
    ? 'The enemy knows your cell.'
    : `As far as the enemy can tell, you are on one of ${cells} cells.`;

export const blastWords = {
  torpedo: (cell: Cell): string => `Fire a torpedo at ${cell}.`,
  trigger: (cell: Cell): string => `Set off your mine on ${cell}.`,
  scenario: (cell: Cell): string => `Set off the charted mine on ${cell}.`,
  chances: (direct: number, near: number): string =>
    `The chances: ${percent(direct)} for a direct hit, ${percent(near)} for an indirect one.`,
  anyHitSinks: 'Any hit sinks the enemy.',
  directHitSinks: 'A direct hit sinks the enemy.',
  hurtsYou: 'You are near enough to be hurt by it yourself.',
} as const;

export const mineWords = {
  what: (cell: Cell): string => `Lay a mine on ${cell}.`,
  beside: (chance: number): string =>
    `The chance that the enemy is beside it now is ${percent(chance)}, and it may yet come by.`,
  later: 'The enemy may yet come by there.',
  secret: 'All hear that a mine was laid, but not where; it is yours to set off at any time.',
} as const;

export const stopWords = {
  what: (system: System): string => `Call STOP for the ${systemNoun(system)}.`,
  aim: (cell: Cell): string => `Aim at ${cell}.`,
} as const;

export const standDownWords = {
  what: 'Call the STOP off.',
  why: (isFree: boolean): string =>
    isFree
      ? 'No aim is worth the charge just now, and it stays in the gauge.'
      : 'Every aim would do your own boat more harm than the charge is worth.',
} as const;

export const endTurnWords = {
  what: 'End the turn.',
  nothingLeft: 'There is nothing more to use.',
  keep: (systems: readonly System[]): string =>
    `Better keep the ${systems.map(systemNoun).join(' and the ')}: it would do too little now.`,
} as const;

export const droneWords = {
  what: (sector: number): string => `Send the drone over sector ${sector}.`,
  chance: (chance: number): string =>
    `The chance that the enemy is there is ${percent(chance)}: whatever the answer, it tells much.`,
} as const;

export const sonarWords = {
  what: 'Send out the sonar.',
  fewer: 'Two answers, one of them true, should leave far fewer.',
} as const;

export const answerWords = {
  what: (claims: string): string => `Answer ${claims}.`,
  truth: (kind: string): string => `The ${kind} is true, the other is not.`,
  leavesMost: 'Of all the answers you may give, it leaves the enemy most cells.',
} as const;

export const sheetWords = {
  lay: (at: Cell | null): string =>
    at === null
      ? 'Lift the sheet: nobody could say where it belongs.'
      : `Lay the track so that it ends on ${at}.`,
  ring: (cells: readonly Cell[]): string => `Ring ${listed(cells)} on the sheet.`,
} as const;

export const gaugeWords = {
  what: (system: System): string => `Mark the ${systemNoun(system)}.`,
  fills: 'That fills its gauge.',
  more: (marks: number): string => `After that, ${counted(marks, 'more mark')} will fill it.`,
  broken: (colour: Colour): string => `It cannot be used until ${colour} is mended.`,
  next: (system: System): string => `The ${systemNoun(system)} would come next.`,
} as const;

/** What a full gauge is good for. */
export const SYSTEM_PURPOSES: PerSystem<string> = {
  torpedo: 'A torpedo is what sinks boats.',
  mine: 'A mine strikes later, from wherever you are then.',
  drone: 'A drone tells for sure whether the enemy is in a sector.',
  sonar: 'A sonar gets two answers out of the enemy, one of them true.',
  silence: 'Silence shakes the enemy off.',
  scenario: 'With it you can set off a charted mine.',
  decoy: 'A decoy sends the enemy the wrong way.',
  grapnel: 'Crates win the race.',
};

export const breakWords = {
  what: (symbol: PanelSymbol): string => `Break ${symbol}.`,
  repairs: (circuit: Circuit): string =>
    `It completes the ${circuit} circuit, and all four are mended.`,
  damage: 'Nothing is left to break there: it costs one damage.',
  costs: (lost: readonly System[]): string =>
    lost.length === 0
      ? 'It is one of the reactor’s: no system goes down with it.'
      : `It costs you ${systemNouns(lost)} until it is repaired, which you can best do without.`,
  stillWork: (working: readonly System[]): string =>
    working.length === 0
      ? 'No system works after that.'
      : `These still work: ${systemNouns(working)}.`,
} as const;

export const okWords = { what: 'Say OK.', why: 'Every gauge is full.' } as const;

export const sayWords = {
  what: (call: Call): string => `Say “${callWords(call)}”.`,
  why: 'Your crew can act on it, and nobody else hears it.',
} as const;

export const traceWords = {
  what: 'Trace the next stretch of the hull.',
  needed: 'The boat cannot dive before all four sections are done.',
  careful: 'Keep to the middle of the channel: a slip voids them all.',
} as const;

export const readyWords = {
  what: 'Say that the boat is ready to dive.',
  why: 'All four sections are traced.',
} as const;

export const diveWords = {
  what: 'Dive.',
  why: 'The Engineer is ready, and at the surface the boat is a target.',
} as const;
