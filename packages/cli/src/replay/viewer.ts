import type { Chair, Viewer } from '@fathom/kit';
import { unusable } from '../exit.ts';

/** "black", "red.captain,red.engineer", "spectator" or "all". */
export function parseViewer(text: string, chairs: readonly Chair[]): Viewer {
  const seats = chairs.map((chair) => chair.seat);
  if (text === 'all') return seats;
  if (text === 'spectator') return [];
  const named = new Set(
    text.split(',').map((name) => {
      const seat = seats.find((known) => known === name.trim());
      if (seat === undefined)
        throw unusable(`--as: nobody is "${name}"; there are: ${seats.join(', ')}, spectator, all`);
      return seat;
    }),
  );
  return seats.filter((seat) => named.has(seat));
}
