import { contentOf } from '../content/index.ts';
import type { View } from '../view.ts';
import type { HunterName, Region, WreckNumber } from '../vocabulary.ts';
import { alike } from './answers.ts';
import { openFor } from './facts.ts';
import { has, setOf } from './region-set.ts';
import type { RegionSet } from './region-set.ts';

/** What everybody has seen of the researches and attempts. */
export type Open = Pick<View, 'setup' | 'wrecks' | 'researches' | 'attempts'>;

/** Of whom, and of which wreck. */
export interface About {
  readonly hunter: HunterName;
  readonly wreck: WreckNumber;
}

/**
 * The regions a hunter cannot tell apart from `region` if the wreck lies there, by the cards it was seen to use on this
 * wreck and all that everybody knows. Exact for the wreck taken alone: what it may have gathered by knowing where
 * other wrecks lie that were not shown hangs on those and is left out. Empty: the wreck cannot lie there.
 */
export function wouldHold(open: Open, { hunter, wreck }: About, region: Region): RegionSet {
  const shown = open.wrecks[wreck - 1]?.region ?? null;
  if (shown !== null) return shown === region ? setOf([region]) : 0n;
  const possible = openFor(open, wreck);
  if (!has(possible, region)) return 0n;
  const isTold = open.attempts.some(
    (attempt) => attempt.hunter === hunter && attempt.wreck === wreck,
  );
  if (isTold) return setOf([region]); // 5. who was wrong has seen where it lies
  const content = contentOf(open.setup);
  return cardsUsed(open, { hunter, wreck }).reduce(
    (left, card) => left & alike(content, card, region),
    possible,
  );
}

/** The cards a hunter was seen to use on a wreck, but for the rumoured value. */
export const cardsUsed = (
  { researches }: Pick<Open, 'researches'>,
  { hunter, wreck }: About,
): readonly Region[] => {
  const used = researches.filter((note) => note.hunter === hunter && note.wreck === wreck);
  return [...new Set(used.map(({ card }) => card))].filter((card) => card !== 'rumour') as Region[];
};
