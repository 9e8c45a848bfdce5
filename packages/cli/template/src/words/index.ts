import { capital, does, listed } from '@fathom/kit';
import type { Facts, GameWords, Names, Refusal, Side } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { SIDES, teamOf } from '../vocabulary.ts';
import type { Answer, Ending, SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** Everything that people read in this game. */
export const words: GameWords<View, Event, Action> = {
  event: eventText,
  spoken: () => null,
  refusal: refusalText,
  outcome: ({ winners: [winner], reason }, names) =>
    winner === undefined
      ? 'Nobody wins.'
      : `${does(names.side(winner), 'win')}: ${ENDING_TEXT[reason as Ending]}.`,
  action: ({ type, depth }) => `${type === 'hide' ? 'Hide at' : 'Guess'} depth ${depth}`,
  side: sideText,
  role: capital,
  roleText: () => 'Hides a treasure and looks for the other one',
  options: (setup) => `Treasures lie at most ${(setup as Setup).depths} deep`,
  board: boardText,
  typing: {
    title: 'A turn is one of these:',
    examples: [
      ['hide 7', 'Hide your treasure at depth 7, before play begins.'],
      ['guess 12', 'Ask whether the other treasure lies at depth 12.'],
    ],
  },
};

function sideText(side: Side): string {
  return capital(side);
}

const ENDING_TEXT: Readonly<Record<Ending, string>> = {
  found: 'the treasure is found',
  resigned: 'the other side resigned',
  time: 'the other side ran out of time',
  absent: 'the other side stayed away',
};

const ANSWER_TEXT: Readonly<Record<Answer, string>> = {
  deeper: 'it lies deeper',
  shallower: 'it lies shallower',
  found: 'found',
};

function eventText(event: Event, names: Names): string | null {
  const who = (side: SideName): string => names.side(teamOf(side));
  switch (event.type) {
    case 'treasureHidden':
      return `${does(who(event.side), 'hide')} a treasure${event.depth === null ? '' : ` at depth ${event.depth}`}.`;
    case 'guessingBegan':
      return `${does(who(event.first), 'guess', 'guesses')} first.`;
    case 'depthGuessed':
      return `${does(who(event.side), 'guess', 'guesses')} ${event.depth}: ${ANSWER_TEXT[event.answer]}.`;
    case 'forfeited':
      return null; // the end says it
    case 'gameEnded':
      return words.outcome({ winners: [teamOf(event.winner)], reason: event.reason }, names);
    default:
      return event satisfies never;
  }
}

const REFUSALS: Readonly<Record<string, (facts: Facts) => string>> = {
  over: () => 'The game is over.',
  nothingDue: () => 'Nothing in this game waits for a clock.',
  noSuchSeat: ({ seat }) => `There is no seat "${String(seat)}"; there are ${listed(SIDES)}.`,
  alreadyHidden: () => 'Your treasure is hidden and stays where it is.',
  tooDeep: ({ depths }) => `The water is ${String(depths)} deep here.`,
  guessedBefore: ({ depth }) => `You have named ${String(depth)} before.`,
  stillHiding: () => 'Play begins when both treasures are hidden.',
  notYourTurn: () => 'It is the other side’s turn.',
};

function refusalText({ code, facts = {} }: Refusal): string | null {
  return Object.hasOwn(REFUSALS, code) ? (REFUSALS[code]?.(facts) ?? null) : null;
}

function boardText(view: View): string {
  const lines = SIDES.map((side) => {
    const treasure = view.treasure[side];
    const where = treasure === null ? (view.hidden[side] ? 'hidden' : '-') : `at ${treasure}`;
    const guesses = view.guesses[side].map(({ depth, answer }) => `${depth} ${answer}`);
    return `${sideText(teamOf(side)).padEnd(6)} treasure ${where.padEnd(7)} guesses: ${guesses.join(', ') || '-'}`;
  });
  return [`Water ${view.setup.depths} deep`, '', ...lines].join('\n');
}
