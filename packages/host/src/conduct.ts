import type { Refusal } from '@fathom/kit';
import { peopleAt } from './cards.ts';
import type { CallOff } from './clock.ts';
import { deny } from './refusals.ts';
import type { HostRefusals } from './refusals.ts';
import { plays } from './seating.ts';
import type { MatchState } from './state.ts';

/** Whom staff keep from playing or talking, and who will have nothing to do with whom. The host only asks. */
export interface Conduct {
  /** Why this guest can neither play nor talk; null: they can. */
  readonly banned: (guest: string) => Refusal | null;
  /** Why this guest can say nothing; null: they can. */
  readonly muted: (guest: string) => Refusal | null;
  /** One guest has blocked another: to be asked once `load` has brought the blocks of the first to hand. */
  readonly hasBlocked: (guest: string, other: string) => boolean;
  /** Whether there is anybody whom this guest has blocked. */
  readonly blocksSomebody: (guest: string) => boolean;
  readonly load: (guests: readonly string[]) => Promise<void>;
  /** Calls back with a guest who was banned or let back in, or who has blocked somebody or does so no more. */
  readonly watch: (hear: (guest: string) => void) => CallOff;
}

/** What staff have forbidden: until when (Unix time in milliseconds, null for good), and where to object. */
type Restriction = HostRefusals['banned'];
export const banRefusal = (facts: Restriction): Refusal => deny('banned', facts);
export const muteRefusal = (facts: Restriction): Refusal => deny('muted', facts);

/** Where nobody looks after it, as in a browser's own matches. */
export const NO_CONDUCT: Conduct = {
  banned: () => null,
  muted: () => null,
  hasBlocked: () => false,
  blocksSomebody: () => false,
  load: async () => {},
  watch: () => () => {},
};

/** Why this guest cannot sit down here: staff forbid it, or somebody at the table will not have them. */
export async function welcomeFault(
  conduct: Conduct,
  match: MatchState,
  guest: string,
): Promise<Refusal | null> {
  const banned = conduct.banned(guest);
  if (banned !== null || plays(match, guest)) return banned;
  return meetingFault(conduct, [match.creator, ...peopleAt(match)], guest);
}

/** Why this guest cannot meet these people: one of them has blocked this one. */
export async function meetingFault(
  conduct: Conduct,
  people: readonly string[],
  guest: string,
): Promise<Refusal | null> {
  const others = people.filter((other) => other !== guest);
  await conduct.load(others);
  return others.some((other) => conduct.hasBlocked(other, guest)) ? deny('notWelcome') : null;
}
