import { YOU, does, forfeitWords, has, listed, midSentence, possessive } from '@fathom/kit';
import type { Names, Outcome } from '@fathom/kit';
import type { Event } from '../events.ts';
import { ENDINGS, SIDES, opponent, teamOf } from '../vocabulary.ts';
import type { Ending, SideName } from '../vocabulary.ts';

/** What happened, in a line. */
export function tellEvent(event: Event, names: Names): string {
  if (event.type === 'playBegan')
    return `${does(names.side(teamOf(event.first)), 'take')} the first turn.`;
  if (event.type === 'gameEnded') return tellEnd(event.winner, event.reason, names);
  const who = names.side(teamOf(event.side));
  switch (event.type) {
    case 'minesPlaced':
      return `${has(who)} placed three mines${event.squares === null ? '' : ` on ${listed(event.squares)}`}.`;
    case 'boatMoved':
      return `${does(who, 'move')} ${event.from} → ${event.to}.`;
    case 'boatSunk':
      return `${does(who, 'run')} onto a mine on ${event.to} and ${who === YOU ? 'sink' : 'sinks'}.`;
    case 'soundingDropped':
      return `${does(who, 'sound')} ${event.square}. ${tellPings(event.pings)}`;
    case 'depthChargeDropped':
      return `${does(who, 'drop')} a depth charge on ${event.square}: ${event.hit ? 'a mine is destroyed' : 'a miss'}.`;
    case 'passed':
      return `${does(who, 'pass', 'passes')}.`;
    case 'forfeited':
      return `${forfeitWords(who, event.reason)}.`;
    default:
      return event satisfies never;
  }
}

function tellPings(pings: readonly number[]): string {
  if (pings.length === 0) return 'No answer.';
  return `${pings.length === 1 ? 'Ping' : 'Pings'} at ${listed(pings)}.`;
}

/** Who won and how, in a sentence. */
export function tellOutcome({ winners, reason }: Outcome, names: Names): string {
  const winner = SIDES.find((side) => winners.includes(teamOf(side))) ?? null;
  return tellEnd(winner, ENDINGS.find((ending) => ending === reason) ?? 'turnLimit', names);
}

export function tellEnd(winner: SideName | null, reason: Ending, names: Names): string {
  const who = winner === null ? 'A draw' : does(names.side(teamOf(winner)), 'win');
  return `${who}: ${tellWhy(winner, reason, names)}.`;
}

/** By what it was won, as a part of a sentence. */
export function tellWhy(winner: SideName | null, reason: Ending, names: Names): string {
  if (winner === null) return LAST_TURN;
  return WHY[reason](names.side(teamOf(opponent(winner))));
}

const LAST_TURN = 'the last turn has been taken';
const WHY: Readonly<Record<Ending, (loser: string) => string>> = {
  minesDestroyed: (loser) => `all three of ${possessive(loser)} mines are destroyed`,
  boatSunk: (loser) => `${midSentence(loser)} ran onto a mine`,
  secondMiss: (loser) => `${midSentence(loser)} missed for the second time`,
  turnLimit: () => LAST_TURN,
  resigned: (loser) => forfeitWords(midSentence(loser), 'resigned'),
  time: (loser) => forfeitWords(midSentence(loser), 'time'),
  absent: (loser) => forfeitWords(midSentence(loser), 'absent'),
};
