import type { TurnTaken } from '../events.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Captain } from './captain.ts';
import { huntOf } from './hunt.ts';

/** Nothing is forgotten. */
export const recallAll: Captain['recall'] = ({ view, side }) => huntOf(view, side);

/** Only the last few soundings are kept in mind; what was hit, missed or passed is not forgotten. */
export const recallLast =
  (soundings: number): Captain['recall'] =>
  ({ view, side }) => {
    const forgotten = new Set(soundingsOf(view, side).slice(0, -soundings));
    return huntOf({ ...view, record: view.record.filter((turn) => !forgotten.has(turn)) }, side);
  };

export const soundingsOf = (view: View, side: SideName): readonly TurnTaken[] =>
  view.record.filter((turn) => turn.type === 'soundingDropped' && turn.side === side);
