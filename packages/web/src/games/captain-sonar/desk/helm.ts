import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Role, View } from '@fathom/captain-sonar/client';
import type { Aim, AimName } from './aim.ts';

/** Whose the arrow keys are: the boat's, or the chart's while a cell is to be chosen. */
export interface Helm {
  readonly steers: Accessor<boolean>; // this person's arrow keys are the boat's
  readonly looksRound: Accessor<boolean>; // arrow keys go over the chart, with nothing to be chosen there
  readonly lookRound: (wish: 'on' | 'off') => void;
}

interface HelmWork {
  readonly view: Accessor<View>;
  readonly holds: (role: Role) => boolean;
  readonly aim: Pick<Aim, 'name'>;
  readonly isPencilUp: Accessor<boolean>;
}

/** What is aimed without a cell. */
const OFF_CHART: ReadonlySet<AimName | null> = new Set([null, 'sonar', 'decoy', 'surface']);

export function createHelm({ view, holds, aim, isPencilUp }: HelmWork): Helm {
  const [looksRound, setLooking] = createSignal(false);
  const isChoosing = (): boolean => !OFF_CHART.has(aim.name()) || isPencilUp() || looksRound();
  // Whoever has begun something else has looked enough.
  createEffect(on(aim.name, () => setLooking(false), { defer: true }));
  return {
    steers: createMemo(() => holds('captain') && view().phase === 'playing' && !isChoosing()),
    looksRound,
    lookRound: (wish) => setLooking(wish === 'on'),
  };
}
