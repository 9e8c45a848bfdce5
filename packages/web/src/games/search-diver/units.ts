import { UNITS, clientWordsIn, depthText as depthIn } from '@fathom/search-diver/client';
import type { Event, Unit } from '@fathom/search-diver/client';
import type { ClientWords } from '@fathom/kit';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../../net/storage.ts';

const KEY = 'fathom/search-diver/unit';
const [current, setCurrent] = createSignal<Unit>(
  UNITS.find((each) => each === readStored(KEY)) ?? 'ft',
);
/** How this person reads depths. */
export const unit: Accessor<Unit> = current;

export function setUnit(wanted: Unit): void {
  setCurrent(wanted);
  writeStored(KEY, wanted);
}

/** The game's words, with depths in that unit. */
export const words: ClientWords<Event> = clientWordsIn(unit);
export const depthText = (feet: number): string => depthIn(feet, unit());
