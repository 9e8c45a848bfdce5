import { ROLES, SECTIONS, SIDES, enemyOf } from '@fathom/captain-sonar/client';
import type { Role, SideName, Tracing, View } from '@fathom/captain-sonar/client';
import { AIMING, COURSE_NAMES, counted } from '../words.ts';

export type DutyKind = 'start' | 'answer' | 'aim' | 'ok' | 'course' | 'rest' | 'hull';

/** What somebody is waited for. */
export interface Duty {
  readonly side: SideName;
  readonly role: Role;
  readonly kind: DutyKind;
  readonly what: string; // an imperative: "Mark a gauge"
  readonly hint: string; // for whoever has to do it
  readonly until: number | null; // game time when it is too late
}

/** All that is waited for, as far as this viewer may know. The most urgent come first. */
export function dutiesOf(view: View): readonly Duty[] {
  if (view.phase === 'over') return [];
  if (view.phase === 'placing')
    return SIDES.filter((side) => !view.standing[side].placed).map(startDuty);
  const { stop } = view;
  if (stop !== null) return stop.waitsFor === 'answer' ? [answerDuty(stop)] : aimDuties(stop);
  return SIDES.flatMap((side) => crewDuties(view, side));
}

interface Chair {
  readonly side: SideName;
  readonly role: Role;
}

const easy = (
  chair: Chair,
  kind: DutyKind,
  [what, hint]: readonly [what: string, hint: string],
): Duty => ({ ...chair, kind, what, hint, until: null });

const startDuty = (side: SideName): Duty =>
  easy({ side, role: 'captain' }, 'start', [
    'Choose where your boat begins',
    'Pick any water on the chart. The other crew never learns where.',
  ]);

const answerDuty = ({ side, until }: NonNullable<View['stop']>): Duty => ({
  side: enemyOf(side),
  role: 'captain',
  kind: 'answer',
  what: 'Answer the sonar',
  hint: 'Say two of row, column and sector: one true, one a lie.',
  until,
});

function aimDuties({ side, system, until }: NonNullable<View['stop']>): readonly Duty[] {
  const aim = (role: Role): Duty => ({
    side,
    role,
    kind: 'aim',
    what: AIMING[system][0],
    hint: 'Everybody waits for you. If it was a slip, stand down.',
    until,
  });
  return system === 'drone' ? [aim('captain'), aim('firstMate')] : [aim('captain')];
}

function crewDuties(view: View, side: SideName): readonly Duty[] {
  const standing = view.standing[side];
  if (view.turn !== null && view.turn.side !== side) return [];
  if (standing.surfaced) return view.turn === null ? surfacedDuties(view, side) : [];
  const oks = standing.awaiting.map((role) => okDuty(view, side, role));
  if (oks.length > 0) return oks;
  if (view.turn?.moved === true)
    return [
      easy({ side, role: 'captain' }, 'rest', [
        'Use a system, or end the turn',
        'One ready system may be used, and mines may be set off. Then end the turn.',
      ]),
    ];
  return [
    easy({ side, role: 'captain' }, 'course', [
      'Set a course',
      'One cell north, east, south or west; or surface.',
    ]),
  ];
}

/** Not the Captain's: he has none to say. */
function okDuty(view: View, side: SideName, role: Role): Duty {
  if (role === 'firstMate')
    return easy({ side, role }, 'ok', [
      'Mark a gauge',
      'Put one mark on any gauge that is not full.',
    ]);
  const heading = view.boats[side]?.heading ?? null;
  const panel = heading === null ? 'the panel of the course' : `the ${COURSE_NAMES[heading]} panel`;
  return easy({ side, role }, 'ok', ['Mark a breakdown', `Break one symbol on ${panel}.`]);
}

/** Real time: how far the pen has come is the crew's own business. */
function surfacedDuties(view: View, side: SideName): readonly Duty[] {
  const tracing = view.boats[side]?.tracing ?? null;
  if (tracing === null) return [];
  if (tracing.ready)
    return [
      easy({ side, role: 'captain' }, 'hull', [
        'Dive',
        'The hull is traced and the Engineer is ready.',
      ]),
    ];
  if (tracing.traced.length >= SECTIONS.length)
    return [
      easy({ side, role: 'engineer' }, 'hull', [
        'Say ready to dive',
        'All four sections are traced.',
      ]),
    ];
  return tracers(tracing).map((role) =>
    easy({ side, role }, 'hull', [
      `Trace section ${tracing.traced.length + 1} of the hull`,
      `Keep the pen inside the channel. ${counted(SECTIONS.length - tracing.traced.length, 'section')} to go, each by another role.`,
    ]),
  );
}

const tracers = ({ traced, by }: Tracing): readonly Role[] =>
  by === null ? ROLES.filter((role) => !traced.includes(role)) : [by];
