import { COLOUR_OF, GAUGES } from '@fathom/captain-sonar/client';
import type { Boat, Mode, System } from '@fathom/captain-sonar/client';
import { COLOUR_NAMES } from '../components/names.ts';
import { counted } from '../words.ts';
import { isBroken } from '../engineer/consequence.ts';

export interface GaugeState {
  readonly system: System;
  readonly marks: number;
  readonly spaces: number;
  readonly isFull: boolean;
  readonly isBroken: boolean; // a symbol of its colour is: full or not, it does not work
}

type Instruments = Pick<Boat, 'gauges' | 'broken'>;

export function gaugeState(
  { gauges, broken }: Instruments,
  system: System,
  mode: Mode,
): GaugeState {
  const spaces = GAUGES[mode][system];
  const marks = gauges[system];
  return {
    system,
    marks,
    spaces,
    isFull: marks >= spaces,
    isBroken: isBroken(broken, COLOUR_OF[system]),
  };
}

export const isReady = ({ isFull, isBroken: broken }: GaugeState): boolean => isFull && !broken;

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
