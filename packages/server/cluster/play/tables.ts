import { GAMES } from '@fathom/games';
import type { Chair, Playable, Rng, Seat } from '@fathom/kit';
import type { MyMatch, SeatPlan } from '@fathom/protocol';
import { openBrowser } from '../../test/client/browser.ts';
import type { Browser } from '../../test/client/browser.ts';
import type { Ledger } from './ledger.ts';
import { playSeats } from './person.ts';
import { insist } from './way-in.ts';
import type { WaysIn } from './way-in.ts';

const OPTIONS: Readonly<Record<string, object>> = {
  'depth-charge': { turnLimit: 80 },
  'search-diver': { players: 2 },
  'dark-water-salvage': { players: 3 },
  'captain-sonar': { mode: 'turn', answerSeconds: 600 },
};
const CREW_PEOPLE = 2; // so many share the seats of a crew
/** Nobody who plays on at once may ever run out of this, whatever fails. */
const CLOCK = { type: 'move', seconds: 60 } as const;

export interface TableOptions {
  readonly index: number;
  readonly ways: WaysIn;
  readonly ledger: Ledger;
  readonly luck: (place: number) => Rng;
  /** No new matches once this says so; the one at hand is given up. */
  readonly isOver: () => boolean;
}

/** The same people at the same table, match after match. */
export async function playMatches(options: TableOptions): Promise<void> {
  const { index, ways, ledger, luck, isOver } = options;
  const game = GAMES[index % GAMES.length] as Playable;
  const variant = Math.floor(index / GAMES.length);
  const places = placesOf(game, variant % 2 === 1 ? 'bots' : 'people');
  const people = places.people.map(() => openBrowser(ways.site));
  for (const browser of people) await insist(browser, 'GET /api/me');
  while (!isOver()) {
    const clock = game.id !== 'captain-sonar' && variant % 3 === 2 ? CLOCK : { type: 'none' };
    const match = await sitDown(game, { places, people, clock });
    ledger.began({ match, bots: places.bots });
    await Promise.all(
      people.map((browser, i) =>
        playSeats({ browser, ways, game, luck: luck(i), ledger, isWeary: isOver }, match),
      ),
    );
    ledger.finished(match);
  }
}

/** Who has which seats. */
export interface Places {
  readonly people: readonly (readonly Seat[])[];
  readonly bots: readonly Seat[];
}
export function placesOf(game: Playable, against: 'people' | 'bots'): Places {
  const chairs = game.chairs(game.parseSetup(OPTIONS[game.id] ?? {}));
  const sides = Map.groupBy(chairs, ({ side }) => side);
  const all = [...sides.values()].map((crew) => crew.map(({ seat }: Chair) => seat));
  const bots = against === 'bots' ? (all.pop() ?? []) : [];
  return { bots, people: all.flatMap(shared) };
}
const shared = (crew: readonly Seat[]): readonly (readonly Seat[])[] =>
  crew.length === 1
    ? [crew]
    : Array.from({ length: CREW_PEOPLE }, (_, i) => crew.filter((_s, k) => k % CREW_PEOPLE === i));

interface Seating {
  readonly places: Places;
  readonly people: readonly Browser[];
  readonly clock: object;
}
async function sitDown(game: Playable, { places, people, clock }: Seating): Promise<string> {
  const [host, ...others] = people as readonly [Browser, ...Browser[]];
  const [mine, ...theirs] = places.people as readonly [readonly Seat[], ...(readonly Seat[])[]];
  const bot = { bot: game.levels[0]?.level ?? '' };
  const plans: readonly (readonly [Seat, SeatPlan])[] = [
    ...mine.map((seat) => [seat, 'me'] as const),
    ...places.bots.map((seat) => [seat, bot] as const),
  ];
  const body = {
    game: game.id,
    options: OPTIONS[game.id] ?? {},
    seats: Object.fromEntries(plans),
    clock,
    pace: 'instant',
    start: 'full',
  };
  const { match } = await insist<MyMatch>(host, 'POST /api/matches', { body });
  for (const [i, browser] of others.entries())
    for (const seat of theirs[i] ?? []) await takeSeat(browser, match.id, seat);
  return match.id;
}

/** An answer may be lost: whoever has the seat already need not ask again. */
async function takeSeat(browser: Browser, match: string, seat: Seat): Promise<void> {
  const path = `/api/matches/${match}`;
  const isSeated = async (): Promise<boolean> =>
    (await insist<MyMatch>(browser, `GET ${path}`)).you.includes(seat);
  try {
    await insist(browser, `POST ${path}/seats`, { body: { seat } });
  } catch (error) {
    if (!(await isSeated())) throw error;
  }
}
