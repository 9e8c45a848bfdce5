import { PROTOCOL_VERSION } from '@fathom/protocol';
import { isCreator, relievedSeatsOf, seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

interface ArrivalParts {
  readonly t: 'welcome' | 'resumed';
  readonly guest: string;
  readonly fields: Readonly<Record<string, string>>; // JSON each
}

/** A Welcome or Resumed, put together from texts that exist already. */
export function arrivalText(match: MatchState, { t, guest, fields }: ArrivalParts): string {
  const own = JSON.stringify({
    t,
    v: PROTOCOL_VERSION,
    you: seatsOf(match, guest),
    host: isCreator(match, guest),
    relieved: relievedSeatsOf(match, guest),
  });
  let text = own.slice(0, -1);
  for (const [name, json] of Object.entries(fields)) text += `,"${name}":${json}`; // not joined: that would copy it all
  return `${text}}`;
}
