import { CHARTS, isPlan, planDive, planTimes } from '@fathom/search-diver/client';
import type { DivePlan, Diver, Hex, OpenTable, TimePlan } from '@fathom/search-diver/client';
import { draftOf } from '../options/draft.ts';

/** The markers of the pictures on the rules page. */
export const EXAMPLE_HEXES: readonly Hex[] = [
  '0406',
  '0610',
  '1005',
  '1405',
  '1607',
  '1710',
  '1809',
];

const diver: Diver = {
  side: 'blue',
  day: 1,
  hour: 6,
  group: 'A',
  modifier: 0,
  rest: 0,
  dives: 0,
  lastDive: null,
};

/** A table at the beginning of a day, as an example. */
export const EXAMPLE: OpenTable = {
  setup: draftOf({ map: CHARTS[0].id }),
  chartSeed: '',
  phase: 'diving',
  kind: 'ship',
  first: 'blue',
  turn: 'blue',
  toPlace: 0,
  markers: EXAMPLE_HEXES.map((hex) => ({ hex, face: null, turnedBy: null })),
  divers: [{ ...diver, side: 'red' }, diver],
  offer: null,
  result: null,
};

/** The dive the page talks about: 21 minutes at 40 ft by a diver of group A. */
export const EXAMPLE_DIVE = { hex: '1607', minutes: 21 } as const;

export function examplePlan(): DivePlan {
  const plan = planDive(EXAMPLE, 'blue', EXAMPLE_DIVE);
  if (!isPlan(plan)) throw new Error(plan.code);
  return plan;
}

export const exampleTimes = (): readonly TimePlan[] => planTimes(EXAMPLE, 'blue', examplePlan());
