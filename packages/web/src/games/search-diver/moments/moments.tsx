import type { EventHappened, Searched, Setup, Event } from '@fathom/search-diver/client';
import type { BoardMoment } from '../../game-client.ts';
import { later } from '../../../table/later.tsx';
import type { Desk } from '../desk/desk.ts';

const fallenDie = () => import('./fallen-die.tsx');

// Fetched before the first die falls, and no part of the first load.
const RollPicture = later(fallenDie, 'RollPicture');
const EventPicture = later(fallenDie, 'EventPicture');

const LASTS = 1450; // milliseconds

/** Dice are staged: one's own all, of others those that change something. */
export function momentOf(desk: Desk, event: Event): BoardMoment | null {
  const { setup } = desk.view();
  switch (event.type) {
    case 'searched':
      return isWorthIt(desk, event) ? rollMoment(event, setup) : null;
    case 'eventHappened':
      return event.side === desk.side() ? eventMoment(event, setup) : null;
    case 'markerPlaced':
    case 'targetHidden':
    case 'turnBegan':
    case 'dived':
    case 'freeSearchOffered':
    case 'freeSearchSkipped':
    case 'scheduled':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

const isWorthIt = (desk: Desk, { side, face }: Searched): boolean =>
  side === desk.side() || face !== null;

const rollMoment = (event: Searched, setup: Setup): BoardMoment => ({
  lasts: LASTS,
  Picture: () => <RollPicture event={event} setup={setup} />,
});
const eventMoment = (event: EventHappened, setup: Setup): BoardMoment => ({
  lasts: LASTS,
  Picture: () => <EventPicture event={event} setup={setup} />,
});
