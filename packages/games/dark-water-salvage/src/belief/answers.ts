import type { Content } from '../content/index.ts';
import { answerOf } from '../rules/research.ts';
import type { Answer, Card, Region, Rumour } from '../vocabulary.ts';
import { setOf } from './region-set.ts';
import type { RegionSet } from './region-set.ts';

/** A card tells regions apart by its answer: one set for each answer it can give. */
export type Split = ReadonlyMap<Answer, RegionSet>;

const splits = new WeakMap<Content, Map<Card, Split>>();

/** How a city's, feature's or depth's card splits the regions that can hold a wreck. */
export function splitBy(content: Content, card: Card): Split {
  const known = splits.get(content) ?? new Map<Card, Split>();
  splits.set(content, known);
  const before = known.get(card);
  if (before !== undefined) return before;
  const parts = new Map<Answer, Region[]>();
  for (const region of content.wreckRegions) {
    const answer = answerOf(content, { region, value: 0 }, card);
    parts.set(answer, [...(parts.get(answer) ?? []), region]);
  }
  const split = new Map([...parts].map(([answer, regions]) => [answer, setOf(regions)]));
  known.set(card, split);
  return split;
}

/** The regions from which a card gives this answer. A rumour is none of them: it tells nothing of the place. */
export const regionsAnswering = (content: Content, card: Card, answer: Answer): RegionSet =>
  splitBy(content, card).get(answer) ?? 0n;

/** The regions that a card does not tell apart from this one. */
export const alike = (content: Content, card: Card, region: Region): RegionSet =>
  regionsAnswering(content, card, answerOf(content, { region, value: 0 }, card));

export const isSameRumour = (one: Rumour, other: Rumour): boolean =>
  one[0] === other[0] && one[1] === other[1];
