import type { Event } from '@fathom/dark-water-salvage/client';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import type { BoardMoment } from '../../game-client.ts';
import type { Desk } from '../desk/desk.ts';

const pictures = () => import('./pictures.tsx');

// No table shows them at first: they are fetched while somebody thinks about the first loan.
const Envelopes = later(pictures, 'Envelopes');
const Raised = later(pictures, 'Raised');
const Located = later(pictures, 'Located');
const Missed = later(pictures, 'Missed');

const LONG = 1_500; // milliseconds
const SHORT = 1_100; // what happened to others, and is told in a glance

const staged = (lasts: number, Picture: () => JSX.Element): BoardMoment => ({ lasts, Picture });

/** What is worth a moment: envelopes that are opened, a wreck that is found or comes up, a wrong guess. */
export function momentOf(event: Event, { nameOf, hunter }: Desk): BoardMoment | null {
  if (event.type === 'applicationsOpened')
    return staged(LONG, () => <Envelopes bids={event.bids} nameOf={nameOf} />);
  if (event.type === 'wreckSalvaged')
    return staged(LONG, () => <Raised event={event} who={nameOf(event.hunter)} />);
  if (event.type === 'wreckLocated')
    return staged(SHORT, () => <Located event={event} who={nameOf(event.hunter)} />);
  if (event.type !== 'wreckMissed') return null;
  const isOwn = hunter() === event.hunter;
  return staged(isOwn ? LONG : SHORT, () => (
    <Missed event={event} who={nameOf(event.hunter)} isOwn={isOwn} />
  ));
}
