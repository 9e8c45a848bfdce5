import { beliefOf } from '../../belief.ts';
import { regionsOf, splitBy } from '../../belief/region-set.ts';
import type { Content } from '../../content/index.ts';
import { regionNumber, stepsBetween } from '../../grid.ts';
import { netWorth } from '../../rules/end.ts';
import { dollars } from '../../rules/loans.ts';
import { RESEARCH_COST, cardsAt } from '../../rules/research.ts';
import { wreckOf } from '../../rules/table.ts';
import type { Card, Region, Rumour, WreckNumber } from '../../vocabulary.ts';
import { dread, futureOf, gain, worthOf } from './assessment.ts';
import type { Assessment } from './assessment.ts';

/** One research and what it is worth beyond its dollar. */
interface ResearchOption {
  readonly wreck: WreckNumber;
  readonly card: Card;
  readonly value: number;
}

/** Below this it is not worth the trouble. */
const LEAST_VALUE = 0.2;

/** What can be asked at a place, the best first. One card a wreck: its second question is asked when the first is answered. */
export function researchAt(assessment: Assessment, region: Region): readonly ResearchOption[] {
  const price = -gain(assessment, { spent: RESEARCH_COST });
  const cards = cardsAt(assessment.content, region);
  return inFocus(assessment)
    .flatMap((wreck) =>
      cards.map((card) => ({ wreck, card, value: tellsOf(assessment, wreck, card) - price })),
    )
    .filter(({ value }) => value > LEAST_VALUE)
    .toSorted((one, other) => other.value - one.value);
}

/** The wrecks worth most by now, as many as the skill can work on. */
function inFocus(assessment: Assessment): readonly WreckNumber[] {
  const { wrecks, belief, skill } = assessment;
  return wrecks
    .map((wreck) => ({
      wreck,
      appeal: worthOf(assessment, wreck) * (0.3 + likeliest(beliefOf(belief, wreck).chances)),
    }))
    .filter(({ appeal }) => appeal > 0)
    .toSorted((one, other) => other.appeal - one.appeal)
    .slice(0, skill.wrecks)
    .map(({ wreck }) => wreck);
}

const BUILT_ON = 2; // times what the guess alone is worth: later answers build on this one

const likeliest = (chances: Float64Array): number => Math.max(...chances);

function tellsOf(assessment: Assessment, wreck: WreckNumber, card: Card): number {
  if (card === 'rumour') return tellsOfValue(assessment, wreck);
  if (wreckOf(assessment.view, wreck).region !== null) return 0;
  const { chances } = beliefOf(assessment.belief, wreck);
  const better = bestGuess(assessment.content, chances, card) - likeliest(chances);
  return BUILT_ON * better * worthOf(assessment, wreck);
}

/** How likely the best guess at the place is right once the card has answered. */
function bestGuess(content: Content, chances: Float64Array, card: Card): number {
  let sum = 0;
  for (const numbers of partsOf(content, card)) {
    let most = 0;
    for (const number of numbers) most = Math.max(most, chances[number] ?? 0);
    sum += most;
  }
  return sum;
}

const parts = new WeakMap<Content, Map<Card, readonly (readonly number[])[]>>();

/** The numbers of the regions that a card does not tell apart. */
function partsOf(content: Content, card: Card): readonly (readonly number[])[] {
  const known = parts.get(content) ?? new Map<Card, readonly (readonly number[])[]>();
  parts.set(content, known);
  const split =
    known.get(card) ??
    [...splitBy(content, card).values()].map((set) => regionsOf(set).map(regionNumber));
  known.set(card, split);
  return split;
}

const SURE_ENOUGH = 0.5; // what is aboard matters once it is halfway clear where it lies

/** What is aboard matters to one who fears to end in debt. */
function tellsOfValue(assessment: Assessment, wreck: WreckNumber): number {
  const { belief, content } = assessment;
  const { chances, values } = beliefOf(belief, wreck);
  const sure = likeliest(chances);
  if (sure < SURE_ENOUGH) return 0;
  const place = chances.indexOf(sure);
  const worths = content.values.map(({ grid }) => grid.flat()[place] ?? 0);
  const mean = worths.reduce((sum, worth, i) => sum + worth * (values[i] ?? 0), 0);
  const byRumour = new Map<string, { chance: number; sum: number }>();
  for (const [i, { rumour }] of content.values.entries()) {
    const chance = values[i] ?? 0;
    const heard = byRumour.get(keyOf(rumour)) ?? { chance: 0, sum: 0 };
    byRumour.set(keyOf(rumour), {
      chance: heard.chance + chance,
      sum: heard.sum + chance * (worths[i] ?? 0),
    });
  }
  const surprise = [...byRumour.values()].reduce(
    (sum, heard) => sum + Math.abs(heard.sum - heard.chance * mean),
    0,
  );
  const now = netWorth(assessment.me);
  const future = futureOf(assessment);
  const perDollar = (dread(now - 5, future) - dread(now + 5, future)) / 10;
  return (perDollar * surprise) / 4;
}

const keyOf = ([least, most]: Rumour): string => `${least}-${most}`;

const HOPE = 16; // dollars kept for a trip that a lucky answer may open
const ASKING = 0.45; // of the cash may go into questions before there is anything to sail for
const FOUND = 0.8;

/** What to put by in this round for a wreck that is found and could be paid for in the next. */
export function savings(assessment: Assessment): number {
  const { belief, content, roundsLeft } = assessment;
  if (roundsLeft === 0) return 0;
  let [most, needed] = [0, 0];
  for (const wreck of assessment.wrecks) {
    const { chances } = beliefOf(belief, wreck);
    const worth = worthOf(assessment, wreck);
    const region = content.wreckRegions.find((each) => (chances[regionNumber(each)] ?? 0) >= FOUND);
    if (region === undefined || worth <= most) continue;
    [most, needed] = [worth, costFromShore(assessment, region)];
  }
  return Math.max(0, needed - nextLoan(assessment));
}

/** Boat, steps and salvage, from the city where that is cheapest. */
function costFromShore({ content }: Assessment, region: Region): number {
  const place = content.terrain[region];
  const salvage = place.kind === 'water' ? place.salvage : 0;
  const ways = content.cities.map((from) => {
    const city = content.terrain[from];
    return (city.kind === 'city' ? city.hire : 0) + stepsBetween(from, region);
  });
  return salvage + Math.min(...ways);
}

/** A fair share of what the bag may give in the next round. */
function nextLoan({ view, roundsLeft }: Assessment): number {
  return Math.floor(dollars(view.bag) / Math.max(1, roundsLeft) / view.order.length);
}

/** What may go into questions while nothing is found that could be paid for. */
export function budgetOf(assessment: Assessment): number {
  const { me, view, hunter } = assessment;
  const asked = view.researches.filter(
    (note) => note.hunter === hunter && note.round === view.round,
  ).length;
  const before = me.cash + asked * RESEARCH_COST;
  const share = me.hired
    ? me.cash
    : Math.max(before * ASKING, before - HOPE) - asked * RESEARCH_COST;
  return Math.min(share, me.cash - savings(assessment));
}
