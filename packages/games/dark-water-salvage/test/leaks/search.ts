import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import { secrecySearch } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { oneTable } from './one-table.ts';
import { boldly } from './setups.ts';

/** How other worlds of this game are sought. */
export const search = secrecySearch(oneTable(darkWaterSalvage), {
  entitlement,
  setups: [
    { players: 2 },
    { players: 2, research: 'turnOrder', phaseSeconds: 5 },
    { players: 3, content: 'hollowSound' },
    { players: 5 },
  ],
  choose: boldly,
  tries: 3,
  maxInputs: 50,
  hides: ({ input }) => input.type === 'act' && input.action.type === 'apply',
});
