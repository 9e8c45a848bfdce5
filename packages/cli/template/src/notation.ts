import { BadInput, parse } from '@fathom/kit';
import type { Notation } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';

/** "hide 7", "guess 12". */
export const notation: Notation<Action> = {
  make: ({ type, depth }) => `${type} ${depth}`,
  parse: (text) => {
    const [, type, depth] = /^(hide|guess)\s+(\d+)$/.exec(text.trim().toLowerCase()) ?? [];
    if (type === undefined)
      throw new BadInput(`"${text}" is no action; one reads "hide 7" or "guess 12"`);
    return parse(actionSchema, { type, depth: Number(depth) }, `"${text}"`);
  },
};
