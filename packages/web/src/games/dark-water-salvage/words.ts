import { DEPTHS, HUNTERS, cardName, dollars, placeName } from '@fathom/dark-water-salvage/client';
import type {
  Answer,
  Bearing,
  Card,
  Chips,
  Content,
  Depth,
  HunterName,
  Region,
  Rumour,
  Step,
} from '@fathom/dark-water-salvage/client';

export type PerHunter<T> = { readonly [Name in HunterName]: T };
export const LETTERS: PerHunter<string> = {
  amber: 'A',
  coral: 'C',
  jade: 'J',
  slate: 'S',
  violet: 'V',
};
export const HUNTER_NAMES: PerHunter<string> = {
  amber: 'Amber',
  coral: 'Coral',
  jade: 'Jade',
  slate: 'Slate',
  violet: 'Violet',
};

/** Names that tell the hunters apart, where two of them go by the same. */
export function distinct(nameOf: (hunter: HunterName) => string): (hunter: HunterName) => string {
  return (hunter) => {
    const name = nameOf(hunter);
    const isShared = HUNTERS.some((other) => other !== hunter && nameOf(other) === name);
    return isShared ? `${name} (${HUNTER_NAMES[hunter]})` : name;
  };
}

/** What somebody is asked to do in a step. */
export const STEP_TASKS: { readonly [Name in Step]: string } = {
  research: 'research or pass',
  move: 'move or pass',
  locate: 'locate or pass',
  salvage: 'salvage or pass',
};

const BEARING_NAMES: { readonly [Name in Bearing]: string } = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

export const DEPTH_NAMES: { readonly [Name in Depth]: string } = {
  shallow: 'shallow water',
  medium: 'medium depth',
  deep: 'deep water',
};

export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
/** With its sign, for what is gained or owed on balance. */
export const balance = (amount: number): string => (amount > 0 ? `+$${amount}` : money(amount));

export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rangeWords = ([least, most]: Rumour): string => `$${least}–${most}`;

/** A place as one says it: "Missaukee (D1)", "F2". */
export function placeWords(content: Content, region: Region): string {
  const name = placeName(content, region);
  return name === region ? region : `${name} (${region})`;
}

const depthOf = (card: Card): Depth | null => DEPTHS.find((depth) => depth === card) ?? null;

/** An answer in as few words as will do: "SW of Missaukee", "not deep", "$40–70". */
export function answerWords(content: Content, card: Card, answer: Answer): string {
  if (typeof answer === 'string') return `${answer} of ${cardName(content, card)}`;
  if (typeof answer === 'boolean') return `${answer ? '' : 'not '}${depthOf(card) ?? 'there'}`;
  return `rumoured at ${rangeWords(answer)}`;
}

/** The same for the ear. */
export function answerAloud(content: Content, card: Card, answer: Answer): string {
  if (typeof answer === 'string') return `${BEARING_NAMES[answer]} of ${cardName(content, card)}`;
  return answerWords(content, card, answer);
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

export function chipWords(chips: Chips): string {
  if (chips.fives + chips.tens === 0) return 'no chips';
  const kinds = [
    chips.fives > 0 ? `${chips.fives} × $5` : '',
    chips.tens > 0 ? `${chips.tens} × $10` : '',
  ].filter((kind) => kind !== '');
  return `${money(dollars(chips))} in ${listed(kinds)}`;
}

/** Whole numbers, but never "0 %" of something that can happen nor "100 %" of something that may not. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share > 0.99 && share < 1) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}
