import { counted, listed, midSentence } from '@fathom/kit';
import type { Bid, Chips } from '../events.ts';
import { chipCount, dollars, isNextLast } from '../rules/loans.ts';
import type { LoopStep, Region, Rumour } from '../vocabulary.ts';
import { STEP_NAMES, balance, hunterName, money, rangeWords } from './terms.ts';
import type { NameOf } from './terms.ts';

// Labels, captions and buttons of the boards, part by part.

/** A line with one part of it in bold. */
export type Emphasised = readonly [before: string, strong: string, after: string];
export type AttemptKind = 'locate' | 'salvage';

export const TABLE = {
  chart: 'Chart',
  wrecks: 'Wrecks',
  sheet: 'Sheet',
  table: 'Table',
  accounts: 'Accounts',
  loans: 'Loans',
  researches: 'Asked',
  books: 'Books',
  yourDesk: 'Your desk',
  yourTable: 'Your table',
} as const;

export const ROUND = {
  label: 'The round',
  count: (round: number, of: number): string => `Round ${round} of ${of}`,
  /** How long it goes on, as everybody can count. */
  left: (table: Parameters<typeof isNextLast>[0]): string => {
    const chips = chipCount(table.bag);
    if (table.last) return 'The last';
    if (isNextLast(table)) return 'The next is the last';
    return chips === 0 ? 'The bag is empty' : `${chips} chips in the bag`;
  },
  course: 'The course of a round',
  loans: 'Loans',
  cities: 'Cities',
  loop: (turn: number): string => `The action loop${turn > 0 ? `, turn ${turn}` : ''}`,
  turn: (who: string, state: HunterTurn): string => `${who}: ${TURN_STATES[state]}`,
} as const;
export type HunterTurn = 'due' | 'later' | 'over' | 'done';
const TURN_STATES: { readonly [Name in HunterTurn]: string } = {
  due: 'to act now',
  later: 'to act after that',
  over: 'has acted or passed',
  done: 'done for the round',
};

export const LOANS = {
  application: 'Application for a loan',
  toLend: (pool: number): Emphasised => ['', money(pool), ' to lend'],
  sealed: (amount: number): string => `Sealed: ${money(amount)}`,
  mayChange: (others: number): string =>
    `${others === 0 ? 'All are in.' : `${others} more to come.`} Until the last one is in you may still change it, and nobody will know.`,
  change: 'Change it',
  amount: 'Apply for, in dollars',
  slider: 'Amount',
  by: (dollarsMore: number): string => {
    const sign = dollarsMore < 0 ? '−' : '+';
    return `${sign}${counted(Math.abs(dollarsMore), 'dollar')}`;
  },
  leave: (amount: number): string => `Leave it at ${money(amount)}`,
  seal: (amount: number): string => `Seal it: ${money(amount)}`,
  hint: 'The lowest application is served first and moves first. What you take, you owe.',
  opening: 'Applications opened',
  opened: 'Opened',
  openedOf: (chips: Chips): string => `of ${money(dollars(chips))}`,
  taken: ({ amount, taken }: Bid): string =>
    taken < amount ? `gets ${money(taken)}` : `+${money(taken)}`,
  envelopes: 'Applications',
  isThinking: ' is thinking',
  hasSealed: ' has sealed',
  meanwhile: 'Meanwhile',
} as const;

/** 3. May be asked for in every action that is not in turn order already. */
export const TURN_ORDER = {
  ask: 'In turn order',
  text: (step: LoopStep): string =>
    `From now on in this step one after another, so that you see what the others ${STEP_DOES[step]} before you do`,
} as const;
const STEP_DOES: { readonly [Name in LoopStep]: string } = {
  research: 'ask',
  move: 'do',
  locate: 'name',
  salvage: 'raise',
};

export const MOVE = {
  label: 'Move',
  hint: (hire: number, step: number): string =>
    `Pick a region to plan a course, and once more to sail. ${
      hire > 0
        ? `The boat costs ${money(hire)} once this round, each region ${money(step)}.`
        : `Your boat is hired: each region costs ${money(step)}.`
    }`,
  pick: 'Pick where to go',
  sail: (to: Region, cost: number): string => `Sail to ${to} for ${money(cost)}`,
  /** "$7: boat $3, 4 steps". */
  cost: (cost: number, hire: number, steps: number): string =>
    `${money(cost)}: ${hire > 0 ? `boat ${money(hire)}, ` : ''}${counted(steps, 'step')}`,
  plan: (where: string, cost: string): string => `${where} for ${cost}.`,
  tooFar: (cash: number): string => `You have ${money(cash)}: too far.`,
  thereResearch: (left: number, cards: readonly string[]): string =>
    `${money(left)} left. There you can research with ${listed(cards, 'or')}.`,
  thereWreck: (left: number, enoughFor: 'nothing' | AttemptKind, water: string): string =>
    `${money(left)} left. ${ENOUGH[enoughFor]} (${water}).`,
  water: (depth: string, salvage: number): string => `${depth}: salvage ${money(salvage)}`,
} as const;
const ENOUGH = {
  nothing: 'Not enough to locate anything',
  locate: 'Enough to locate, not to salvage',
  salvage: 'Enough to salvage',
} as const;

