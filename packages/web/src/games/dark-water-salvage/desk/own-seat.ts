import {
  contentOf,
  distinctNames,
  dollars,
  hunterAt,
  hunterOf,
} from '@fathom/dark-water-salvage/client';
import type {
  Action,
  Content,
  Event,
  HunterName,
  HunterView,
  NameOf,
  LoopStep,
  View,
} from '@fathom/dark-water-salvage/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable } from '../../game-client.ts';

export type SalvageTable = GameTable<View, Event, Action>;

/** What a hunter can do now. `reapply`: nobody waits for it, but the application may still be changed. */
export type Duty = 'apply' | 'reapply' | 'city' | LoopStep;

/** Who is waited for at this very moment. */
export const dueNow = ({ waiting, inOrder }: View): readonly HunterName[] =>
  inOrder ? waiting.slice(0, 1) : waiting;

export function dutyOf(view: View, hunter: HunterName): Duty | null {
  if (hunterOf(view, hunter).out !== null) return null;
  const isDue = dueNow(view).includes(hunter);
  switch (view.phase) {
    case 'applying':
      if (isDue) return 'apply';
      return dollars(view.pool) > 0 ? 'reapply' : null;
    case 'cities':
      return isDue ? 'city' : null;
    case 'loop':
      return isDue ? view.step : null;
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}

/** The table from one person's seat. */
export interface OwnSeat {
  readonly table: SalvageTable;
  readonly view: Accessor<View>;
  readonly content: Accessor<Content>;
  readonly hunter: Accessor<HunterName | null>; // whose knowledge is shown
  readonly standing: Accessor<HunterView | null>; // that hunter's
  readonly isSeated: Accessor<boolean>; // this person plays
  readonly duty: Accessor<Duty | null>; // what this person can do now
  readonly nameOf: NameOf;
  readonly advised: Accessor<Action | null>; // by a hint that is open: to be drawn where it leads
  /** Where every wreck lies, once the match is over or looked back on with all cards open; null: hidden. */
  readonly truths: Accessor<View['truths']>;
}

export function createOwnSeat(table: SalvageTable): OwnSeat {
  const { view } = table;
  const hunter = createMemo((): HunterName | null => {
    const seat = table.seat();
    return seat === null ? null : hunterAt(seat);
  });
  const isSeated = createMemo(() => hunter() !== null && !table.isReplay);
  return {
    table,
    view,
    content: createMemo(() => contentOf(view().setup)),
    hunter,
    standing: createMemo(() => {
      const own = hunter();
      return own === null ? null : hunterOf(view(), own);
    }),
    isSeated,
    duty: createMemo((): Duty | null => {
      const own = hunter();
      return own === null || !isSeated() || !table.mayAct() ? null : dutyOf(view(), own);
    }),
    nameOf: distinctNames({ side: table.nameOf }),
    advised: createMemo(() => table.advised?.()[0]?.action ?? null),
    truths: createMemo(() => view().truths ?? table.atTheEnd?.()?.truths ?? null),
  };
}
