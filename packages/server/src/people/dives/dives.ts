import { createHmac } from 'node:crypto';
import type { WantedMatch, MatchState } from '@fathom/host';
import type { Playable, Seat, Seed } from '@fathom/kit';
import type { CreateMatch, DiveScore, DiveTable, SeatPlan } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import type { Directory } from '../directory.ts';
import { unable } from '../opponent-refusals.ts';

const MOST_SHOWN = 100;

/** The date by UTC: the same for everybody at the same moment. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Where chart, markers and target of a day come from: nobody can know them before they are there. */
export const seedOfDay = (secret: string, game: string, day: string): Seed =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['daily', game, day]))
    .digest('hex') as Seed;

export interface DailyParts {
  readonly games: readonly Playable[];
  readonly secret: string;
  readonly today: string;
}

/**
 * What is wanted, where it is a search of the day: it begins at once, so that the try counts before anything of it can be seen, it is
 * in no list, and nobody is shown what the others look for. Everything else is as it was wanted.
 */
export function asDaily(wanted: CreateMatch, { games, secret, today }: DailyParts): WantedMatch {
  const game = games.find(({ id }) => id === wanted.game);
  if (game === undefined || game.daily === null) return wanted;
  const setup = game.parseSetup(wanted.options);
  const day = game.daily.dateOf(setup);
  if (day === null) return wanted;
  if (day > today) throw unable('notToday', { day, today });
  const seats = game.chairs(setup).map(({ seat }) => seat);
  if (!seats.every((seat) => isMine(wanted.seats[seat]))) throw unable('notAlone');
  const mine = Object.fromEntries(seats.map((seat): [Seat, SeatPlan] => [seat, 'me']));
  return {
    ...wanted,
    seats: mine,
    visibility: 'private',
    start: 'full',
    rated: false,
    shared: seedOfDay(secret, wanted.game, day),
  };
}

const isMine = (plan: SeatPlan | undefined): boolean => plan === 'me' || plan === 'kept';

/** A match of a day, and who searches in it; null: it is no such match, or has not begun. */
function tryOf({ created, game, seats, startedOn }: MatchState): DailyTry | null {
  const day = game.daily?.dateOf(created.setup) ?? null;
  const [person] = [...seats.values()].map(({ guest }) => guest);
  if (day === null || startedOn === null || typeof person !== 'string') return null;
  // One that was begun on another day is practice for good, and so is one with other waters.
  if (dayOf(startedOn) !== day || created.shared === undefined) return null;
  return { day, person, match: created.id, beganAt: startedOn };
}
interface DailyTry {
  readonly day: string;
  readonly person: string;
  readonly match: string;
  readonly beganAt: number;
}

/** The try counts unless another one began before it. */
const noteBegun = ({ day, person, match, beganAt }: DailyTry): TableStatement => ({
  text: `
    INSERT INTO dives (day, person, match, began_at, over, found, days, hours, dives)
    VALUES ($1, $2, $3, $4, 0, 0, 0, 0, 0)
    ON CONFLICT (day, person) DO UPDATE SET
      match = excluded.match, began_at = excluded.began_at, over = 0, found = 0, days = 0, hours = 0, dives = 0
    WHERE excluded.began_at < dives.began_at`,
  values: [day, person, match, beganAt],
});

/** To be told right after a match was made. */
export async function noteTry(tables: PeopleTables, match: MatchState): Promise<void> {
  const begun = tryOf(match);
  if (begun !== null) await tables.write([noteBegun(begun)]);
}

/** To be told once it is over, from its log. Told again, it changes nothing. */
export async function noteScore(tables: PeopleTables, match: MatchState): Promise<void> {
  const begun = tryOf(match);
  if (begun === null || match.status !== 'finished') return; // before a view is made, which few need
  const score = match.game.daily?.scoreOf(match.table?.view([...match.seats.keys()]));
  if (score === undefined) return;
  const { found, days, hours, dives } = score;
  await tables.write([
    noteBegun(begun),
    {
      text: `UPDATE dives SET over = 1, found = $4, days = $5, hours = $6, dives = $7
             WHERE day = $1 AND person = $2 AND match = $3`,
      values: [begun.day, begun.person, begun.match, found ? 1 : 0, days, hours, dives],
    },
  ]);
}

interface DiveRow {
  readonly person: string;
  readonly found: number;
  readonly days: number;
  readonly hours: number;
  readonly dives: number;
}

/** All who have finished; equals share a place. */
export async function tableOfDay(
  tables: PeopleTables,
  { cardsOf }: Pick<Directory, 'cardsOf'>,
  { day, today, me }: { readonly day: string; readonly today: string; readonly me: string },
): Promise<DiveTable> {
  const rows = await tables.read<DiveRow>(
    `SELECT person, found, days, hours, dives FROM dives WHERE day = $1 AND over = 1
     ORDER BY found DESC, hours, person LIMIT ${MOST_SHOWN}`,
    [day],
  );
  const [counted] = await tables.read<{ all: number }>(
    'SELECT CAST(count(*) AS INTEGER) AS "all" FROM dives WHERE day = $1 AND over = 1',
    [day],
  );
  const [own] = await tables.read<{ match: string; over: number }>(
    'SELECT match, over FROM dives WHERE day = $1 AND person = $2',
    [day, me],
  );
  const cards = await cardsOf(rows.map(({ person }) => person));
  return {
    day,
    today,
    divers: placed(rows).flatMap(({ person, place, found, days, hours, dives }): DiveScore[] => {
      const card = cards.get(person);
      if (card === undefined || card.gone === true) return [];
      const { name, account } = card;
      return [{ place, name, account, you: person === me, found: found === 1, days, hours, dives }];
    }),
    more: Math.max(0, (counted?.all ?? 0) - rows.length),
    yours:
      own === undefined ? null : { match: own.match, state: own.over === 1 ? 'over' : 'begun' },
  };
}

function placed(rows: readonly DiveRow[]): readonly (DiveRow & { readonly place: number })[] {
  const isEqual = (a: DiveRow, b: DiveRow): boolean => a.found === b.found && a.hours === b.hours;
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => isEqual(other, row)) + 1 }));
}
