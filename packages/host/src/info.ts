import type { Holder, MatchInfo } from '@fathom/protocol';
import { fingerprintOf } from './record.ts';
import { reliefOf } from './relief.ts';
import { botLevelOf, gameTime, nameOfBot, startOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';

/** What is true of a match beside its log: who is connected. */
export interface Presence {
  readonly isHere: (guest: string) => boolean;
}

/** The public face of a match, built up field by field: guests' ids, keys and seeds have no way in. */
export function infoOf(match: MatchState, presence: Presence, now: number): MatchInfo {
  const { created } = match;
  return {
    id: created.id,
    game: created.game,
    version: created.version,
    options: created.setup,
    visibility: created.visibility,
    status: match.status,
    start: startOf(match),
    hostHere: match.status === 'lobby' && presence.isHere(created.creator),
    createdAt: created.date ?? created.at,
    seats: [...match.seats.values()].map((seat) => ({
      seat: seat.chair.seat,
      side: seat.chair.side,
      role: seat.chair.role,
      holder: holderOf(match, seat, presence),
      relief: reliefOf(match, seat, presence),
    })),
    clock: created.clock,
    clocks: match.clocks,
    time: Math.round(gameTime(match, now)),
    commitment: match.commitment,
    outcome: match.table?.outcome() ?? null,
    closed: match.closed,
    fingerprint: fingerprintOf(match),
    rematch: match.rematch,
  };
}

function holderOf(match: MatchState, seat: SeatState, presence: Presence): Holder | null {
  const level = botLevelOf(seat);
  if (level !== null) {
    const relieves = seat.relieved?.name ?? null;
    return { kind: 'bot', name: nameOfBot(match, level), level, relieves };
  }
  if (seat.guest === null) return null;
  return { kind: 'person', name: seat.name ?? '', here: presence.isHere(seat.guest) };
}
