import { GAUGES, isBroken, marksOn, systemsIn } from '@fathom/captain-sonar/client';
import type { BoatView, Setup, System } from '@fathom/captain-sonar/client';

/** How a system stands. */
export interface GaugeState {
  readonly system: System;
  readonly marks: number;
  readonly spaces: number;
  readonly isFull: boolean;
  readonly isBroken: boolean; // a symbol of its colour is: full or not, it does not work
  readonly isReady: boolean;
}

type Instruments = Pick<BoatView, 'gauges' | 'broken'>;

export function gaugeState(boat: Instruments, system: System, mode: Setup['mode']): GaugeState {
  const spaces = GAUGES[mode][system];
  const marks = marksOn(boat, system);
  const isFull = marks >= spaces;
  const isOut = isBroken(boat, system);
  return { system, marks, spaces, isFull, isBroken: isOut, isReady: isFull && !isOut };
}

export const gaugeStates = (
  { scenario, mode }: Pick<Setup, 'scenario' | 'mode'>,
  boat: Instruments,
): readonly GaugeState[] => systemsIn(scenario).map((system) => gaugeState(boat, system, mode));
