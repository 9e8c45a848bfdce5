import { commitmentTo, matchSeed, rulesFor } from '@fathom/kit';
import type { Chair, Clocks, Millis, Playable, Seat, Seed, Table } from '@fathom/kit';
import type { ChatLine, CloseReason, Start, Status } from '@fathom/protocol';
import { NewerVersion, UnknownRules } from './cannot-load.ts';
import type { ChatTally } from './chat-shares.ts';
import { countsOf } from './log-limits.ts';
import type { LogCounts } from './log-limits.ts';
import type { KeptPaper } from './papers.ts';
import type { Created, SeatReservation } from './rows.ts';

export interface SeatState {
  readonly chair: Chair;
  plan: SeatReservation;
  guest: string | null;
  name: string | null;
  contribution: string | null;
  handovers: number; // each makes the seat's earlier links void
  relieved: Relieved | null;
}
/** The person for whom a bot of this level plays. Until they return nobody holds the seat. */
interface Relieved {
  readonly guest: string;
  readonly name: string;
  readonly level: string;
}

/** A match as its rows have made it so far. Only foldRow (`fold.ts`) changes it. */
export interface MatchState {
  readonly created: Created;
  readonly papers: readonly KeptPaper[]; // as they were when it was loaded; from then on the table has them
  readonly game: Playable; // the rules it is played by
  readonly seats: ReadonlyMap<Seat, SeatState>;
  readonly commitment: string;
  readonly applied: Set<string>; // ids of inputs and chat lines in the log
  readonly chat: ChatLine[]; // of all channels, in the order they were said
  readonly talk: ChatTally; // how many of them are whose
  /** For each guest who is away, who asks for a bot in their place, and of which level. */
  readonly reliefs: Map<string, Map<string, string>>;
  /** How often each guest has asked for a bot, for another or for themselves. */
  readonly botWishes: Map<string, number>;
  readonly counts: LogCounts; // what its log holds so far
  status: Status;
  closed: CloseReason | null;
  length: number; // rows so far, and so the next row's number
  updatedAt: number;
  startedAt: number | null;
  startedOn: number | null; // by the calendar
  paused: number;
  madeUpFor: number | null; // the host's sign of life from which the last pause was counted
  table: Table | null;
  clocks: Clocks | null;
  rematch: string | null;
}

/** What a match was stored with, besides what its first row says. */
interface Stored {
  readonly bytes?: number; // of the first row
  readonly papers?: readonly KeptPaper[];
}

/** A match is played by the rules it was created under, or by later ones that declare that they continue them. */
export function beginMatch(
  created: Created,
  games: readonly Playable[],
  { bytes = JSON.stringify(created).length, papers = [] }: Stored = {},
): MatchState {
  const game = rulesFor(games, created.game, created.version);
  if (game === null) {
    const needed = `match ${created.id} needs ${created.game}@${created.version}`;
    const known = games.find(({ id }) => id === created.game)?.version ?? Infinity;
    throw created.version > known ? new NewerVersion(needed) : new UnknownRules(needed);
  }
  const chairs = game.chairs(created.setup);
  const seats = chairs.map((chair): [Seat, SeatState] => {
    const plan = created.plan[chair.seat] ?? { for: 'anyone' };
    return [chair.seat, { chair, plan, ...NOBODY, handovers: 0, relieved: null }];
  });
  return {
    created,
    papers,
    game,
    seats: new Map(seats),
    commitment: commitmentTo(created.id, created.hostSeed),
    applied: new Set(papers.flatMap(drawingKeys)),
    chat: [],
    talk: new Map(),
    reliefs: new Map(),
    botWishes: new Map(),
    counts: countsOf(bytes, chairs),
    status: 'lobby',
    closed: null,
    length: 1,
    updatedAt: created.at,
    startedAt: null,
    startedOn: null,
    paused: 0,
    madeUpFor: null,
    table: null,
    clocks: null,
    rematch: null,
  };
}

/** What a seat has of a person while it has none. */
export const NOBODY = { guest: null, name: null, contribution: null };

/** Two people may choose the same id; each means an input of their own. */
export const appliedKey = (owner: string, id: string): string => `${owner} ${id}`;
/** A claim comes from the other side, so its ids are apart from those of the seat it is about. */
export const claimOn = (seat: Seat): string => `claim ${seat}`;
const drawingKeys = ({ id, row: { input } }: KeptPaper): readonly string[] =>
  id === null || input.type === 'tick' ? [] : [appliedKey(input.seat, id)];

export function tableOf(match: MatchState): Table {
  if (match.table === null) throw new Error(`match ${match.created.id} has not begun`);
  return match.table;
}

export const seedOf = (match: MatchState): Seed =>
  matchSeed(
    match.created.id,
    match.created.hostSeed,
    [...match.seats].map(([seat, { contribution }]) => ({ seat, contribution })),
  );

/** Game time: what has passed since the start, without the time the host was down. It never goes back. */
export function gameTime(match: MatchState, now: number): Millis {
  const passed = now - (match.startedAt ?? now) - match.paused;
  const last = match.table?.rows.at(-1)?.input.at ?? 0;
  return Math.max(passed, last) as Millis;
}

export const startOf = ({ created }: MatchState): Start => created.start ?? 'full';

/** The level of the bot that plays a seat, for good or in relief; null where none does. */
export const botLevelOf = ({ plan, relieved }: SeatState): string | null =>
  plan.for === 'bot' ? plan.level : (relieved?.level ?? null);

export const nameOfBot = (match: MatchState, level: string): string =>
  match.game.levels.find((known) => known.level === level)?.name ?? level;
