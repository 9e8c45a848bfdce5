import { beliefOf } from '../../belief.ts';
import { splitBy } from '../../belief/answers.ts';
import { regionsOf } from '../../belief/region-set.ts';
import type { Content } from '../../content/index.ts';
import { dread } from './fortune.ts';
import { regionNumber } from '../../grid.ts';
import { netWorth } from '../../rules/end.ts';
import { RESEARCH_COST, cardsAt } from '../../rules/research.ts';
import { wreckOf } from '../../rules/table.ts';
import type { Card, Region, Rumour, WreckNumber } from '../../vocabulary.ts';
import { futureOf, gain } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

/** One research and what it is worth beyond its dollar. */
export interface Study {
  readonly wreck: WreckNumber;
  readonly card: Card;
  readonly value: number;
}

/** Below this it is not worth the trouble. */
const LEAST_VALUE = 0.2;

/** What can be asked at a place, the best first. One card a wreck: its second question is asked when the first is answered. */
export function studiesAt(outlook: Outlook, region: Region): readonly Study[] {
  const price = -gain(outlook, { spent: RESEARCH_COST });
  const cards = cardsAt(outlook.content, region);
  return inFocus(outlook)
    .flatMap((wreck) =>
      cards.map((card) => ({ wreck, card, value: tellsOf(outlook, wreck, card) - price })),
    )
    .filter(({ value }) => value > LEAST_VALUE)
    .toSorted((one, other) => other.value - one.value);
}

/** The wrecks worth most by now, as many as the skill can work on. */
function inFocus(outlook: Outlook): readonly WreckNumber[] {
  const { wrecks, belief, skill } = outlook;
  return wrecks
    .map((wreck) => ({
      wreck,
      appeal: worthOf(outlook, wreck) * (0.3 + likeliest(beliefOf(belief, wreck).places)),
    }))
    .filter(({ appeal }) => appeal > 0)
    .toSorted((one, other) => other.appeal - one.appeal)
    .slice(0, skill.wrecks)
    .map(({ wreck }) => wreck);
}

const BUILT_ON = 2; // times what the guess alone is worth: later answers build on this one

const likeliest = (chances: Float64Array): number => Math.max(...chances);

function tellsOf(outlook: Outlook, wreck: WreckNumber, card: Card): number {
  if (card === 'rumour') return tellsOfValue(outlook, wreck);
  if (wreckOf(outlook.view, wreck).region !== null) return 0;
  const { places } = beliefOf(outlook.belief, wreck);
  const better = bestGuess(outlook.content, places, card) - likeliest(places);
  return BUILT_ON * better * worthOf(outlook, wreck);
}

/** How likely the best guess at the place is right once the card has answered. */
function bestGuess(content: Content, places: Float64Array, card: Card): number {
  let sum = 0;
  for (const numbers of partsOf(content, card)) {
    let most = 0;
    for (const number of numbers) most = Math.max(most, places[number] ?? 0);
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
function tellsOfValue(outlook: Outlook, wreck: WreckNumber): number {
  const { belief, content } = outlook;
  const { places, values } = beliefOf(belief, wreck);
  const sure = likeliest(places);
  if (sure < SURE_ENOUGH) return 0;
  const place = places.indexOf(sure);
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
  const now = netWorth(outlook.me);
  const future = futureOf(outlook);
  const perDollar = (dread(now - 5, future) - dread(now + 5, future)) / 10;
  return (perDollar * surprise) / 4;
}

const keyOf = ([least, most]: Rumour): string => `${least}-${most}`;
