import type { Advice, Choice } from '@fathom/kit';
import type { Action } from '../actions.ts';

/** A bot's choice, for a person who asks for a hint. */
export function explain({ action, options }: Choice<Action>): Advice {
  const ways = options.length === 1 ? 'It is the only one left' : `${options.length} are as good`;
  return action.type === 'hide'
    ? { what: `Hide at ${action.depth}.`, reasons: ['Nobody can know where.', `${ways}.`] }
    : { what: `Guess ${action.depth}.`, reasons: [`${ways} by all you were told.`] };
}
