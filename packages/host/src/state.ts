import { advanceClocks, commitmentTo, matchSeed, rulesFor, startClocks } from '@fathom/kit';
import type {
  Chair,
  Clocks,
  Input,
  Millis,
  Playable,
  Seat,
  Seed,
  Table,
  TimedRule,
} from '@fathom/kit';
import type { ChatLine, CloseReason, Start, Status } from '@fathom/protocol';
import { UnknownRules } from './cannot-load.ts';
import { countLine } from './chat-shares.ts';
import type { ChatTally } from './chat-shares.ts';
import { countRow, countsOf } from './log-limits.ts';
import type { LogCounts } from './log-limits.ts';
import type {
  Chatted,
  Created,
  MatchRow,
  SeatReservation,
  Played,
  Seated,
  Started,
} from './rows.ts';
import type { KeptPaper } from './papers.ts';

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

/** A match as its rows have made it so far. Only foldRow changes it. */
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
  if (game === null)
    throw new UnknownRules(`match ${created.id} needs ${created.game}@${created.version}`);
  const seats = game.chairs(created.setup).map((chair): [Seat, SeatState] => {
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
    counts: countsOf(bytes),
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

const NOBODY = { guest: null, name: null, contribution: null };

/** The one way a match changes, the same for a new row and for one read back after a restart. */
export function foldRow(match: MatchState, row: MatchRow, bytes: number): void {
  countRow(match, row, bytes);
  match.length += 1;
  if ('at' in row) match.updatedAt = row.at;
  switch (row.type) {
    case 'created':
      throw new Error(`match ${match.created.id}: created twice`);
    case 'seated':
      seatGuest(match, row);
      return;
    case 'left':
      Object.assign(seatOf(match, row.seat), NOBODY);
      return;
    case 'arranged': {
      const seat = seatOf(match, row.seat);
      if (seat.guest !== null) seat.handovers += 1; // the key of whoever had it opens it no more
      Object.assign(seat, NOBODY, { plan: row.plan });
      return;
    }
    case 'closed':
      match.status = 'closed';
      match.closed = row.reason ?? 'givenUp';
      return;
    case 'started':
      start(match, row);
      return;
    case 'played':
      play(match, row);
      return;
    case 'chatted':
      match.applied.add(appliedKey(row.guest, row.id));
      hearLine(match, row);
      return;
    case 'reliefAsked':
      match.applied.add(appliedKey(row.guest, row.id));
      countWish(match, row.guest);
      match.reliefs.set(
        row.absent,
        (match.reliefs.get(row.absent) ?? new Map<string, string>()).set(row.guest, row.level),
      );
      return;
    case 'reliefDropped':
      match.reliefs.delete(row.absent);
      return;
    case 'relieved':
      if (row.id !== undefined) countWish(match, row.guest);
      if (typeof row.id === 'string') match.applied.add(appliedKey(row.guest, row.id));
      relieve(match, row.guest, row.level);
      return;
    case 'returned':
      if (row.id !== null) match.applied.add(appliedKey(row.guest, row.id));
      takeBack(match, row.guest);
      return;
    case 'paused':
      match.paused += row.millis;
      match.madeUpFor = row.aliveAt ?? null;
      return;
    case 'followed':
      match.rematch = row.match;
      return;
    default:
      row satisfies never;
      throw new Error(`match ${match.created.id}: a row of an unknown type`);
  }
}

/** Two people may choose the same id; each means an input of their own. */
export const appliedKey = (owner: string, id: string): string => `${owner} ${id}`;
/** A claim comes from the other side, so its ids are apart from those of the seat it is about. */
export const claimOn = (seat: Seat): string => `claim ${seat}`;
const drawingKeys = ({ id, row: { input } }: KeptPaper): readonly string[] =>
  id === null || input.type === 'tick' ? [] : [appliedKey(input.seat, id)];
const ownerOf = (input: Exclude<Input<unknown>, { type: 'tick' }>): string =>
  input.type === 'forfeit' && input.reason === 'absent' ? claimOn(input.seat) : input.seat;

function seatOf(match: MatchState, seat: Seat): SeatState {
  const found = match.seats.get(seat);
  if (found === undefined) throw new Error(`match ${match.created.id}: no seat "${seat}"`);
  return found;
}

function hearLine(match: MatchState, { guest, line }: Chatted): void {
  const said = { ...line, to: line.to ?? 'table' }; // older logs know only the table
  match.chat.push(said);
  countLine(match.talk, said, guest);
}

function seatGuest(match: MatchState, row: Seated): void {
  const seat = seatOf(match, row.seat);
  if (row.leave !== undefined) Object.assign(seatOf(match, row.leave), NOBODY);
  if (seat.guest !== null) match.reliefs.delete(seat.guest);
  seat.handovers += 1;
  seat.guest = row.guest;
  seat.name = row.name;
  seat.relieved = null;
  if (match.status === 'lobby') seat.contribution = row.contribution;
}

const countWish = ({ botWishes }: MatchState, guest: string): void =>
  void botWishes.set(guest, (botWishes.get(guest) ?? 0) + 1);

function relieve(match: MatchState, guest: string, level: string): void {
  match.reliefs.delete(guest);
  for (const seat of match.seats.values())
    if (seat.guest === guest)
      Object.assign(seat, {
        relieved: { guest, name: seat.name ?? '', level },
        guest: null,
        name: null,
      });
}

function takeBack(match: MatchState, guest: string): void {
  for (const seat of match.seats.values())
    if (seat.relieved?.guest === guest)
      Object.assign(seat, { guest, name: seat.relieved.name, relieved: null });
}

function start(match: MatchState, { at, date = at }: Started): void {
  match.status = 'running';
  match.startedAt = at;
  match.startedOn = date;
  const { setup } = match.created;
  match.table = match.game.open({ setup, seed: seedOf(match), papers: match.papers });
  const { clock } = match.created;
  if (clock.type !== 'none')
    match.clocks = startClocks(clock, [...match.seats.keys()], {
      at: 0 as Millis,
      actor: null,
      toAct: match.table.toAct(),
    });
}

function play(match: MatchState, row: Played): void {
  const table = tableOf(match);
  table.commit(row);
  match.updatedAt = hostTime(match, row.input.at);
  if (row.id !== null && row.input.type !== 'tick')
    match.applied.add(appliedKey(ownerOf(row.input), row.id));
  if (match.clocks !== null) match.clocks = advanced(match, match.clocks, row);
  if (table.outcome() !== null) match.status = 'finished';
}

/** Clocks are shown to all, so only what all could hear may move them. */
function advanced(match: MatchState, clocks: Clocks, { input }: Played): Clocks {
  const table = tableOf(match);
  if (table.heard([]).length === 0) return clocks;
  return advanceClocks(match.created.clock as TimedRule, clocks, {
    at: input.at,
    actor: input.type === 'act' ? input.seat : null,
    toAct: table.outcome() === null ? table.toAct() : [],
  });
}

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

/** When the host's clock stood at this game time. */
const hostTime = (match: MatchState, at: Millis): number =>
  at + (match.startedAt ?? 0) + match.paused;

export const startOf = ({ created }: MatchState): Start => created.start ?? 'full';

/** The level of the bot that plays a seat, for good or in relief; null where none does. */
export const botLevelOf = ({ plan, relieved }: SeatState): string | null =>
  plan.for === 'bot' ? plan.level : (relieved?.level ?? null);

export const nameOfBot = (match: MatchState, level: string): string =>
  match.game.levels.find((known) => known.level === level)?.name ?? level;
