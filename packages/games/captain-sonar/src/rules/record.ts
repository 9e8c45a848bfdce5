import type { Announcement } from '../events.ts';
import type { State } from '../state.ts';

/** 9. Every announcement goes onto the record. */
export const announced = (state: State, said: Announcement): State => ({
  ...state,
  record: [...state.record, said],
});
