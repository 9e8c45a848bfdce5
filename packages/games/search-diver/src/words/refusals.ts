import type { Refusal } from '@fathom/kit';
import { listed } from '@fathom/kit';
import type { RefusalCode, RefusalFacts, TimeFacts } from '../refusals.ts';
import { LAST_HOUR } from '../vocabulary.ts';
import type { Phase } from '../vocabulary.ts';
import { hourName } from './names.ts';

const ASKED: { readonly [Name in Phase]: string } = {
  placing: 'lay a marker',
  diving: 'dive, or pass to a later time',
  choosing: 'search a hex next to the last one, or skip that',
  scheduling: 'choose the time of the next dive',
  over: 'rest: the game is over',
};

/** The times that can be chosen. */
const open = ({ day, from }: TimeFacts): string => {
  const today =
    from > LAST_HOUR ? '' : ` from ${hourName(from)} to ${hourName(LAST_HOUR)} on day ${day}, or`;
  return `choose${today} 6 AM on day ${day + 1}.`;
};

/** What was wrong, and what would be right. */
const REFUSALS: { readonly [Code in RefusalCode]: (facts: RefusalFacts[Code]) => string } = {
  over: () => 'The game is over.',
  nothingDue: () => 'Nothing in this game waits for a clock.',
  noSuchSeat: ({ seat, seats }) => `There is no seat "${seat}"; there are ${seats.join(', ')}.`,
  notYourTurn: () => 'It is another diver’s turn.',
  notNow: ({ phase }) => `Not now. You can ${ASKED[phase]}.`,
  noWater: ({ hex }) => `Markers lie in water, and ${hex} is none: choose a hex with a depth.`,
  taken: ({ hex }) => `There is a marker in ${hex}: choose a hex without one.`,
  tooManyDeep: ({ hex, most }) =>
    most === 0
      ? `Markers lie no deeper than 60 ft: choose shallower water than ${hex}.`
      : `No more than ${most} of the markers may lie deeper than 60 ft: choose shallower water than ${hex}.`,
  noMarker: ({ hex }) => `There is no face-down marker in ${hex}: dive where one lies.`,
  tooDeep: ({ depth, group }) =>
    `Table 3 has no row or cell for ${depth} ft and group ${group}: go shallower, or rest.`,
  noLimit: ({ depth, group }) =>
    `At ${depth} ft group ${group} has no bottom time left: go shallower, or rest.`,
  tooShort: ({ limit }) => `A dive takes at least 1 minute; the limit is ${limit}.`,
  overLimit: ({ minutes, limit, group, depth }) =>
    `${minutes} minutes are more than the adjusted limit ${limit} of group ${group} at ${depth} ft.`,
  noGroup: ({ total, depth }) =>
    `Table 1 has no group for ${total} minutes at ${depth} ft: stay shorter.`,
  notBeside: ({ of, hexes }) =>
    `The free search is for a face-down marker next to ${of}: ${listed(hexes, 'or')}.`,
  wrongDay: (facts) => `The next dive is today or tomorrow at 6 AM: ${open(facts)}`,
  notLater: (facts) =>
    `The next dive must be later than now, ${hourName(facts.now)}: ${open(facts)}`,
  mustRest: (facts) => `This surface interval must be ${facts.hours} hours or more: ${open(facts)}`,
  stillDown: (facts) => `The dive took ${facts.minutes} minutes: ${open(facts)}`,
};
export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[];

const isCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** null: not a refusal of these rules. */
export function refusalWords({ code, facts = {} }: Refusal): string | null {
  return isCode(code) ? (REFUSALS[code] as (facts: unknown) => string)(facts) : null;
}

/** Why a box of the Time Track is shut, without what could be chosen instead. */
export const shutWords = (refusal: Refusal): string =>
  `Shut: ${(refusalWords(refusal) ?? refusal.code).split(':')[0]}.`;
