import { captainSonar } from '@fathom/captain-sonar';
import { secrecySearch } from '@fathom/kit/secrecy';
import { entitlement } from './entitlement.ts';
import { SETUPS, eagerly } from './setups.ts';

/** How other worlds of this game are sought. */
export const search = secrecySearch(captainSonar, {
  entitlement,
  setups: SETUPS,
  choose: eagerly,
  tries: 2,
  maxInputs: 45,
});
