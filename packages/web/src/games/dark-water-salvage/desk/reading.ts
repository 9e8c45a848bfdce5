import type { HunterName, WreckNumber } from '@fathom/dark-water-salvage/client';
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { OwnSeat } from './own-seat.ts';
import { knowledgeOf, knownTo, sheetsOf } from './sheet.ts';
import type { Knowledge, WreckSheet } from './sheet.ts';

/** The record sheet that lies open: one's own, or that of anybody whose answers may be seen. */
export interface Reading {
  readonly of: Accessor<HunterName | null>; // null: what everybody knows
  readonly choices: Accessor<readonly HunterName[]>; // whose can be read; fewer than two: nothing to choose
  readonly open: (hunter: HunterName) => void;
  readonly sheets: Accessor<readonly WreckSheet[]>;
  readonly sheet: (wreck: WreckNumber) => WreckSheet;
  readonly knowledge: Accessor<Knowledge | null>; // null: no aid of this match
  readonly showsMarks: Accessor<boolean>;
}

export function createReading({ table, view, hunter }: OwnSeat): Reading {
  const [wanted, setWanted] = createSignal<HunterName | null>(null);
  // Whoever's answers are in the view can be read: all of them at the end, and in an open replay.
  const choices = createMemo(
    (): readonly HunterName[] => {
      const { researches, hunters, phase } = view();
      const own = hunter();
      if (own !== null && phase !== 'over') return [own];
      const open = new Set(
        researches.filter(({ answer }) => answer !== null).map((note) => note.hunter),
      );
      return hunters
        .map(({ name }) => name)
        .filter((name) => name === own || phase === 'over' || open.has(name));
    },
    [],
    { equals: (one, other) => one.join() === other.join() },
  );
  const of = createMemo((): HunterName | null => {
    const asked = wanted();
    if (asked !== null && choices().includes(asked)) return asked;
    return hunter() ?? choices()[0] ?? null;
  });
  const known = createMemo(() => knownTo(view(), of()));
  const sheets = createMemo(() => sheetsOf(known(), of()));
  const isOpenBook = (): boolean => table.isReplay || view().phase === 'over';
  return {
    of,
    choices,
    open: setWanted,
    sheets,
    sheet: (wreck) => sheets()[wreck - 1] as WreckSheet,
    knowledge: createMemo(() => {
      const isAllowed = isOpenBook() || view().setup.assist === 'candidates';
      return isAllowed && of() !== null ? knowledgeOf(known()) : null;
    }),
    showsMarks: createMemo(() => isOpenBook() || view().setup.assist !== 'none'),
  };
}