/** Everything that is asked before a wreck is named, which cannot be taken back. */
export interface AttemptFacts {
  readonly kind: AttemptKind;
  readonly ship: string;
  readonly region: Region;
  readonly cost: number;
  readonly left: number; // dollars, once it is paid for
  readonly prestige: number;
  readonly worth: number | null; // dollars on average; null: not to be told
  readonly odds: string;
  readonly isSure: boolean;
}
export const ATTEMPT = {
  label: (kind: AttemptKind): string => STEP_NAMES[kind],
  lead: (region: Region | null, cost: number): Emphasised => [
    'Name the wreck at ',
    region ?? '',
    ` for ${money(cost)}, once a step.`,
  ],
  offers: (kind: AttemptKind): string => `Wrecks you can ${kind}`,
  pick: 'Pick a wreck to name',
  name: (kind: AttemptKind, ship: string): string => `${STEP_NAMES[kind]} the ${ship} …`,
  title: ({ kind, ship, region, cost }: AttemptFacts): string =>
    `${STEP_NAMES[kind]} the ${ship} at ${region} for ${money(cost)}?`,
  lines: ({ odds, prestige, worth, left, isSure }: AttemptFacts): readonly string[] => [
    odds,
    `Right: ${prestige} prestige.${worth === null ? '' : ` About ${money(Math.round(worth))} of salvage.`} You would have ${money(left)} left.`,
    ...(isSure
      ? []
      : ['Wrong: you may never again locate or salvage her. The money is gone either way.']),
  ],
  yes: ({ kind, cost }: AttemptFacts): string => `${STEP_NAMES[kind]} for ${money(cost)}`,
  no: 'Not now',
} as const;

/** Keys that stand in no button. */
export const KEYS = { otherWreck: 'The wreck before or after the selected one' } as const;

export const PASSING = {
  onTo: 'Pass on to',
  step: (step: LoopStep): string => STEP_NAMES[step],
  isOn: (step: LoopStep): string => `Passing on to ${STEP_NAMES[step]} …`,
  stop: 'Stop',
  pass: 'Pass',
  passText: 'The next steps stay open to you',
  done: 'Done for the round',
  doneText: 'You do nothing more until the next round',
} as const;

export const SHEET = {
  label: 'Record sheet',
  wrecks: 'The twelve wrecks',
  pick: 'Pick a wreck to see what is known about her. The answers also appear on the chart.',
  pickAsGuest: 'Pick a wreck to see who has asked about her.',
  map: (ship: string): string => `What is known of the ${ship}`,
  pencil: 'Pencil on the chart',
  rubOut: 'Rub out',
  putAway: 'Put away',
  noAnswers: 'No answers about her yet.',
  answers: 'Answers',
  rumoured: (rumour: Rumour): string => `rumoured at ${rangeWords(rumour)}`,
  others: 'What others can know of her',
  asked: (who: string, cards: readonly string[]): string => `${who} asked ${listed(cards)}`,
  trail: (knows: string, cards: readonly string[]): string =>
    cards.length === 0 ? knows : `${knows} Asked: ${cards.join(', ')}.`,
  whose: 'Whose record sheet',
  sheetOf: (hunter: Parameters<NameOf>[0]): string => `${hunterName(hunter)}’s sheet`,
  previous: '‹ Previous',
  next: 'Next ›',
  /** For those who do not see the signs beside the numbers. */
  forLocating: ' prestige for locating,',
  forSalvaging: ' for salvaging;',
  researches: (who: string, count: number): string =>
    `${who}: ${counted(count, 'research', 'researches')}`,
  researchedBy: (who: string): string => ` by ${who};`,
  foundBy: (who: string): string => ` by ${midSentence(who)};`,
} as const;

/** How a hunter stands. */
export interface Account {
  readonly cash: number;
  readonly salvaged: number;
  readonly loans: number;
}
export const STANDING = {
  cash: (cash: number): Emphasised => ['', money(cash), ' cash'],
  prestige: (prestige: number): Emphasised => ['', String(prestige), ' prestige'],
  account: ({ salvaged, loans }: Account): string =>
    `salvaged ${money(salvaged)}, loans ${money(loans)}`,
  net: (worth: number): Emphasised =>
    worth < 0 ? ['in debt ', balance(worth), ''] : ['net ', balance(worth), ''],
  left: 'left the game',
} as const;
