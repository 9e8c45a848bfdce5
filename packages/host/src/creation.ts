import type { Chair, Playable, Refusal, Seat, Seed } from '@fathom/kit';
import type { CreateMatch, SeatPlan } from '@fathom/protocol';
import { berthFault } from './berths.ts';
import { botName } from './bot-names.ts';
import type { BotPlace } from './bot-names.ts';
import { deny } from './refusals.ts';
import type { Created, SeatReservation } from './rows.ts';
import { levelFault } from './seating.ts';
import type { Services } from './services.ts';

/** The first row of a new match, and the seats its creator sits down on at once. */
export interface NewMatch {
  readonly created: Created;
  readonly mine: readonly Seat[];
}
type Ask = WantedMatch &
  Pick<Created, 'creator' | 'at' | 'date'> & {
    readonly name: string; // the creator's
    readonly id?: string; // of the match, where it follows from the ask
  };

/** A match as a shell may want it: with what nobody can ask for over the wire. */
export interface WantedMatch extends CreateMatch {
  readonly keptFor?: Readonly<Record<string, string>> | undefined; // seats of a match that was made for these guests
  readonly shared?: Seed | undefined; // as in `Created`
}

const CREW_GAME = 3; // from so many seats on people want to see who is there before they begin

/** Throws BadInput where the game's own options are at fault. */
export function planMatch(
  ask: Ask,
  { games, chance }: Pick<Services, 'games' | 'chance'>,
): NewMatch | Refusal {
  const game = games.find(({ id }) => id === ask.game);
  if (game === undefined)
    return deny('noSuchGame', { game: ask.game, games: games.map(({ id }) => id) });
  const setup = game.parseSetup(ask.options);
  const chairs = game.chairs(setup);
  const id = ask.id ?? chance.newMatchId();
  const seats = chairs.map(({ seat }) => seat);
  const mine = chairs.filter(({ seat }) => ask.seats[seat] === 'me');
  const kept = chairs.filter(({ seat }) => ask.seats[seat] === 'kept');
  return (
    seatFault(game, chairs, ask) ??
    lateFault(ask) ??
    sideFault([...mine, ...kept]) ??
    togetherFault(chairs, ask) ??
    clockFault(game.isRealTime(setup), ask) ?? {
      mine: mine.map(({ seat }) => seat),
      created: {
        type: 'created',
        at: ask.at,
        date: ask.date ?? ask.at,
        id,
        game: game.id,
        version: game.version,
        setup,
        clock: ask.clock,
        visibility: ask.visibility,
        pace: ask.pace,
        start: ask.start ?? (chairs.length < CREW_GAME ? 'full' : 'host'),
        spectators: ask.spectators ?? 'welcome',
        ...(ask.lateView !== undefined && { lateView: ask.lateView }),
        ...(ask.rated === true && { rated: true }),
        ...(ask.shared !== undefined && { shared: ask.shared }),
        creator: ask.creator,
        ...(ask.ask !== undefined && { ask: ask.ask }),
        plan: Object.fromEntries(
          seats.map((seat) => [seat, planned(ask, { match: id, seats, seat })]),
        ),
        ...(ask.berths !== undefined && ask.berths.length > 0 && { berths: ask.berths }),
        hostSeed: chance.newSeed(),
      },
    }
  );
}

function planned({ seats, keptFor, creator, name }: Ask, place: BotPlace): SeatReservation {
  const { seat } = place;
  const plan: SeatPlan | undefined = seats[seat];
  if (typeof plan === 'object') return { for: 'bot', level: plan.bot, name: botName(place) };
  const guest = keptFor?.[seat];
  if (guest !== undefined) return { for: 'kept', guest };
  return plan === 'kept' ? { for: 'kept', guest: creator, name } : { for: 'anyone' };
}

function seatFault(game: Playable, chairs: readonly Chair[], ask: Ask): Refusal | null {
  const seats = chairs.map(({ seat }) => seat as string);
  for (const [seat, plan] of Object.entries(ask.seats)) {
    if (!seats.includes(seat)) return deny('noSuchSeat', { seat, seats });
    const fault = typeof plan === 'object' ? levelFault(game, plan.bot) : null;
    if (fault !== null) return fault;
  }
  return null;
}

/** Ratings must not depend on whom a spectator tells what. */
const lateFault = ({ rated, lateView }: Ask): Refusal | null =>
  rated === true && lateView !== undefined ? deny('ratedLateView') : null;

const sideFault = (mine: readonly Chair[]): Refusal | null =>
  new Set(mine.map(({ side }) => side)).size > 1
    ? deny('otherSide', { held: [], canLeave: false })
    : null;

const kindOf = (plan: SeatPlan = 'open'): string =>
  typeof plan === 'object' ? 'bot' : { open: 'open', me: 'mine', kept: 'mine' }[plan];

function togetherFault(chairs: readonly Chair[], { seats, berths = [] }: Ask): Refusal | null {
  const mixed = berths.find((berth) => {
    const kinds = new Set(berth.map((seat) => kindOf(seats[seat])));
    return kinds.size > 1 || kinds.has('bot');
  });
  const fault = berthFault(chairs, berths);
  return fault ?? (mixed === undefined ? null : deny('badBerth', { why: 'mixed', seats: mixed }));
}

const clockFault = (isRealTime: boolean, { clock }: Ask): Refusal | null =>
  isRealTime && clock.type !== 'none' ? deny('clockInRealTime') : null;
