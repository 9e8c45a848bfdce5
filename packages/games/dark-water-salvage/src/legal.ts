import type { Seat } from '@fathom/kit';
import type { Action } from './actions.ts';
import { cannotChooseCity, freeCities } from './rules/cities.ts';
import { cannotApply, dollars } from './rules/loans.ts';
import { cannotLocate, locatable } from './rules/locate.ts';
import { cannotMove, reach } from './rules/move.ts';
import { cannotAskTurnOrder, cannotResearch, researchable, usableCards } from './rules/research.ts';
import { cannotSalvage, salvageable } from './rules/salvage.ts';
import { notInTheLoop, seatNumber } from './rules/table.ts';
import type { View } from './view.ts';
import { hunterAt } from './vocabulary.ts';
import type { HunterName } from './vocabulary.ts';

/** What a seat may do; of moves, which are too many to list, one shortest way to each region within reach. */
export function* legal(view: View, seat: Seat): Iterable<Action> {
  const hunter = hunterAt(seat);
  if (hunter === null || seatNumber(hunter) >= view.setup.players) return;
  if (view.phase === 'applying') yield* applications(view, hunter);
  if (cannotChooseCity(view, hunter) === null)
    for (const region of freeCities(view)) yield { type: 'city', region };
  if (view.phase === 'loop') yield* inTheLoop(view, hunter);
}

function* applications(view: View, hunter: HunterName): Iterable<Action> {
  if (cannotApply(view, hunter) !== null) return;
  const before = view.applications[seatNumber(hunter)] ?? null;
  for (let amount = 0; amount <= dollars(view.pool); amount++)
    if (amount !== before) yield { type: 'apply', amount };
}

function* inTheLoop(view: View, hunter: HunterName): Iterable<Action> {
  if (cannotResearch(view, hunter) === null)
    for (const wreck of researchable(view, hunter))
      for (const card of usableCards(view, hunter)) yield { type: 'research', wreck, card };
  if (cannotMove(view, hunter) === null)
    for (const { path } of reach(view, hunter)) yield { type: 'move', path };
  if (cannotLocate(view, hunter) === null)
    for (const wreck of locatable(view, hunter)) yield { type: 'locate', wreck };
  if (cannotSalvage(view, hunter) === null)
    for (const wreck of salvageable(view, hunter)) yield { type: 'salvage', wreck };
  if (notInTheLoop(view, hunter) === null) {
    yield { type: 'pass' };
    yield { type: 'done' };
  }
  if (cannotAskTurnOrder(view, hunter) === null) yield { type: 'askTurnOrder' };
}
