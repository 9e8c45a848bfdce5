import type { Colour, Course, PerSystem } from '@fathom/captain-sonar/client';

/** What each system does, in one line. */
export const SYSTEM_TEXTS: PerSystem<string> = {
  mine: 'Lay a mine next to the boat, and set it off whenever you like later on.',
  torpedo: 'Strike a cell up to four steps away through water: 2 damage there, 1 around it.',
  drone: 'Name a sector: the enemy says truthfully whether they are in it.',
  sonar: 'The enemy tells two of row, column and sector: one is true, one is a lie.',
  silence: 'Slip up to four cells in a straight line. The enemy hears “silence” and nothing else.',
  scenario: 'Set off one of the charted mines, wherever it lies.',
};

/** At the head of a panel, and of a sentence. */
export const PANEL_NAMES: { readonly [Name in Course]: string } = {
  N: 'North',
  E: 'East',
  S: 'South',
  W: 'West',
};

/** What breaks together. */
export const COLOUR_NAMES: { readonly [Name in Colour]: string } = {
  weapons: 'Weapons',
  detection: 'Detection',
  special: 'Special',
  radiation: 'Reactor',
};
