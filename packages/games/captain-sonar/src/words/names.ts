import { listed } from '@fathom/kit';
import type { Claims } from '../actions.ts';
import { CLAIM_KINDS, SIDES } from '../vocabulary.ts';
import type {
  ClaimKind,
  Colour,
  Course,
  Hit,
  PerSide,
  PerSystem,
  Role,
  SideName,
  System,
} from '../vocabulary.ts';

export const SIDE_NAMES: PerSide<string> = { alpha: 'Alpha', bravo: 'Bravo' };
export const SIDE_LETTERS: PerSide<string> = { alpha: 'A', bravo: 'B' };

export const ROLE_NAMES: { readonly [Name in Role]: string } = {
  captain: 'Captain',
  firstMate: 'First Mate',
  engineer: 'Engineer',
  radioOperator: 'Radio Operator',
};
export const ROLE_TEXTS: { readonly [Name in Role]: string } = {
  captain: 'Steers the boat, fires, and answers the enemy’s sonar',
  firstMate: 'Charges the systems and works drone and sonar',
  engineer: 'Decides what breaks on each course, and keeps the reactor sound',
  radioOperator: 'Listens to the enemy and plots where they can be',
};

export const COURSE_NAMES: { readonly [Name in Course]: string } = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
};
export const SYSTEM_NAMES: PerSystem<string> = {
  mine: 'Mine',
  torpedo: 'Torpedo',
  drone: 'Drone',
  sonar: 'Sonar',
  silence: 'Silence',
  scenario: 'Charted mine',
  decoy: 'Decoy',
  grapnel: 'Grapnel',
};
/** In the middle of a sentence, with its article. */
export const THE_SYSTEM: PerSystem<string> = {
  mine: 'a mine',
  torpedo: 'the torpedo',
  drone: 'the drone',
  sonar: 'the sonar',
  silence: 'silence',
  scenario: 'a charted mine',
  decoy: 'a decoy',
  grapnel: 'the grapnel',
};
/** What each system does, in one line. */
export const SYSTEM_TEXTS: PerSystem<string> = {
  mine: 'Lay a mine next to the boat, and set it off whenever you like later on.',
  torpedo: 'Strike a cell up to four steps away through water: 2 damage there, 1 around it.',
  drone: 'Name a sector: the enemy says truthfully whether they are in it.',
  sonar: 'The enemy tells two of row, column and sector: one is true, one is a lie.',
  silence: 'Slip up to four cells in a straight line. The enemy hears “silence” and nothing else.',
  scenario: 'Set off one of the charted mines, wherever it lies.',
  decoy: 'Go one way and call another. Nobody notices, and nobody is stopped.',
  grapnel: 'Haul up the crate of a wreck under the boat or right beside it. All hear where.',
};
/** What a Captain does after the STOP for a system: "Lay a mine", "Alpha lays a mine". */
export const AIMING: PerSystem<readonly [order: string, report: string]> = {
  mine: ['Lay a mine', 'lays a mine'],
  torpedo: ['Aim the torpedo', 'aims the torpedo'],
  drone: ['Choose a sector for the drone', 'launches the drone'],
  sonar: ['Send the sonar', 'sends the sonar'],
  silence: ['Slip away in silence', 'slips away in silence'],
  scenario: ['Pick a charted mine', 'sets off a charted mine'],
  decoy: ['Launch a decoy', 'launches a decoy'],
  grapnel: ['Haul up a crate', 'hauls up a crate'],
};

/** What breaks together. */
export const COLOUR_NAMES: { readonly [Name in Colour]: string } = {
  weapons: 'Weapons',
  detection: 'Detection',
  special: 'Special',
  radiation: 'Reactor',
};
export const HIT_NAMES: { readonly [Name in Hit]: string } = {
  clear: 'all clear',
  indirect: 'indirect hit',
  direct: 'direct hit',
};
export const CLAIM_NAMES: { readonly [Kind in ClaimKind]: string } = {
  row: 'Row',
  column: 'Column',
  sector: 'Sector',
};

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "torpedo": in the middle of a sentence, without an article. */
export const systemNoun = (system: System): string => uncapital(SYSTEM_NAMES[system]);

/** "mine, torpedo and sonar". */
export const systemNouns = (systems: readonly System[], last?: 'or'): string =>
  listed(systems.map(systemNoun), last);

/** "Alpha’s": where nobody in particular reads it. */
export const sidePossessive = (side: SideName): string => `${SIDE_NAMES[side]}’s`;

/** "row 4 and sector 2". */
export const claimWords = (claims: Claims): string =>
  listed(
    CLAIM_KINDS.filter((kind) => claims[kind] !== null).map((kind) => `${kind} ${claims[kind]}`),
  );

/** "Alpha all clear, Bravo direct hit". */
export const hitWords = (hits: PerSide<Hit>, nameOf: (side: SideName) => string): string =>
  SIDES.map((side) => `${nameOf(side)} ${HIT_NAMES[hits[side]]}`).join(', ');
