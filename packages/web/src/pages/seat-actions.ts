import type { Seat, Side } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';

/** What somebody may do with a seat before the start. */
export const SEAT_ACTIONS = [
  'sit', // the first seat
  'also', // one more of their own crew
  'move', // this one instead of all one has
  'leave',
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
}

const sideOf = (info: MatchInfo, seat: Seat | undefined): Side | null =>
  info.seats.find((known) => known.seat === seat)?.side ?? null;

export function seatActions(
  info: MatchInfo,
  { seat, side, holder }: SeatInfo,
  { you, isHost, keys }: SeatLooker,
): readonly SeatAction[] {
  if (you.includes(seat)) return ['leave'];
  if (holder?.kind === 'bot') return isHost ? ['sendBotAway'] : [];
  if (holder?.kind === 'person') return isHost ? ['free'] : [];
  const actions: SeatAction[] = [];
  const own = sideOf(info, you[0]);
  if (own === null) {
    if (info.visibility === 'public' || keys[seat] !== undefined) actions.push('sit');
  } else {
    if (own === side) actions.push('also');
    actions.push('move');
  }
  return isHost ? [...actions, 'giveToBot'] : actions;
}

export const freeSeats = ({ seats }: MatchInfo): readonly SeatInfo[] =>
  seats.filter(({ holder }) => holder === null);

/** People who hold a seat and are not connected, each once. */
export const awayPeople = ({ seats }: MatchInfo): readonly string[] => [
  ...new Set(
    seats.flatMap(({ holder }) => (holder?.kind === 'person' && !holder.here ? [holder.name] : [])),
  ),
];
