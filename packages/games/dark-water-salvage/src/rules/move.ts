import type { Refusal, Turn } from '@fathom/kit';
import type { Move } from '../actions.ts';
import { contentOf } from '../content/index.ts';
import type { Event, Moved } from '../events.ts';
import { NEIGHBOURS } from '../grid.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { HunterName, Region } from '../vocabulary.ts';
import { acted, cannotPay, hunterOf, isOccupied, notInStep, withoutWaiting } from './table.ts';
import type { OpenTable } from './table.ts';

export const STEP_COST = 1;

/** 4. What the boat costs before the first step of a round; 0 once it is hired. */
export function hireCost(table: OpenTable, hunter: HunterName): number {
  const { token, hired } = hunterOf(table, hunter);
  if (token === null || hired) return 0;
  const place = contentOf(table.setup).terrain[token];
  return place.kind === 'city' ? place.hire : 0;
}

export const moveCost = (table: OpenTable, hunter: HunterName, steps: number): number =>
  hireCost(table, hunter) + steps * STEP_COST;

/** One way to get somewhere. */
export interface Way {
  readonly to: Region;
  readonly path: readonly Region[];
  readonly cost: number; // hire included
}

/** Every region the hunter can pay to reach, by a shortest way each, the nearest first. */
export function reach(table: OpenTable, hunter: HunterName): readonly Way[] {
  const { token, cash } = hunterOf(table, hunter);
  const steps = Math.floor((cash - hireCost(table, hunter)) / STEP_COST);
  if (token === null) return [];
  const met = new Set<Region>([token]);
  const ways: Way[] = [];
  let edge: readonly (readonly Region[])[] = [[]];
  for (let length = 1; length <= steps && edge.length > 0; length++) {
    const cost = moveCost(table, hunter, length);
    const next: (readonly Region[])[] = [];
    for (const way of edge)
      for (const to of NEIGHBOURS[way.at(-1) ?? token]) {
        if (met.has(to) || isOccupied(table, to)) continue;
        met.add(to);
        const path = [...way, to];
        next.push(path);
        ways.push({ to, path, cost });
      }
    edge = next;
  }
  return ways;
}

/** Whether there is any step this hunter could take. */
export function couldMove(table: OpenTable, hunter: HunterName): boolean {
  const { token, cash } = hunterOf(table, hunter);
  return (
    token !== null &&
    cash >= moveCost(table, hunter, 1) &&
    NEIGHBOURS[token].some((region) => !isOccupied(table, region))
  );
}

export const cannotMove = (table: OpenTable, hunter: HunterName): Refusal | null =>
  notInStep(table, hunter, 'move');

export function move(turn: Turn<State, Event>, hunter: HunterName, { path }: Move): Refusal | null {
  const { state } = turn;
  const standing = hunterOf(state, hunter);
  const refused = cannotMove(state, hunter);
  if (refused !== null || standing.token === null) return refused;
  const fault =
    pathFault(state, standing.token, path) ??
    cannotPay(standing, moveCost(state, hunter, path.length));
  if (fault !== null) return fault;
  turn.emit({
    type: 'moved',
    hunter,
    from: standing.token,
    path,
    hire: hireCost(state, hunter),
  });
  return null;
}

/** 4. Step by step to a neighbour, never into or through a region where somebody else is. */
function pathFault(state: State, from: Region, path: readonly Region[]): Refusal | null {
  let here = from;
  for (const next of path) {
    if (!NEIGHBOURS[here].includes(next))
      return refusal('noStep', { from: here, neighbours: NEIGHBOURS[here] });
    if (next !== from && isOccupied(state, next)) return refusal('blocked', { region: next });
    here = next;
  }
  return null;
}

export function moved(state: State, { hunter, path, hire }: Moved): State {
  const { cash, token } = hunterOf(state, hunter);
  const after = acted(state, hunter, {
    cash: cash - hire - path.length * STEP_COST,
    token: path.at(-1) ?? token,
    hired: true,
  });
  return withoutWaiting(after, hunter);
}
