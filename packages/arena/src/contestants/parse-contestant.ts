import { BadInput } from '@fathom/kit';
import type { Contestant, Effort, Kind } from './contestant.ts';
import { splitCommand } from './split-command.ts';
import type { ArenaGame } from './arena-game.ts';

export const ISMCTS_MILLIS = 1000;
const MOST_EFFORT = 1_000_000;
const EXEC = 'exec:';

/** What may be asked for by name in this game. */
export const contestantNames = ({ levels, sparring, searchable }: ArenaGame): readonly string[] => [
  ...levels.map(({ level }) => level),
  ...sparring.map(({ level }) => level),
  'random',
  ...(searchable === null ? [] : ['ismcts']),
];

/** null: nobody of that name plays this game. BadInput: the name is known, what follows it is wrong. */
export function parseContestant(game: ArenaGame, name: string): Contestant | null {
  const kind = kindOf(game, name);
  return kind && { name, kind };
}

function kindOf({ levels, sparring, searchable }: ArenaGame, name: string): Kind | null {
  if (name.startsWith(EXEC))
    return { type: 'exec', command: splitCommand(name.slice(EXEC.length)) };
  if (levels.some(({ level }) => level === name)) return { type: 'level', level: name };
  if (sparring.some(({ level }) => level === name)) return { type: 'sparring', level: name };
  if (name === 'random') return { type: 'random' };
  const [word, ...more] = name.split(':');
  if (word !== 'ismcts' || searchable === null) return null;
  return { type: 'ismcts', effort: parseEffort(more.length === 0 ? null : more.join(':')) };
}

function parseEffort(text: string | null): Effort {
  if (text === null) return { type: 'millis', millis: ISMCTS_MILLIS };
  const [, digits = '', unit] = /^(\d+)(i?)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (digits === '' || amount < 1 || amount > MOST_EFFORT)
    throw new BadInput(
      `ismcts: expected milliseconds a move such as "ismcts:200", or counted games such as "ismcts:400i", got "ismcts:${text}"`,
    );
  return unit === 'i'
    ? { type: 'iterations', iterations: amount }
    : { type: 'millis', millis: amount };
}
