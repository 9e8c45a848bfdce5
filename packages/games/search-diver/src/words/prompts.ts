import { capital, counted, does, possessive } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { NextTime } from '../rules/scheduling.ts';
import type { Phase, Search, Slot, TargetKind, TurnReason } from '../vocabulary.ts';
import { dives } from './events.ts';
import { REASONS, SEARCH_NAMES, TARGET_NAMES, hourName, slotName } from './names.ts';

const TURN_NAMES: { readonly [Name in Phase]: string } = {
  placing: 'turn to lay a marker',
  diving: 'dive',
  choosing: 'free search',
  scheduling: 'turn to choose the next dive',
  over: 'game',
};

/** What to do now. Titles change only with what is waited for, so that they can be read out. */
export const PROMPTS = {
  place: 'Lay a marker, face down',
  search: 'A free search: which hex?',
  schedule: 'When is your next dive?',
  dive: (when: Slot): string => `${capital(slotName(when))}: your dive`,
  waiting: (when: Slot): string => capital(slotName(when)),
  turnOf: (who: string, phase: Phase): string => `${capital(possessive(who))} ${TURN_NAMES[phase]}`,
  ending: 'The search is ending',
  over: 'The search is over.',
} as const;

/** The line under a prompt. */
export const HINTS = {
  place: (toPlace: number, picked: string | null): string =>
    `${picked === null ? 'Pick a hex of water.' : `Pick ${picked} again to lay it there.`} ${counted(toPlace, 'marker')} to go; nobody will know which is the target.`,
  search:
    'Excellent visibility: pick a lit marker beside your dive for a hasty search, or skip it.',
  dive: (kind: TargetKind, markers: number): string =>
    markers === 1
      ? `One marker is left: the ${TARGET_NAMES[kind]} is under it.`
      : `Pick a face-down marker. The ${TARGET_NAMES[kind]} is under one of ${markers}.`,
  planned: ({ search, hex }: { readonly search: Search; readonly hex: string }): string =>
    search === 'none'
      ? 'So short a dive finds nothing: stay longer, or go shallower.'
      : `${SEARCH_NAMES[search]} search in ${hex}. Set the minutes, then dive.`,
  noSearch: 'Too much nitrogen to search anywhere now: choose another time instead.',
  pickTime: 'Pick a box on the Time Track: the longer you rest, the more nitrogen you lose.',
  timePicked: ({ group, interval, hour }: NextTime): string =>
    `Group ${group} by ${interval === null ? 'then, after a night’s rest' : hourName(hour)}. Confirm, or look at other boxes.`,
  laying: 'The divers lay the markers in turns, face down.',
  alone: (markers: number): string => `${counted(markers, 'marker')} face down.`,
  began: (began: Slot & { readonly by: TurnReason }): string =>
    `${capital(slotName(began))}: ${REASONS[began.by]}.`,
  meanwhile: 'Meanwhile you can plan your own.',
  whereItLay: (kind: TargetKind, target: string): string =>
    `The ${TARGET_NAMES[kind]} lay in hex ${target}.`,
  sending: (action: Action): string => `${sending(action)} …`,
} as const;

function sending(action: Action): string {
  switch (action.type) {
    case 'place':
      return `Laying a marker in ${action.hex}`;
    case 'dive':
      return `Diving in ${action.hex}`;
    case 'search':
      return `Searching ${action.hex}`;
    case 'skip':
      return 'Letting the free search go';
    case 'schedule':
    case 'pass':
      return `Setting your marker to ${slotName(action)}`;
    default:
      return action satisfies never;
  }
}

/** What can be done with what was picked. */
export const BUTTONS = {
  pickHex: 'Pick a hex',
  pickMarker: 'Pick a marker',
  pickTime: 'Pick a time',
  lay: (hex: string): string => `Lay it in ${hex}`,
  search: (hex: string): string => `Search ${hex}`,
  dive: (minutes: number): string => `Dive for ${minutes} min`,
  wait: (time: NextTime): string => `Wait until ${timeName(time)}`,
  next: (time: NextTime): string =>
    `Dive next ${time.interval === null ? 'on' : 'at'} ${timeName(time)}`,
  skip: 'Skip it',
  back: 'Back',
  diveAfterAll: 'Dive after all',
  anotherTime: 'Another time',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
} as const;

const timeName = ({ day, hour, interval }: NextTime): string =>
  interval === null ? slotName({ day, hour }) : hourName(hour);

/** What the clock does now and next. */
export const CLOCK = {
  stopped: 'The clock has stopped.',
  toss: (who: string): string => `${who} won the toss and will dive first.`,
  alone: (who: string): string => `${does(who, 'dive')} alone: the clock waits.`,
  now: (who: string, by: TurnReason): string => `${does(who, 'dive')} now: ${REASONS[by]}.`,
  other: (who: string, next: Slot & { readonly group: string }, isToday: boolean): string =>
    `${does(who, 'dive')} ${isToday ? `at ${hourName(next.hour)}` : `on ${slotName(next)}`}, group ${next.group}.`,
  out: (who: string): string => `${who} is out of the search.`,
  thenOff: 'Then the search is called off.',
  thenCoin: 'Then a coin is tossed: same time, same letter.',
  thenAgain: (who: string): string => `Then ${dives(who)} again.`,
  thenNext: (who: string, by: TurnReason): string => `Then ${dives(who)} next: ${REASONS[by]}.`,
} as const;
