import type { Phase, SideName, View } from '@fathom/search-diver/client';

/** What a diver is waited for to do. */
export const DUTIES = ['place', 'dive', 'search', 'schedule'] as const;
export type Duty = (typeof DUTIES)[number];

const DUTY_IN: { readonly [Name in Phase]: Duty | null } = {
  placing: 'place',
  diving: 'dive',
  choosing: 'search',
  scheduling: 'schedule',
  over: null,
};

/** null: it is not this side's turn. */
export const dutyOf = ({ phase, turn }: View, side: SideName): Duty | null =>
  turn === side ? DUTY_IN[phase] : null;
