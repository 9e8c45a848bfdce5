import type { Seat } from '@fathom/kit';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Station, StepDeadline } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { createGameTime } from '../table/game-time.ts';
import { tableWords } from '../words/table.ts';
import { nameOfSide, ownSide, seatsOf } from './live-table.ts';
import type { Naming } from './people/names.ts';

// A game may go on by itself after a while, and the match may have a clock. Whoever has to hurry is shown one of them:
// the one that comes first, with what happens then.

export interface NextTimer {
  readonly of: 'step' | 'clock';
  readonly label: string | null; // null: the game shows it itself
  readonly left: number; // milliseconds
}
interface TimerPlace {
  readonly link: MatchLink;
  readonly client: Naming;
  readonly station: Pick<Station, 'deadline'>;
}
interface Flag {
  readonly seat: Seat;
  readonly at: number; // game time
}

/** How much time a seat has at this game time; null: there is no clock. */
export function timeLeft(link: MatchLink, seat: Seat, time: number): number | null {
  const clocks = link.info()?.clocks ?? null;
  if (clocks === null) return null;
  const left = clocks.left[seat] ?? 0;
  return clocks.running.includes(seat) ? left - Math.max(0, time - clocks.at) : left;
}

/** Whose flag falls first: this person's own, or where none of theirs runs, anybody's. */
function nextFlag(link: MatchLink): Flag | null {
  const clocks = link.info()?.clocks ?? null;
  if (clocks === null) return null;
  const own = clocks.running.filter((seat) => link.you().includes(seat));
  const flags = (own.length > 0 ? own : clocks.running).map((seat): Flag => ({
    seat,
    at: clocks.at + (clocks.left[seat] ?? 0),
  }));
  return flags.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** "You lose in", "Your crew loses in", "Ann is out in". */
function flagLabel({ link, client }: TimerPlace, { seat }: Flag): string {
  const seats = link.info()?.seats ?? [];
  const side = seats.find((known) => known.seat === seat)?.side;
  if (side === undefined) return '';
  const isEnd = new Set(seats.map((known) => known.side)).size <= 2;
  if (ownSide(link) !== side) return tableWords.flag.other(nameOfSide(link, client, side), isEnd);
  return seatsOf(link, side).length > 1 ? tableWords.flag.crew : tableWords.flag.own(isEnd);
}

/** What time brings next, as game time runs; null: nothing. */
export function createNextTimer(place: TimerPlace): Accessor<NextTimer | null> {
  const { link, station } = place;
  const isRunning = (): boolean => link.info()?.status === 'running';
  const flag = createMemo(() => (isRunning() ? nextFlag(link) : null));
  const step = (): StepDeadline | null => (isRunning() ? (station.deadline?.() ?? null) : null);
  const time = createGameTime(link, () => flag() !== null || step() !== null);
  return () => {
    const [next, deadline] = [flag(), step()];
    const now = Math.max(time(), link.info()?.clocks?.at ?? 0);
    if (performance.now() < link.offUntil()) return null; // by agreement nothing runs
    if (deadline !== null && (next === null || deadline.until < next.at))
      return { of: 'step', label: deadline.label, left: deadline.until - now };
    return next && { of: 'clock', label: flagLabel(place, next), left: next.at - now };
  };
}
