import { listed } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import type { RefusalCode, RefusalFacts } from '../refusals.ts';
import { STEP_NAMES, hunterName } from './terms.ts';

type Sentence<Code extends RefusalCode> = RefusalFacts[Code] extends null
  ? string
  : (facts: RefusalFacts[Code]) => string;

export const REFUSALS: { readonly [Code in RefusalCode]: Sentence<Code> } = {
  over: 'The game is over.',
  noSuchSeat: ({ seat, seats }) => `There is no seat "${seat}"; there are ${seats.join(', ')}.`,
  outOfTheGame: 'You have left this game; the others play on.',
  notWaitedFor: 'You have nothing more to do here: wait for the others.',
  notYourTurn: ({ hunter }) => `It is ${hunterName(hunter)}’s turn.`,
  cannotPay: ({ cost, cash }) => `That costs $${cost}, and you have $${cash}.`,
  nothingDue: 'Nobody has run out of time yet.',
  notApplying: 'The applications of this round are opened already.',
  moreThanOffered: ({ most }) => `Apply for a whole amount from $0 to $${most}.`,
  sameAmount: ({ amount }) => `Your application is for $${amount} already.`,
  notPlacing: 'Tokens go onto cities when the applications have been opened.',
  noFreeCity: ({ region, free }) => `${region} is no free city; there are ${free.join(', ')}.`,
  anotherStep: ({ now, wanted }) =>
    `The action token is on ${STEP_NAMES[now]}; that waits for ${STEP_NAMES[wanted]}.`,
  notInTheLoop: 'Research and recovery begin when every token is on a city.',
  salvaged: ({ wreck }) => `Wreck ${wreck} has been salvaged and has left the game.`,
  lockedOut: ({ wreck }) => `You were wrong about wreck ${wreck} and may not try for it again.`,
  alreadyLocated: ({ wreck, hunter, region }) =>
    `${hunterName(hunter)} has located wreck ${wreck} at ${region}.`,
  noWreckHere: 'No wreck can lie on a city or a feature: move to open water first.',
  wrongCard: ({ usable }) => `From where you are you can use ${listed(usable, 'or')}.`,
  nothingToAsk: ({ wreck }) =>
    `You were wrong about wreck ${wreck} and have seen her cards: no answer tells you more, and you may not try again.`,
  notResearching: 'In this match turn order is asked for while the others research.',
  alreadyInOrder: ({ hunter }) =>
    `This step goes in turn order already: it is ${hunter === null ? 'nobody' : hunterName(hunter)}’s turn.`,
  nobodyElse: 'Only one hunter is still to act: there is no order to keep.',
  noStep: ({ from, neighbours }) => `From ${from} one step leads to ${listed(neighbours, 'or')}.`,
  blocked: ({ region }) => `${region} is occupied: find a way round it.`,
};

/** null: not one of this game's. */
export function refusalWords({ code, facts = {} }: Refusal): string | null {
  if (!Object.hasOwn(REFUSALS, code)) return null;
  const sentence = REFUSALS[code as RefusalCode];
  return typeof sentence === 'string' ? sentence : sentence(facts as never);
}
