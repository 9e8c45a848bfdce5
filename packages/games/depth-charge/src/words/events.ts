import { YOU, does, has, listed, midSentence, possessive } from '@fathom/kit';
import type { Forfeit, Names, Outcome } from '@fathom/kit';
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
      return `${tellForfeit(who, event.reason)}.`;
    default:
      return event satisfies never;
  }
}

function tellPings(pings: readonly number[]): string {
  if (pings.length === 0) return 'No answer.';
  return `${pings.length === 1 ? 'Ping' : 'Pings'} at ${listed(pings)}.`;
}

function tellForfeit(who: string, reason: Forfeit): string {
  switch (reason) {
    case 'resigned':
      return does(who, 'resign');
    case 'time':
      return `${has(who)} run out of time`;
    case 'absent':
      return `${has(who)} left the table`;
    default:
      return reason satisfies never;
  }
}

/** Who won and how, in a sentence. */
export function tellOutcome({ winners, reason }: Outcome, names: Names): string {
  const winner = SIDES.find((side) => winners.includes(teamOf(side))) ?? null;
  return tellEnd(winner, ENDINGS.find((ending) => ending === reason) ?? 'turnLimit', names);
}

export function tellEnd(winner: SideName | null, reason: Ending, names: Names): string {
  if (winner === null) return `A draw: ${LAST_TURN}.`;
  const loser = names.side(teamOf(opponent(winner)));
  return `${does(names.side(teamOf(winner)), 'win')}: ${WHY[reason](loser)}.`;
}

const LAST_TURN = 'the last turn has been taken';
const WHY: Readonly<Record<Ending, (loser: string) => string>> = {
  minesDestroyed: (loser) => `the third of ${possessive(loser)} mines is destroyed`,
  boatSunk: (loser) => `${midSentence(loser)} ran onto a mine`,
  secondMiss: (loser) => `${midSentence(loser)} missed for the second time`,
  turnLimit: () => LAST_TURN,
  resigned: (loser) => `${midSentence(loser)} resigned`,
  time: (loser) => `${midSentence(loser)} ran out of time`,
  absent: (loser) => `${midSentence(loser)} left the table`,
};
