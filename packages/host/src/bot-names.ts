import type { Seat } from '@fathom/kit';
import type { SeatReservation } from './rows.ts';

/** What bots are called: beasts of the sea, which nobody needs for a name of their own. People cannot take them. */
export const BOT_NAMES: readonly string[] = [
  'Anchovy',
  'Auklet',
  'Barnacle',
  'Blenny',
  'Bonito',
  'Cockle',
  'Conger',
  'Cormorant',
  'Cowrie',
  'Curlew',
  'Cuttle',
  'Dabchick',
  'Dogfish',
  'Dunlin',
  'Fulmar',
  'Gannet',
  'Grebe',
  'Gurnard',
  'Halibut',
  'Kittiwake',
  'Krill',
  'Lamprey',
  'Limpet',
  'Lobster',
  'Mackerel',
  'Monkfish',
  'Mussel',
  'Narwhal',
  'Nautilus',
  'Oyster',
  'Petrel',
  'Pilchard',
  'Plover',
  'Porpoise',
  'Puffin',
  'Scallop',
  'Sculpin',
  'Skua',
  'Sprat',
  'Sturgeon',
  'Turnstone',
  'Urchin',
  'Walrus',
  'Whelk',
  'Whimbrel',
  'Winkle',
  'Wrasse',
];

/** A bot's place at a table. */
export interface BotPlace {
  readonly match: string; // its id, which everybody may know: so nothing can be read from a name
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  readonly taken?: ReadonlySet<string>; // by the bots that are there already
}

/** The list as one match goes through it: from a place of its own, in strides of its own. */
export function botNamesIn(match: string): readonly string[] {
  const count = BOT_NAMES.length; // a prime, so that any stride leads through all of them
  const luck = hashOf(match);
  const stride = 1 + (Math.floor(luck / count) % (count - 1));
  return BOT_NAMES.map((_, place) => BOT_NAMES[(luck + stride * place) % count] as string);
}

/**
 * The name of the bot in a seat: the same whenever it is asked for, and no two at a table alike. A seat whose name is
 * taken, by a bot that came along from the match before, tries those that no other seat would.
 */
export function botName({ match, seats, seat, taken = new Set() }: BotPlace): string {
  const names = botNamesIn(match);
  const first = Math.max(0, seats.indexOf(seat));
  const tried = names.map((_, turn) => names[(first + turn * seats.length) % names.length]);
  return tried.find((name) => name !== undefined && !taken.has(name)) ?? (names[first] as string);
}

/** The names that reservations have given away. */
export const namesTaken = (plans: Iterable<SeatReservation>): ReadonlySet<string> =>
  new Set([...plans].flatMap((plan) => (plan.for === 'bot' ? (plan.name ?? []) : [])));

/** FNV-1a: spreads ids that differ in one letter only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
