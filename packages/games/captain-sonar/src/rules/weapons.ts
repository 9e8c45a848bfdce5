import type { Refusal, Turn } from '@fathom/kit';
import type { FireCharted, LaunchTorpedo, LayMine, TriggerMine } from '../actions.ts';
import type { Event, MineLaid } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { explode } from './blast.ts';
import { mineCells, TORPEDO_RANGE, torpedoTargets } from './range.ts';
import { cannotAim, tooEarly, used } from './systems.ts';
import { announced, withBoat, withStanding } from './table.ts';
import { notFor, notUnderWay, notYourTurn, ownBoat, upAtTheSurface } from './permission.ts';
import type { Actor, OwnBoat } from './table.ts';

export function layMine(turn: Turn<State, Event>, who: Actor, { cell }: LayMine): Refusal | null {
  const refusal = cannotAim(turn.state, who, 'mine');
  if (refusal !== null) return refusal;
  if (!mineCells(ownBoat(turn.state, who.side)).includes(cell)) return refuse('noBerth');
  turn.emit({ type: 'mineLaid', side: who.side, cell });
  return null;
}

export function mineLaid(state: State, event: MineLaid): State {
  const { side, cell } = event;
  const { mines } = state.boats[side];
  const laid = withBoat(announced(state, event), side, {
    mines: cell === null ? mines : [...mines, cell],
  });
  return used(withStanding(laid, side, { mines: state.standing[side].mines + 1 }), side, 'mine');
}

/** 3.1 Any time the boat is not at the surface; turn mode: in the crew's own turn. If triggers count, when systems may be used. */
export function cannotTrigger(own: OwnBoat): Refusal | null {
  const { table, side } = own;
  return (
    notUnderWay(table) ??
    notYourTurn(table, side) ??
    upAtTheSurface(table, side) ??
    (table.setup.triggersCount === true ? tooEarly(own) : null)
  );
}

export function triggerMine(
  turn: Turn<State, Event>,
  who: Actor,
  { cell }: TriggerMine,
): Refusal | null {
  const own = ownBoat(turn.state, who.side);
  const refusal = notFor(who, 'captain') ?? cannotTrigger(own);
  if (refusal !== null) return refusal;
  if (!own.boat.mines.includes(cell)) return refuse('noMine', { cell, isCharted: false });
  explode(turn, { side: who.side, charge: 'mine', cell });
  return null;
}

export function launchTorpedo(
  turn: Turn<State, Event>,
  who: Actor,
  { cell }: LaunchTorpedo,
): Refusal | null {
  const refusal = cannotAim(turn.state, who, 'torpedo');
  if (refusal !== null) return refusal;
  if (!torpedoTargets(ownBoat(turn.state, who.side)).includes(cell))
    return refuse('outOfRange', { range: TORPEDO_RANGE });
  explode(turn, { side: who.side, charge: 'torpedo', cell });
  return null;
}

/** 6. Minefield: a full scenario gauge sets off one of the charted mines. */
export function fireCharted(
  turn: Turn<State, Event>,
  who: Actor,
  { cell }: FireCharted,
): Refusal | null {
  const refusal = cannotAim(turn.state, who, 'scenario');
  if (refusal !== null) return refusal;
  if (!turn.state.charted.includes(cell)) return refuse('noMine', { cell, isCharted: true });
  explode(turn, { side: who.side, charge: 'charted', cell });
  return null;
}
