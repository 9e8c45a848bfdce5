import { dollars } from '@fathom/dark-water-salvage/client';
import type { HunterName, View } from '@fathom/dark-water-salvage/client';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { OwnSeat } from './own-seat.ts';

/** The application that is being written. */
export interface LoanDraft {
  readonly amount: Accessor<number>;
  readonly setAmount: (amount: number) => void;
  readonly isReopened: Accessor<boolean>; // a sealed one is being changed
  readonly reopen: (open: boolean) => void;
}

/** The sealed application; null: none yet. */
export const applicationOf = (view: View, hunter: HunterName): number | null =>
  view.applications[view.hunters.findIndex(({ name }) => name === hunter)] ?? null;

export function createLoanDraft({ view, hunter }: OwnSeat): LoanDraft {
  const [amount, setAmount] = createSignal(0);
  const [isReopened, reopen] = createSignal(false);
  createEffect(
    on(
      createMemo(() => view().applications.join()),
      () => reopen(false),
    ),
  );
  // An even share is where everybody starts to think.
  createEffect(
    on(
      createMemo(() => (view().phase === 'applying' ? view().round : 0)),
      () => {
        const own = hunter();
        const sealed = own === null ? null : applicationOf(view(), own);
        setAmount(sealed ?? Math.floor(dollars(view().pool) / Math.max(1, view().order.length)));
      },
    ),
  );
  return {
    amount,
    setAmount: (wanted) =>
      setAmount(Math.max(0, Math.min(dollars(view().pool), Math.round(wanted) || 0))),
    isReopened,
    reopen,
  };
}
