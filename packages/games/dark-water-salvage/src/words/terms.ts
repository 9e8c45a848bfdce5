import { listed } from '@fathom/kit';
import type { Names } from '@fathom/kit';
import { cardName, regionName } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import type { Chips } from '../events.ts';
import { chipCount, dollars } from '../rules/loans.ts';
import { DEPTHS, HUNTERS, teamOf } from '../vocabulary.ts';
import type { Answer, Card, Depth, HunterName, Region, Rumour, LoopStep } from '../vocabulary.ts';

// The nouns of the game and its figures, as every other sentence uses them.

export type PerHunter<T> = { readonly [Name in HunterName]: T };
const HUNTER_NAMES: PerHunter<string> = {
  amber: 'Amber',
  coral: 'Coral',
  jade: 'Jade',
  slate: 'Slate',
  violet: 'Violet',
};
export const hunterName = (hunter: HunterName): string => HUNTER_NAMES[hunter];
/** Each begins with a letter of its own. */
export const hunterLetter = (hunter: HunterName): string => hunterName(hunter).charAt(0);

/** What a hunter is called in a sentence: `YOU` for the reader. */
export type NameOf = (hunter: HunterName) => string;

/** Names that tell the hunters apart, where two of them go by the same. */
export function distinctNames(names: Pick<Names, 'side'>): NameOf {
  const nameOf = (hunter: HunterName): string => names.side(teamOf(hunter));
  return (hunter) => {
    const name = nameOf(hunter);
    const isShared = HUNTERS.some((other) => other !== hunter && nameOf(other) === name);
    return isShared ? `${name} (${HUNTER_NAMES[hunter]})` : name;
  };
}

/** The steps of the action loop. */
export const STEP_NAMES: { readonly [Name in LoopStep]: string } = {
  research: 'Research',
  move: 'Move',
  locate: 'Locate',
  salvage: 'Salvage',
};

/** What somebody is asked to do in a step. */
export const STEP_TASKS: { readonly [Name in LoopStep]: string } = {
  research: 'research or pass',
  move: 'move or pass',
  locate: 'locate or pass',
  salvage: 'salvage or pass',
};

export const DEPTH_NAMES: { readonly [Name in Depth]: string } = {
  shallow: 'shallow water',
  medium: 'medium depth',
  deep: 'deep water',
};

export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
/** With its sign, for what is gained or owed on balance. */
export const balance = (amount: number): string => (amount > 0 ? `+$${amount}` : money(amount));
export const rangeWords = ([least, most]: Rumour): string => `$${least}–${most}`;

export function chipWords(chips: Chips): string {
  if (chipCount(chips) === 0) return 'no chips';
  const kinds = [
    chips.fives > 0 ? `${chips.fives} × $5` : '',
    chips.tens > 0 ? `${chips.tens} × $10` : '',
  ].filter((kind) => kind !== '');
  return `${money(dollars(chips))} in ${listed(kinds)}`;
}

/** A region as one says it: "Missaukee (D1)", "F2". */
export function regionWords(content: Content, region: Region): string {
  const name = regionName(content, region);
  return name === region ? region : `${name} (${region})`;
}

const depthOf = (card: Card): Depth | null => DEPTHS.find((depth) => depth === card) ?? null;

/** An answer alone, where its card is named beside it: "SW", "yes", "$40 to $70". */
export function bareAnswer(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : `$${answer[0]} to $${answer[1]}`;
}

/** An answer in as few words as will do: "SW of Missaukee", "not deep", "rumoured at $40–70". */
export function answerWords(content: Content, card: Card, answer: Answer): string {
  if (typeof answer === 'string') return `${answer} of ${cardName(content, card)}`;
  if (typeof answer === 'boolean') return `${answer ? '' : 'not '}${depthOf(card) ?? 'there'}`;
  return `rumoured at ${rangeWords(answer)}`;
}

/** What a sonar card asks. */
export function cardQuestion(content: Content, card: Card): string {
  if (card === 'rumour') return 'What is said to be aboard?';
  const depth = depthOf(card);
  if (depth === null) return `Which way is she from ${cardName(content, card)}?`;
  return `Does she lie in ${DEPTH_NAMES[depth]}?`;
}

/** What a sonar card can answer. */
export function cardMeaning(card: Card): string {
  if (card === 'rumour')
    return 'A range in dollars. The true value is lower, in shallow water much lower.';
  return depthOf(card) === null
    ? 'N, E, S or W: in its own row or column. Otherwise a quadrant.'
    : 'Yes or no.';
}
