import type { Refusal } from '@fathom/kit';
import type { Hex } from '../hex.ts';
import { longestDive } from '../lookup.ts';
import { searchable } from '../legal.ts';
import { cannotPlace } from '../rules/laying.ts';
import { depthOf, diverOf, markerAt } from '../rules/table.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { SIDE_NAMES, TARGET_NAMES, depthText } from './names.ts';
import type { Unit } from './names.ts';

/** Who asks, and how they read depths. */
export interface Asker {
  readonly side: SideName | null; // null: somebody who only watches
  readonly unit: Unit;
}

/** Why nothing can be done with a hex now, in a word at that place. null: something can. */
export function whyNotHere(view: View, hex: Hex, asker: Asker): string | null {
  switch (view.phase) {
    case 'over':
      return WHY_NOT.over;
    case 'placing':
      return view.turn === asker.side ? whyNotLay(view, hex) : WHY_NOT.laying;
    case 'choosing':
      return view.turn === asker.side ? whyNotFree(view, hex) : whyNotDive(view, hex, asker);
    case 'scheduling':
      return view.turn === asker.side ? WHY_NOT.schedule : whyNotDive(view, hex, asker);
    case 'diving':
      return whyNotDive(view, hex, asker);
    default:
      return view.phase satisfies never;
  }
}

const LAYING: Readonly<Record<string, string>> = {
  noWater: 'Land: markers lie in water',
  taken: 'There is a marker already',
  tooManyDeep: 'Too deep for a marker',
};
const whyNotLay = (view: View, hex: Hex): string | null => {
  const refusal: Refusal | null = cannotPlace(view, hex);
  return refusal === null ? null : (LAYING[refusal.code] ?? WHY_NOT.noMarker);
};

const whyNotFree = (view: View, hex: Hex): string | null =>
  searchable(view).includes(hex) ? null : (whyNoMarker(view, hex) ?? WHY_NOT.notBeside(view.offer));

/** Planning is for everybody who dives, whosever turn it is. */
function whyNotDive(view: View, hex: Hex, { side, unit }: Asker): string | null {
  const none = whyNoMarker(view, hex);
  if (none !== null) return none;
  const diver = side === null ? null : diverOf(view, side);
  if (diver === null) return WHY_NOT.watching;
  const depth = depthOf(view, hex) ?? 0;
  return longestDive(depth, diver.group) > 0
    ? null
    : WHY_NOT.tooDeep(depthText(depth, unit), diver.group);
}

function whyNoMarker(view: View, hex: Hex): string | null {
  if (depthOf(view, hex) === null) return WHY_NOT.land;
  const marker = markerAt(view, hex);
  if (marker === null) return WHY_NOT.noMarker;
  if (marker.face === null) return null;
  const what = marker.face === 'dummy' ? 'A dummy' : `The ${TARGET_NAMES[marker.face]}`;
  return marker.turnedBy === null ? what : `${what}: ${SIDE_NAMES[marker.turnedBy]} turned it`;
}

const WHY_NOT = {
  over: 'The search is over',
  laying: 'Another diver lays this marker',
  schedule: 'First choose when you dive next',
  land: 'Land: nothing to search here',
  noMarker: 'No marker here',
  watching: 'You are watching',
  notBeside: (hex: Hex | null): string => `Not beside ${hex}`,
  tooDeep: (depth: string, group: string): string =>
    `${depth} is too deep for group ${group}: rest first`,
} as const;
