import { playable } from '@fathom/kit';
import type { Game, Millis, Playable, Seat, Side } from '@fathom/kit';
import * as v from 'valibot';

type Event = { readonly type: 'rang' | 'left' };

/** A game that needs a clock: the bell rings twice by itself, and that is all. */
const bell: Game<number, { readonly type: 'wait' }, Event, number, object> = {
  id: 'bell',
  name: 'Bell',
  version: 1,
  setup: v.strictObject({}),
  action: v.strictObject({ type: v.literal('wait') }),
  chairs: () => [{ seat: 'one' as Seat, side: 'one' as Side, role: 'listener' }],
  start: () => 0,
  decide: (turn, input) => {
    if (input.type === 'act') return { code: 'patience', message: 'Only wait.' };
    turn.emit({ type: input.type === 'tick' ? 'rang' : 'left' });
    return null;
  },
  evolve: (rings, event) => (event.type === 'rang' ? rings + 1 : 2),
  view: (rings) => rings,
  redact: (event) => event,
  legal: () => [],
  toAct: () => [],
  deadline: (rings) => (rings < 2 ? (((rings + 1) * 20) as Millis) : null),
  outcome: (rings) => (rings < 2 ? null : { winners: [], reason: 'rungTwice' }),
};
export const bellPlayable: Playable = playable(bell, { bots: [] });
