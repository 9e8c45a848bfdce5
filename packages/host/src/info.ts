import type { Holder, MatchInfo, Watchers } from '@fathom/protocol';
import { shownCard } from './cards.ts';
import type { PersonCard, PersonCards, ShownCard } from './cards.ts';
import { fingerprintOf } from './record.ts';
import { reliefOf } from './relief.ts';
import { offerOf, scoreOf } from './rematch.ts';
import { unwatchedOf } from './spectators.ts';
import { botLevelOf, gameTime, nameOfBot, nameOfLevel, startOf } from './state.ts';
import type { MatchState, SeatState } from './state.ts';
import { timeOffOf } from './time-off.ts';

/** What is true of a match beside its log: who is connected, and what they are called now. */
export interface Presence {
  isHere(guest: string): boolean;
  readonly cardOf?: PersonCards['of'] | undefined;
}
export interface Attended extends Presence {
  readonly watchers: Watchers;
}

/** The public face of a match, built up field by field: guests' ids, keys and seeds have no way in. */
export function infoOf(match: MatchState, presence: Attended, now: number): MatchInfo {
  const { created } = match;
  return {
    id: created.id,
    game: created.game,
    version: created.version,
    options: created.setup,
    visibility: created.visibility,
    status: match.status,
    start: startOf(match),
    rated: created.rated === true,
    hostHere: match.status === 'lobby' && presence.isHere(match.creator),
    createdAt: created.date ?? created.at,
    spectators: match.spectators,
    lateView: created.lateView ?? null,
    watchers: presence.watchers,
    unwatched: unwatchedOf(match),
    seats: [...match.seats.values()].map((seat) => ({
      seat: seat.chair.seat,
      side: seat.chair.side,
      role: seat.chair.role,
      holder: holderOf(match, seat, presence),
      keptFor: keptForName(seat, presence),
      relief: reliefOf(match, seat, presence),
    })),
    ...(match.berths.length > 0 && { berths: match.berths }),
    clock: created.clock,
    clocks: match.clocks,
    time: Math.round(gameTime(match, now)),
    commitment: match.commitment,
    outcome: match.table?.outcome() ?? null,
    closed: match.closed,
    fingerprint: fingerprintOf(match),
    rematch: match.rematch,
    offer: offerOf(match),
    series: scoreOf(match),
    timeOff: timeOffOf(match, now, presence),
  };
}

function keptForName({ guest, plan }: SeatState, { cardOf }: Presence): string | null {
  if (guest !== null || plan.for !== 'kept') return null;
  const card = cardOf?.(plan.guest) ?? null;
  return card === null ? (plan.name ?? '') : shownCard(card).name;
}

function holderOf(match: MatchState, seat: SeatState, presence: Presence): Holder | null {
  const level = botLevelOf(seat);
  const relieves = relievedName(seat, presence);
  if (level !== null) {
    const name = nameOfBot(match, seat, level);
    return { kind: 'bot', name, level, rank: nameOfLevel(match, level), relieves };
  }
  if (seat.guest === null) return null;
  return {
    kind: 'person',
    ...shownAs(cardAt(seat, seat.guest, presence), presence),
    here: presence.isHere(seat.guest),
    ...(relieves !== null && { relieves }),
  };
}

function relievedName({ relieved }: SeatState, presence: Presence): string | null {
  return relieved === null
    ? null
    : shownAs(cardAt(relieved, relieved.guest, presence), presence).name;
}

/** Where no cards are kept nobody has an account, and so nobody is marked as a guest. */
const shownAs = (card: PersonCard, { cardOf }: Presence): ShownCard =>
  cardOf === undefined ? { name: card.name } : shownCard(card);

/** As far as it is at hand; else what the log has noted. */
function cardAt(
  { name, account }: Pick<SeatState, 'name' | 'account'>,
  guest: string,
  { cardOf }: Presence,
): PersonCard {
  return cardOf?.(guest) ?? { name: name ?? '', account };
}
