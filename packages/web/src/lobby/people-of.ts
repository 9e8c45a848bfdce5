import type { SeatInfo } from '@fathom/protocol';

/** Who is at a table, in a line: "Ann against a free seat"; of crews, people first and what is left in numbers. */
export function peopleOf(seats: readonly SeatInfo[]): string {
  if (seats.length < 3)
    return seats.map(({ holder }) => holder?.name ?? 'a free seat').join(' against ');
  const people = seats.flatMap(({ holder }) => (holder?.kind === 'person' ? [holder.name] : []));
  const free = seats.filter(({ holder }) => holder === null).length;
  const bots = seats.filter(({ holder }) => holder?.kind === 'bot').length;
  return [...new Set(people), counted(bots, 'bot'), counted(free, 'free seat')]
    .filter((part) => part !== '')
    .join(', ');
}

const counted = (count: number, what: string): string => {
  if (count === 0) return '';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
};
