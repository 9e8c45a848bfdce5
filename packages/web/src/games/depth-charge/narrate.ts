import { teamOf } from '@fathom/depth-charge/client';
import type { Event, Result, SideName } from '@fathom/depth-charge/client';
import type { Side } from '@fathom/kit';
import type { Sound } from '../game-client.ts';
import { listed } from './desk/questions.ts';

type NameOf = (side: SideName) => string;

/** "You move", "Guest 48 moves". */
const does = (who: string, verb: string): string => `${who} ${who === 'You' ? verb : `${verb}s`}`;
const has = (who: string): string => `${who} ${who === 'You' ? 'have' : 'has'}`;
const midSentence = (who: string): string => (who === 'You' ? 'you' : who);

/** One line of the log. */
export function narrate(event: Event, nameOfSide: (side: Side) => string): string | null {
  const nameOf: NameOf = (side) => nameOfSide(teamOf(side));
  if (event.type === 'playBegan') return `${does(nameOf(event.first), 'take')} the first turn.`;
  if (event.type === 'gameEnded') return saidResult(event, nameOf);
  const who = nameOf(event.side);
  switch (event.type) {
    case 'minesPlaced':
      return `${has(who)} placed three mines${event.squares === null ? '' : ` on ${listed(event.squares)}`}.`;
    case 'boatMoved':
      return `${does(who, 'move')} ${event.from} → ${event.to}.`;
    case 'boatSunk':
      return `${does(who, 'run')} onto a mine on ${event.to} and ${who === 'You' ? 'sink' : 'sinks'}.`;
    case 'soundingDropped':
      return `${does(who, 'sound')} ${event.square}. ${answer(event.pings)}`;
    case 'depthChargeDropped':
      return `${does(who, 'drop')} a depth charge on ${event.square}: ${event.hit ? 'a mine is destroyed' : 'a miss'}.`;
    case 'passed':
      return `${who} ${who === 'You' ? 'pass' : 'passes'}.`;
    case 'forfeited':
      return `${forfeited(who, event.reason)}.`;
    default:
      return event satisfies never;
  }
}

function answer(pings: readonly number[]): string {
  if (pings.length === 0) return 'No answer.';
  return `${pings.length === 1 ? 'Ping' : 'Pings'} at ${listed(pings)}.`;
}

function forfeited(
  who: string,
  reason: Extract<Event, { readonly type: 'forfeited' }>['reason'],
): string {
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
export function saidResult({ winner, reason }: Result, nameOf: NameOf): string {
  if (winner === null) return 'A draw: the last turn has been taken.';
  const loser = midSentence(nameOf(winner === 'black' ? 'red' : 'black'));
  const why: Readonly<Record<Result['reason'], string>> = {
    minesDestroyed: `the third of ${loser === 'you' ? 'your' : `${loser}’s`} mines is destroyed`,
    boatSunk: `${loser} ran onto a mine`,
    secondMiss: `${loser} missed for the second time`,
    turnLimit: 'the last turn has been taken',
    resigned: `${loser} resigned`,
    time: `${loser} ran out of time`,
    absent: `${loser} left the table`,
  };
  return `${does(nameOf(winner), 'win')}: ${why[reason]}.`;
}

/** Winning and losing sound different to each side: that is the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'minesPlaced':
      return 'splash';
    case 'boatMoved':
      return 'move';
    case 'boatSunk':
      return 'sink';
    case 'soundingDropped':
      return 'ping';
    case 'depthChargeDropped':
      return event.hit ? 'blast' : 'splash';
    case 'playBegan':
    case 'passed':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
