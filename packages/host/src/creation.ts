import type { Chair, Playable, Refusal, Seat } from '@fathom/kit';
import type { CreateMatch, SeatPlan } from '@fathom/protocol';
import { deny } from './refusals.ts';
import type { Created, SeatReservation } from './rows.ts';
import { levelFault } from './seating.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** The first row of a new match, and the seats its creator sits down on at once. */
export interface NewMatch {
  readonly created: Created;
  readonly mine: readonly Seat[];
}
type Ask = CreateMatch & Pick<Created, 'creator' | 'at' | 'date'>;

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
  const mine = chairs.filter(({ seat }) => ask.seats[seat] === 'me');
  const kept = chairs.filter(({ seat }) => ask.seats[seat] === 'kept');
  return (
    seatFault(game, chairs, ask) ??
    sideFault([...mine, ...kept]) ?? {
      mine: mine.map(({ seat }) => seat),
      created: {
        type: 'created',
        at: ask.at,
        date: ask.date ?? ask.at,
        id: chance.newMatchId(),
        game: game.id,
        version: game.version,
        setup,
        clock: ask.clock,
        visibility: ask.visibility,
        pace: ask.pace,
        start: ask.start ?? (chairs.length < CREW_GAME ? 'full' : 'host'),
        creator: ask.creator,
        plan: Object.fromEntries(
          chairs.map(({ seat }) => [seat, planned(ask.seats[seat], ask.creator)]),
        ),
        hostSeed: chance.newSeed(),
      },
    }
  );
}

function planned(plan: SeatPlan | undefined, creator: string): SeatReservation {
  if (typeof plan === 'object') return { for: 'bot', level: plan.bot };
  return plan === 'kept' ? { for: 'kept', guest: creator } : { for: 'anyone' };
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

const sideFault = (mine: readonly Chair[]): Refusal | null =>
  new Set(mine.map(({ side }) => side)).size > 1
    ? deny('otherSide', { held: [], canLeave: false })
    : null;

/** The same match once more: bots stay, and each seat is kept for the person who had it. */
export function planRematch(
  match: MatchState,
  { creator, at, date = at }: Pick<Ask, 'creator' | 'at' | 'date'>,
  chance: Services['chance'],
): Created {
  const { created } = match;
  const keep = [...match.seats].map(
    ([seat, { plan, relieved, ...held }]): [Seat, SeatReservation] => {
      const guest = held.guest ?? relieved?.guest ?? null;
      return [seat, plan.for === 'bot' || guest === null ? plan : { for: 'kept', guest }];
    },
  );
  return {
    ...created,
    version: match.game.version,
    at,
    date,
    id: chance.newMatchId(),
    creator,
    plan: Object.fromEntries(keep),
    hostSeed: chance.newSeed(),
  };
}
