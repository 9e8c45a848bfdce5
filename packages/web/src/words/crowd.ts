import { counted, listed } from '@fathom/kit';

/** Who is at a table. */
export const crowdWords = {
  guest: (name: string): string => `${name} (guest)`,
  bots: (count: number): string => counted(count, 'bot'),
  freeSeats: (count: number): string => (count === 1 ? 'a free seat' : `${count} free seats`),
  /** "Ann and 2 bots against a free seat". */
  against: (sides: readonly (readonly string[])[]): string =>
    sides.map((side) => listed(side)).join(' against '),
} as const;
