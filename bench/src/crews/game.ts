import { setupSchema } from '@fathom/captain-sonar/client';
import type { Setup } from '@fathom/captain-sonar/client';
import { parse } from '@fathom/kit';

export {
  FITTINGS,
  captainSonar,
  chartOf,
  legal,
  seatOf,
  waysOut,
} from '@fathom/captain-sonar/client';
export type { Action, Cell, State } from '@fathom/captain-sonar/client';

export const parseSetup = (options: unknown): Setup => parse(setupSchema, options, 'options');
