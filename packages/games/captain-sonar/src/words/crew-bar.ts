import type { Call } from '../actions.ts';
import type { Role } from '../vocabulary.ts';
import { callWords } from './calls.ts';
import { ROLE_NAMES } from './names.ts';

/** As much of it as a small button holds. */
export function shortCallWords(call: Call): string {
  switch (call.kind) {
    case 'where':
      return 'Where';
    case 'lost':
      return 'Lost';
    case 'surface':
      return 'Surface';
    case 'here':
      return `At ${call.cell}`;
    case 'charge':
    case 'use':
    case 'keep':
    case 'point':
    case 'sector':
    case 'course':
    case 'wait':
    case 'yes':
    case 'no':
      return callWords(call);
    default:
      return call satisfies never;
  }
}

/** What orders and reports are gathered under. */
export type CallGroupName =
  | 'charge'
  | 'keep'
  | 'use'
  | 'go'
  | 'not'
  | 'perhaps'
  | 'surely'
  | 'words';

const GROUPS: { readonly [Name in CallGroupName]: string } = {
  charge: 'Charge',
  keep: 'Keep',
  use: 'Use',
  go: 'Go',
  not: 'Not',
  perhaps: 'Sector, I think',
  surely: 'Sector, surely',
  words: 'In a word',
};

/** Where a crew talks. */
export const crewWords = {
  label: 'Your crew says',
  quiet: 'Your crew’s calls appear here.',
  say: 'Say …',
  panel: (role: Role): string => `What the ${ROLE_NAMES[role]} says`,
  close: 'Close',
  you: 'You',
  group: (name: CallGroupName): string => GROUPS[name],
  here: 'They are HERE …',
  point: 'Point at a cell …',
  pick: {
    here: 'Pick the cell where they are.',
    point: 'Pick the cell to point at.',
  },
  callOff: 'Never mind',
  howToPoint: 'To point at the chart, hold a cell down for a moment.',
  keys: [
    { keys: ['Y', 'N', 'W'], does: 'Say yes, no or wait' },
    { keys: ['A'], does: 'Ask where they are' },
    { keys: ['E'], does: 'Say they are where the sheet, or the cell pointed at, puts them' },
    { keys: ['L'], does: 'Say that you have lost them' },
    {
      keys: ['Shift + letter'],
      does: 'Ask for a system, by the Captain’s key for it',
    },
    { keys: ['Shift + U'], does: 'Ask to surface' },
    { keys: ['P'], does: 'Point at the cell under the pointer or the cursor' },
    { keys: ['O'], does: 'Everything you can report or ask for' },
  ],
} as const;
