import type { ClockRule } from '@fathom/kit';
import type { Pace, Spectators, Visibility } from '@fathom/protocol';
import type { MatchOptions } from '../games/game-client.ts';
import { readStored, writeStored } from '../net/storage.ts';

/** What somebody chose when they last set up a match of a game, kept in this browser. */
export interface RememberedChoice {
  readonly whom: string; // with whom: of a form's quick choices
  readonly level: string; // of the bots
  readonly botName: string; // of that level; empty where no bot plays
  readonly seat: string;
  readonly side: string;
  readonly role: string;
  readonly options: MatchOptions;
  readonly clock: ClockRule;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly spectators: Spectators;
}

const NOTHING: RememberedChoice = {
  whom: '',
  level: '',
  botName: '',
  seat: '',
  side: '',
  role: '',
  options: {},
  clock: { type: 'none' },
  pace: 'human',
  visibility: 'private',
  spectators: 'welcome',
};

const keyOf = (game: string): string => `fathom/choice/${game}`;

/** null: nothing was chosen yet. */
export const rememberedChoice = (game: string): RememberedChoice | null =>
  choiceFrom(readStored(keyOf(game)));

export const rememberChoice = (game: string, choice: Partial<RememberedChoice>): void =>
  writeStored(keyOf(game), choiceAfter(rememberedChoice(game), choice));

/** The server has refused it: the rules may have changed since. */
export const forgetChoice = (game: string): void => writeStored(keyOf(game), null);

/** What an older version wrote may lack something, or be something else. */
export function choiceFrom(stored: unknown): RememberedChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = stored as Readonly<Record<string, unknown>>;
  const sound = Object.entries(NOTHING).map(([name, usual]) => {
    const value = known[name];
    const isSame = typeof value === typeof usual && value !== null && !Array.isArray(value);
    return [name, isSame ? value : usual];
  });
  return Object.fromEntries(sound) as RememberedChoice;
}

export function choiceAfter(
  before: RememberedChoice | null,
  { options, ...rest }: Partial<RememberedChoice>,
): RememberedChoice {
  const isKept = options !== undefined && !isOfTheDay(options);
  return { ...(before ?? NOTHING), ...rest, ...(isKept && { options }) };
}

/** What is played today is no wish for tomorrow. */
const isOfTheDay = ({ daily }: MatchOptions): boolean => typeof daily === 'string' && daily !== '';
