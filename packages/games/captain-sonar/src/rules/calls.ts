import type { Refusal, Turn } from '@fathom/kit';
import type { Call, SayCall } from '../actions.ts';
import type { CalledOut, Event } from '../events.ts';
import { systemsIn } from '../panel.ts';
import { refuse } from '../refusals.ts';
import type { Setup } from '../setup.ts';
import type { Boat, State } from '../state.ts';
import { ROLES } from '../vocabulary.ts';
import { chartFor, withBoat } from './table.ts';
import type { Actor } from './table.ts';

/** 10. One role says so much in so many seconds and no more. */
export const CALLS_A_WHILE = { most: 8, seconds: 10 } as const;
export const CALLS_SHOWN = 12;
/** As many as a whole crew can say in that time, so that none is forgotten that counts. */
const CALLS_KEPT = CALLS_A_WHILE.most * ROLES.length;

/** 10. Crew mates talk whenever they like: while placing, in the other crew's turn, in a STOP, at the surface. */
export function sayCall(turn: Turn<State, Event>, who: Actor, { call }: SayCall): Refusal | null {
  const { setup, boats } = turn.state;
  const refusal = meaningless(setup, call) ?? outOfBreath(boats[who.side], who);
  if (refusal === null) {
    const { side, role, at } = who;
    turn.emit({ type: 'called', side, role, call, at });
  }
  return refusal;
}

/** What is not there cannot be talked about. */
function meaningless(setup: Setup, call: Call): Refusal | null {
  switch (call.kind) {
    case 'charge':
    case 'use':
      return systemsIn(setup.scenario).includes(call.system) ? null : refuse('notFitted');
    case 'here':
    case 'point': {
      const { cell } = call;
      return chartFor(setup).indexOf(cell) < 0 ? refuse('offTheChart', { cell }) : null;
    }
    case 'sector': {
      const { sectors } = chartFor(setup);
      return call.sector > sectors ? refuse('noSector', { sectors }) : null;
    }
    case 'keep':
    case 'course':
    case 'where':
    case 'lost':
    case 'surface':
    case 'wait':
    case 'yes':
    case 'no':
      return null;
    default:
      return call satisfies never;
  }
}

function outOfBreath({ calls = [] }: Boat, { role, at }: Actor): Refusal | null {
  const since = at - CALLS_A_WHILE.seconds * 1000;
  const lately = calls.filter((said) => said.role === role && said.at > since);
  return lately.length < CALLS_A_WHILE.most ? null : refuse('tooManyCalls', CALLS_A_WHILE);
}

export function called(state: State, { side, role, call, at }: CalledOut): State {
  const said = { role, call, heard: state.record.length, at };
  return withBoat(state, side, {
    calls: [...(state.boats[side].calls ?? []), said].slice(-CALLS_KEPT),
  });
}
