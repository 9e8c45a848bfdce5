import { contestantNames, parseContestant } from '@fathom/arena';
import type { Contestant, Field } from '@fathom/arena';
import { BadInput } from '@fathom/kit';
import { unusable } from '../exit.ts';
import { didYouMean } from '../nearest.ts';

export function knownContestant(field: Field, name: string): Contestant {
  const contestant = parsed(field, name);
  if (contestant !== null) return contestant;
  const names = contestantNames(field);
  const meant = didYouMean(name, names);
  const all = [...names, 'exec:<command>'].join(', ');
  throw unusable(
    meant === '' ? `unknown bot "${name}"; there are: ${all}` : `unknown bot "${name}"${meant}`,
  );
}

function parsed(field: Field, name: string): Contestant | null {
  try {
    return parseContestant(field, name);
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  }
}
