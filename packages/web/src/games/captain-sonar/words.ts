import type {
  Course,
  Hit,
  PerSide,
  PerSystem,
  Role,
  Scenario,
  SideName,
} from '@fathom/captain-sonar/client';

export const SIDE_NAMES: PerSide<string> = { alpha: 'Alpha', bravo: 'Bravo' };
export const LETTERS: PerSide<string> = { alpha: 'A', bravo: 'B' };

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
};
/** In the middle of a sentence, with its article. */
export const THE_SYSTEM: PerSystem<string> = {
  mine: 'a mine',
  torpedo: 'the torpedo',
  drone: 'the drone',
  sonar: 'the sonar',
  silence: 'silence',
  scenario: 'a charted mine',
};
/** What a Captain does after the STOP for a system: "Alpha lays a mine". */
export const AIMING: PerSystem<readonly [order: string, deed: string]> = {
  mine: ['Lay a mine', 'lays a mine'],
  torpedo: ['Aim the torpedo', 'aims the torpedo'],
  drone: ['Choose a sector for the drone', 'launches the drone'],
  sonar: ['Send the sonar', 'sends the sonar'],
  silence: ['Slip away in silence', 'slips away in silence'],
  scenario: ['Pick a charted mine', 'sets off a charted mine'],
};
export const SCENARIO_NAMES: { readonly [Name in Scenario]: string } = {
  plain: 'open sea',
  ice: 'pack ice',
  minefield: 'minefield',
};
export const HIT_WORDS: { readonly [Name in Hit]: string } = {
  clear: 'all clear',
  indirect: 'indirect hit',
  direct: 'direct hit',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const listed = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${String(items.at(-1))}`;

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "Alpha’s"; a crew always goes by its side's name. */
export const of = (side: SideName): string => `${SIDE_NAMES[side]}’s`;
