import { YOU, counted, does, has, is, listed, midSentence } from '@fathom/kit';
import type { Forfeit, Names, Outcome } from '@fathom/kit';
import type { ApplicationsOpened, Event, LoansOffered, Moved, Sight } from '../events.ts';
import { chipCount, dollars } from '../rules/loans.ts';
import type { Ending, HunterName } from '../vocabulary.ts';
import { STEP_NAMES, bareAnswer, distinctNames, money } from './terms.ts';
import type { NameOf } from './terms.ts';

/** One line of the log: in full for the hunter it concerns, as it was seen for all others. */
export function eventWords(event: Event, names: Names): string | null {
  const nameOf = distinctNames(names);
  if ('hunter' in event) return doneBy(nameOf(event.hunter), event);
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
      return resultWords(event.winners.map(nameOf), event.reason);
    default:
      return event satisfies never;
  }
}

function doneBy(who: string, event: Extract<Event, { readonly hunter: HunterName }>): string {
  switch (event.type) {
    case 'applied':
      return `${has(who)} sealed an application${event.amount === null ? '' : ` for ${money(event.amount)}`}.`;
    case 'applicationChanged':
      return `${has(who)} changed the application to ${money(event.amount)}.`;
    case 'cityChosen':
      return `${does(who, 'start')} from ${event.city} (${event.region}).`;
    case 'researched':
      return `${does(who, 'research', 'researches')} the ${event.ship} by ${event.cardName}${event.answer === null ? '' : `: ${bareAnswer(event.answer)}`}.`;
    case 'turnOrderAsked':
      return `${does(who, 'ask')} for turn order.`;
    case 'moved':
      return moved(who, event);
    case 'wreckLocated':
      return `${does(who, 'locate')} the ${event.ship} at ${event.region}: ${event.prestige} prestige.${sawRumour(event.seen)}`;
    case 'wreckSalvaged':
      return `${does(who, 'salvage')} the ${event.ship} at ${event.region} for ${money(event.cost)}: worth ${money(event.value)}, ${event.prestige} prestige.`;
    case 'wreckMissed':
      return `${does(who, 'try', 'tries')} to ${event.deed} the ${event.ship} at ${event.region}: not here.${sawRegion(event.seen)}`;
    case 'passed':
      return `${does(who, 'pass', 'passes')}.`;
    case 'wasDone':
      return `${is(who)} done for the round.`;
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

function moved(who: string, { path, hire }: Moved): string {
  const sail = who === YOU ? 'sail' : 'sails';
  const doing =
    hire === 0 ? `${who} ${sail}` : `${does(who, 'hire')} a boat for ${money(hire)} and ${sail}`;
  return `${doing} ${counted(path.length, 'region')} to ${path.at(-1) ?? ''}.`;
}

const sawRumour = (seen: Sight | null): string =>
  seen === null ? '' : ` Rumoured at ${bareAnswer(seen.rumour)}.`;
const sawRegion = (seen: Sight | null): string =>
  seen === null ? '' : ` The cards say ${seen.region}.`;

function forfeited(who: string, reason: Forfeit): string {
  switch (reason) {
    case 'resigned':
      return `${does(who, 'give')} up; the others play on.`;
    case 'time':
      return `${has(who)} run out of time and ${who === YOU ? 'are' : 'is'} out.`;
    case 'absent':
      return `${has(who)} left the table.`;
    default:
      return reason satisfies never;
  }
}

const ENDINGS: { readonly [Name in Ending]: string } = {
  lastRound: 'the last round is over',
  allSalvaged: 'every wreck is up',
  resigned: 'the others gave up',
  time: 'the others are out of time',
  absent: 'the others have left',
};

/** Who won and why it is over, in a sentence. */
export function resultWords(winners: readonly string[], reason: Ending): string {
  const [first, ...others] = winners;
  if (first === undefined) return `Nobody wins: ${ENDINGS[reason]}.`;
  if (others.length > 0) return `${listed(winners)} share the victory: ${ENDINGS[reason]}.`;
  return `${does(first, 'win')}: ${ENDINGS[reason]}.`;
}

export function outcomeWords({ winners, reason }: Outcome, names: Names): string {
  const nameOf = distinctNames(names);
  return resultWords(
    winners.map((side) => nameOf(side as string as HunterName)),
    reason as Ending,
  );
}
