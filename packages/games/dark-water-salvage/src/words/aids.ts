import { counted, does, has, listed, percent } from '@fathom/kit';
import type { AnswerEffect } from '../aids/answers.ts';
import type { BidForecast } from '../aids/bids.ts';
import type { CityTrip, CityUse } from '../aids/cities.ts';
import type { PublicTrail } from '../aids/rivals.ts';
import { contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import { shipOf } from '../rules/table.ts';
import type { ResearchView, View } from '../view.ts';
import { answerWords, money } from './terms.ts';
import type { NameOf } from './terms.ts';

const FEW = 4; // regions that are named one by one

/** What an answer ruled out, in a sentence. */
export function effectWords(
  content: Content,
  { note, before, left, ruledOut }: AnswerEffect,
): string {
  const answer = note.answer === null ? '' : answerWords(content, note.card, note.answer);
  const lead = `${answer.charAt(0).toUpperCase()}${answer.slice(1)}`;
  if (note.card === 'rumour') return `${lead}: it says nothing of the place.`;
  if (left.length === 0) return `${lead}.`;
  const rest = left.length <= FEW ? listed(left, 'or') : counted(left.length, 'region');
  if (ruledOut.length === 0) return `${lead}: nothing new, ${rest} as before.`;
  const gone = `${ruledOut.length} of ${counted(before.length, 'region')} ruled out`;
  return `${lead}: ${gone}, ${left.length === 1 ? `only ${rest}` : rest} left.`;
}

/** The answer to a research as the open list shows it, where this viewer may see it; "no" is an answer, too. */
export const noteAnswer = (content: Content, { card, answer }: ResearchView): string | null =>
  answer === null ? null : answerWords(content, card, answer);

/** What a rival can know by now of where a wreck lies. */
export function trailWords(trail: PublicTrail, nameOf: NameOf): string {
  const who = nameOf(trail.hunter);
  if (trail.hasSeen)
    return `${who} saw the cards by a wrong guess${trail.isBarred ? ' and may not try again' : ''}.`;
  if (trail.cards.every((card) => card === 'rumour'))
    return `${does(who, 'know')} what she is said to be worth, not where she lies.`;
  if (trail.most === 1) return `${does(who, 'know')} where she lies.`;
  const about = trail.least === trail.most ? '' : 'about ';
  const pinned =
    trail.chancePinned > 0 ? `, and may know the place (${percent(trail.chancePinned)})` : '';
  return `${has(who)} ${about}${Math.max(2, Math.round(trail.usual))} regions left${pinned}.`;
}

/** What an application is likely to get. */
export const FORECAST = {
  title: 'What a bid is likely to get',
  /** How much it is built on. */
  basis: (rounds: number): string =>
    rounds === 0
      ? 'Nobody has applied yet: the others are taken to ask for about an equal share.'
      : `If the others apply as in the last ${rounds === 1 ? 'round' : `${rounds} rounds`}.`,
  gets: ({ amount, likely, least, chanceOfAll }: BidForecast): string => {
    if (amount === 0) return 'Nothing, and first in turn order.';
    if (chanceOfAll === 1) return `All of ${money(amount)}.`;
    const about = money(Math.round(likely));
    const worst = Math.round(likely) > least ? `, at worst ${money(least)}` : '';
    const all = chanceOfAll > 0 ? `; all of it with ${percent(chanceOfAll)} chance` : '';
    return `About ${about}${worst}${all}.`;
  },
  place: ({ place }: BidForecast, hunters: number): string =>
    `About ${ordinal(place)} of ${hunters} to choose and sail.`,
  /** In a sentence, for one who asks for advice. */
  advice: ({ likely, place }: BidForecast, hunters: number): string =>
    `As the others have applied so far, it gets you about ${money(Math.round(likely))} and makes you about ${ordinal(place)} of ${hunters}.`,
  safe: 'You get this whatever the others do: it is no more than an equal share.',
} as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const ordinal = (place: number): string => ORDINALS[Math.round(place) - 1] ?? 'last';

const SHOWN = 2; // trips

/** What a city is good for, in a few words each, the weightiest first. */
export function cityWords(use: CityUse, view: View): readonly string[] {
  const regions = contentOf(view.setup).wreckRegions.length;
  const ship = (wreck: CityTrip['wreck']): string => shipOf(view, wreck).name;
  return [
    ...use.trips
      .slice(0, SHOWN)
      .map(
        ({ wreck, region, way, salvage, isAffordable }) =>
          `the ${ship(wreck)} at ${region}: ${money(way)} there, ${money(salvage)} to salvage${isAffordable ? '' : ', more than you have'}`,
      ),
    ...cardWords(use, ship, regions),
    ...(use.isCheapest ? ['cheapest boat'] : []),
  ];
}

/** What its card is good for. */
function cardWords(
  { tells, leaves, unasked, isSharpest }: CityUse,
  ship: (wreck: CityTrip['wreck']) => string,
  regions: number,
): readonly string[] {
  if (unasked === 0) return ['nothing left to ask here'];
  return [
    tells === null
      ? `its card leaves about ${Math.round(leaves)} of ${regions} regions`
      : `its card takes the ${ship(tells.wreck)} from ${counted(tells.from, 'region')} to about ${Math.max(1, Math.round(tells.to))}`,
    `${counted(unasked, 'wreck')} to ask about`,
    ...(isSharpest ? ['sharpest card'] : []),
  ];
}
