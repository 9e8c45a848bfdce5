import { GAUGES } from '../../panel.ts';
import { isBroken } from '../../rules/panel-marks.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { Chances } from '../chances.ts';
import type { BotContext } from '../context.ts';
import type { PossibleBoat } from '../plot.ts';
import type { SeaTables } from '../sea.ts';
import { closedFor } from './room.ts';
import { stakesOf } from './tactics.ts';
import type { Stakes, Tactics } from './tactics.ts';
import { readinessAhead } from './threat.ts';

/** How a fight stands before it is thought through: reckoned once a decision. */
export interface Engagement {
  readonly context: BotContext;
  readonly tactics: Tactics;
  readonly candidates: Candidates; // where the enemy may be now
  readonly depth: number; // courses
  readonly charge: number; // courses until a torpedo can be fired, the coming one left out
  readonly still: number; // turns this boat has before the enemy moves
  readonly stakes: Stakes;
  readonly readiness: readonly number[]; // of the enemy, after so many of its courses
  readonly minefield: Chances; // the enemy's mines to be expected on each cell
}

/** Where a boat has come to. */
export interface FightNode {
  readonly at: number;
  readonly closed: Uint8Array; // 1: its own route or mine; put back as it was by whoever changes it
  readonly known: Chances | null; // where the enemy takes it to be by then; null: not thought of
  readonly stage: number; // courses gone, the first one left out
  readonly charge: number; // the stage from which a torpedo can be fired
  readonly candidates: Candidates;
  readonly loaded: number; // the chance that the enemy has not fired yet
  readonly spent: boolean; // a mine of one's own was set off on the way
}

const BOATS = 28; // places of the enemy that are followed
const MANY = 10; // of these, from which on one course less is looked ahead
const REPAIR = 2; // courses until broken weapons work again, or so
const UP = 8; // courses that the enemy may have while this boat is up

export function engagementOf(context: BotContext, tactics: Tactics): Engagement {
  const { view, boat, skill, side, weights } = context;
  const candidates = candidatesFrom(context.enemy().boats(BOATS));
  const missing = GAUGES[view.setup.mode].torpedo - boat.gauges.torpedo;
  const depth = Math.max(1, skill.lookahead - (candidates.cells.length <= MANY ? 0 : 1));
  const isUp = view.standing[enemyOf(side)].surfaced;
  return {
    context,
    tactics,
    candidates,
    depth,
    charge: Math.max(missing - 1, isBroken(boat, 'torpedo') ? REPAIR : 0),
    still: isUp ? (view.turn?.left ?? weights.stillInRealTime) : 1,
    stakes: stakesOf(tactics.ownLeft, tactics.enemyLeft),
    readiness: readinessAhead(context, depth + UP),
    minefield: context.enemy().minefield(),
  };
}

/** Where the boat is now, if a torpedo can be fired so many courses from now. */
export const fightNow = (
  context: BotContext,
  { tactics, candidates }: Engagement,
  charge: number,
): FightNode => ({
  at: tactics.at,
  closed: closedFor(context),
  known: context.self()?.chances ?? null,
  stage: 0,
  charge,
  candidates,
  loaded: 1,
  spent: false,
});

/** The boats the enemy's may be, while a fight is thought through. */
export interface Candidates {
  readonly cells: readonly number[];
  readonly mass: readonly number[];
  readonly routes: readonly (Uint8Array | null)[];
  readonly from: readonly number[]; // where each was before; -1: nobody knows
}

const candidatesFrom = (boats: readonly PossibleBoat[]): Candidates => ({
  cells: boats.map(({ cell }) => cell),
  mass: boats.map(({ chance }) => chance),
  routes: boats.map(({ closed }) => closed),
  from: boats.map(() => -1),
});

/** How likely one of them is on each cell. */
export function massOf(sea: SeaTables, { cells, mass }: Candidates): Chances {
  const chances = new Float64Array(sea.count);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0;
    chances[cell] = (chances[cell] ?? 0) + (mass[i] ?? 0);
  }
  return chances;
}

/** A boat that has come to a place. */
interface Arriving {
  readonly mass: number;
  readonly boat: number; // which of the candidates before
  readonly from: number;
}
/** Candidates on their way: those that come to one place are one from there on, with the route of the first. */
interface CandidateMerger {
  readonly come: (place: number, arriving: Arriving) => void;
  readonly candidates: () => Candidates;
}

export function mergerOf(sea: SeaTables, before: Candidates): CandidateMerger {
  const mass = new Float64Array(sea.count);
  const first = new Map<number, Arriving>();
  return {
    come: (place, arriving) => {
      if (!first.has(place)) first.set(place, arriving);
      mass[place] = (mass[place] ?? 0) + arriving.mass;
    },
    candidates: () => ({
      cells: [...first.keys()],
      mass: [...first.keys()].map((cell) => mass[cell] ?? 0),
      routes: [...first.values()].map(({ boat }) => before.routes[boat] ?? null),
      from: [...first.values()].map(({ from }) => from),
    }),
  };
}
