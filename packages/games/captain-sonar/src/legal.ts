import type { Seat } from '@fathom/kit';
import { LONGEST_STROKE } from './actions.ts';
import type { Action, Sheet, Trace } from './actions.ts';
import { alongSection, arcAt, sectionLength, sectionStart } from './hull.ts';
import { systemsIn } from './panel.ts';
import { starts } from './legal-starts.ts';
import { openSymbols } from './rules/panel-marks.ts';
import { cannotMove, openCourses, wayAhead } from './rules/course.ts';
import { lawfulAnswers } from './rules/detection.ts';
import { noDuty, openGauges } from './rules/duties.ts';
import { mineCells, SILENCE_RANGE, torpedoTargets, wrecksInReach } from './rules/range.ts';
import { BLANK, cannotDraw } from './rules/sheet.ts';
import { cannotActivate, USERS } from './rules/systems.ts';
import { chartFor } from './rules/table.ts';
import { notUnderWay } from './rules/permission.ts';
import type { OwnBoat } from './rules/table.ts';
import { cannotDive, cannotSayReady, cannotTrace } from './rules/tracing.ts';
import { cannotEndTurn } from './rules/turns.ts';
import { cannotTrigger } from './rules/weapons.ts';
import type { View } from './view.ts';
import { chairAt, COURSES, enemyOf } from './vocabulary.ts';
import type { Role, System } from './vocabulary.ts';

/** What a seat may do; of strokes and sheets, which are too many to list, an example. */
export function* legal(view: View, seat: Seat): Iterable<Action> {
  const chair = chairAt(seat);
  const boat = chair && view.boats[chair.side];
  if (chair === null || boat === null || view.phase === 'over') return;
  const bridge = { table: view, boat, side: chair.side };
  if (view.phase === 'placing') {
    if (chair.role === 'captain') yield* starts(view, chair.side);
    return;
  }
  yield* duties(bridge, chair.role);
  yield* systems(bridge, chair.role);
  if (chair.role === 'captain') yield* commands(bridge);
  yield* atTheSurface(bridge, chair.role);
  if (mayDraw(chair.role) && cannotDraw(bridge) === null)
    yield { type: 'sheet', sheet: example(view) };
}

const mayDraw = (role: Role): boolean => role === 'radioOperator' || role === 'captain';

const example = (view: View): Sheet => ({ ...BLANK, since: view.record.length });

function* duties(bridge: OwnBoat, role: Role): Iterable<Action> {
  if (notUnderWay(bridge.table) !== null || noDuty(bridge, role) !== null) return;
  const { broken, heading } = bridge.boat;
  if (role === 'engineer' && heading !== null)
    for (const symbol of openSymbols(broken, heading)) yield { type: 'break', symbol };
  if (role !== 'firstMate') return;
  const open = openGauges(bridge);
  for (const system of open) yield { type: 'gauge', system };
  if (open.length === 0) yield { type: 'ok' };
}

/** The Captain's own. */
function* commands(bridge: OwnBoat): Iterable<Action> {
  const { table, boat, side } = bridge;
  if (cannotMove(bridge) === null) {
    for (const course of openCourses(bridge)) yield { type: 'course', course };
    yield { type: 'surface' };
    if (cannotActivate(bridge, 'captain', 'decoy') === null) yield* aims(bridge, 'decoy');
  }
  if (cannotTrigger(bridge) === null)
    for (const cell of boat.mines) yield { type: 'trigger', cell };
  if (cannotEndTurn(table, side) === null) yield { type: 'endTurn' };
  const { stop } = table;
  if (stop?.waitsFor === 'answer' && stop.side === enemyOf(side) && boat.position !== null)
    for (const claims of lawfulAnswers(chartFor(table.setup), boat.position))
      yield { type: 'answer', claims };
}

function* systems(bridge: OwnBoat, role: Role): Iterable<Action> {
  const { table, side } = bridge;
  const { stop, setup } = table;
  if (stop !== null) {
    if (stop.side !== side || stop.waitsFor !== 'aim' || !USERS[stop.system].includes(role)) return;
    yield* aims(bridge, stop.system);
    yield { type: 'standDown' };
    return;
  }
  for (const system of systemsIn(setup.scenario))
    if (cannotActivate(bridge, role, system) === null) {
      if (system === 'decoy') continue; // among the courses
      if (setup.mode === 'turn') yield* aims(bridge, system);
      else yield { type: 'stop', system };
    }
}

function* aims(bridge: OwnBoat, system: System): Iterable<Action> {
  const { table } = bridge;
  switch (system) {
    case 'mine':
      for (const cell of mineCells(bridge)) yield { type: 'mine', cell };
      return;
    case 'torpedo':
      for (const cell of torpedoTargets(bridge)) yield { type: 'torpedo', cell };
      return;
    case 'drone':
      for (let sector = 1; sector <= chartFor(table.setup).sectors; sector++)
        yield { type: 'drone', sector };
      return;
    case 'sonar':
      yield { type: 'sonar' };
      return;
    case 'silence':
      for (const course of COURSES) {
        const open = wayAhead(bridge, course, SILENCE_RANGE).length;
        for (let cells = 0; cells <= open; cells++) yield { type: 'silence', course, cells };
      }
      return;
    case 'scenario':
      for (const cell of table.charted) yield { type: 'scenario', cell };
      return;
    case 'decoy':
      for (const course of openCourses(bridge))
        for (const called of COURSES)
          if (called !== course) yield { type: 'decoy', course, called };
      return;
    case 'grapnel':
      for (const cell of wrecksInReach(bridge)) yield { type: 'grapnel', cell };
      return;
    default:
      system satisfies never;
  }
}

function* atTheSurface(bridge: OwnBoat, role: Role): Iterable<Action> {
  if (cannotTrace(bridge, role) === null) yield steadyStroke(bridge);
  if (role === 'engineer' && cannotSayReady(bridge) === null) yield { type: 'readyToDive' };
  if (role === 'captain' && cannotDive(bridge) === null) yield { type: 'dive' };
}

const STEADY_STEP = 30; // sheet units from point to point

/** The rest of the section in one stroke: from the pen to the middle of its channel, and along it. */
export function steadyStroke({ boat: { tracing } }: Pick<OwnBoat, 'boat'>): Trace {
  const section = tracing?.traced.length ?? 0;
  const pen = tracing?.pen ?? sectionStart(section);
  const from = arcAt(section, pen, tracing?.reached ?? 0) ?? 0;
  const points = Math.ceil((sectionLength(section) - from) / STEADY_STEP);
  const middle = Array.from({ length: Math.min(LONGEST_STROKE - 1, points + 1) }, (_, i) =>
    alongSection(section, from + i * STEADY_STEP),
  );
  return { type: 'trace', stroke: [pen, ...middle] };
}
