import type { Refusal, Turn } from '@fathom/kit';
import type { Salvage } from '../actions.ts';
import { contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import type { Event, WreckSalvaged } from '../events.ts';
import { pointOf } from '../grid.ts';
import { refusal } from '../refusals.ts';
import type { Standing, State, Truth, Wreck } from '../state.ts';
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

/** 6. What it costs to try here; 0 where there is nothing to try. */
export const salvageCost = (table: OpenTable, hunter: HunterName): number =>
  waterUnder(table, hunter)?.salvage ?? 0;

export function cannotSalvageWreck(
  table: OpenTable,
  hunter: HunterName,
  wreck: WreckNumber,
): Refusal | null {
  if (!isInPlay(wreckOf(table, wreck))) return refusal('salvaged', { wreck });
  return isLockedOut(table, hunter, wreck) ? refusal('lockedOut', { wreck }) : null;
}

const isSalvageable = (wreck: Wreck, { lockedOut }: Standing): boolean =>
  isInPlay(wreck) && !lockedOut.includes(wreck.number);

export function salvageable(table: OpenTable, hunter: HunterName): readonly WreckNumber[] {
  const standing = hunterOf(table, hunter);
  return table.wrecks.filter((wreck) => isSalvageable(wreck, standing)).map(({ number }) => number);
}

/** Whether there is anything this hunter could try to salvage, as far as everybody can see. */
export function couldSalvage(table: OpenTable, hunter: HunterName): boolean {
  const standing = hunterOf(table, hunter);
  const water = waterUnder(table, hunter);
  return (
    water !== null &&
    standing.cash >= water.salvage &&
    table.wrecks.some((wreck) => isSalvageable(wreck, standing))
  );
}

export const cannotSalvage = (table: OpenTable, hunter: HunterName): Refusal | null =>
  notInStep(table, hunter, 'salvage') ??
  noWreckHere(table, hunter) ??
  cannotPay(hunterOf(table, hunter), salvageCost(table, hunter));

/** 6. By the row and column where it lies. */
export function trueValue({ values }: Content, { region, value }: Truth): number {
  const { column, row } = pointOf(region);
  return values[value]?.grid[row]?.[column] ?? 0;
}

export function salvage(
  turn: Turn<State, Event>,
  hunter: HunterName,
  { wreck }: Salvage,
): Refusal | null {
  const { state } = turn;
  const refused = cannotSalvage(state, hunter) ?? cannotSalvageWreck(state, hunter, wreck);
  const { token: region } = hunterOf(state, hunter);
  const truth = state.truths[wreck - 1];
  if (refused !== null || region === null || truth === undefined) return refused;
  const cost = salvageCost(state, hunter);
  const seen = sightOf(state, wreck);
  const { name: ship } = shipOf(state, wreck);
  if (seen.region !== region) {
    turn.emit({ type: 'wreckMissed', hunter, deed: 'salvage', wreck, ship, region, cost, seen });
    return null;
  }
  const value = trueValue(contentOf(state.setup), truth);
  const prestige = prestigeFor(state, wreck);
  turn.emit({ type: 'wreckSalvaged', hunter, wreck, ship, region, cost, value, prestige, seen });
  return null;
}

/** 6. And LOCATED too if nobody had located it. */
function prestigeFor(state: State, wreck: WreckNumber): number {
  const { located, salvaged } = shipOf(state, wreck);
  return wreckOf(state, wreck).locatedBy === null ? located + salvaged : salvaged;
}

export function wreckSalvaged(state: State, event: WreckSalvaged): State {
  const { hunter, wreck, region, value, cost } = event;
  const before = hunterOf(state, hunter);
  const after = withHunter(attempted(state, event, cost), hunter, {
    salvaged: before.salvaged + value,
    salvages: before.salvages + 1,
  });
  return withWreck(after, wreck, {
    region,
    locatedBy: wreckOf(state, wreck).locatedBy ?? hunter,
    salvagedBy: hunter,
    value,
  });
}
