import {
  YOU,
  counted,
  does,
  forfeitWords,
  has,
  is,
  isForfeit,
  listed,
  midSentence,
} from '@fathom/kit';
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
      return `${does(who, 'research', 'researches')} the ${event.ship} with the ${event.cardName} card${event.answer === null ? '' : `: ${bareAnswer(event.answer)}`}.`;
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
      return `${forfeitWords(who, event.reason)}.`;
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

const ENDINGS: { readonly [Name in Exclude<Ending, Forfeit>]: string } = {
  lastRound: 'the last round is over',
  allSalvaged: 'every wreck is up',
};

/** Who won and why it is over, in a sentence. `gone`: whose going ended it, where the reader can know. */
export function resultWords(
  winners: readonly string[],
  reason: Ending,
  gone = 'the last of the others',
): string {
  const [first, ...others] = winners;
  const why = isForfeit(reason) ? forfeitWords(midSentence(gone), reason) : ENDINGS[reason];
  if (first === undefined) return `Nobody wins: ${why}.`;
  if (others.length > 0) return `${listed(winners)} share the victory: ${why}.`;
  return `${does(first, 'win')}: ${why}.`;
}

export function outcomeWords({ winners, reason }: Outcome, names: Names): string {
  const nameOf = distinctNames(names);
  return resultWords(
    winners.map((side) => nameOf(side as string as HunterName)),
    reason as Ending,
  );
}
