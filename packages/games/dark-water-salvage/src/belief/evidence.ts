import { contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import { trueValue } from '../rules/salvage.ts';
import type { Wreck } from '../state.ts';
import type { View } from '../view.ts';
import type { HunterName, Region, Rumour, WreckNumber } from '../vocabulary.ts';
import { alike, has, isSameRumour, regionsAnswering, setOf } from './region-set.ts';
import type { RegionSet } from './region-set.ts';

/** The parts of a View that say something of where the wrecks lie and what is aboard. */
export type Evidence = Pick<View, 'setup' | 'wrecks' | 'truths' | 'researches' | 'attempts'>;

/** Of one wreck taken alone: where it may lie, and which value cards it may have. */
export interface WreckFacts {
  readonly regions: RegionSet;
  readonly values: readonly number[];
}

/** By wreck, from all that stands open in this view: the answers in it, and what everybody saw. */
export const factsOf = (evidence: Evidence): readonly WreckFacts[] =>
  evidence.wrecks.map((wreck, i) => {
    const truth = evidence.truths?.[i];
    return truth === undefined
      ? { regions: regionsFor(evidence, wreck), values: valuesFor(evidence, wreck) }
      : { regions: setOf([truth.region]), values: [truth.value] };
  });

function regionsFor(evidence: Evidence, { number, region }: Wreck): RegionSet {
  if (region !== null) return setOf([region]);
  const content = contentOf(evidence.setup);
  let left = openFor(evidence, number);
  for (const { wreck, card, answer } of evidence.researches)
    if (wreck === number && card !== 'rumour' && answer !== null)
      left &= regionsAnswering(content, card, answer);
  for (const { wreck, seen } of evidence.attempts)
    if (wreck === number && seen !== null) left &= setOf([seen.region]);
  return left;
}

/** Where a wreck that was not shown yet may lie for all that everybody knows: not where another is, nor where it was missed. */
export function openFor(
  { setup, wrecks, attempts }: Pick<Evidence, 'setup' | 'wrecks' | 'attempts'>,
  number: WreckNumber,
): RegionSet {
  const shown = wrecks.filter((wreck) => wreck.number !== number && wreck.region !== null);
  const taken = setOf(shown.flatMap(({ region }) => region ?? []));
  const missed = attempts.filter(({ wreck, found }) => wreck === number && !found);
  return everywhere(contentOf(setup)) & ~taken & ~setOf(missed.map(({ region }) => region));
}

const everywhere = ({ wreckRegions }: Content): RegionSet => setOf(wreckRegions);

function valuesFor(evidence: Evidence, wreck: Wreck): readonly number[] {
  const content = contentOf(evidence.setup);
  const { region, value: brought } = wreck;
  const rumours = rumoursOf(evidence, wreck.number);
  return [...content.values.keys()].filter((value) => {
    const card = content.values[value];
    if (card === undefined || !rumours.every((rumour) => isSameRumour(rumour, card.rumour)))
      return false;
    return region === null || brought === null || trueValue(content, { region, value }) === brought;
  });
}

/** What was heard of a wreck's rumoured value, in city records and at the wreck itself. */
function rumoursOf({ researches, attempts }: Evidence, number: WreckNumber): readonly Rumour[] {
  const read = researches
    .filter(({ wreck, card }) => wreck === number && card === 'rumour')
    .flatMap(({ answer }) => (answer === null ? [] : [answer as Rumour]));
  const seen = attempts
    .filter(({ wreck }) => wreck === number)
    .flatMap((attempt) => (attempt.seen === null ? [] : [attempt.seen.rumour]));
  return [...read, ...seen];
}

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
 * other wrecks lie that were not shown depends on those and is left out. Empty: the wreck cannot lie there.
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
