import { depthCharge } from '@fathom/depth-charge';
import { secrecySearch } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { ALL_MOVES, SETUPS, sparingly } from './setups.ts';

/** How other worlds of this game are sought. */
export const search = secrecySearch(depthCharge, {
  entitlement,
  setups: SETUPS,
  choose: sparingly,
  tried: ALL_MOVES,
  tries: 3,
  hides: ({ input }) => input.type === 'act' && input.action.type === 'place',
});
