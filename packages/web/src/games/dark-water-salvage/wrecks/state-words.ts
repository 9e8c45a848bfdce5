import { counted } from '@fathom/kit';
import { money } from '@fathom/dark-water-salvage/client';
import type { Desk } from '../desk/desk.ts';
import { isStudied } from '../desk/sheet.ts';
import type { WreckSheet } from '../desk/sheet.ts';

const by = (name: string): string => (name === 'You' ? 'you' : name);

/** What has become of a wreck, in as few words as will do. */
export function stateWords(desk: Desk, sheet: WreckSheet): string {
  const { wreck, isLockedOut, told } = sheet;
  const { region, locatedBy, salvagedBy, value } = wreck;
  if (salvagedBy !== null) return `${money(value ?? 0)} · ${by(desk.nameOf(salvagedBy))}`;
  if (isLockedOut && desk.isSeated()) return `locked out${told === null ? '' : ` · ${told}`}`;
  if (region !== null && locatedBy !== null) return `at ${region} · ${by(desk.nameOf(locatedBy))}`;
  const truth = desk.view().truths?.[wreck.number - 1];
  if (truth !== undefined) return `lay at ${truth.region}`;
  const left = desk.reading.knowledge()?.candidates(wreck.number) ?? [];
  if (left.length === 0 && sheet.marks.length > 0) return counted(sheet.marks.length, 'answer');
  if (left.length === 0 || !isStudied(sheet)) return 'unknown';
  return left.length === 1 ? `only ${left[0] ?? ''}` : counted(left.length, 'region');
}

/** The same in a sentence. */
export function stateSentence(desk: Desk, { wreck, isLockedOut, told }: WreckSheet): string {
  const { region, locatedBy, salvagedBy, value } = wreck;
  if (salvagedBy !== null)
    return `Salvaged at ${region ?? ''} by ${by(desk.nameOf(salvagedBy))} for ${money(value ?? 0)}.`;
  const where =
    region !== null && locatedBy !== null
      ? `Located at ${region} by ${by(desk.nameOf(locatedBy))}.`
      : 'Nobody has located her yet.';
  if (!isLockedOut) return where;
  const saw = told === null ? '' : ` The cards told you that she lies at ${told}.`;
  return `${where} You were wrong about her and may not try again.${saw}`;
}
