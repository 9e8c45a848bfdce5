import { counted, listed, percent } from '@fathom/kit';
import type { TurnAction } from '../actions.ts';
import type { Square } from '../vocabulary.ts';
import { many } from './sides.ts';

const rounded = (number: number): string => number.toFixed(number < 10 ? 1 : 0);
const winsIn100 = (chance: number): number => Math.round(chance * 100);

/** "about 24 games in 100": nobody should count on what is next to nothing, nor on what is next to certain. */
function games(chance: number): string {
  const wins = winsIn100(chance);
  if (wins < 2) return 'hardly any game';
  return wins > 98 ? 'nearly every game' : `about ${wins} games in 100`;
}
const shouldWin = (chance: number): string =>
  `Against a captain who makes no mistakes it should win ${games(chance)}`;

/** How far the other captain has come with its hunt. */
interface RivalFacts {
  readonly minefields: number;
  readonly turns: number;
}

/** What a bot would do and why, for a person in the same seat. */
export const advice = {
  place: (squares: readonly Square[]): string => `Lay your mines on ${listed(squares)}.`,
  turn: (action: TurnAction): string => {
    switch (action.type) {
      case 'move':
        return `Move to ${action.to}.`;
      case 'sound':
        return `Drop a sounding charge on ${action.square}.`;
      case 'charge':
        return `Drop a depth charge on ${action.square}.`;
      case 'pass':
        return 'Let this turn go by.';
      default:
        return action satisfies never;
    }
  },

  drawnByLot: 'A captain with habits is soon found out, so these squares are picked at random.',
  turnsToDestroy: (turns: number): string =>
    `Even somebody who knew where they are would need ${counted(turns, 'turn')} to destroy them all.`,

  nothingHelps: 'Nothing you could do now would help.',
  nothingNew: 'It will tell you nothing new, but there is nothing better to do just now.',
  narrowsDown: (possible: number, answers: number, left: number): string =>
    `${many(possible, 'minefield')} are still possible. ${answers} different answers can come, and on average ${rounded(left)} of them will be left.`,

  certainMine: 'There is certainly a mine there.',
  chanceOfMine: (chance: number): string => `The chance of a mine there is ${percent(chance)}.`,
  firstMiss: 'Your first miss costs a turn and no more, and even a miss would tell you something.',
  secondMiss: 'A second miss loses the game, but a careful turn would lose it more often.',

  safeWay: 'No mine can lie on the way.',
  riskyWay: (risk: number): string =>
    `The chance of a mine on the way is ${percent(risk)}: a risk worth the turn it saves.`,
  learnMoreThere: 'From there you will learn more than from here.',
  minesNearer: (there: number, here: number): string =>
    `From there the mines are nearer: about ${rounded(there)} turns for all of them, instead of ${rounded(here)}.`,

  rival: ({ minefields, turns }: RivalFacts): string => {
    const needs = `needs about ${counted(Math.round(turns), 'more turn')}`;
    return minefields === 1
      ? `The other captain knows where all your mines are and ${needs}.`
      : `The other captain has ${many(minefields, 'minefield')} of yours to tell apart and ${needs}.`;
  },
  ownTurns: (turns: number): string =>
    `You know where every mine is and need ${counted(turns, 'more turn')}.`,
  wins: (chance: number): string => `${shouldWin(chance)}.`,
  winsAgainstNext: (chance: number, next: TurnAction, nextChance: number): string =>
    winsIn100(chance) === winsIn100(nextChance)
      ? `${shouldWin(chance)}; ${instead(next)} is about as good.`
      : `${shouldWin(chance)}; next best is ${instead(next)}, with ${games(nextChance)}.`,
} as const;

function instead(action: TurnAction): string {
  switch (action.type) {
    case 'move':
      return `moving to ${action.to}`;
    case 'sound':
      return `sounding ${action.square}`;
    case 'charge':
      return `a depth charge on ${action.square}`;
    case 'pass':
      return 'waiting';
    default:
      return action satisfies never;
  }
}
