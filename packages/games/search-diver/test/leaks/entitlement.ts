import type { Action, Event, State } from '@fathom/search-diver';
import type { Entitlement } from '@fathom/kit/secrecy';

/** Who may know what, told by the rules (RULES.md) and not by the view: all of it but the target, whoever looks. */
export const entitlement: Entitlement<State, Action, Event> = {
  // 1.1 to 1.4 the chart, where markers lie, what is looked for and the coin
  atStart: ({ chartSeed, markers, kind, first }) => [
    chartSeed,
    markers.map(({ hex }) => hex),
    kind,
    first,
  ],
  byRow: ({ events }) => events.map(fact),
  secrets: ({ target }) => target,
};

function fact(event: Event): unknown {
  switch (event.type) {
    case 'markerPlaced':
      return [event.side, 'lays', event.hex];
    // 1.1 that it is settled, never which
    case 'targetHidden':
      return ['settled'];
    case 'turnBegan':
      return [event.side, 'goes', event.day, event.hour, event.by];
    case 'dived':
      return [event.side, 'dives', event.hex, event.minutes];
    // 2.5 every die is rolled in the open; a face is known when it is turned
    case 'searched':
      return [event.side, event.hex, event.search, event.die, event.face];
    case 'eventHappened':
      return [event.side, event.die];
    case 'freeSearchOffered':
      return [event.side, 'may', event.hexes];
    case 'freeSearchSkipped':
      return [event.side, 'skips'];
    case 'scheduled':
      return [event.side, 'waits', event.day, event.hour, event.passed];
    case 'forfeited':
      return [event.side, event.reason];
    // 5 after the end everything is open
    case 'gameEnded':
      return [event.winner, event.reason, event.target];
    default:
      return event satisfies never;
  }
}
