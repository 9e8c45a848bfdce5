import type { Call } from '../actions.ts';
import type { Colour, PerSystem } from '../vocabulary.ts';
import { COURSE_NAMES, THE_SYSTEM } from './names.ts';

const USE: PerSystem<string> = {
  mine: 'Lay a mine',
  torpedo: 'Fire the torpedo',
  drone: 'Send the drone',
  sonar: 'Send the sonar',
  silence: 'Run silent',
  scenario: 'Set off a charted mine',
  decoy: 'Launch the decoy',
  grapnel: 'Haul up the crate',
};
const KEEP: { readonly [Name in Colour]: string } = {
  weapons: 'Keep weapons free',
  detection: 'Keep detection free',
  special: 'Keep special free',
  radiation: 'Spare the reactor',
};

/** A call as it is said, short enough to be set large. */
export function callWords(call: Call): string {
  switch (call.kind) {
    case 'charge':
      return `Charge ${THE_SYSTEM[call.system]}`;
    case 'use':
      return USE[call.system];
    case 'keep':
      return KEEP[call.colour];
    case 'here':
      return `They are at ${call.cell}`;
    case 'point':
      return `Look at ${call.cell}`;
    case 'sector':
      return call.sure ? `They are in sector ${call.sector}` : `In sector ${call.sector}, I think`;
    case 'course':
      return call.wanted
        ? `Go ${COURSE_NAMES[call.course]}`
        : `Not ${COURSE_NAMES[call.course]}, please`;
    case 'where':
      return 'Where are they?';
    case 'lost':
      return 'I have lost them';
    case 'surface':
      return 'Surface now';
    case 'wait':
      return 'Wait';
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    default:
      return call satisfies never;
  }
}
