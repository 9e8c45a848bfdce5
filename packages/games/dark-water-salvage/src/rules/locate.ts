import type { Refusal, Turn } from '@fathom/kit';
import type { Locate } from '../actions.ts';
import type { Event, WreckLocated, WreckMissed } from '../events.ts';
import { refusal } from '../refusals.ts';
import type { Standing, State, Wreck } from '../state.ts';
import type { HunterName, WreckNumber } from '../vocabulary.ts';
import { attempted, isLockedOut, noWreckHere, sightOf, waterUnder } from './attempts.ts';
import {
  cannotPay,
  hunterOf,
  isInPlay,
  notInStep,
  shipOf,
  withHunter,
  withWreck,
  wreckOf,
} from './table.ts';
import type { OpenTable } from './table.ts';

export const LOCATE_COST = 3;

/** 5. Nobody has located it, and this hunter was not wrong about it before. */
export function cannotLocateWreck(
  table: OpenTable,
  hunter: HunterName,
  wreck: WreckNumber,
): Refusal | null {
  const found = wreckOf(table, wreck);
  if (!isInPlay(found)) return refusal('salvaged', { wreck });
  if (found.locatedBy !== null)
    return refusal('alreadyLocated', { wreck, hunter: found.locatedBy, region: found.region });
  return isLockedOut(table, hunter, wreck) ? refusal('lockedOut', { wreck }) : null;
}

const isLocatable = (wreck: Wreck, { lockedOut }: Standing): boolean =>
  isInPlay(wreck) && wreck.locatedBy === null && !lockedOut.includes(wreck.number);

export function locatable(table: OpenTable, hunter: HunterName): readonly WreckNumber[] {
  const standing = hunterOf(table, hunter);
  return table.wrecks.filter((wreck) => isLocatable(wreck, standing)).map(({ number }) => number);
}

/** Whether there is anything this hunter could try to locate, as far as everybody can see. */
export function couldLocate(table: OpenTable, hunter: HunterName): boolean {
  const standing = hunterOf(table, hunter);
  return (
    standing.cash >= LOCATE_COST &&
    waterUnder(table, hunter) !== null &&
    table.wrecks.some((wreck) => isLocatable(wreck, standing))
  );
}

export const cannotLocate = (table: OpenTable, hunter: HunterName): Refusal | null =>
  notInStep(table, hunter, 'locate') ??
  noWreckHere(table, hunter) ??
  cannotPay(hunterOf(table, hunter), LOCATE_COST);

export function locate(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { wreck }: Locate,
): Refusal | null {
  const { state } = turn;
  const refused = cannotLocate(state, hunter) ?? cannotLocateWreck(state, hunter, wreck);
  const { token: region } = hunterOf(state, hunter);
  if (refused !== null || region === null) return refused;
  const seen = sightOf(state, wreck);
  if (seen.region === region) {
    const { name: ship, located: prestige } = shipOf(state, wreck);
    turn.emit({ type: 'wreckLocated', hunter, wreck, ship, region, prestige, seen });
  } else
    turn.emit({
      type: 'wreckMissed',
      hunter,
      deed: 'locate',
      wreck,
      ship: shipOf(state, wreck).name,
      region,
      cost: LOCATE_COST,
      seen,
    });
  return null;
}

export const wreckLocated = (state: State, event: WreckLocated): State =>
  withWreck(attempted(state, event, LOCATE_COST), event.wreck, {
    region: event.region,
    locatedBy: event.hunter,
  });

/** 5, 6. Not here: that hunter may never again locate or salvage this wreck. */
export function wreckMissed(state: State, event: WreckMissed): State {
  const { hunter, wreck } = event;
  return withHunter(attempted(state, event, event.cost), hunter, {
    lockedOut: [...hunterOf(state, hunter).lockedOut, wreck],
  });
}
