import { ROLE_NAMES, callWords } from '@fathom/captain-sonar/client';
import type { Event } from '@fathom/captain-sonar/client';
import type { CrewSaying } from '../../game-client.ts';
import type { Desk } from '../desk/desk.ts';

/** Which setting lets a voice speak: in real time most people want one, turn by turn few. */
export const earsOf = ({ mode }: { readonly mode?: unknown }): 'liveVoice' | 'voice' =>
  mode === 'realTime' ? 'liveVoice' : 'voice';

/** A call as it stands with the crew's talk. A finger on the chart is seen and gone. */
export const sayingOf = (event: Event): CrewSaying | null =>
  event.type === 'called' && event.call.kind !== 'point'
    ? { who: ROLE_NAMES[event.role], words: callWords(event.call), at: event.at }
    : null;

/** Nobody needs to be told what they have just said or ordered themselves. */
export function isNews({ holds, side }: Desk, event: Event): boolean {
  if (!('side' in event) || event.side !== side()) return true;
  if (event.type === 'called') return !holds(event.role);
  return event.type !== 'courseSet' || !holds('captain');
}
