import { commitmentTo, matchSeed, rulesFor } from '@fathom/kit';
import type { Chair, Clocks, Millis, Playable, Seat, Seed, Table } from '@fathom/kit';
import type { Berth, ChatLine, CloseReason, Spectators, Start, Status } from '@fathom/protocol';
import { botName, namesTaken } from './bot-names.ts';
import { NewerVersion, UnknownRules } from './cannot-load.ts';
import type { ChatTally } from './chat-shares.ts';
import { countsOf } from './log-limits.ts';
import type { LogCounts } from './log-limits.ts';
import type { KeptPaper } from './papers.ts';
import type { RecordSeal } from './record.ts';
import type { Created, SeatReservation } from './rows.ts';

export interface SeatState {
  readonly chair: Chair;
  plan: SeatReservation;
  guest: string | null;
  name: string | null;
  account: boolean; // they had an account when they sat down
  contribution: string | null;
  handovers: number; // each makes the seat's earlier links void
  relieved: Relieved | null;
  wins: number | null; // in the matches of the series before this one; null: whoever it was meant for is not here
}
/** A rematch that somebody offers, and what the others have said to it. */
interface Offer {
  readonly by: string; // a guest
  readonly answers: Map<string, 'accepted' | 'declined'>;
}
/** Clocks that stand still by agreement, in the host's time. */
interface StoodStill {
  readonly from: number;
  readonly until: number;
  readonly at: Millis; // game time meanwhile
  readonly isPause: boolean; // nobody can act meanwhile
}
/** What somebody asks all others to agree to. */
interface TimeOffWish {
  readonly by: string;
  readonly days: number;
  readonly minutes: number; // of a pause; 0 and no days: to go on at once
  readonly agreed: Set<string>;
}
/** The person whose seat it is, until they return: a bot of this level plays it, or, where there is none, a crew mate. */
interface Relieved {
  readonly guest: string;
  readonly name: string;
  readonly account: boolean;
  readonly level: string | null;
}

/** A place in a log from which a match was taken up. */
export interface MatchBookmark {
  readonly rows: number; // that were before it
  readonly audiences: ReadonlyMap<string, string>; // AudienceBookmark as JSON, by the seats of the viewer
}

/** A match as its rows have made it so far. Only foldRow (`fold.ts`) changes it, but for its seal, which follows from the rest. */
export interface MatchState {
  readonly created: Created;
  readonly papers: readonly KeptPaper[]; // as they were when it was loaded; from then on the table has them
  readonly bookmark: MatchBookmark | null; // where it was taken up from when it was loaded; null: from its first row
  readonly game: Playable; // the rules it is played by
  readonly seats: ReadonlyMap<Seat, SeatState>;
  creator: string; // whoever made it, or has taken their matches over
  readonly commitment: string;
  readonly applied: Set<string>; // ids of inputs and chat lines in the log
  readonly chat: ChatLine[]; // of all channels, in the order they were said
  readonly authors: string[]; // who said each of them
  /** People who have deleted their account: their names are shown no more. It is noted beside the log, which keeps them. */
  readonly gone: Set<string>;
  readonly erased: Set<string>; // those of them whose words are not shown either
  readonly talk: ChatTally; // how many of them are whose
  /** For each guest who is away, who asks for a bot in their place, and of which level. */
  readonly reliefs: Map<string, Map<string, string>>;
  /** How often each guest has asked for a bot, for another or for themselves. */
  readonly botWishes: Map<string, number>;
  /** Players who would have no spectators. */
  readonly wouldBeAlone: Set<string>;
  readonly counts: LogCounts; // what its log holds so far
  berths: readonly Berth[]; // of two seats or more
  status: Status;
  closed: CloseReason | null;
  spectators: Spectators;
  tableLinks: number; // each makes earlier links to the whole table void
  length: number; // rows so far, and so the next row's number
  updatedAt: number;
  endedAt: number | null; // by the host's clock: when it was finished
  stoodIn: boolean; // a bot or a crew mate has played for somebody at some time
  /** Everybody who has held a seat while it ran: whatever becomes of the seat, they are no mere spectators. */
  readonly players: Set<string>;
  startedAt: number | null;
  startedOn: number | null; // by the calendar
  paused: number; // how long game time stood still, without the last time off
  timeOff: StoodStill | null; // the last one, whether it is over or not
  timeOffWish: TimeOffWish | null;
  madeUpFor: number | null; // the host's sign of life from which the last pause was counted
  table: Table | null;
  clocks: Clocks | null;
  rematch: string | null;
  offer: Offer | null; // of a match that does not exist yet
  waitedFor: readonly Seat[]; // as everybody could hear
  seal: RecordSeal | null; // the hashes of its record, as far as they are made: `record.ts`
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
  const earlier = created.earlier ?? [];
  const seats = chairs.map((chair): [Seat, SeatState] => {
    const plan = created.plan[chair.seat] ?? { for: 'anyone' };
    const wins = created.series?.wins[chair.seat] ?? null;
    return [chair.seat, { chair, plan, ...NOBODY, handovers: 0, relieved: null, wins }];
  });
  return {
    created,
    papers,
    bookmark: null,
    game,
    seats: new Map(seats),
    creator: created.creator,
    commitment: commitmentTo(created.id, created.hostSeed),
    applied: new Set(papers.flatMap(drawingKeys)),
    chat: earlier.map(({ line }) => line),
    authors: earlier.map(({ guest }) => guest),
    gone: new Set(),
    erased: new Set(),
    talk: new Map(),
    reliefs: new Map(),
    botWishes: new Map(),
    wouldBeAlone: new Set(),
    counts: countsOf(bytes, chairs),
    berths: created.berths ?? [],
    status: 'lobby',
    closed: null,
    spectators: created.spectators ?? 'welcome',
    tableLinks: 0,
    length: 1,
    updatedAt: created.at,
    endedAt: null,
    stoodIn: false,
    players: new Set(),
    startedAt: null,
    startedOn: null,
    paused: 0,
    timeOff: null,
    timeOffWish: null,
    madeUpFor: null,
    table: null,
    clocks: null,
    rematch: null,
    offer: null,
    waitedFor: [],
    seal: null,
  };
}

