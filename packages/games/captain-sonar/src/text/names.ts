import type { Forfeit } from '@fathom/kit';
import type { Charge } from '../events.ts';
import type { Course, Ending, Hit, PerSide, Role, System } from '../vocabulary.ts';

export const NAMES: PerSide<string> = { alpha: 'Alpha', bravo: 'Bravo' };
export const ROLE_NAMES: { readonly [Name in Role]: string } = {
  captain: 'Captain',
  firstMate: 'First Mate',
  engineer: 'Engineer',
  radioOperator: 'Radio Operator',
};
export const WAYS: Record<Course, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const SYSTEM_NAMES: { readonly [Name in System]: string } = {
  mine: 'mine',
  torpedo: 'torpedo',
  drone: 'drone',
  sonar: 'sonar',
  silence: 'silence',
  scenario: 'remote trigger',
};
export const AIMS: { readonly [Name in System]: string } = {
  mine: 'is laying a mine',
  torpedo: 'is aiming a torpedo',
  drone: 'is launching a drone',
  sonar: 'is sending out its sonar',
  silence: 'is running silent',
  scenario: 'is setting off a charted mine',
};
export const CHARGED: { readonly [Name in Charge]: string } = {
  torpedo: '’s torpedo strikes',
  mine: ' sets off its mine on',
  charted: ' sets off the charted mine on',
};
export const HIT_NAMES: { readonly [Name in Hit]: string } = {
  clear: 'all clear',
  indirect: 'indirect hit',
  direct: 'direct hit',
};
export const FORFEITED: { readonly [Name in Forfeit]: string } = {
  resigned: 'resigns',
  time: 'has run out of time',
  absent: 'has left the table',
};
export const REASONS: { readonly [Name in Ending]: string } = {
  sunk: 'the other boat is sunk',
  bothSunk: 'both boats are sunk',
  resigned: 'the other crew resigned',
  time: 'the other crew ran out of time',
  absent: 'the other crew left',
};
