import { contestantNames, parseContestant } from '@fathom/arena';
import type { Contestant, ArenaGame } from '@fathom/arena';
import { BadInput } from '@fathom/kit';
import { unusable } from '../exit.ts';
import { didYouMean } from '../nearest.ts';

export function knownContestant(game: ArenaGame, name: string): Contestant {
  const contestant = parsed(game, name);
  if (contestant !== null) return contestant;
  const names = contestantNames(game);
  const meant = didYouMean(name, names);
  const all = [...names, 'exec:<command>'].join(', ');
  throw unusable(
    meant === '' ? `unknown bot "${name}"; there are: ${all}` : `unknown bot "${name}"${meant}`,
  );
}

function parsed(game: ArenaGame, name: string): Contestant | null {
  try {
    return parseContestant(game, name);
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  }
}
