import { FORFEITS } from './game.ts';
import type { Forfeit, Outcome, Refusal, Seat, Side } from './game.ts';

/** What those at a table are called in a sentence: `YOU` for the reader, otherwise a name. */
export interface Names {
  readonly side: (side: Side) => string;
  readonly seat: (seat: Seat) => string;
}
export const YOU = 'You';

/** One thing that can be typed, and what it means. */
export type TypedExample = readonly [example: string, meaning: string];

/**
 * How a game speaks. Every text that people read in a game is made in the module of that game which fulfils this,
 * `src/words/`: log, screen reader, voice, terminal, replay and hints say the same, and another language is another
 * such module.
 */
export interface GameWords<View = unknown, Event = unknown, Action = unknown> {
  /** What happened, in one line. null: not worth a line. */
  readonly event: (event: Event, names: Names) => string | null;
  /** What a voice calls out of it, for those who have switched it on. null: nothing. */
  readonly spoken: (event: Event, names: Names) => string | null;
  /** What was wrong with an input, and what would be right. null: not a refusal of this game's rules. */
  readonly refusal: (refusal: Refusal) => string | null;
  /** Who has won and by what, in a sentence. */
  readonly outcome: (outcome: Outcome, names: Names) => string;
  /** An action as somebody would say it: for lists to choose from. */
  readonly action: (action: Action) => string;
  /** "Black", "Alpha". */
  readonly side: (side: Side) => string;
  /** "First Mate"; and what that role does, in a line. */
  readonly role: (role: string) => string;
  readonly roleText: (role: string) => string | null;
  /** What is going to be played with these options: "Turn by turn on The Crumbs, open sea". null: nothing to add. */
  readonly options: (setup: unknown) => string | null;
  /** The board and what lies beside it in plain text, as far as the view goes. */
  readonly board: (view: View) => string;
  /** How actions are typed. */
  readonly typing: { readonly title: string; readonly examples: readonly TypedExample[] };
}

/** What boards need of a game's words: not those for plain text, nor those from before a match. */
export interface ClientWords<Event = unknown> extends Omit<
  GameWords<never, Event, never>,
  'action' | 'board' | 'options' | 'refusal' | 'typing'
> {
  /** Boards let nobody do what would be refused: these words may be fetched when they are needed after all. */
  readonly refusal: (refusal: Refusal) => string | null | Promise<string | null>;
}

/** A game's actions as text, both ways: parse(make(action)) is that action. */
export interface Notation<Action = unknown> {
  readonly make: (action: Action) => string;
  /** Throws BadInput. */
  readonly parse: (text: string) => Action;
}

/** "1 mine", "3 mines", "2 boxes". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** "a, b and c". */
export const listed = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 0.256 → "26%"; what is neither impossible nor certain is never called so. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 'under 1%';
  if (rounded === 100 && share < 1) return 'over 99%';
  return `${rounded}%`;
}

/** "You move", "Ann moves"; where an s is not enough, the third person is given: ("pass", "passes"). */
export const does = (who: string, verb: string, third = `${verb}s`): string =>
  `${who} ${who === YOU ? verb : third}`;
/** "You have", "Ann has". */
export const has = (who: string): string => does(who, 'have', 'has');
/** "You are", "Ann is". */
export const is = (who: string): string => does(who, 'are', 'is');
/** A name anywhere but at the beginning of a sentence. */
export const midSentence = (who: string): string => (who === YOU ? 'you' : who);
/** "your", "Ann’s". */
export const possessive = (who: string): string => (who === YOU ? 'your' : `${who}’s`);

const WENT_OUT: Readonly<Record<Forfeit, (who: string) => string>> = {
  resigned: (who) => `${who} resigned`,
  time: (who) => `${who} ran out of time`,
  absent: (who) => `${who} stayed away, and the match was claimed`,
};
/** Why somebody is out of a match before its end, the same in every game: "Ann ran out of time". */
export const forfeitWords = (who: string, reason: Forfeit): string => WENT_OUT[reason](who);
/** Whether a match ended before its end, and not by the rules of its game. */
export const isForfeit = (reason: string): reason is Forfeit =>
  (FORFEITS as readonly string[]).includes(reason);
