import {
  ATTEMPT,
  LOCATE_COST,
  ODDS,
  answerWords,
  contentOf,
  hunterOf,
  salvageCost,
} from '@fathom/dark-water-salvage/client';
import type {
  AttemptKind,
  HunterName,
  Locate,
  Region,
  Salvage,
  View,
} from '@fathom/dark-water-salvage/client';
import type { Knowledge, WreckSheet } from './sheet.ts';

/** How good an attempt is, by nothing but the hunter's own sheet. */
export interface Odds {
  readonly verdict: 'sure' | 'never' | 'open';
  readonly short: string; // for a list: "25%", "fits"
  readonly sentence: string;
}

interface OddsSource {
  readonly setup: View['setup'];
  readonly sheet: WreckSheet;
  readonly region: Region;
  readonly knowledge: Knowledge | null; // null: the match has no such aid
}

export function oddsOf(source: OddsSource): Odds {
  return bySight(source) ?? byKnowledge(source) ?? byMarks(source);
}

/** What everybody saw, and what was read off the cards. */
function bySight({ sheet, region }: OddsSource): Odds | null {
  const shown = sheet.wreck.region ?? sheet.told;
  if (shown === region) return { verdict: 'sure', ...ODDS.here(region) };
  if (shown !== null) return { verdict: 'never', ...ODDS.elsewhere(shown) };
  return sheet.misses.some((miss) => miss.region === region)
    ? { verdict: 'never', ...ODDS.missed(region) }
    : null;
}

function byKnowledge({ sheet, region, knowledge }: OddsSource): Odds | null {
  if (knowledge === null) return null;
  const { number } = sheet.wreck;
  const chance = knowledge.chanceAt(number, region);
  const left = knowledge.candidates(number).length;
  if (chance === 0) return { verdict: 'never', ...ODDS.ruledOut(region) };
  if (left === 1) return { verdict: 'sure', ...ODDS.certain(region) };
  return { verdict: 'open', ...ODDS.chance(region, chance, left) };
}

/** Without the sums: does anything that was marked speak against it? */
function byMarks({ setup, sheet, region }: OddsSource): Odds {
  if (setup.assist === 'none') return { verdict: 'open', ...ODDS.noAid(region) };
  const content = contentOf(setup);
  const against = sheet.marks.filter(({ regions }) => !regions.includes(region));
  if (against.length > 0) {
    const answers = against.map(({ card, answer }) => answerWords(content, card, answer));
    return { verdict: 'never', ...ODDS.against(region, answers) };
  }
  const { length } = sheet.marks;
  return { verdict: 'open', ...(length === 0 ? ODDS.notAsked() : ODDS.fits(region, length)) };
}

/** Asked before something that cannot be taken back. */
export interface Confirmation {
  readonly action: Locate | Salvage;
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  readonly verdict: Odds['verdict'];
}

interface AttemptSource {
  readonly view: View;
  readonly hunter: HunterName;
  readonly region: Region;
  readonly sheet: WreckSheet;
  readonly knowledge: Knowledge | null;
}

/** Cost, odds and stake of naming a wreck. */
export function confirmationFor(kind: AttemptKind, source: AttemptSource): Confirmation {
  const { view, hunter, region, sheet, knowledge } = source;
  const { ship, wreck } = sheet;
  const { verdict, sentence } = oddsOf({ setup: view.setup, sheet, region, knowledge });
  const cost = kind === 'locate' ? LOCATE_COST : salvageCost(view, hunter);
  const unlocated = wreck.locatedBy === null ? ship.located : 0;
  const facts = {
    kind,
    ship: ship.name,
    region,
    cost,
    left: hunterOf(view, hunter).cash - cost,
    prestige: kind === 'locate' ? ship.located : ship.salvaged + unlocated,
    worth:
      kind === 'salvage' && verdict !== 'never' && knowledge !== null
        ? knowledge.worthAt(wreck.number, region)
        : null,
    odds: sentence,
    isSure: verdict === 'sure',
  };
  return {
    action: { type: kind, wreck: wreck.number },
    title: ATTEMPT.title(facts),
    lines: ATTEMPT.lines(facts),
    yes: ATTEMPT.yes(facts),
    verdict,
  };
}
