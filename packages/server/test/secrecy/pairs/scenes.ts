import type { Action } from '@fathom/dark-water-salvage';
import type { SecrecySearch, WorldPair } from '@fathom/kit/secrecy';
import { search as captainSonar } from '../../../../games/captain-sonar/test/leaks/search.ts';
import { search as darkWaterSalvage } from '../../../../games/dark-water-salvage/test/leaks/search.ts';
import { search as depthCharge } from '../../../../games/depth-charge/test/leaks/search.ts';
import { search as searchDiver } from '../../../../games/search-diver/test/leaks/search.ts';

/** A game with people in all seats. Ann, and who is with her, must be unable to tell two worlds apart. */
export interface Scene {
  readonly game: string;
  readonly search: SecrecySearch;
  readonly options: object;
  readonly people: Readonly<Record<string, readonly string[]>>; // the first is Ann
  readonly entitled: readonly string[]; // whose seats are the viewer
  readonly relieved: string | null; // who is away for so long that a bot takes over
  readonly isHiddenByLuck: boolean; // not even the others know what is different
  readonly isWorth: (pair: WorldPair) => boolean; // has in it what is to be tried
}

/** Different wrecks, and answers to Ann's own research that are the same all the same. */
const hasEqualAnswers = ({ one, checkpoints }: WorldPair): boolean =>
  checkpoints[0]?.different === true &&
  one.rows
    .slice(0, Math.min(checkpoints.length - 1, STEPS))
    .some(
      ({ input }) =>
        input.type === 'act' &&
        input.seat === 'amber' &&
        (input.action as Action).type === 'research',
    );

export const STEPS = 24; // moments of a match that are played

export const SCENES: readonly Scene[] = [
  {
    game: 'depth-charge',
    search: depthCharge,
    options: { first: 'black' },
    people: { Ann: ['black'], Cid: ['red'] },
    entitled: ['Ann'],
    relieved: null,
    isHiddenByLuck: false,
    isWorth: () => true,
  },
  {
    game: 'captain-sonar',
    search: captainSonar,
    options: { first: 'alpha' },
    people: {
      Ann: ['alpha.captain', 'alpha.firstMate'],
      Ben: ['alpha.engineer', 'alpha.radioOperator'],
      Cid: ['bravo.captain', 'bravo.firstMate'],
      Dan: ['bravo.engineer', 'bravo.radioOperator'],
    },
    entitled: ['Ann', 'Ben'],
    relieved: 'Ben',
    isHiddenByLuck: false,
    isWorth: () => true,
  },
  {
    game: 'dark-water-salvage',
    search: darkWaterSalvage,
    options: { players: 3 },
    people: { Ann: ['amber'], Cid: ['coral'], Dan: ['jade'] },
    entitled: ['Ann'],
    relieved: null,
    isHiddenByLuck: true,
    isWorth: hasEqualAnswers,
  },
  {
    game: 'search-diver',
    search: searchDiver,
    options: { dummies: 12 },
    people: { Ann: ['red'], Cid: ['blue'] },
    entitled: ['Ann', 'Cid'],
    relieved: null,
    isHiddenByLuck: true,
    isWorth: () => true,
  },
];
