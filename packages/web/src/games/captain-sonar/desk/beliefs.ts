import { enemyOf } from '@fathom/captain-sonar/client';
import type { Cell, SideName, View } from '@fathom/captain-sonar/client';
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

/** Where a crew can be, for all that was heard in the open. */
export interface Likelihood {
  readonly chanceAt: (cell: Cell) => number; // 0: it cannot be there
  readonly most: number; // the chance of the likeliest cell
  readonly cells: number; // how many are possible
  readonly report: () => readonly string[]; // the same in words, a sentence each
}

export interface Beliefs {
  readonly isOffered: (about: SideName) => boolean; // this match and this person may see it
  readonly about: (side: SideName) => Likelihood | null; // null: not offered, not asked for, or not worked out yet
  readonly want: (about: SideName, isWanted: boolean) => void;
}

interface BeliefSource {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly isReplay: boolean;
  readonly hasRadio: Accessor<boolean>; // a bot reports to this person
}

/**
 * An aid of the match, about the enemy while it lasts; afterwards, and for those who only watch, about both. Worked out
 * only while it is looked at or reported.
 */
export function createBeliefs({ view, side, isReplay, hasRadio }: BeliefSource): Beliefs {
  const isOffered = (about: SideName): boolean => {
    const { phase, setup } = view();
    if (phase === 'placing') return false;
    const own = side();
    if (isReplay || phase === 'over' || own === null) return true; // it follows from what everybody has heard
    return setup.assist === 'belief' && about === enemyOf(own);
  };
  const made = { alpha: createBelief('alpha'), bravo: createBelief('bravo') };
  function createBelief(about: SideName) {
    const [isWanted, setWanted] = createSignal(false);
    const [likelihood, setLikelihood] = createSignal<Likelihood | null>(null);
    const record = createMemo(() => view().record);
    const isOpen = createMemo(() => (isWanted() || hasRadio()) && isOffered(about));
    let track: ((view: View) => Likelihood) | null = null;
    createEffect(() => {
      record();
      if (!isOpen()) return void setLikelihood(null);
      let isStale = false;
      onCleanup(() => (isStale = true));
      const work = async (): Promise<void> => {
        const { createTracker } = await import('./believing.ts');
        track ??= createTracker(about);
        if (!isStale) setLikelihood(track(view()));
      };
      const timer = window.setTimeout(() => void work(), 0); // after the course itself is on the page
      onCleanup(() => window.clearTimeout(timer));
      return undefined;
    });
    return { likelihood, setWanted };
  }
  return {
    isOffered,
    about: (about) => made[about].likelihood(),
    want: (about, isWanted) => made[about].setWanted(isWanted),
  };
}
