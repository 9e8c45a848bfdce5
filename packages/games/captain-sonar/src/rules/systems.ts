import type { Refusal, Turn } from '@fathom/kit';
import type { Event, SystemReady } from '../events.ts';
import { COLOUR_OF, GAUGES, marksOn, systemsIn } from '../panel.ts';
import { refuse } from '../refusals.ts';
import { rulesOf } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Boat, State } from '../state.ts';
import type { Role, SideName, System } from '../vocabulary.ts';
import { cannotMove, openCourses } from './course.ts';
import { hasLied } from './lies.ts';
import { isBroken } from './panel-marks.ts';
import { mineCells, wrecksInReach } from './range.ts';
import { announced, withStanding } from './table.ts';
import {
  drained,
  notFor,
  notUnderWay,
  notYourTurn,
  ownBoat,
  upAtTheSurface,
} from './permission.ts';
import type { Actor, CrewMember, OpenTable, OwnBoat } from './table.ts';

/** 3. The Captain may use every system, the First Mate those that listen and look. */
export const USERS: { readonly [Name in System]: readonly Role[] } = {
  mine: ['captain'],
  torpedo: ['captain'],
  drone: ['captain', 'firstMate'],
  sonar: ['captain', 'firstMate'],
  silence: ['captain'],
  scenario: ['captain'],
  decoy: ['captain'],
  grapnel: ['captain'],
};

export const isCharged = ({ mode }: Setup, boat: Boat, system: System): boolean =>
  marksOn(boat, system) >= GAUGES[mode][system];

/** 3. Why a system cannot be used now; null: it can. In real time a STOP comes first, and this is asked then. */
export function cannotActivate(own: OwnBoat, role: Role, system: System): Refusal | null {
  const { table, boat, side } = own;
  if (!systemsIn(table.setup.scenario).includes(system)) return refuse('notFitted');
  return (
    notFor({ side, role }, ...USERS[system]) ??
    notUnderWay(table) ??
    notYourTurn(table, side) ??
    upAtTheSurface(table, side) ??
    cannotUseYet(own, system) ??
    notReady(table.setup, boat, system) ??
    (isSpent(table, system) ? refuse('noMine', { cell: null, isCharted: true }) : null) ??
    (system === 'mine' ? noBerth(own) : null) ??
    (system === 'grapnel' && wrecksInReach(own).length === 0
      ? refuse('noWreck', { cell: null })
      : null)
  );
}

/** Silence and a decoy take the place of a course; the others follow it. */
function cannotUseYet(own: OwnBoat, system: System): Refusal | null {
  if (system === 'decoy') return cannotMove(own);
  return system === 'silence' ? cannotRunSilent(own) : tooEarly(own);
}

/** 3. A mine that could be laid nowhere is no reason to halt the enemy; in version 1 it was. */
const noBerth = (own: OwnBoat): Refusal | null =>
  rulesOf(own.table.setup) > 1 && mineCells(own).length === 0 ? refuse('noBerth') : null;

/** 6. The system of a minefield is of no use, as everybody knows, when the last charted mine is gone. */
export const isSpent = ({ charted }: Pick<OpenTable, 'charted'>, system: System): boolean =>
  system === 'scenario' && charted.length === 0;

/** 3.6 Silence takes the place of a course, so there must be one to be taken. */
function cannotRunSilent(own: OwnBoat): Refusal | null {
  const refusal = cannotMove(own) ?? courseFirst(own);
  if (refusal !== null) return refusal;
  return openCourses(own).length > 0 ? null : refuse('blackout');
}

/** Turn mode: once a turn, and unless the match allows it at any time, after the course when both have said OK. */
export function tooEarly(own: OwnBoat): Refusal | null {
  const { table, side } = own;
  const isAnyTime = table.setup.systemsWhen === 'anyTime';
  if (table.turn?.moved === false && !isAnyTime) return refuse('courseFirst', { before: 'system' });
  if (table.turn?.activated === true) return refuse('alreadyActivated');
  if (table.turn !== null && !isAnyTime && table.standing[side].awaiting.length > 0)
    return refuse('awaitingOk');
  return courseFirst(own);
}

const courseFirst = ({ table, side }: OwnBoat): Refusal | null =>
  table.standing[side].mayActivate ? null : refuse('courseFirst', { before: 'nextSystem' });

function notReady(setup: Setup, boat: Boat, system: System): Refusal | null {
  if (!isCharged(setup, boat, system))
    return refuse('notCharged', {
      marks: marksOn(boat, system),
      spaces: GAUGES[setup.mode][system],
    });
  return isBroken(boat, system) ? refuse('brokenDown', { colour: COLOUR_OF[system] }) : null;
}

/** Whether the aim of a system may be given now: in turn mode at once, in real time after the STOP for it. */
export function cannotAim(
  state: State,
  { side, role }: CrewMember,
  system: System,
): Refusal | null {
  const { stop, setup } = state;
  if (setup.mode === 'turn') return cannotActivate(ownBoat(state, side), role, system);
  if (stop === null) {
    const refusal = notFor({ side, role }, ...USERS[system]) ?? notUnderWay(state);
    return refusal ?? refuse('stopFirst', { isSent: false });
  }
  if (stop.side !== side || stop.system !== system || stop.waitsFor !== 'aim')
    return refuse('stopped');
  return notFor({ side, role }, ...USERS[system]);
}

/** When a STOP or a sonar that nobody has settled settles itself. */
export const settledBy = ({ at }: Actor, seconds: number): Actor['at'] =>
  (at + seconds * 1000) as Actor['at'];

/** A system was used: its gauge is empty, and a course must come before the next. */
export const used = (state: State, side: SideName, system: System): State =>
  emptied({ ...activated(state, side), stop: null }, side, system);

/** A crew has had its activation: a course must come before the next. */
export const activated = (state: State, side: SideName): State => ({
  ...withStanding(state, side, { mayActivate: false }),
  turn: state.turn && { ...state.turn, activated: true },
});

export const emptied = (state: State, side: SideName, system: System): State =>
  withStanding(drained(state, side, system), side, {
    ready: state.standing[side].ready.filter((other) => other !== system),
  });

/** 3. The first moment a full gauge has no breakdown of its colour, all hear that it is ready. */
export function announceReady(turn: Turn<State, Event>, side: SideName): void {
  const { setup, boats, standing } = turn.state;
  for (const system of systemsIn(setup.scenario))
    if (
      isCharged(setup, boats[side], system) &&
      !isBroken(boats[side], system) &&
      (!standing[side].ready.includes(system) || (system === 'decoy' && hasLied(turn.state, side)))
    )
      turn.emit({ type: 'systemReady', side, system });
}

export const systemReady = (state: State, event: SystemReady): State =>
  withStanding(announced(state, event), event.side, {
    ready: [
      ...state.standing[event.side].ready.filter((system) => system !== event.system),
      event.system,
    ],
  });
