import {
  ASSISTS,
  CONTENT_IDS,
  LONGEST_PHASE,
  PLAYER_COUNTS,
  RESEARCH_ORDERS,
} from '@fathom/dark-water-salvage/client';
import type { Setup } from '@fathom/dark-water-salvage/client';
import type { MatchOptions } from '../../game-client.ts';

const oneOf = <T>(list: readonly T[], value: unknown, usual: T): T =>
  list.find((each) => each === value) ?? usual;

/** The options as they stand, with a usual value for whatever is not chosen yet. */
export function draftOf(chosen: MatchOptions): Setup {
  const { phaseSeconds } = chosen;
  return {
    players: oneOf(PLAYER_COUNTS, chosen['players'], 3),
    content: oneOf(CONTENT_IDS, chosen['content'], 'greatLake'),
    research: oneOf(RESEARCH_ORDERS, chosen['research'], 'simultaneous'),
    extraRound: chosen['extraRound'] === true,
    phaseSeconds:
      typeof phaseSeconds === 'number' && secondsFault(phaseSeconds) === null ? phaseSeconds : 0,
    assist: oneOf(ASSISTS, chosen['assist'], 'marks'),
  };
}

/** What is wrong with a number of seconds; null: nothing. */
export function secondsFault(seconds: number): string | null {
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_PHASE
    ? null
    : `A whole number of seconds from 0 (no limit) to ${LONGEST_PHASE} (an hour), please.`;
}
