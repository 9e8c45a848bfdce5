import { REGIONS, WRECKS } from '@fathom/dark-water-salvage/client';
import type { Region, WreckNumber } from '@fathom/dark-water-salvage/client';
import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { NoteStore } from '../../game-client.ts';

export const PENCIL_MARKS = ['no', 'maybe'] as const;
export type PencilMark = (typeof PENCIL_MARKS)[number];
export type PencilSheet = { readonly [Name in Region]?: PencilMark };
type Sheets = { readonly [Number in WreckNumber]?: PencilSheet };

/** The person's own marks, on the small map of each wreck. */
export interface Pencil {
  readonly on: (wreck: WreckNumber) => PencilSheet;
  readonly cycle: (wreck: WreckNumber, region: Region) => void; // none, no, maybe, none
  readonly wipe: (wreck: WreckNumber) => void;
  readonly isUp: Accessor<boolean>; // a click on the chart marks
  readonly setUp: (up: boolean) => void;
}

export function createPencil(notes: NoteStore): Pencil {
  const [sheets, setSheets] = createSignal<Sheets>(stored(notes));
  const [isUp, setUp] = createSignal(false);
  const keep = (wreck: WreckNumber, sheet: PencilSheet): void => {
    setSheets((before) => ({ ...before, [wreck]: sheet }));
    notes.write('pencil', sheets());
  };
  const on = (wreck: WreckNumber): PencilSheet => sheets()[wreck] ?? {};
  return {
    on,
    cycle: (wreck, region) => {
      const { [region]: before, ...rest } = on(wreck);
      const next = PENCIL_MARKS[before === undefined ? 0 : PENCIL_MARKS.indexOf(before) + 1];
      keep(wreck, next === undefined ? rest : { ...rest, [region]: next });
    },
    wipe: (wreck) => keep(wreck, {}),
    isUp,
    setUp,
  };
}

/** Paper from an older visit may hold anything. */
function stored(notes: NoteStore): Sheets {
  const value = record(notes.read('pencil'));
  return Object.fromEntries(
    WRECKS.map((wreck) => {
      const sheet = record(value[wreck]);
      const marked = REGIONS.filter((region) =>
        (PENCIL_MARKS as readonly unknown[]).includes(sheet[region]),
      );
      return [wreck, Object.fromEntries(marked.map((region) => [region, sheet[region]]))];
    }),
  );
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
