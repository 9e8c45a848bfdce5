import { counted } from '@fathom/kit';
import type { CityUse } from '../aids/cities.ts';
import type { Bid, Chips } from '../events.ts';
import { chipCount } from '../rules/loans.ts';
import type { Gain, ScoreStory } from '../score.ts';
import type { Region } from '../vocabulary.ts';
import { balance, chipWords, money } from './terms.ts';
import { TABLE } from './boards.ts';
import type { Emphasised, Account } from './boards.ts';

export const CITIES = {
  label: 'Start cities',
  free: 'Free cities',
  city: (region: Region, hire: number): string => `${region} · boat ${money(hire)}`,
  pick: 'Pick a city',
  /** In two words, where there is something to single it out. */
  tag: ({ trips, isSharpest, isCheapest }: CityUse): string | null => {
    if (trips.some(({ isAffordable }) => isAffordable)) return 'near a find';
    if (isSharpest) return 'sharpest card';
    return isCheapest ? 'cheapest boat' : null;
  },
  goodFor: (reasons: readonly string[]): string => `${reasons.join('; ')}.`,
  compare: 'Point at a city to see what it is good for.',
  start: (name: string): string => `Start from ${name}`,
} as const;

export const RESEARCH = {
  label: 'Research',
  pick: (where: string, wrecksAre: 'below' | 'inTheirTab'): string =>
    `Pick a wreck ${wrecksAre === 'below' ? 'below' : `under ${TABLE.wrecks}`}, then a sonar card. You are at ${where}.`,
  ask: (ship: string, where: string): Emphasised => ['Ask about the ', ship, ` from ${where}:`],
  card: (name: string, cost: number): string => `${name} · ${money(cost)}`,
  known: (answer: string): string => `You know: ${answer}`,
  /** In place of the sonar cards, for one who was wrong about the wreck. */
  barred: (ship: string): string =>
    `You were wrong about the ${ship} and have seen her cards: there is nothing left to ask.`,
} as const;

export const LEDGER = {
  standings: 'Standings',
  columns: ['Hunter', 'Prestige', 'Cash', 'Loans', 'Salvage', 'Net'],
  loans: 'Loans',
  noLoans: 'Nothing to lend in this round.',
  bag: (bag: Chips): string =>
    chipCount(bag) === 0 ? 'The bag is empty.' : `In the bag: ${chipWords(bag)}.`,
  applications: 'Applications of all rounds',
  round: 'Round',
  of: 'of',
  bid: (bid: Bid | undefined): string => {
    if (bid === undefined) return '–';
    return bid.taken < bid.amount ? `${bid.amount}→${bid.taken}` : String(bid.amount);
  },
  legend: 'Applied for; → what was left, where it was less.',
  researches: 'Who researched what',
  noResearches: 'Nobody has asked anything yet.',
  allResearches: 'All researches, the latest first',
  researcher: (who: string): string => `${who}: `,
  research: (ship: string, card: string): Emphasised => ['', ship, ` by ${card}`],
} as const;

export const END = {
  label: 'Final account',
  account: ({ cash, salvaged, loans }: Account): string =>
    `${money(cash)} cash + ${money(salvaged)} salvaged − ${money(loans)} loans = `,
  net: (worth: number): string => `${balance(worth)}${worth < 0 ? ', in debt' : ''}`,
  left: ' · left the game',
  story: ({ byLocating, bySalvaging, misses, loans, spending }: ScoreStory): string =>
    `Prestige: ${byLocating} by locating, ${bySalvaging} by salvaging${
      misses > 0 ? `; ${counted(misses, 'wrong guess', 'wrong guesses')}` : ''
    }. Loans: ${loans.map(money).join(', ')}. Spent: boats ${money(spending.boats)}, research ${money(spending.research)}, locating ${money(spending.locating)}, salvaging ${money(spending.salvaging)}.`,
  when: (round: number, region: Region): string => `Round ${round}, at ${region}`,
  did: { locate: 'located', salvage: 'salvaged' },
  gain: ({ deed, ship, prestige, value }: Gain): string =>
    `${ship} +${prestige}${deed === 'salvage' ? `, ${money(value)}` : ''}`,
  truth: 'What lay below',
  every: 'Every wreck',
  columns: ['Wreck', 'At', 'Rumoured', 'Worth', 'Found', 'Raised'],
  wreck: (number: number, ship: string): string => `${number}. ${ship}`,
  nobody: '–',
} as const;

/** Under the pictures of the rules page: what they show, and what it means. */
export const PICTURES = {
  lake: {
    label: 'The Great Lake with six cities, three features and three hunters',
    caption:
      'Stars are cities with the price of a boat, diamonds are features. Elsewhere stands what a salvage costs: the paler by day, the deeper and dearer.',
  },
  research: {
    label: 'South-west of Missaukee are twelve regions, east of The Ravine four',
    caption:
      'Two answers about two wrecks: SW of Missaukee leaves 12 regions, E of The Ravine only 4.',
  },
  move: {
    label: 'From Graniteford five regions around another boat: eight dollars',
    caption: 'Violet is in the way: $3 for the boat at Graniteford and five regions around, $8.',
  },
  find: {
    label: 'Coral has located wreck 4 at G4',
    caption: 'Wreck 4 was located at G4: everybody may salvage her now, for $14.',
  },
  loans: {
    caption:
      '$45 to lend: Jade takes 8, Amber 15, and Coral, who wanted 30, the 22 that are left. That is the new turn order, too.',
  },
} as const;
