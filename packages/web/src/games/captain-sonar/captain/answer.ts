import { CLAIM_KINDS, COLUMNS, truthOf } from '@fathom/captain-sonar/client';
import type { Cell, Chart, ClaimKind, Claims, Column } from '@fathom/captain-sonar/client';

/** An answer to a sonar being put together: what is true, what is a lie, and what the lie is. */
export interface AnswerDraft {
  readonly truth: ClaimKind;
  readonly lie: ClaimKind;
  readonly said: string; // the value of the lie
}

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

/** A draft with everything in it that the choice so far allows. */
export function amended(
  draft: AnswerDraft,
  change: Partial<AnswerDraft>,
  { cell, chart }: { readonly cell: Cell; readonly chart: Chart },
): AnswerDraft {
  const truth = change.truth ?? draft.truth;
  const wanted = change.lie ?? draft.lie;
  const lie = wanted === truth ? (CLAIM_KINDS.find((kind) => kind !== truth) ?? wanted) : wanted;
  const lies = liesAbout(lie, cell, chart);
  const said = change.said ?? draft.said;
  return { truth, lie, said: lies.includes(said) && lie === draft.lie ? said : (lies[0] ?? said) };
}

const whole = (text: string | null): number | null => (text === null ? null : Number(text));

export function claimsOf(
  { truth, lie, said }: AnswerDraft,
  { cell, chart }: { readonly cell: Cell; readonly chart: Chart },
): Claims {
  const value = (kind: ClaimKind): string | null =>
    kind === truth ? truthAt(kind, cell, chart) : kind === lie ? said : null;
  return {
    row: whole(value('row')),
    column: value('column') as Column | null,
    sector: whole(value('sector')),
  };
}
