import { capital, counted, does } from '@fathom/kit';
import type { EventHappened, Searched } from '../events.ts';
import { SHORTHANDED_BY } from '../rules/special-events.ts';
import type { Setup } from '../setup.ts';
import type { Group, SpecialEvent } from '../vocabulary.ts';
import {
  EVENT_NAMES,
  SEARCH_NAMES,
  TARGET_NAMES,
  chanceText,
  clockName,
  depthText,
  searchInWords,
  signed,
} from './names.ts';
import type { Unit } from './names.ts';
import type { DiveFacts } from './screen.ts';

/** What a special event changes, in a few words. */
export function eventEffect(
  event: SpecialEvent,
  { shorthanded }: Pick<Setup, 'shorthanded'>,
): string {
  switch (event) {
    case 'shorthanded':
      return `${signed(SHORTHANDED_BY[shorthanded])} to search rolls for the rest of the day`;
    case 'equipmentMalfunction':
      return 'the next surface interval is 3 hours or more';
    case 'fatigued':
      return 'the next surface interval is 2 hours or more';
    case 'secondLook':
      return 'a free hasty search of this hex';
    case 'goodVisibility':
      return 'a free thorough search of this hex';
    case 'excellentVisibility':
      return 'a free hasty search of a hex beside it';
    default:
      return event satisfies never;
  }
}

/** The dice of the last dive. */
export const LAST_ROLL = {
  name: 'The last dive',
  noRoll: 'no roll',
  dive: (who: string, { hex, depth, minutes }: DiveFacts, unit: Unit): string =>
    `**${does(who, 'dive')}** in ${hex}, ${depthText(depth, unit)}, ${minutes} min.`,
  odds: (turns: number, wins: number): string =>
    `${chanceText(turns)} to turn it, ${chanceText(wins)} to win.`,
  /** One die: what was needed, what came, what it changes. */
  throw: (each: Searched | EventHappened, setup: Setup): string =>
    each.type === 'searched' ? searchThrow(each) : eventThrow(each, setup),
} as const;

const eventThrow = ({ event, die, idle }: EventHappened, setup: Setup): string =>
  `${EVENT_NAMES[event]} (${die}): ${idle ? 'nothing left to search' : eventEffect(event, setup)}.`;

function searchThrow({ search, free, die, modifier, minimum, face, hex }: Searched): string {
  const kind = free ? `Free: ${searchInWords(search)} search of ${hex}` : SEARCH_NAMES[search];
  const sum = modifier === 0 ? '' : ` ${signed(modifier)}`;
  const come =
    face === null
      ? die === 6
        ? 'a 6 brings an event'
        : 'nothing'
      : face === 'dummy'
        ? 'a dummy is turned'
        : `the ${TARGET_NAMES[face]} is found`;
  return `${kind}, needs ${minimum}: ${die}${sum}, ${come}.`;
}

/** Alone: days against par. */
export const SOLO = {
  name: 'Your search',
  title: (daily: string): string => (daily === '' ? 'Alone' : `Dive of ${daily}`),
  days: (days: number, isFound: boolean): string =>
    `**${days}** ${days === 1 ? 'day' : 'days'}${isFound ? '' : ' so far'}`,
  par: (par: number | null): string => `**${par === null ? '–' : par.toFixed(1)}** par`,
  dives: (dives: number): string => `**${dives}** ${dives === 1 ? 'dive' : 'dives'}`,
  working: 'Par is the average of the strongest bot in these waters. It is being worked out.',
  about: 'Par: the average of the strongest bot in these very waters.',
  found: (days: number, par: number): string =>
    `Found in ${counted(days, 'day')}: ${againstPar(days, par)}.`,
} as const;

/** How a search of so many days stands against its par. */
function againstPar(days: number, par: number): string {
  const less = par - days;
  if (Math.abs(less) < 0.05) return 'exactly par';
  return less > 0 ? `${less.toFixed(1)} under par` : `${(-less).toFixed(1)} over par`;
}

/** The tables of the game. */
export const TABLES = {
  name: 'The tables',
  nothingLit:
    'Pick a marker and set the minutes: the cells that are looked up for it are lit here.',
  lit: 'Lit: what was looked up for the plan on your table.',
  lookedUp: ' (looked up)',
  sheet: (number: number): string => `Table ${number}`,
  named: (number: number): string => `Table ${number}: ${SHEETS[number]?.name}`,
  titled: (number: number): string => `Table ${number}. ${SHEETS[number]?.name}`,
  /** "Table 3, 40 ft: residual nitrogen and limit". */
  rowOf: (number: number, depth: string): string =>
    `Table ${number}, ${depth}. ${SHEETS[number]?.name}`,
  about: (number: number): string => SHEETS[number]?.about ?? '',
  events: ({ naturalSix }: Pick<Setup, 'naturalSix'>): string =>
    `On an unmodified 6${naturalSix === 'fail' ? ', which fails the search' : ', which also counts as a 6'}: one more die.`,
  event: (event: SpecialEvent, setup: Pick<Setup, 'shorthanded'>): string =>
    `**${EVENT_NAMES[event]}.** ${capital(eventEffect(event, setup))}.`,
  limit: 'Limit',
  from: 'From',
  to: (group: Group): string => `to ${group}`,
  /** "1:10–2:38": a range of Table 2 in hours and minutes. */
  range: (least: number, most: number): string => `${clockName(least)}–${clockName(most)}`,
  upTo: (bound: string): string => `to ${bound}`,
  over: (bound: string): string => `over ${bound}`,
  minutes: (bound: string): string => `${bound} min`,
  orMore: (roll: number | null): string => `${roll} or more`,
} as const;

const SHEETS: Readonly<Record<number, { readonly name: string; readonly about: string }>> = {
  1: {
    name: 'Group after the dive',
    about: 'Total bottom time up to so many minutes leads to this letter.',
  },
  2: {
    name: 'Group after a rest',
    about:
      'From your letter at the left, by hours and minutes at the surface, to the letter below the range.',
  },
  3: {
    name: 'Residual nitrogen and limit',
    about: 'By depth and your group: the minutes you bring along, and the longest total.',
  },
  4: {
    name: 'Kind of search',
    about: 'By depth and minutes at the bottom, without the residual.',
  },
  5: { name: 'Roll needed', about: 'On one die, with modifiers.' },
  6: { name: 'Special events', about: '' },
};

/** The pictures of the rules page. */
export const PICTURES = {
  chart:
    'Heron Lake with seven markers, face down. The numbers are depths; the bold lines stand at 30 and 60 feet.',
  chartSpoken: 'A hex chart of a lake with depths and seven face-down markers',
  dive: '21 minutes at 40 feet in group A: 9 residual and 21 at the bottom are 30 in all, which is group D. The letters below are the groups on the way; H, T and C where each kind of search begins.',
  track:
    'Both divers at 6 AM. Below each hour the group Blue would be in after that dive: D at seven, C at eight, B from nine and A from noon.',
  trackSpoken: 'A part of the Time Track, from 6 AM to 2 PM',
  faceDown: 'face down',
  dummy: 'a dummy',
  kinds: { ship: 'ship', victim: 'victim', aircraft: 'aircraft' },
  turned: 'A thorough search needs 4: the marker is turned.',
  nothing: 'Nothing found. It stays face down.',
  six: 'The 6 fails, and the second die brings good visibility: a free thorough search.',
  tables: 'Lit: the dive of the picture above, 21 minutes at 40 feet in group A.',
} as const;
