import { HULL_SECTIONS, ROLES, SIDES, dutyTexts, enemyOf } from '@fathom/captain-sonar/client';
import type {
  DutyText,
  Role,
  SideName,
  StopView,
  TracingView,
  View,
} from '@fathom/captain-sonar/client';

export type DutyKind = 'start' | 'answer' | 'aim' | 'ok' | 'course' | 'rest' | 'hull';

/** What somebody is waited for. */
export interface Duty extends DutyText {
  readonly side: SideName;
  readonly role: Role;
  readonly kind: DutyKind;
  readonly until: number | null; // game time when it is too late
}

/** All that is waited for, as far as this viewer may know. The most urgent come first. */
export function dutiesOf(view: View): readonly Duty[] {
  if (view.phase === 'over') return [];
  if (view.phase === 'placing')
    return SIDES.filter((side) => !view.standing[side].placed).map((side) =>
      unhurried({ side, role: 'captain', kind: 'start' }, dutyTexts.start),
    );
  const { stop } = view;
  if (stop !== null) return stopDuties(stop);
  return SIDES.flatMap((side) => crewDuties(view, side));
}

const unhurried = (duty: Pick<Duty, 'side' | 'role' | 'kind'>, text: DutyText): Duty => ({
  ...duty,
  ...text,
  until: null,
});

function stopDuties({ side, system, until, waitsFor }: StopView): readonly Duty[] {
  if (waitsFor === 'answer')
    return [{ side: enemyOf(side), role: 'captain', kind: 'answer', ...dutyTexts.answer, until }];
  const roles: readonly Role[] = system === 'drone' ? ['captain', 'firstMate'] : ['captain'];
  const { what, hint } = dutyTexts.aim(system);
  return roles.map((role) => ({ side, role, kind: 'aim', what, hint, until }));
}

function crewDuties(view: View, side: SideName): readonly Duty[] {
  const standing = view.standing[side];
  if (view.turn !== null && view.turn.side !== side) return [];
  if (standing.surfaced) return view.turn === null ? surfacedDuties(view, side) : [];
  const heading = view.boats[side]?.heading ?? null;
  const oks = standing.awaiting.map((role) =>
    unhurried(
      { side, role, kind: 'ok' },
      role === 'firstMate' ? dutyTexts.gauge : dutyTexts.breakdown(heading),
    ),
  );
  if (oks.length > 0) return oks;
  return view.turn?.moved === true
    ? [unhurried({ side, role: 'captain', kind: 'rest' }, dutyTexts.rest)]
    : [unhurried({ side, role: 'captain', kind: 'course' }, dutyTexts.course)];
}

/** Real time: how far the pen has come is the crew's own business. */
function surfacedDuties(view: View, side: SideName): readonly Duty[] {
  const tracing = view.boats[side]?.tracing ?? null;
  if (tracing === null) return [];
  if (tracing.ready) return [unhurried({ side, role: 'captain', kind: 'hull' }, dutyTexts.dive)];
  const done = tracing.traced.length;
  if (done >= HULL_SECTIONS)
    return [unhurried({ side, role: 'engineer', kind: 'hull' }, dutyTexts.readyToDive)];
  return tracers(tracing).map((role) =>
    unhurried({ side, role, kind: 'hull' }, dutyTexts.trace(done + 1, HULL_SECTIONS - done)),
  );
}

const tracers = ({ traced, by }: TracingView): readonly Role[] =>
  by === null ? ROLES.filter((role) => !traced.includes(role)) : [by];
