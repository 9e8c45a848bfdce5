import { pointOf } from '@fathom/depth-charge/client';
import type { Square } from '@fathom/depth-charge/client';

interface Offset {
  readonly across: number;
  readonly along: number;
}

/** What living mines answer to a sounding charge, the earliest first (rules 4.2 and 4.3). */
export function pingTimes(mines: readonly Square[], charge: Square): number[] {
  const offsets = mines.map((mine) => offsetOf(charge, mine)).filter((o) => span(o) > 0);
  const heard = offsets.filter((mine) => !offsets.some((other) => isBefore(other, mine)));
  return heard.map(timeOf).sort((a, b) => a - b);
}

function offsetOf(charge: Square, mine: Square): Offset {
  const from = pointOf(charge);
  const to = pointOf(mine);
  return { across: to.column - from.column, along: to.row - from.row };
}

const span = ({ across, along }: Offset): number => Math.max(Math.abs(across), Math.abs(along));

const isInLine = ({ across, along }: Offset): boolean =>
  across === 0 || along === 0 || Math.abs(across) === Math.abs(along);

const timeOf = (offset: Offset): number =>
  isInLine(offset) ? span(offset) : Math.abs(offset.across) + Math.abs(offset.along);

/** In line, in the same direction, and nearer. */
function isBefore(other: Offset, mine: Offset): boolean {
  if (!isInLine(mine) || !isInLine(other) || span(other) >= span(mine)) return false;
  return (
    Math.sign(other.across) === Math.sign(mine.across) &&
    Math.sign(other.along) === Math.sign(mine.along)
  );
}
