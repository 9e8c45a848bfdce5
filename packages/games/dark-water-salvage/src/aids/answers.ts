import { openFor } from '../belief/evidence.ts';
import { regionsAnswering, regionsOf } from '../belief/region-set.ts';
import type { RegionSet } from '../belief/region-set.ts';
import { contentOf } from '../content/index.ts';
import type { ResearchView, View } from '../view.ts';
import type { HunterName, Region } from '../vocabulary.ts';

/** What one answer did to where a wreck can lie, for the hunter who was told it. */
export interface AnswerEffect {
  readonly note: ResearchView;
  readonly before: readonly Region[]; // that the same hunter's earlier answers about it had left
  readonly left: readonly Region[]; // of them, those that fit this answer, too
  readonly ruledOut: readonly Region[]; // of them, those that do not
}

type SheetView = Pick<View, 'setup' | 'wrecks' | 'attempts' | 'researches'>;

/**
 * 9. Of the research that stands at this place of the list. The wreck is taken alone, as on its sheet; a rumour rules
 * out nothing. null: its answer is hidden from this viewer, or there is no such research.
 */
export function answerEffect(view: SheetView, index: number): AnswerEffect | null {
  const note = view.researches[index];
  if (note === undefined || note.answer === null) return null;
  const before = view.researches
    .slice(0, index)
    .filter(({ hunter, wreck }) => hunter === note.hunter && wreck === note.wreck)
    .reduce((left, each) => left & fitting(view, each), openFor(view, note.wreck));
  const left = before & fitting(view, note);
  return {
    note,
    before: regionsOf(before),
    left: regionsOf(left),
    ruledOut: regionsOf(before & ~left),
  };
}

/** Of the last answer that a hunter got. */
export function lastAnswer(view: SheetView, hunter: HunterName): AnswerEffect | null {
  return answerEffect(
    view,
    view.researches.findLastIndex((note) => note.hunter === hunter),
  );
}

const ANYWHERE: RegionSet = ~0n;

function fitting({ setup }: SheetView, { card, answer }: ResearchView): RegionSet {
  if (answer === null || card === 'rumour') return ANYWHERE;
  return regionsAnswering(contentOf(setup), card, answer);
}
