/** What is seen of a match where there is no table yet, or none for this person, in one file. */
export { createArrivals } from './arrivals.ts';
export { ClosedMatch } from './closed-match.tsx';
export { NoSpectators, SeatLink } from './seat-link.tsx';
export { WaitingRoom } from './waiting-room.tsx';
