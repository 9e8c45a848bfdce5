import {
  STEP_NAMES,
  chipCount,
  describeAnswer,
  dollars,
  teamOf,
} from '@fathom/dark-water-salvage/client';
import type {
  ApplicationsOpened,
  Event,
  HunterName,
  LoansOffered,
  Moved,
  Result,
  Sight,
} from '@fathom/dark-water-salvage/client';
import type { Side } from '@fathom/kit';
import type { Sound } from '../game-client.ts';
import { counted, distinct, listed, money } from './words.ts';

type NameOf = (hunter: HunterName) => string;

/** "You pass", "Ann passes". */
const does = (who: string, you: string, they: string): string =>
  `${who} ${who === 'You' ? you : they}`;
const midSentence = (who: string): string => (who === 'You' ? 'you' : who);

/** One line of the log. */
export function narrate(event: Event, nameOfSide: (side: Side) => string): string | null {
  const nameOf: NameOf = distinct((hunter) => nameOfSide(teamOf(hunter)));
  if ('hunter' in event) return deedOf(event, nameOf(event.hunter));
  switch (event.type) {
    case 'loansOffered':
      return offered(event);
    case 'applicationsOpened':
      return opened(event, nameOf);
    case 'stepBegan':
      return `— ${STEP_NAMES[event.step]} —`;
    case 'timeRanOut':
      return `Time is up for ${listed(event.hunters.map(nameOf).map(midSentence))}.`;
    case 'timeGiven':
      return null;
    case 'roundEnded':
      return `Round ${event.round} is over. All boats go home.`;
    case 'gameEnded':
      return saidResult(event, nameOf);
    default:
      return event satisfies never;
  }
}

type Deed = Extract<Event, { readonly hunter: HunterName }>;

function deedOf(event: Deed, who: string): string {
  switch (event.type) {
    case 'applied':
      return `${does(who, 'have', 'has')} sealed an application${event.amount === null ? '' : ` for ${money(event.amount)}`}.`;
    case 'applicationChanged':
      return `${does(who, 'have', 'has')} changed the application to ${money(event.amount)}.`;
    case 'cityChosen':
      return `${does(who, 'start', 'starts')} from ${event.city} (${event.region}).`;
    case 'researched':
      return `${does(who, 'research', 'researches')} the ${event.ship} by ${event.cardName}${event.answer === null ? '' : `: ${describeAnswer(event.answer)}`}.`;
    case 'turnOrderAsked':
      return `${does(who, 'ask', 'asks')} for turn order.`;
    case 'moved':
      return moved(event, who);
    case 'wreckLocated':
      return `${does(who, 'locate', 'locates')} the ${event.ship} at ${event.region}: ${event.prestige} prestige.${saw(event.seen)}`;
    case 'wreckSalvaged':
      return `${does(who, 'salvage', 'salvages')} the ${event.ship} at ${event.region} for ${money(event.cost)}: worth ${money(event.value)}, ${event.prestige} prestige.`;
    case 'wreckMissed':
      return `${does(who, 'try', 'tries')} to ${event.deed} the ${event.ship} at ${event.region}: not here.${missSaw(event.seen)}`;
    case 'passed':
      return `${does(who, 'pass', 'passes')}.`;
    case 'wasDone':
      return `${does(who, 'are', 'is')} done for the round.`;
    case 'forfeited':
      return forfeited(who, event.reason);
    default:
      return event satisfies never;
  }
}

function offered({ round, chips, last }: LoansOffered): string {
  const name = `Round ${round}${last ? ', the last one' : ''}`;
  return chipCount(chips) === 0
    ? `${name}: the bag is empty, no loans.`
    : `${name}: ${money(dollars(chips))} to lend.`;
}

const opened = ({ bids }: ApplicationsOpened, nameOf: NameOf): string =>
  `Opened: ${bids
    .map(({ hunter, amount, taken }) => {
      const got = taken === amount ? '' : `, of which ${money(taken)} are left`;
      return `${nameOf(hunter)} ${money(amount)}${got}`;
    })
    .join('; ')}.`;

function moved({ path, hire }: Moved, who: string): string {
  const boat =
    hire === 0 ? '' : `${who === 'You' ? 'hire' : 'hires'} a boat for ${money(hire)} and `;
  const sail = who === 'You' ? 'sail' : 'sails';
  return `${who} ${boat}${sail} ${counted(path.length, 'region')} to ${path.at(-1) ?? ''}.`;
}

const saw = (seen: Sight | null): string =>
  seen === null ? '' : ` Rumoured at ${describeAnswer(seen.rumour)}.`;
const missSaw = (seen: Sight | null): string =>
  seen === null ? '' : ` The cards say ${seen.region}.`;

function forfeited(
  who: string,
  reason: Extract<Event, { readonly type: 'forfeited' }>['reason'],
): string {
  switch (reason) {
    case 'resigned':
      return `${does(who, 'give', 'gives')} up; the others play on.`;
    case 'time':
      return `${does(who, 'have', 'has')} run out of time and ${who === 'You' ? 'are' : 'is'} out.`;
    case 'absent':
      return `${does(who, 'have', 'has')} left the table.`;
    default:
      return reason satisfies never;
  }
}

const REASONS: { readonly [Name in Result['reason']]: string } = {
  lastRound: 'the last round is over',
  allSalvaged: 'every wreck is up',
  resigned: 'the others gave up',
  time: 'the others are out of time',
  absent: 'the others have left',
};

/** Who won and why it is over, in a sentence. */
export function saidResult({ winners, reason }: Result, nameOf: NameOf): string {
  const [first, ...others] = winners;
  if (first === undefined) return `Nobody wins: ${REASONS[reason]}.`;
  if (others.length > 0)
    return `${listed(winners.map(nameOf))} share the victory: ${REASONS[reason]}.`;
  return `${does(nameOf(first), 'win', 'wins')}: ${REASONS[reason]}.`;
}

/** Winning and losing sound different to each side: that is the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'applicationsOpened':
    case 'cityChosen':
    case 'applied':
    case 'applicationChanged':
      return 'mark';
    case 'researched':
      return 'ping';
    case 'moved':
      return 'move';
    case 'wreckLocated':
      return 'ready';
    case 'wreckSalvaged':
      return 'surface';
    case 'wreckMissed':
      return 'splash';
    case 'timeRanOut':
      return 'alarm';
    case 'loansOffered':
    case 'stepBegan':
    case 'turnOrderAsked':
    case 'passed':
    case 'wasDone':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
