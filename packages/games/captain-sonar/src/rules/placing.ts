import type { StartChosen } from '../events.ts';
import type { State } from '../state.ts';
import { announced, withBoat, withStanding } from './table.ts';

export function startChosen(state: State, event: StartChosen): State {
  const { side, cell } = event;
  const route = cell === null ? [] : [cell];
  return withStanding(withBoat(announced(state, event), side, { position: cell, route }), side, {
    placed: true,
  });
}
