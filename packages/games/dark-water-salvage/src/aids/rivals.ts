import { openFor, wouldHold } from '../belief/evidence.ts';
import type { Open } from '../belief/evidence.ts';
import { isSingle, regionsOf, sizeOf } from '../belief/region-set.ts';
import { isInPlay } from '../rules/table.ts';
import type { Card, HunterName, WreckNumber } from '../vocabulary.ts';

/**
 * What a hunter can know by now of where a wreck lies, as everybody at the table can work it out: from the cards it was
 * seen to use and what was seen of the attempts. No answer is needed for it, one's own included.
 */
export interface PublicTrail {
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
  readonly cards: readonly Card[]; // that it used on this wreck, each once
  readonly least: number; // regions that it cannot tell apart, if the answers were as telling as can be
  readonly most: number; // if they were not
  readonly usual: number; // on average, the wreck being anywhere it can be
  readonly chancePinned: number; // that a single region is left to it
  readonly hasSeen: boolean; // by a wrong attempt, which shows the cards
  readonly isBarred: boolean; // and may not try again
}

/** What everybody sees of who may still try for what. */
type OpenHunters = Open & {
  readonly hunters: readonly {
    readonly name: HunterName;
    readonly out: unknown;
    readonly lockedOut: readonly WreckNumber[];
  }[];
};

/** Of all who are in the game and have asked about a wreck or tried for it. */
export function trailsOf(open: OpenHunters, wreck: WreckNumber): readonly PublicTrail[] {
  const found = open.wrecks[wreck - 1];
  if (found === undefined || !isInPlay(found) || found.region !== null) return [];
  return open.hunters
    .filter(({ out }) => out === null)
    .map(({ name, lockedOut }) => trail(open, { hunter: name, wreck }, lockedOut.includes(wreck)))
    .filter(({ cards, hasSeen }) => cards.length > 0 || hasSeen)
    .toSorted((one, other) => one.usual - other.usual);
}

function trail(
  open: Open,
  { hunter, wreck }: Pick<PublicTrail, 'hunter' | 'wreck'>,
  isBarred: boolean,
): PublicTrail {
  const used = open.researches.filter((note) => note.hunter === hunter && note.wreck === wreck);
  const sets = regionsOf(openFor(open, wreck)).map((region) =>
    wouldHold(open, { hunter, wreck }, region),
  );
  const sizes = sets.map(sizeOf);
  const count = Math.max(1, sizes.length);
  return {
    hunter,
    wreck,
    cards: [...new Set(used.map(({ card }) => card))],
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    usual: sizes.reduce((sum, size) => sum + size, 0) / count,
    chancePinned: sets.filter(isSingle).length / count,
    hasSeen: open.attempts.some(
      (attempt) => attempt.hunter === hunter && attempt.wreck === wreck && !attempt.found,
    ),
    isBarred,
  };
}
