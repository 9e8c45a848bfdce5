import { BadInput, parse } from '@fathom/kit';
import { chatText } from '@fathom/protocol';
import { chatWords } from '../../words/table.ts';

/**
 * What the server could not read it could not answer either: better said here. Apart from the pane, because schemas
 * and their parser would be much of a first load.
 */
export function faultOf(text: string): string | null {
  try {
    parse(chatText, text, chatWords.notSaid);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return chatWords.fault(error.message);
    throw error;
  }
}
