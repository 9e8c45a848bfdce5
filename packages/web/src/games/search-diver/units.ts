import { UNITS, depthText as depthIn, wordsIn } from '@fathom/search-diver/client';
import type { Action, Event, Unit, View } from '@fathom/search-diver/client';
import type { GameWords } from '@fathom/kit';
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
export const words: GameWords<View, Event, Action> = wordsIn(unit);
export const depthText = (feet: number): string => depthIn(feet, unit());
