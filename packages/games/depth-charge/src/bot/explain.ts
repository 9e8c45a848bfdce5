import type { Advice, Choice, Seat } from '@fathom/kit';
import type { Action, TurnAction } from '../actions.ts';
import { believe, without } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { maskOf, numberOf } from '../belief/minefields.ts';
import { squareNumber } from '../board.ts';
import { passage } from '../rules/movement.ts';
import { SQUARES, opponent, sideAt } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { branches, huntOf } from './hunt.ts';
import { meanTours, toursOf } from './survey.ts';
import type { Rival, Assessment } from './captain.ts';

/** A captain's choice in words, for a person on the same bridge. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const { action } = choice;
  const side = sideAt(seat) ?? 'black';
  if (action.type === 'place') return laying(action.squares, view, side);
  const assessment = choice.belief as Assessment;
  return {
    what: DEEDS[action.type](squareOf(action)),
    reasons: [
      ...purpose(action, view, side),
      ...hurry(assessment.rival),
      ...comparison(choice, assessment.odds),
    ],
  };
}

function laying(squares: readonly Square[], view: View, side: SideName): Advice {
  const field = numberOf(maskOf(side, squares));
  const boat = squareNumber(view.boats[opponent(side)]);
  const turns = toursOf(side, squares.length)[field * SQUARES.length + boat]!;
  return {
    what: `Lay your mines on ${listed(squares)}.`,
    reasons: [
      'A captain with habits is soon found out: these squares are drawn by lot.',
      `Even somebody who knew where they are would need ${turns} turns to destroy them all.`,
    ],
  };
}

const DEEDS = {
  move: (to: string) => `Move to ${to}.`,
  sound: (square: string) => `Drop a sounding charge on ${square}.`,
  charge: (square: string) => `Drop a depth charge on ${square}.`,
  pass: () => 'Let this turn go by.',
} as const satisfies Record<TurnAction['type'], (square: string) => string>;

function squareOf(action: TurnAction): string {
  if (action.type === 'pass') return '';
  return action.type === 'move' ? action.to : action.square;
}

/** What it does for the hunt. */
function purpose(action: TurnAction, view: View, side: SideName): readonly string[] {
  const belief = believe(view, opponent(side));
  switch (action.type) {
    case 'sound':
      return sounding(view, side, action.square);
    case 'charge':
      return charging(belief, action.square, view.misses[side]);
    case 'move':
      return moving(belief, view.boats[side], action.to);
    case 'pass':
      return ['Nothing you could do now would help.'];
    default:
      return action satisfies never;
  }
}

function sounding(view: View, side: SideName, square: Square): readonly string[] {
  const hunt = huntOf(view, side);
  const all = hunt.belief.fields.length;
  const sizes = branches(hunt, { type: 'sound', square: squareNumber(square) }).map(
    ({ belief }) => belief.fields.length,
  );
  if (sizes.length < 2)
    return ['It will tell you nothing new, but there is nothing better to do just now.'];
  const left = sizes.reduce((sum, size) => sum + size * size, 0) / all;
  return [
    `${minefields(all)} are still possible. ${sizes.length} different answers can come, and on average ${rounded(left)} of them will be left.`,
  ];
}

function charging(belief: Belief, square: Square, misses: number): readonly string[] {
  const hits = 1 - share(belief, without(belief, [square]));
  if (hits === 1) return ['A mine lies there for certain.'];
  const chance = `A mine lies there with a chance of ${percent(hits)}.`;
  return misses === 0
    ? [
        chance,
        'Your first miss costs a turn and no more, and even a miss would tell you something.',
      ]
    : [chance, 'A second miss loses the game, but a careful turn would lose it more often.'];
}

function moving(belief: Belief, from: Square, to: Square): readonly string[] {
  const risk = 1 - share(belief, without(belief, passage(from, to) ?? []));
  const tours = meanTours(belief);
  const [here, there] = [tours[squareNumber(from)]!, tours[squareNumber(to)]!];
  const safety =
    risk === 0
      ? 'No mine can lie on the way.'
      : `A mine lies on the way with a chance of ${percent(risk)}: a risk worth the turn it saves.`;
  if (there >= here) return [safety, 'From there you will learn more than from here.'];
  return [
    safety,
    `From there the mines are nearer: about ${rounded(there)} turns for all of them, instead of ${rounded(here)}.`,
  ];
}

const share = (whole: Belief, part: Belief): number => part.fields.length / whole.fields.length;

function hurry(rival: Rival | null): readonly string[] {
  if (rival === null) return [];
  const turns = Math.round(rival.turns);
  const needs = `needs about ${turns} more ${turns === 1 ? 'turn' : 'turns'}`;
  return [
    rival.minefields === 1
      ? `The other captain knows where all your mines are and ${needs}.`
      : `The other captain has ${minefields(rival.minefields)} of yours to tell apart and ${needs}.`,
  ];
}

/** How it compares with the next best that is something else. */
function comparison({ options }: Choice<Action>, odds: number | null): readonly string[] {
  if (odds === null) return [];
  const [best, next] = options;
  const wins = `It should win about ${Math.round(odds * 100)} games in 100`;
  if (best === undefined || next === undefined || next.action.type === 'place') return [`${wins}.`];
  return [
    `${wins}; next best is ${INSTEAD[next.action.type](squareOf(next.action))}, with about ${Math.round(next.value * 100)}.`,
  ];
}

const INSTEAD = {
  move: (to: string) => `to move to ${to}`,
  sound: (square: string) => `to sound ${square}`,
  charge: (square: string) => `a depth charge on ${square}`,
  pass: () => 'to wait',
} as const satisfies Record<TurnAction['type'], (square: string) => string>;

const minefields = (count: number): string =>
  count === 1 ? '1 minefield' : `${count.toLocaleString('en')} minefields`;
const percent = (chance: number): string => `${Math.max(1, Math.round(chance * 100))} %`;
const rounded = (number: number): string => number.toFixed(number < 10 ? 1 : 0);
const listed = (items: readonly string[]): string =>
  `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
