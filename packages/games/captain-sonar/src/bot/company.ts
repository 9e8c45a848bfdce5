import type { Seat } from '@fathom/kit';
import { chairAt, enemyOf, ROLES, SIDES } from '../vocabulary.ts';
import type { Role, SideName } from '../vocabulary.ts';

/** Who of those at the table is a person, as a bot in one chair sees it. */
export interface Company {
  readonly mates: readonly Role[]; // people of the own crew, besides this chair
  readonly isShared: boolean; // people and bots are one crew, here or over there
  readonly isFaced: boolean; // there are people in the other crew
  readonly isAdviser: boolean; // a person holds this very chair and asks what to do
}

interface CrewChair {
  readonly side: SideName;
  readonly role: Role;
}

export function companyOf({ side, role }: CrewChair, people: readonly Seat[]): Company {
  const chairs = people.flatMap((seat) => chairAt(seat) ?? []);
  const peopleOf = (crew: SideName): readonly Role[] =>
    chairs.filter((chair) => chair.side === crew).map((chair) => chair.role);
  const aboard = peopleOf(side);
  return {
    mates: aboard.filter((other) => other !== role),
    isShared: SIDES.some((crew) => isShared(peopleOf(crew))),
    isFaced: peopleOf(enemyOf(side)).length > 0,
    isAdviser: aboard.includes(role),
  };
}

const isShared = ({ length }: readonly Role[]): boolean => length > 0 && length < ROLES.length;

export const isSameCompany = (one: Company, other: Company): boolean =>
  one.isShared === other.isShared &&
  one.isFaced === other.isFaced &&
  one.isAdviser === other.isAdviser &&
  one.mates.join() === other.mates.join();
