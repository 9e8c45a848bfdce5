import { foreseen, unforeseen } from '@fathom/kit';
import type { Foresee, KnownRules, Millis, Refusal, Seat, Turn } from '@fathom/kit';
import type { Action, ChooseStart } from './actions.ts';
import type { Event } from './events.ts';
import { legalStarts } from './legal-starts.ts';
import { startChosen } from './rules/placing.ts';
import type { Actor } from './rules/table.ts';
import type { Boat, State } from './state.ts';
import { chairAt, enemyOf, perSide, seatOf, withSide } from './vocabulary.ts';
import type { View } from './view.ts';

/** In the place of the enemy's boat, of which nothing is known. None of these rules looks at it. */
const UNKNOWN = {} as Boat;
/** Game time is the host's. None of these rules asks for it. */
const NO_TIME = NaN as Millis;

/** The rules put to what a crew knows of its own boat; null: what comes of it is not known beforehand. */
export function foreseenAboard(
  view: View,
  seat: Seat,
  rulesFor: (who: Actor) => KnownRules<State, Event>,
): View | null {
  const chair = chairAt(seat);
  const boat = chair && view.boats[chair.side];
  if (chair === null || boat === null || view.phase === 'over') return null;
  const { boats } = view;
  const enemy = enemyOf(chair.side);
  const after = foreseen<State, Event>(
    { ...view, boats: withSide({ alpha: boat, bravo: boat }, enemy, UNKNOWN) },
    rulesFor({ ...chair, at: NO_TIME }),
  );
  return (
    after && {
      ...after,
      boats: withSide<View['boats'][typeof enemy]>(seen(after).boats, enemy, boats[enemy]),
    }
  );
}

/** Before the first call a boat has none; a view says so. */
const seen = (state: State): View => ({
  ...state,
  boats: perSide((side) => ({ calls: [], ...state.boats[side] })),
});

/** Where the boat begins: all that can be foreseen before both are in the water. */
export const foreseeStart: Foresee<View, Action> = (view, seat, action) =>
  action.type === 'start'
    ? foreseenAboard(view, seat, (who) => ({
        decide: (turn) => placed(turn, who, action),
        evolve: (state, event) => (event.type === 'startChosen' ? startChosen(state, event) : null),
      }))
    : null;

/** What begins when both boats are placed may be drawn by lot, and is left open. */
function placed(turn: Turn<State, Event>, who: Actor, { cell }: ChooseStart): Refusal | null {
  for (const open of legalStarts(seen(turn.state), seatOf(who.side, who.role)))
    if (open.type === 'start' && open.cell === cell) {
      turn.emit({ type: 'startChosen', side: who.side, cell });
      return null;
    }
  return unforeseen();
}
