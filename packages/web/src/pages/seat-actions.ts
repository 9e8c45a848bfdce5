import type { Seat, Side } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';

/** What somebody may do with a seat before the start. */
export const SEAT_ACTIONS = [
  'sit', // the first seat
  'also', // one more of their own crew
  'move', // this one instead of all one has
  'leave',
  'openUp', // it is kept for somebody: let others have it
  'giveToBot',
  'sendBotAway',
  'free', // ask the person in it to leave
] as const;
export type SeatAction = (typeof SEAT_ACTIONS)[number];

/** Who looks at it. */
export interface SeatLooker {
  readonly you: readonly Seat[];
  readonly isHost: boolean;
  readonly keys: Readonly<Record<string, string>>;
  readonly kept: readonly Seat[]; // free seats that only they can take
}

const sideOf = (info: MatchInfo, seat: Seat | undefined): Side | null =>
  info.seats.find((known) => known.seat === seat)?.side ?? null;

export function seatActions(
  info: MatchInfo,
  seat: SeatInfo,
  looker: SeatLooker,
): readonly SeatAction[] {
  const { you, isHost } = looker;
  if (you.includes(seat.seat)) return ['leave'];
  if (seat.holder?.kind === 'bot') return isHost ? ['sendBotAway'] : [];
  if (seat.holder?.kind === 'person') return isHost ? ['free'] : [];
  const actions = mayTake(info, seat, looker) ? takings(info, seat, you) : [];
  if (!isHost) return actions;
  return seat.keptFor === null ? [...actions, 'giveToBot'] : [...actions, 'openUp', 'giveToBot'];
}

/** Whoever was let in may change places; a kept seat is for one person. */
function mayTake(info: MatchInfo, { seat, keptFor }: SeatInfo, looker: SeatLooker): boolean {
  if (keptFor !== null) return looker.kept.includes(seat);
  const isInvited = info.visibility === 'public' || looker.keys[seat] !== undefined;
  return looker.you.length > 0 || isInvited;
}

function takings(info: MatchInfo, { side }: SeatInfo, you: readonly Seat[]): readonly SeatAction[] {
  const own = sideOf(info, you[0]);
  if (own === null) return ['sit'];
  return own === side ? ['also', 'move'] : ['move'];
}

export const freeSeats = ({ seats }: MatchInfo): readonly SeatInfo[] =>
  seats.filter(({ holder }) => holder === null);

/** Those that are kept for nobody. */
export const openSeats = (info: MatchInfo): readonly SeatInfo[] =>
  freeSeats(info).filter(({ keptFor }) => keptFor === null);

/** People who hold a seat and are not connected, each once. */
export const awayPeople = ({ seats }: MatchInfo): readonly string[] => [
  ...new Set(
    seats.flatMap(({ holder }) => (holder?.kind === 'person' && !holder.here ? [holder.name] : [])),
  ),
];

/** People for whom a free seat is kept, each once, as far as their names are known. */
export const awaitedPeople = (info: MatchInfo): readonly string[] => [
  ...new Set(freeSeats(info).flatMap(({ keptFor }) => (keptFor === null ? [] : [keptFor]))),
];
