import type { GameWords, Refusal } from '@fathom/kit';
import type { ErrorMessage, RefusedMessage } from '@fathom/protocol';
import { refusalWords } from './words.ts';

/** A refusal as it is sent: with its facts where it has some, and in the words of the host or of the game that refused. */
export function spoken(refusal: Refusal, game?: RefusalWords): SpokenRefusal {
  const { code, facts = {} } = refusal;
  return {
    code,
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    message: refusalWords(refusal) ?? game?.refusal(refusal) ?? code,
  };
}
type RefusalWords = Pick<GameWords, 'refusal'>;
type SpokenRefusal = Pick<RefusedMessage, 'code' | 'facts' | 'message'>;

/** What a listener is told that has to do with the connection and not with one input. */
export function errorMessage(refusal: Refusal): ErrorMessage {
  const { code, message } = spoken(refusal);
  return { t: 'error', code, message };
}
