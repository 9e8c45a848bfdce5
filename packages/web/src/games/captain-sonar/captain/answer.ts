import { COLUMNS, truthOf } from '@fathom/captain-sonar/client';
import type { Cell, Chart, ClaimKind, Claims, Column } from '@fathom/captain-sonar/client';

/** An answer to a sonar being put together: what is true, what is a lie, and what the lie is. */
export interface AnswerDraft {
  readonly truth: ClaimKind | null; // null here and below: not chosen yet
  readonly lie: ClaimKind | null;
  readonly said: string | null; // the value of the lie
}

/** Nothing is chosen for anybody: who is in a hurry would always say the same, and be read. */
export const UNANSWERED: AnswerDraft = { truth: null, lie: null, said: null };

/** All that can be said of a kind on this chart. */
export function valuesOf(kind: ClaimKind, { size, sectors }: Chart): readonly string[] {
  if (kind === 'column') return COLUMNS.slice(0, size);
  const most = kind === 'row' ? size : sectors;
  return Array.from({ length: most }, (_, index) => String(index + 1));
}

/** What is true of a cell. */
export const truthAt = (kind: ClaimKind, cell: Cell, chart: Chart): string =>
  String(truthOf(chart, cell)[kind]);

/** What a lie about a kind can be. */
export const liesAbout = (kind: ClaimKind, cell: Cell, chart: Chart): readonly string[] =>
  valuesOf(kind, chart).filter((value) => value !== truthAt(kind, cell, chart));

/** A draft after a choice, without what that choice rules out. */
export function amended(
  draft: AnswerDraft,
  change: Partial<AnswerDraft>,
  { cell, chart }: { readonly cell: Cell; readonly chart: Chart },
): AnswerDraft {
  const { truth, lie: wanted, said } = { ...draft, ...change };
  const lie = wanted === truth ? null : wanted;
  const isKept = lie !== null && lie === draft.lie && said !== null;
  return { truth, lie, said: isKept && liesAbout(lie, cell, chart).includes(said) ? said : null };
}

const whole = (text: string | null): number | null => (text === null ? null : Number(text));

/** What would be said; null: not all of it is chosen yet. */
export function claimsOf(
  { truth, lie, said }: AnswerDraft,
  { cell, chart }: { readonly cell: Cell; readonly chart: Chart },
): Claims | null {
  if (truth === null || lie === null || said === null) return null;
  const value = (kind: ClaimKind): string | null =>
    kind === truth ? truthAt(kind, cell, chart) : kind === lie ? said : null;
  return {
    row: whole(value('row')),
    column: value('column') as Column | null,
    sector: whole(value('sector')),
  };
}
