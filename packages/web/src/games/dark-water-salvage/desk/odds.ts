import { counted, listed, percent } from '@fathom/kit';
import { answerWords, contentOf } from '@fathom/dark-water-salvage/client';
import type { Region, View } from '@fathom/dark-water-salvage/client';
import type { Knowledge, WreckSheet } from './sheet.ts';

/** How good an attempt is, by nothing but the hunter's own sheet. */
export interface Odds {
  readonly verdict: 'sure' | 'never' | 'open';
  readonly short: string; // for a list: "25 %", "fits"
  readonly words: string; // a sentence
}

export interface Grounds {
  readonly setup: View['setup'];
  readonly sheet: WreckSheet;
  readonly region: Region;
  readonly knowledge: Knowledge | null; // null: the match has no such aid
}

export function oddsOf(grounds: Grounds): Odds {
  return bySight(grounds) ?? byKnowledge(grounds) ?? byMarks(grounds);
}

/** What everybody saw, and what was read off the cards. */
function bySight({ sheet, region }: Grounds): Odds | null {
  const shown = sheet.wreck.region ?? sheet.told;
  if (shown === region)
    return { verdict: 'sure', short: 'here', words: `She was located here, at ${region}.` };
  if (shown !== null)
    return { verdict: 'never', short: `at ${shown}`, words: `She lies at ${shown}, not here.` };
  return sheet.misses.some((miss) => miss.region === region)
    ? { verdict: 'never', short: 'not here', words: `She was sought at ${region} and is not here.` }
    : null;
}

function byKnowledge({ sheet, region, knowledge }: Grounds): Odds | null {
  if (knowledge === null) return null;
  const { number } = sheet.wreck;
  const chance = knowledge.chanceAt(number, region);
  const left = knowledge.candidates(number).length;
  if (chance === 0)
    return {
      verdict: 'never',
      short: '0 %',
      words: `Your sheet rules ${region} out: a sure miss.`,
    };
  if (left === 1)
    return {
      verdict: 'sure',
      short: 'certain',
      words: `Your sheet leaves ${region} alone: certain.`,
    };
  return {
    verdict: 'open',
    short: percent(chance),
    words: `Your sheet leaves ${counted(left, 'region')}; the chance for ${region} is ${percent(chance)}.`,
  };
}

/** Without the sums: does anything that was marked speak against it? */
function byMarks({ setup, sheet, region }: Grounds): Odds {
  if (setup.assist === 'none')
    return { verdict: 'open', short: '', words: `Do your own notes say ${region}?` };
  const content = contentOf(setup);
  const against = sheet.marks.filter(({ regions }) => !regions.includes(region));
  if (against.length > 0) {
    const said = against.map(({ card, answer }) => answerWords(content, card, answer));
    return {
      verdict: 'never',
      short: 'no',
      words: `Your answer ${listed(said)} speaks against ${region}: a sure miss.`,
    };
  }
  const { length } = sheet.marks;
  if (length === 0)
    return { verdict: 'open', short: '?', words: 'You have not asked where she lies yet.' };
  return {
    verdict: 'open',
    short: 'fits',
    words: `${length === 1 ? 'Your one answer fits' : `All ${length} of your answers fit`} ${region}.`,
  };
}
