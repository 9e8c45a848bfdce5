import { searchDiver } from '@fathom/search-diver';
import { secrecySearch } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { oneTable } from './one-table.ts';
import { briskly } from './setups.ts';

/** How other worlds of this game are sought. Nobody hides anything: only luck does. */
export const search = secrecySearch(oneTable(searchDiver), {
  entitlement,
  setups: [
    { players: 4, dummies: 16 },
    { naturalSix: 'resolve', shorthanded: '-1', map: 'kittiwake-reef', dummies: 12 },
    { players: 4, placement: 'alternate', dummies: 8 },
    { players: 1, map: 'generated', mapSeed: 'secrecy', dummies: 16 },
  ],
  choose: briskly,
  tries: 24,
  maxInputs: 12,
  hides: () => false,
});
