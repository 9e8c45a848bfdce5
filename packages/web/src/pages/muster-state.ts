import type { Seat, Side } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';

/** What somebody may do with a seat before the start. */
export const SEAT_DEEDS = [
  'sit', // the first seat
  'also', // one more of the own crew
  'move', // this one instead of all one has
  'leave',
  'giveToBot',
  'sendBotAway',
  'free', // ask the person in it to leave
] as const;
export type SeatDeed = (typeof SEAT_DEEDS)[number];

export interface Onlooker {
  readonly you: readonly Seat[];
  readonly isHost: boolean;
  readonly keys: Readonly<Record<string, string>>;
}

const sideOf = (info: MatchInfo, seat: Seat | undefined): Side | null =>
  info.seats.find((known) => known.seat === seat)?.side ?? null;

export function deedsFor(
  info: MatchInfo,
  { seat, side, holder }: SeatInfo,
  { you, isHost, keys }: Onlooker,
): readonly SeatDeed[] {
  if (you.includes(seat)) return ['leave'];
  if (holder?.kind === 'bot') return isHost ? ['sendBotAway'] : [];
  if (holder?.kind === 'person') return isHost ? ['free'] : [];
  const deeds: SeatDeed[] = [];
  const own = sideOf(info, you[0]);
  if (own === null) {
    if (info.visibility === 'public' || keys[seat] !== undefined) deeds.push('sit');
  } else {
    if (own === side) deeds.push('also');
    deeds.push('move');
  }
  return isHost ? [...deeds, 'giveToBot'] : deeds;
}

/** "Alpha’s Engineer and Bravo’s Captain"; with many, only the first few are named. */
export function listed(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}

export const freeSeats = ({ seats }: MatchInfo): readonly SeatInfo[] =>
  seats.filter(({ holder }) => holder === null);

/** People who hold a seat and are not connected, each once. */
export const awayPeople = ({ seats }: MatchInfo): readonly string[] => [
  ...new Set(
    seats.flatMap(({ holder }) => (holder?.kind === 'person' && !holder.here ? [holder.name] : [])),
  ),
];
