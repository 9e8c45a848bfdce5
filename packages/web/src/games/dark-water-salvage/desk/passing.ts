import { STEPS } from '@fathom/dark-water-salvage/client';
import type { Action, LoopStep, View } from '@fathom/dark-water-salvage/client';
import { createEffect, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Outbox } from '../../../table/outbox.ts';
import type { OwnSeat } from './own-seat.ts';

/** Passing step by step until one comes in which this person wants to act. */
export interface Passing {
  readonly passingTo: Accessor<LoopStep | null>; // null: nothing is passed by itself
  readonly passOnTo: (step: LoopStep) => void;
  readonly stopPassing: () => void;
  readonly laterSteps: Accessor<readonly LoopStep[]>; // that one pass alone does not lead to
}

/** Where the action token is, counted from the beginning of the round. */
const placeOf = ({ loop, step }: Pick<View, 'loop' | 'step'>): number | null =>
  step === null ? null : loop * STEPS.length + STEPS.indexOf(step);

/** The next place of a step after this one. */
function nextPlaceOf(step: LoopStep, from: number): number {
  const ahead = STEPS.indexOf(step) - (from % STEPS.length);
  return from + (ahead > 0 ? ahead : ahead + STEPS.length);
}

type PassingParts = Pick<OwnSeat, 'view' | 'duty'> & {
  readonly outbox: Pick<Outbox<Action>, 'send' | 'isSending'>;
};

export function createPassing({ view, duty, outbox }: PassingParts): Passing {
  const [target, setTarget] = createSignal<number | null>(null);
  // It ends where it leads to, or where the action token has passed that by: then there was nothing to do there.
  createEffect(() => {
    const to = target();
    const now = placeOf(view());
    if (to === null) return;
    if (now === null || now >= to) setTarget(null);
    else if (duty() !== null && !outbox.isSending()) outbox.send({ type: 'pass' });
  });
  return {
    passingTo: () => {
      const to = target();
      return to === null ? null : (STEPS[to % STEPS.length] ?? null);
    },
    passOnTo: (step) => {
      const now = placeOf(view());
      setTarget(now === null ? null : nextPlaceOf(step, now));
    },
    stopPassing: () => setTarget(null),
    laterSteps: () => {
      const now = placeOf(view());
      return now === null
        ? []
        : [2, 3].map((more) => STEPS[(now + more) % STEPS.length] as LoopStep);
    },
  };
}
