import { ROLES, SIDES, seatOf } from '@fathom/captain-sonar';
import type { Seat } from '@fathom/kit';

export const SEATS: readonly Seat[] = SIDES.flatMap((side) =>
  ROLES.map((role) => seatOf(side, role)),
);
