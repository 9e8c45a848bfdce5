import { metres } from '@fathom/search-diver/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../../frame/settings.ts';

/** How depths are written. The rules count in feet; metres are rounded for the eye. */
export const UNITS = ['ft', 'm'] as const;
export type Unit = (typeof UNITS)[number];

const KEY = 'fathom/search-diver/unit';
const [current, setCurrent] = createSignal<Unit>(readStored(KEY) === 'm' ? 'm' : 'ft');
export const unit: Accessor<Unit> = current;

export function setUnit(wanted: Unit): void {
  setCurrent(wanted);
  writeStored(KEY, wanted);
}

export const depthNumber = (feet: number): number => (unit() === 'ft' ? feet : metres(feet));
/** "40 ft", "12 m". */
export const depthText = (feet: number): string => `${depthNumber(feet)} ${unit()}`;
/** "40 feet", "12 metres". */
export const depthSpoken = (feet: number): string =>
  `${depthNumber(feet)} ${unit() === 'ft' ? 'feet' : 'metres'}`;
