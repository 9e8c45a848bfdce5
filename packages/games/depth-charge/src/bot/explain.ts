import type { Advice, Choice, Seat } from '@fathom/kit';
import type { Action, TurnAction } from '../actions.ts';
import { believe, without } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { maskOf, numberOf } from '../belief/minefields.ts';
import { squareNumber } from '../board.ts';
import { passage } from '../rules/ways.ts';
import { SQUARES, opponent, sideAt } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { branches, huntOf } from './hunt.ts';
import { meanTours, tourFrom, toursOf } from './survey.ts';
import type { Assessment, Rival } from './captain.ts';
import { credible } from './credible.ts';
import { advice } from '../words/advice.ts';

/** A captain's choice in words, for a person in the same seat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const { action } = choice;
  const side = sideAt(seat) ?? 'black';
  if (action.type === 'place') return placing(action.squares, view, side);
  const { rival, odds } = choice.belief as Assessment;
  return {
    what: advice.turn(action),
    reasons: [
      ...purpose(action, view, side),
      ...ownTurns(view, side),
      ...(rival === null ? [] : [advice.rival(rival)]),
      ...(odds === null ? [] : [comparison(choice, odds, rival)]),
    ],
  };
}

/** How long the hunt still takes, where that is certain. */
function ownTurns(view: View, side: SideName): readonly string[] {
  const belief = believe(view, opponent(side));
  if (belief.fields.length > 1) return [];
  return [advice.ownTurns(tourFrom(squareNumber(view.boats[side]), belief))];
}

function placing(squares: readonly Square[], view: View, side: SideName): Advice {
  const field = numberOf(maskOf(side, squares));
  const boat = squareNumber(view.boats[opponent(side)]);
  const turns = toursOf(side, squares.length)[field * SQUARES.length + boat]!;
  return {
    what: advice.place(squares),
    reasons: [advice.drawnByLot, advice.turnsToDestroy(turns)],
  };
}

/** What it does for the hunt. */
function purpose(action: TurnAction, view: View, side: SideName): readonly string[] {
  const belief = believe(view, opponent(side));
  switch (action.type) {
    case 'sound':
      return [sounding(view, side, action.square)];
    case 'charge':
      return charging(belief, action.square, view.misses[side]);
    case 'move':
      return moving(belief, view.boats[side], action.to);
    case 'pass':
      return [advice.nothingHelps];
    default:
      return action satisfies never;
  }
}

function sounding(view: View, side: SideName, square: Square): string {
  const hunt = huntOf(view, side);
  const all = hunt.belief.fields.length;
  const sizes = branches(hunt, { type: 'sound', square: squareNumber(square) }).map(
    ({ belief }) => belief.fields.length,
  );
  if (sizes.length < 2) return advice.nothingNew;
  const left = sizes.reduce((sum, size) => sum + size * size, 0) / all;
  return advice.narrowsDown(all, sizes.length, left);
}

function charging(belief: Belief, square: Square, misses: number): readonly string[] {
  const hits = 1 - share(belief, without(belief, [square]));
  if (hits === 1) return [advice.certainMine];
  return [advice.chanceOfMine(hits), misses === 0 ? advice.firstMiss : advice.secondMiss];
}

function moving(belief: Belief, from: Square, to: Square): readonly string[] {
  const risk = 1 - share(belief, without(belief, passage(from, to) ?? []));
  const tours = meanTours(belief);
  const [here, there] = [tours[squareNumber(from)]!, tours[squareNumber(to)]!];
  return [
    risk === 0 ? advice.safeWay : advice.riskyWay(risk),
    there >= here ? advice.learnMoreThere : advice.minesNearer(there, here),
  ];
}

const share = (whole: Belief, part: Belief): number => part.fields.length / whole.fields.length;

/** How it compares with the next best that is something else. */
function comparison(
  { options: [, next] }: Choice<Action>,
  odds: number,
  rival: Rival | null,
): string {
  const chance = credible(odds, rival);
  if (next === undefined || next.action.type === 'place') return advice.wins(chance);
  return advice.winsAgainstNext(chance, next.action, credible(next.value, rival));
}
