import { opponent } from '@fathom/depth-charge/client';
import type { Event } from '@fathom/depth-charge/client';
import { later } from '../../table/later.tsx';
import type { BoardMoment } from '../game-client.ts';
import type { Desk } from './desk/desk.ts';
import type { MomentFacts } from './moment-picture.tsx';
import { shownLater } from './parts.ts';

const MomentPicture = later(shownLater, 'MomentPicture');
const LASTS = 1200; // milliseconds

/** What decides a match is staged over the board; soundings run out on the chart itself. */
export function momentOf(event: Event, desk: Desk): BoardMoment | null {
  const facts = factsOf(event, desk);
  return facts === null ? null : { lasts: LASTS, Picture: () => <MomentPicture {...facts} /> };
}

function factsOf(event: Event, { table }: Desk): MomentFacts | null {
  if (event.type === 'boatSunk') return { what: 'sunk', side: event.side, count: 0 };
  if (event.type !== 'depthChargeDropped') return null;
  const { minesLeft, misses } = table.told();
  const other = opponent(event.side);
  return event.hit
    ? { what: 'hit', side: other, count: minesLeft[other] }
    : { what: 'missed', side: event.side, count: misses[event.side] };
}
