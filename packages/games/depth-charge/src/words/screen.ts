import { YOU, counted, is, listed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { SEA_NAMES, SIDE_NAMES, many } from './sides.ts';

/** What a turn can be about one square. */
export const TURN_TYPES = ['move', 'sound', 'charge'] as const;
export type TurnType = (typeof TURN_TYPES)[number];
/** What somebody plays with: fingers press long where a mouse clicks right, and have no Esc. */
export type Pointer = 'mouse' | 'touch';
/** What a person can write on a square. */
export const MARKS = ['mine', 'clear', 'maybe'] as const;
export type Mark = (typeof MARKS)[number];

const chooseAgain = (pointer: Pointer): string =>
  pointer === 'mouse' ? ' Esc to choose again.' : '';

/** What is waited for (`title`) and how to do it (`hint`). Titles change only with what is waited for. */
export const prompts = {
  over: 'The game is over.',
  overHint: 'The chart is open now: every mine of both sides is on it.',
  ending: 'The game is ending',

  placing: (names: readonly string[]): string =>
    `${names.length === 1 ? is(names[0] ?? '') : `${listed(names)} are`} placing mines`,
  placingHint: 'Three each, in secret, each in their own sea.',
  waitingToPlace: (other: string): string => `Waiting for ${other} to place`,
  waitingToPlaceHint: 'Your mines lie where you put them. Play begins when both sides are ready.',
  place: (side: SideName): string => `Place your three mines in the ${SEA_NAMES[side]}`,
  placeHint: (how: string, other: string, otherIs: 'ready' | 'placing'): string =>
    `${how} ${other} ${otherIs === 'ready' ? 'is ready and waiting for you' : 'is placing too'}.`,
  putLifted: 'Pick its new square, or the same one again to leave it there.',
  placeMore: (left: number, pointer: Pointer): string => {
    if (left === 0)
      return 'All three are down. Pick one up to move it, or press Ready: then they are final.';
    const count =
      left === 1
        ? 'One more to place'
        : left < MINES_A_SIDE
          ? 'Two more to place'
          : 'Pick three squares';
    return `${count}: ${pointer === 'mouse' ? 'click' : 'tap'}, or drag from the tray.`;
  },

  turnOf: (name: string): string => (name === YOU ? 'Your turn' : `${name}’s turn`),
  turnOfHint: (turnNumber: number, side: SideName): string =>
    `Turn ${turnNumber}: ${SIDE_NAMES[side]} may move, sound or drop a depth charge.`,
  markMeanwhile: (pointer: Pointer): string =>
    `Time to mark your chart: ${pointer === 'mouse' ? 'right-click' : 'long-press'} a square.`,
  listen: 'Listen to what they do.',
  yourTurn: 'Your turn: move, sound or charge',
  pencilUp: 'The pencil is up: pick squares to mark.',
  pickAny: 'Dots: moves. Frame: charges. Pick one.',
  // Short enough for one line on a phone: the board below must not jump.
  pickFor: (type: TurnType, pointer: Pointer): string => PICK_FOR[type] + chooseAgain(pointer),
  /** With what a second click on the square does. */
  picked: (square: Square, again: TurnType | null, pointer: Pointer): string =>
    again === null
      ? `What do you want to do on ${square}?`
      : `${square}: ${pointer === 'mouse' ? 'click' : 'tap'} again to ${again}, or pick below.`,
  /** Added to a hint once a draw is near. */
  lastTurns: (left: number): string =>
    left > 20
      ? ''
      : ` ${left === 1 ? 'This is the last turn' : `${left} turns are left`} before a draw.`,
  sending: (action: Action): string => {
    switch (action.type) {
      case 'place':
        return 'Laying your mines …';
      case 'move':
        return `Moving to ${action.to} …`;
      case 'sound':
        return `Sounding ${action.square} …`;
      case 'charge':
        return `Dropping on ${action.square} …`;
      case 'pass':
        return 'Passing …';
      default:
        return action satisfies never;
    }
  },
} as const;

const PICK_FOR: Readonly<Record<TurnType, string>> = {
  move: 'Pick a square up to three away, in line.',
  sound: 'Pick a square next to your boat.',
  charge: 'Pick the square next to you with the mine.',
};

/** Buttons; with a square picked, what would happen there. */
export const buttons = {
  turn: (type: TurnType, square: Square | null): string => TURN_BUTTONS[type](square),
  yourTurn: 'Your turn',
  pass: 'Pass',
  markSquares: 'Mark squares',
  markSquaresKey: 'Mark squares (K)',
  placeForMe: 'Place for me',
  undo: 'Undo',
  clear: 'Clear',
  ready: 'Ready',
  chooseAgain: 'Choose again',
  tray: (left: number): string => `${left} of ${MINES_A_SIDE} mines still to be placed`,
} as const;

const TURN_BUTTONS: Readonly<Record<TurnType, (square: Square | null) => string>> = {
  move: (square) => (square === null ? 'Move' : `Move to ${square}`),
  sound: (square) => (square === null ? 'Sound' : `Sound ${square}`),
  charge: (square) => (square === null ? 'Depth charge' : `Charge ${square}`),
};

/** How a side stands, under its player's name. */
export const standings = {
  placing: 'placing mines',
  ready: 'ready',
  minesLeft: (left: number): string =>
    left === 0 ? 'no mines left' : `${counted(left, 'mine')} left`,
  misses: (misses: number): string =>
    misses === 0 ? 'no misses' : counted(misses, 'miss', 'misses'),
  nextLoses: ', the next one loses',
} as const;

/** The paper beside the board: record sheet and notes. */
export const paper = {
  toCome: 'How to play',
  brief: [
    'Find the other side’s three mines before yours are found.',
    'A sounding charge makes mines answer with how far away they are.',
    'A mine directly behind another stays silent. So do yours.',
    'Sail onto a mine, or miss with two depth charges, and you lose.',
  ],
  allRules: 'All the rules, with pictures',

  soundings: 'Soundings heard',
  recordSheet: 'Record sheet',
  atTurn: (turn: number): string => `Turn ${turn}`,
  by: (name: string): string => (name === YOU ? 'By you' : `By ${name}`),
  noneYet: 'None yet.',
  noAnswer: 'no answer',

  chart: 'Chart',
  captainsChart: 'The captain’s chart',
  yourChart: 'Your chart',
  possible: (squares: number, minefields: number): string =>
    `${many(squares, 'square')}, ${many(minefields, 'way')}`,
  hatched: ': hatched squares can still hold a mine.',
  /** Told where nobody asked for the aid. */
  easyAid: 'Shown against easy bots: turn it off below, or for good in the ',
  preferences: 'preferences',
  certain: (squares: readonly Square[]): string => ` Certain: ${squares.join(', ')}.`,
  marks: 'Marks',
  mark: (mark: Mark): string => mark,
  howToMark: (pointer: Pointer): string =>
    `${pointer === 'mouse' ? 'Right-click' : 'Long-press'} a square to mark it.`,
  pencil: 'Pencil',
  rubOut: 'Erase all',
  show: 'Show on the chart',
  layers: {
    shading: 'Possible mines',
    soundings: 'Soundings',
    ownSoundings: 'Own soundings',
    theirs: 'Their soundings',
    marks: 'Marks',
  },
} as const;

/** Where the game is played, as a chart would name it; and its board. */
export const LAKE_NAME = 'Lake Ashtapada';
export const BOARD_LABEL = 'The lake';
