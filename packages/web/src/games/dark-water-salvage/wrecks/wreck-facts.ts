import type { WreckFate, WreckKnowledge } from '@fathom/dark-water-salvage/client';
import type { Desk } from '../desk/desk.ts';
import { isStudied } from '../desk/sheet.ts';
import type { WreckSheet } from '../desk/sheet.ts';

export function fateOf({ nameOf }: Desk, { wreck }: WreckSheet): WreckFate {
  const { region, locatedBy, salvagedBy, value } = wreck;
  if (region === null) return { kind: 'open' };
  if (salvagedBy !== null)
    return { kind: 'salvaged', by: nameOf(salvagedBy), region, value: value ?? 0 };
  return locatedBy === null ? { kind: 'open' } : { kind: 'located', by: nameOf(locatedBy), region };
}

/** All that a card says of a wreck. */
export function factsOfWreck(desk: Desk, sheet: WreckSheet): WreckKnowledge {
  const { number } = sheet.wreck;
  return {
    fate: fateOf(desk, sheet),
    isLockedOut: sheet.isLockedOut && desk.isSeated(),
    told: sheet.told,
    lay: desk.truths()?.[number - 1]?.region ?? null,
    answers: sheet.marks.length,
    left: isStudied(sheet) ? (desk.reading.knowledge()?.candidates(number) ?? null) : null,
  };
}
