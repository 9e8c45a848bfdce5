import type { Call } from '../../actions.ts';
import { cannotMove, openCourses } from '../../rules/course.ts';
import { openGauges } from '../../rules/duties.ts';
import { isOut } from '../../rules/panel-marks.ts';
import { cannotActivate, USERS } from '../../rules/systems.ts';
import type { Spoken } from '../../state.ts';
import { ownBoat } from '../context.ts';
import type { BotContext, Decision } from '../context.ts';
import { callsOf, hasMovedSince, hasSpokenSince } from './hearing.ts';

/** A word back to whoever has given an order: yes, or no where it cannot be done. What is done at once needs no word. */
export function reply(context: BotContext): Decision | null {
  const { boat, company } = context;
  const order = callsOf(boat).findLast(
    (said) => company.mates.includes(said.role) && isFor(context, said),
  );
  if (order === undefined || hasMovedSince(context, order) || hasSpokenSince(context, order))
    return null;
  if (!canBeDone(context, order.call)) return { action: { type: 'call', call: { kind: 'no' } } };
  return isPromise(order.call) ? { action: { type: 'call', call: { kind: 'yes' } } } : null;
}

/** Whether it is for this role to answer. */
function isFor({ role, company }: BotContext, { role: by, call }: Spoken): boolean {
  const isLed = company.mates.includes('captain'); // by a person
  switch (call.kind) {
    case 'charge':
      return role === 'firstMate';
    case 'keep':
      return role === 'engineer';
    case 'use':
      return (
        role === (isLed ? 'firstMate' : 'captain') && (!isLed || USERS[call.system].includes(role))
      );
    case 'course':
      return role === 'captain';
    case 'surface':
      return role === (by === 'captain' ? 'engineer' : 'captain');
    case 'wait':
      return role === (by === 'captain' ? 'firstMate' : 'captain');
    case 'where': // answered by a report
    case 'here':
    case 'sector':
    case 'lost':
    case 'point':
    case 'yes':
    case 'no':
      return false;
    default:
      return call satisfies never;
  }
}

/** What is only begun now, and so must be promised. */
const isPromise = ({ kind }: Call): boolean =>
  kind === 'charge' || kind === 'keep' || kind === 'wait' || kind === 'surface';

function canBeDone(context: BotContext, call: Call): boolean {
  const own = ownBoat(context);
  const { boat, role } = context;
  if (call.kind === 'charge') return openGauges(own).includes(call.system);
  if (call.kind === 'keep') return !isOut(boat, call.colour);
  if (call.kind === 'use') return cannotActivate(own, role, call.system) === null;
  if (call.kind === 'surface') return role !== 'captain' || boat.route.length > 1;
  if (call.kind !== 'course' || !call.wanted || cannotMove(own) !== null) return true;
  return openCourses(own).includes(call.course);
}
