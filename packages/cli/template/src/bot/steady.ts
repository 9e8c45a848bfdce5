import { luckOf } from '@fathom/kit';
import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { possibleDepths } from '../belief.ts';
import type { Event } from '../events.ts';
import { legal } from '../legal.ts';
import { sideAt } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** A first bot: at random, but never against what it has been told. All of it follows from the last view. */
export const steady: Bot<View, Event, Action> = {
  level: 'steady',
  name: 'Steady',
  summary: 'Hides anywhere and guesses what can still be true.',
  sit: (seat, rng) => {
    const side = sideAt(seat);
    const number = rng.int(2 ** 32);
    let seen: View | null = null;
    return {
      observe: ({ view }) => {
        seen = view;
      },
      choose: () => {
        if (seen === null || side === null) return null;
        const possible = possibleDepths(seen, side);
        const sensible = [...legal(seen, seat)].filter(
          (action) => action.type === 'hide' || possible.includes(action.depth),
        );
        if (sensible.length === 0) return null;
        return {
          action: luckOf(number, JSON.stringify(seen)).pick(sensible),
          belief: { possible },
          options: sensible.map((action) => ({ action, value: 1 / sensible.length })),
        };
      },
    };
  },
};
