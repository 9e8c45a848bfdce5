import type { Viewer } from '@fathom/kit';
import type { Entitlement } from '@fathom/kit/secrecy';
import { seatOf } from './vocabulary.ts';
import type { Action, Event, State } from './vocabulary.ts';

/** Who may know what, told by the rules of the toy and not by its view. */
export const duelEntitlement: Entitlement<State, Action, Event> = {
  atStart: () => null,
  byRow: ({ input, events }, viewer) => {
    const facts = events.map((event) => learnt(event, viewer)).filter((fact) => fact.length > 0);
    return facts.length === 0 ? [] : [input.at, ...facts];
  },
  secrets: ({ treasure, bid, looks }) => [treasure, bid, looks],
};

function learnt(event: Event, viewer: Viewer): readonly unknown[] {
  switch (event.type) {
    case 'bidSealed': {
      const own = viewer.includes(seatOf(event.side, 'captain'));
      return [event.side, 'sealed', own ? event.amount : '?'];
    }
    case 'looked':
      if (viewer.includes(seatOf(event.side, 'scout'))) return ['looked', event.cave, event.found];
      return viewer.includes(seatOf(event.side, 'captain')) ? ['looked', event.cave] : [];
    case 'bidsOpened':
      return ['opened', event.bid];
    case 'dug':
      return [event.side, 'dug', event.cave, event.found];
    case 'gaveUp':
      return [event.side, event.reason];
    default:
      return event satisfies never;
  }
}
