import { COLOUR_OF, GAUGES, isBroken, systemsIn } from '@fathom/captain-sonar/client';
import type { Boat, Setup, System } from '@fathom/captain-sonar/client';
import { counted } from '../words.ts';
import { COLOUR_NAMES } from './names.ts';

/** How a system stands. */
export interface GaugeState {
  readonly system: System;
  readonly marks: number;
  readonly spaces: number;
  readonly isFull: boolean;
  readonly isBroken: boolean; // a symbol of its colour is: full or not, it does not work
  readonly isReady: boolean;
}

type Instruments = Pick<Boat, 'gauges' | 'broken'>;

export function gaugeState(boat: Instruments, system: System, mode: Setup['mode']): GaugeState {
  const spaces = GAUGES[mode][system];
  const marks = boat.gauges[system];
  const isFull = marks >= spaces;
  const isOut = isBroken(boat, system);
  return { system, marks, spaces, isFull, isBroken: isOut, isReady: isFull && !isOut };
}

export const gaugeStates = (
  { scenario, mode }: Pick<Setup, 'scenario' | 'mode'>,
  boat: Instruments,
): readonly GaugeState[] => systemsIn(scenario).map((system) => gaugeState(boat, system, mode));

/** Under the gauge, as short as it can be said. */
export function gaugeWords({
  system,
  marks,
  spaces,
  isFull,
  isBroken: broken,
}: GaugeState): string {
  const colour = COLOUR_NAMES[COLOUR_OF[system]].toLowerCase();
  if (isFull) return broken ? `Full, but ${colour} broken` : 'Ready';
  const left = `${spaces - marks} to go`;
  return broken ? `${left}, ${colour} broken` : left;
}

/** For those who do not see the dial. */
export const marksWords = ({ marks, spaces }: GaugeState): string =>
  `${marks} of ${counted(spaces, 'space')} marked`;
