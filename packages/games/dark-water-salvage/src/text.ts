import type {
  ApplicationsOpened,
  Event,
  LoansOffered,
  Moved,
  Researched,
  Sight,
} from './events.ts';
import { chipCount, dollars } from './rules/loans.ts';
import { STEP_NAMES, nameOf } from './rules/table.ts';
import { describeResult, names } from './text/result.ts';
import type { Answer, HunterName } from './vocabulary.ts';

export { drawBoard } from './text/board.ts';
export { describeResult } from './text/result.ts';

/** What happened, in one plain sentence: in full for the hunter it concerns, as it was seen for all others. */
export function describeEvent(event: Event): string {
  if ('hunter' in event) return deedOf(event, nameOf(event.hunter));
  switch (event.type) {
    case 'loansOffered':
      return offered(event);
    case 'applicationsOpened':
      return opened(event);
    case 'stepBegan':
      return `The action token is on ${STEP_NAMES[event.step]}.`;
    case 'timeRanOut':
      return `Time is up for ${names(event.hunters)}.`;
    case 'timeGiven':
      return 'The clock is set again.';
    case 'roundEnded':
      return `Round ${event.round} is over: all tokens leave the map.`;
    case 'gameEnded':
      return describeResult(event);
    default:
      return event satisfies never;
  }
}

type Deed = Extract<Event, { readonly hunter: HunterName }>;

function deedOf(event: Deed, who: string): string {
  switch (event.type) {
    case 'applied':
      return event.amount === null
        ? `${who} has sealed an application.`
        : `${who} applies for $${event.amount}.`;
    case 'applicationChanged':
      return `${who} applies for $${event.amount} instead.`;
    case 'cityChosen':
      return `${who} starts from ${event.city} (${event.region}).`;
    case 'researched':
      return researched(event, who);
    case 'turnOrderAsked':
      return `${who} asks for turn order.`;
    case 'moved':
      return moved(event, who);
    case 'wreckLocated':
      return `${who} locates the ${event.ship} at ${event.region}: ${event.prestige} prestige.${saw(event.seen)}`;
    case 'wreckSalvaged':
      return `${who} salvages the ${event.ship} at ${event.region}: $${event.value} and ${event.prestige} prestige.${saw(event.seen)}`;
    case 'wreckMissed':
      return `${who} tries to ${event.deed} the ${event.ship} at ${event.region}: not here.${saw(event.seen)}`;
    case 'passed':
      return `${who} passes.`;
    case 'wasDone':
      return `${who} is done for the round.`;
    case 'forfeited':
      return `${who} ${FORFEITED[event.reason]}.`;
    default:
      return event satisfies never;
  }
}

function offered({ round, chips, last }: LoansOffered): string {
  const amount =
    chipCount(chips) === 0
      ? 'there is nothing left to lend'
      : `$${dollars(chips)} to lend, in ${chips.fives} fives and ${chips.tens} tens`;
  return `Round ${round}${last ? ', the last' : ''}: ${amount}.`;
}

const opened = ({ bids }: ApplicationsOpened): string =>
  `The applications are opened: ${bids.map(({ hunter, amount, taken }) => `${nameOf(hunter)} applied for $${amount} and takes $${taken}`).join('; ')}.`;

function researched({ ship, cardName, answer }: Researched, who: string): string {
  const told = answer === null ? '' : `: ${describeAnswer(answer)}`;
  return `${who} researches the ${ship} by ${cardName}${told}.`;
}

export function describeAnswer(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : `$${answer[0]} to $${answer[1]}`;
}

function moved({ from, path, hire }: Moved, who: string): string {
  const boat = hire === 0 ? '' : `hires a boat for $${hire} and `;
  return `${who} ${boat}moves from ${from} to ${path.at(-1)}, ${path.length} ${path.length === 1 ? 'step' : 'steps'}.`;
}

const saw = (seen: Sight | null): string =>
  seen === null ? '' : ` The cards say ${seen.region}, rumoured at ${describeAnswer(seen.rumour)}.`;

const FORFEITED = {
  resigned: 'gives up and leaves the hunt',
  time: 'has run out of time and leaves the hunt',
  absent: 'has left the table',
} as const;
