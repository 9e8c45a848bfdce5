import type { Refusal, Turn } from '@fathom/kit';
import type { Event, SystemReady } from '../events.ts';
import { COLOUR_OF, FITTINGS, GAUGES, systemsIn } from '../panel.ts';
import { refuse } from '../refusals.ts';
import type { Setup } from '../setup.ts';
import type { Boat, State } from '../state.ts';
import type { Colour, Role, SideName, System } from '../vocabulary.ts';
import { cannotMove, openCourses } from './course.ts';
import {
  announced,
  notFor,
  notUnderWay,
  notYourTurn,
  ownBoat,
  upAtTheSurface,
  withBoat,
  withStanding,
} from './table.ts';
import type { Actor, CrewMember, OpenTable, OwnBoat } from './table.ts';

/** 3. The Captain may use every system, the First Mate those that listen and look. */
export const USERS: { readonly [Name in System]: readonly Role[] } = {
  mine: ['captain'],
  torpedo: ['captain'],
  drone: ['captain', 'firstMate'],
  sonar: ['captain', 'firstMate'],
  silence: ['captain'],
  scenario: ['captain'],
};

export const isCharged = ({ mode }: Setup, boat: Boat, system: System): boolean =>
  boat.gauges[system] >= GAUGES[mode][system];

/** Whether any symbol of a colour is broken. */
export const isOut = ({ broken }: Pick<Boat, 'broken'>, colour: Colour): boolean =>
  FITTINGS.some((fitting) => fitting.colour === colour && broken.includes(fitting.symbol));

export const isBroken = (boat: Pick<Boat, 'broken'>, system: System): boolean =>
  isOut(boat, COLOUR_OF[system]);

/** 3. Why a system cannot be used now; null: it can. In real time a STOP comes first, and this is asked then. */
export function cannotActivate(own: OwnBoat, role: Role, system: System): Refusal | null {
  const { table, boat, side } = own;
  if (!systemsIn(table.setup.scenario).includes(system)) return refuse('notFitted');
  return (
    notFor({ side, role }, ...USERS[system]) ??
    notUnderWay(table) ??
    notYourTurn(table, side) ??
    upAtTheSurface(table, side) ??
    (system === 'silence' ? cannotRunSilent(own) : tooEarly(own)) ??
    notReady(table.setup, boat, system) ??
    (isSpent(table, system) ? refuse('noMine', { cell: null, isCharted: true }) : null)
  );
}

/** 6. The system of a minefield is of no use, as everybody knows, when the last charted mine is gone. */
export const isSpent = ({ charted }: Pick<OpenTable, 'charted'>, system: System): boolean =>
  system === 'scenario' && charted.length === 0;

/** 3.6 Silence takes the place of a course, so there must be one to be taken. */
function cannotRunSilent(own: OwnBoat): Refusal | null {
  const refusal = cannotMove(own) ?? courseFirst(own);
  if (refusal !== null) return refusal;
  return openCourses(own).length > 0 ? null : refuse('blackout');
}

/** Turn mode: after the course, when both have said OK, and once. */
function tooEarly(own: OwnBoat): Refusal | null {
  const { table, side } = own;
  if (table.turn?.moved === false) return refuse('courseFirst', { before: 'system' });
  if (table.turn?.activated === true) return refuse('alreadyActivated');
  if (table.turn !== null && table.standing[side].awaiting.length > 0) return refuse('awaitingOk');
  return courseFirst(own);
}

const courseFirst = ({ table, side }: OwnBoat): Refusal | null =>
  table.standing[side].mayActivate ? null : refuse('courseFirst', { before: 'nextSystem' });

function notReady(setup: Setup, boat: Boat, system: System): Refusal | null {
  if (!isCharged(setup, boat, system))
    return refuse('notCharged', { marks: boat.gauges[system], spaces: GAUGES[setup.mode][system] });
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
export const settledBy = ({ answerSeconds }: Setup, { at }: Actor): Actor['at'] =>
  (at + answerSeconds * 1000) as Actor['at'];

/** A system was used: its gauge is empty, and a course must come before the next. */
export function used(state: State, side: SideName, system: System): State {
  const over = withStanding(state, side, { mayActivate: false });
  return emptied(
    { ...over, stop: null, turn: state.turn && { ...state.turn, activated: true } },
    side,
    system,
  );
}

export const emptied = (state: State, side: SideName, system: System): State =>
  withStanding(
    withBoat(state, side, { gauges: { ...state.boats[side].gauges, [system]: 0 } }),
    side,
    {
      ready: state.standing[side].ready.filter((other) => other !== system),
    },
  );

/** 3. The first moment a full gauge has no breakdown of its colour, all hear that it is ready. */
export function announceReady(turn: Turn<State, Event>, side: SideName): void {
  const { setup, boats, standing } = turn.state;
  for (const system of systemsIn(setup.scenario))
    if (
      isCharged(setup, boats[side], system) &&
      !isBroken(boats[side], system) &&
      !standing[side].ready.includes(system)
    )
      turn.emit({ type: 'systemReady', side, system });
}

export const systemReady = (state: State, event: SystemReady): State =>
  withStanding(announced(state, event), event.side, {
    ready: [...state.standing[event.side].ready, event.system],
  });
