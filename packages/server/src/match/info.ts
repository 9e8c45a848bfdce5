import type { Holder, MatchInfo } from '@fathom/protocol';
import { fingerprintOf } from './finished.ts';
import { gameTime, nameOfHolder } from './state.ts';
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
    createdAt: created.at,
    seats: [...match.seats.values()].map((seat) => ({
      seat: seat.chair.seat,
      side: seat.chair.side,
      role: seat.chair.role,
      holder: holderOf(match, seat, presence),
    })),
    clock: created.clock,
    clocks: match.clocks,
    time: Math.round(gameTime(match, now)),
    commitment: match.commitment,
    outcome: match.table?.outcome() ?? null,
    fingerprint: fingerprintOf(match),
    rematch: match.rematch,
  };
}

function holderOf(match: MatchState, seat: SeatState, presence: Presence): Holder | null {
  const name = nameOfHolder(match, seat);
  if (seat.plan.for === 'bot') return { kind: 'bot', name, level: seat.plan.level };
  return seat.guest === null ? null : { kind: 'person', name, here: presence.isHere(seat.guest) };
}