/** What a seat has of a person while it has none. */
export const NOBODY = { guest: null, name: null, account: false, contribution: null };

export function seatOf(match: MatchState, seat: Seat): SeatState {
  const found = match.seats.get(seat);
  if (found === undefined) throw new Error(`match ${match.created.id}: no seat "${seat}"`);
  return found;
}

/** Whoever sat there has gone, and left it as it was: the link by which they came opens it again. */
export function vacate(seat: SeatState): void {
  Object.assign(seat, NOBODY, { handovers: Math.max(0, seat.handovers - 1) });
}

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

/** Game time: what has passed since the start, without the time the host was down or all were off. It never goes back. */
export function gameTime(match: MatchState, now: number): Millis {
  const { startedAt, paused, timeOff } = match;
  const off =
    timeOff === null ? 0 : Math.min(Math.max(now, timeOff.from), timeOff.until) - timeOff.from;
  const passed = now - (startedAt ?? now) - paused - off;
  const last = match.table?.rows.at(-1)?.input.at ?? 0;
  return Math.max(passed, last) as Millis;
}

/** When the host's clock stood at this game time. */
export function hostTime({ startedAt, paused, timeOff }: MatchState, at: Millis): number {
  const off = timeOff !== null && at > timeOff.at ? timeOff.until - timeOff.from : 0;
  return at + (startedAt ?? 0) + paused + off;
}

/** For how long game time still stands still by agreement. */
export const timeOffLeft = ({ timeOff }: MatchState, now: number): number =>
  timeOff === null ? 0 : Math.min(Math.max(0, timeOff.until - now), timeOff.until - timeOff.from);

/** For how long nobody can act by agreement. */
export const pauseLeft = (match: MatchState, now: number): number =>
  match.timeOff?.isPause === true ? timeOffLeft(match, now) : 0;

export const isRealTime = ({ game, created }: MatchState): boolean =>
  game.isRealTime(created.setup);

export const startOf = ({ created }: MatchState): Start => created.start ?? 'full';

/** The level of the bot that plays a seat, for good or in relief; null where none does. */
export const botLevelOf = ({ plan, relieved }: SeatState): string | null =>
  plan.for === 'bot' ? plan.level : (relieved?.level ?? null);

export const nameOfLevel = ({ game }: MatchState, level: string): string =>
  game.levels.find((known) => known.level === level)?.name ?? level;

/** The bot that plays a seat, for good or in relief. In older logs bots had no names, and go by their level. */
export const nameOfBot = (match: MatchState, { plan, chair }: SeatState, level: string): string =>
  plan.for === 'bot' ? (plan.name ?? nameOfLevel(match, level)) : newBotName(match, chair.seat);

/** What a bot is called that comes to a seat now. */
export const newBotName = ({ created, seats }: MatchState, seat: Seat): string =>
  botName({
    match: created.id,
    seats: [...seats.keys()],
    seat,
    taken: namesTaken([...seats.values()].map(({ plan }) => plan)),
  });
